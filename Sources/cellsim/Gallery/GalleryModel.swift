import CellSimCompare
import CellSimEscaping
import CellSimInterfaceBuilder
import Foundation

/// The contents of a gallery page, in the format of `gallery.json` and of the updates that `cellsim serve` sends.
struct GalleryModel: Encodable, Sendable {
    /// The result of drawing a picture and, if there are references, of comparing it.
    enum State: String, Encodable, Sendable {
        /// The picture hasn't been drawn yet.
        case waiting
        /// The picture is drawn and isn't compared.
        case drawn
        /// The picture is equal to the reference, or differs by more than the tolerance.
        case same, different
        /// The picture is drawn, but there is no reference.
        case new
        /// The picture can't be drawn, or its reference can't be read.
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
        /// A short digest of the picture's file. The browser's requests identify pictures by it.
        var content: String?
        /// The path of the reference relative to the page.
        var reference: String?
        /// A description of the resources that are missing in the picture. The picture can't be accepted unless the configuration allows
        /// it.
        var lacks: String?
        /// The areas that differ from the reference, in pixels.
        var boxes: [ReportCase.Box]?
        /// The changes that explain the differences.
        var causes: [String]?
        /// An identifier that all pictures with the same cause of differences share.
        var cause: String?
        /// A Boolean value that indicates whether the document can't be drawn at the moment. The picture shows the last readable version.
        var isOld: Bool?
        /// A Boolean value that indicates whether the picture can be accepted as the reference.
        var isAcceptable: Bool?
    }

    /// The maximum number of areas that the page shows for a picture.
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

    /// The result of a reuse check of a cell, with other records or with changes of its appearance.
    struct Reuse: Encodable, Sendable {
        /// The result of the check.
        enum Verdict: String, Encodable, Sendable { case safe, leaks, unknown }
        var verdict: Verdict
        var words: String
        var leaks: [String] = []
    }

    /// A document, or one of its scenes or views, with a picture in each column.
    struct Row: Encodable, Sendable {
        /// The name, such as `Cells/Element`. Its folders are the branches of the page's tree.
        var name: String
        /// An identifier that file names contain.
        var id: String
        var document: String
        /// The pictures, one for each column; nil if the configuration declares none.
        var cells: [Cell?]
        var findings: [Finding] = []
        var reuse: Reuse?
        var changes: Reuse?
        /// The number of times that the row has been drawn.
        var version = 0
    }

    var title: String
    /// A Boolean value that indicates whether the page receives updates.
    var isLive = false
    /// A Boolean value that indicates whether the pictures are compared with references.
    var isCompared = false
    var columns: [String]
    var rows: [Row]

    /// Returns the model as JSON. If `inMarkup` is true, it can be embedded in HTML.
    func json(inMarkup: Bool = false) throws -> [UInt8] { try GalleryModel.json(self, inMarkup: inMarkup) }

    static func json(_ value: some Encodable, inMarkup: Bool = false) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try Escaping.json([UInt8](encoder.encode(value)), inMarkup: inMarkup)
    }
}
