import CellSimInterfaceBuilder
import UIKit

/// Decides which ambiguities of a document are reported, and with which severity.
struct AmbiguityCheck {
    private let document: IBDocument

    init(_ document: IBDocument) { self.document = document }

    /// Returns the finding for an ambiguity, or nil if its check is disabled in Interface Builder.
    ///
    /// For custom views, an ambiguous size is only a note, because the class may have an intrinsic size.
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
