import CellSimInterfaceBuilder
import UIKit

/// Decides which ambiguities of a document are reported, and with which severity.
struct AmbiguityCheck {
    private let document: IBDocument

    init(_ document: IBDocument) { self.document = document }

    /// Returns the finding for an ambiguity, or nil if the author turned the check off in Interface Builder.
    ///
    /// An ambiguous size of a custom view is only a note, because its class may have an intrinsic size.
    func finding(_ issue: LayoutIssue) -> Diagnostic? {
        var finding = Diagnostic(issue, file: document.path)
        guard case .ambiguous(_, _, let part, _) = issue.kind, let id = issue.objectID,
            let element = document.element(withID: id)
        else { return finding }
        switch element["verifyAmbiguity"] {
        case "off": return nil
        case "ignoreSizes" where part != .position: return nil
        default: break
        }
        if part != .content, element["customClass"] != nil, element.name == "view" {
            finding.severity = .note
            finding.remedy = "add a constraint, unless the class has an intrinsic size at run time"
        }
        return finding
    }
}
