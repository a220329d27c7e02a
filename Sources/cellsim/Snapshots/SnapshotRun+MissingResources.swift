import CellSimCompare
import CellSimHost
import CellSimInterfaceBuilder
import CellSimProcess
import Foundation

/// The part of `SnapshotRun` that handles missing resources. A case with missing resources isn't recorded by default.
extension SnapshotRun {
    /// Returns the missing resources of a case in the format of the report.
    /// - Parameters:
    ///   - diagnostics: the diagnostics of the documents.
    ///   - notices: the messages that were printed while the case was drawn.
    static func missingResources(_ diagnostics: [Diagnostic], _ notices: [Notice]) -> [ReportCase.MissingResource] {
        diagnostics.compactMap { diagnostic in
            diagnostic.missingContent.map {
                ReportCase.MissingResource(
                    $0.kind, diagnostic.messageText, file: diagnostic.file,
                    line: diagnostic.line > 0 ? diagnostic.line : nil)
            }
        }
            + notices.compactMap { notice in
                switch notice.kind {
                case .symbol: ReportCase.MissingResource(.symbol, notice.text)
                case .library: ReportCase.MissingResource(.library, notice.text)
                case .once, .each, .feature, .image: nil
                }
            }
    }

    func addingMissingResources(_ resources: [ReportCase.MissingResource], _ result: ReportCase) -> ReportCase {
        var result = result
        result.lacks = resources.isEmpty ? nil : resources
        return result
    }

    /// Returns whether a case would be recorded if its picture had no missing resources.
    func isBlockedByMissingResources(_ result: ReportCase) -> Bool {
        !allowsPlaceholders && shouldRecord(result) && result.state != .recorded
            && !result.missingResourcesThatPreventRecording.isEmpty
    }

    /// Returns a case with the reason why it isn't recorded and a suggested fix, at the location of the missing resource.
    func blockedCase(_ result: ReportCase) -> ReportCase {
        let missing = result.missingResourcesThatPreventRecording
        guard let first = missing.first else { return result }
        var blocked = result
        let others = missing.count > 1 ? " and \(missing.count - 1) more" : ""
        let prefix = result.state == .new ? "" : result.summary.map { $0 + "; " } ?? ""
        blocked.message =
            "\(prefix)not recorded, because the picture lacks \(first.kind.displayName)\(others): \(first.description); "
            + "add what is missing, or allow it with --allow-placeholders or 'allow-placeholders: true' in \(plan.path)"
        if blocked.state == .same { blocked.state = .different }
        if let file = first.file, FileManager.default.fileExists(atPath: file) {
            (blocked.file, blocked.line) = (file, first.line)
        }
        return blocked
    }
}

/// The part of `Diagnostic.MissingResource` that converts it to the kind in a report.
extension Diagnostic.MissingResource {
    /// The corresponding kind in a report.
    var kind: ReportCase.MissingResource.Kind {
        switch self {
        case .image: .image
        case .symbol: .symbol
        case .font: .font
        case .library: .library
        case .characters: .characters
        case .color: .color
        case .drawing: .drawing
        case .content: .content
        }
    }
}

/// The part of `ReportCase.MissingResource.Kind` with display names.
extension ReportCase.MissingResource.Kind {
    /// The name of the missing resource with an article, such as `an image`.
    var displayName: String {
        switch self {
        case .image: "an image"
        case .symbol: "a symbol"
        case .font: "a font"
        case .library: "a library"
        case .characters: "characters"
        case .color: "a colour"
        case .drawing: "a part of an image"
        case .content: "content that the app's code provides"
        }
    }
}
