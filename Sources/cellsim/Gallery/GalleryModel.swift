import CellSimCompare
import CellSimEscaping
import CellSimInterfaceBuilder
import Foundation

/// The content of a gallery's page, in the format of `gallery.json` and of the updates that `serve` sends.
struct GalleryModel: Encodable, Sendable {
    /// The result of drawing and, if there are references, of the comparison.
    enum State: String, Encodable, Sendable {
        /// Not drawn yet.
        case waiting
        /// Drawn, without a comparison.
        case drawn
        /// Equal to the reference, or different beyond the tolerance.
        case same, different
        /// Drawn, without a reference.
        case new
        /// The picture cannot be drawn, or its reference cannot be read.
        case unreadable
    }

    /// A picture in the grid.
    struct Cell: Encodable, Sendable {
        /// The name of the case, as in `cellsim snapshot`.
        var name: String
        var state = State.waiting
        /// The path of the picture relative to the page.
        var picture: String?
        /// The size in pixels, and the number of pixels per point.
        var width = 0
        var height = 0
        var scale = 1.0
        /// The error, or a description of the difference.
        var message: String?
        /// A short digest of the picture's file, which identifies the picture in a browser's request.
        var content: String?
        /// The path of the reference relative to the page.
        var reference: String?
        /// The missing resources of the picture, which prevent its acceptance unless the configuration allows it.
        var lacks: String?
        /// The areas of the differences from the reference, in pixels.
        var boxes: [ReportCase.Box]?
        /// The changes that explain the differences, one per line.
        var causes: [String]?
        /// An identifier shared by all pictures that differ for the same reason.
        var cause: String?
        /// A Boolean value that indicates whether the document can't be drawn now, and the picture shows its last
        /// readable version.
        var isOld: Bool?
        /// A Boolean value that indicates whether the picture may be accepted as the reference.
        var isAcceptable: Bool?
    }

    /// The maximum number of differences that the page shows per picture.
    static let maximumBoxes = 200

    /// A lint finding.
    struct Finding: Encodable, Sendable {
        var line: Int
        var severity, rule, words: String

        init(_ diagnostic: Diagnostic) {
            (line, severity) = (diagnostic.line, diagnostic.severity.rawValue)
            (rule, words) = (diagnostic.rule.rawValue, diagnostic.messageText)
        }
    }

    /// The result of the reuse check for a cell, with other records or after changes of its appearance.
    struct Reuse: Encodable, Sendable {
        /// The verdict of the check.
        enum Verdict: String, Encodable, Sendable { case safe, leaks, unknown }
        var verdict: Verdict
        var words: String
        var leaks: [String] = []
    }

    /// A document, or a scene or view of it, with one picture per column.
    struct Row: Encodable, Sendable {
        /// The name, such as `Cells/Element`, whose folders form the page's tree.
        var name: String
        /// An identifier for file names.
        var id: String
        var document: String
        /// The pictures, one per column; nil if the configuration declares none.
        var cells: [Cell?]
        var findings: [Finding] = []
        var reuse: Reuse?
        var changes: Reuse?
        /// The number of times that the row was drawn.
        var version = 0
    }

    var title: String
    /// A Boolean value that indicates whether the page receives updates.
    var isLive = false
    /// A Boolean value that indicates whether there are references.
    var isCompared = false
    var columns: [String]
    var rows: [Row]

    /// Returns JSON that can be embedded in a page.
    func json(inMarkup: Bool = false) throws -> [UInt8] { try GalleryModel.json(self, inMarkup: inMarkup) }

    static func json(_ value: some Encodable, inMarkup: Bool = false) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try Escaping.json([UInt8](encoder.encode(value)), inMarkup: inMarkup)
    }
}
