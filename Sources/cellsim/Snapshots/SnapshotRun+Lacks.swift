import CellSimCompare
import CellSimHost
import CellSimInterfaceBuilder
import CellSimProcess
import Foundation

/// The part of `SnapshotRun` that handles missing resources, which prevent cases from being recorded.
extension SnapshotRun {
    /// Returns the missing resources of a case in the format of its report.
    /// - Parameters:
    ///   - found: the problems in the documents.
    ///   - notices: the messages printed while the case was drawn.
    static func lacks(_ found: [Diagnostic], _ notices: [Notice]) -> [ReportCase.Lack] {
        found.compactMap { one in
            one.lack.map { ReportCase.Lack($0.kind, one.words, file: one.file, line: one.line > 0 ? one.line : nil) }
        }
            + notices.compactMap { notice in
                switch notice.kind {
                case .symbol: ReportCase.Lack(.symbol, notice.text)
                case .library: ReportCase.Lack(.library, notice.text)
                case .once, .each, .feature, .image: nil
                }
            }
    }

    func with(_ lacks: [ReportCase.Lack], _ result: ReportCase) -> ReportCase {
        var result = result
        result.lacks = lacks.isEmpty ? nil : lacks
        return result
    }

    /// Returns whether a case should be recorded, but must not be because its picture has missing resources.
    func isHeldBack(_ result: ReportCase) -> Bool {
        !allowsPlaceholders && isToBeRecorded(result) && result.state != .recorded
            && !result.lacksThatPreventRecording.isEmpty
    }

    /// Returns a case that is not recorded, with the reason and the suggested fix at the location of the missing
    /// resource.
    func heldBack(_ result: ReportCase) -> ReportCase {
        let lacks = result.lacksThatPreventRecording
        guard let first = lacks.first else { return result }
        var held = result
        let more = lacks.count > 1 ? " and \(lacks.count - 1) more" : ""
        let numbers = result.state == .new ? "" : result.summary.map { $0 + "; " } ?? ""
        held.message =
            "\(numbers)not recorded, because the picture lacks \(first.kind.words)\(more): \(first.description); "
            + "add what is missing, or allow it with --allow-placeholders or 'allow-placeholders: true' in \(plan.path)"
        if held.state == .same { held.state = .different }
        if let file = first.file, FileManager.default.fileExists(atPath: file) {
            (held.file, held.line) = (file, first.line)
        }
        return held
    }
}

/// The part of `Diagnostic.Lack` that converts to a report's kind.
extension Diagnostic.Lack {
    /// The same kind in a report.
    var kind: ReportCase.Lack.Kind {
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

/// The part of `ReportCase.Lack.Kind` that describes a missing resource.
extension ReportCase.Lack.Kind {
    /// The missing resource with an article, such as `an image`.
    var words: String {
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
