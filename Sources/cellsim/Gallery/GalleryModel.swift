import CellSimCompare
import CellSimEscaping
import CellSimInterfaceBuilder
import Foundation

/// The content of a gallery's page, in the format of `gallery.json` and of the updates that `serve` sends.
struct GalleryModel: Encodable, Sendable {
    /// The result of drawing, and of comparing with a reference if there are references.
    enum State: String, Encodable, Sendable {
        /// Not drawn yet.
        case waiting
        /// Drawn, and compared with nothing.
        case drawn
        /// Equal to the reference, or different beyond the tolerance.
        case same, different
        /// Drawn, without a reference.
        case new
        /// It cannot be drawn, or its reference cannot be read.
        case unreadable
    }

    /// One picture.
    struct Cell: Encodable, Sendable {
        /// The name of the case, as `snapshot` has it.
        var name: String
        var state = State.waiting
        /// The picture, from the page.
        var picture: String?
        /// In pixels, and how many of them a point has.
        var width = 0
        var height = 0
        var scale = 1.0
        /// The error, or a description of the difference.
        var message: String?
        /// A short digest of the picture's file: it identifies the picture that a browser means.
        var content: String?
        /// The reference, from the page.
        var reference: String?
        /// The missing resources of the picture, which keep it from being accepted unless that is allowed.
        var lacks: String?
        /// The differences from the reference, in pixels.
        var boxes: [ReportCase.Box]?
        /// The changes that explain the differences, a line each.
        var causes: [String]?
        /// The same in all pictures that differ for the same reason.
        var cause: String?
        /// Whether the document can't be drawn now and the picture is that of its last readable version.
        var isOld: Bool?
        /// Whether it may be accepted.
        var isAcceptable: Bool?
    }

    /// The most differences of a picture that the page shows.
    static let maximumBoxes = 200

    /// A finding of lint.
    struct Finding: Encodable, Sendable {
        var line: Int
        var severity, rule, words: String

        init(_ diagnostic: Diagnostic) {
            (line, severity) = (diagnostic.line, diagnostic.severity.rawValue)
            (rule, words) = (diagnostic.rule.rawValue, diagnostic.words)
        }
    }

    /// The result for a cell that was reused for other records, or whose surroundings changed.
    struct Reuse: Encodable, Sendable {
        enum Verdict: String, Encodable, Sendable { case safe, leaks, unknown }
        var verdict: Verdict
        var words: String
        var leaks: [String] = []
    }

    /// A document, or a scene or view of it: one picture a column.
    struct Row: Encodable, Sendable {
        /// As in `Cells/Element`: its folders are those of the tree.
        var name: String
        /// In file names.
        var id: String
        var document: String
        /// One per column; nil if the configuration declares none.
        var cells: [Cell?]
        var findings: [Finding] = []
        var reuse: Reuse?
        var changes: Reuse?
        /// The number of times it was drawn.
        var version = 0
    }

    var title: String
    /// Whether the page receives changes.
    var isLive = false
    /// Whether there are references.
    var isCompared = false
    var columns: [String]
    var rows: [Row]

    /// Returns JSON that is safe in a page.
    func json(inMarkup: Bool = false) throws -> [UInt8] { try GalleryModel.json(self, inMarkup: inMarkup) }

    static func json(_ value: some Encodable, inMarkup: Bool = false) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try Escaping.json([UInt8](encoder.encode(value)), inMarkup: inMarkup)
    }
}
