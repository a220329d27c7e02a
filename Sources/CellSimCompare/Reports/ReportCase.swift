/// One picture of a run: what it was compared with, and what came out.
public struct ReportCase: Codable, Hashable, Sendable {
    /// What came out.
    public enum State: String, Codable, Hashable, Sendable, CaseIterable {
        /// No difference beyond what is tolerated.
        case same
        /// More than is tolerated, or another size.
        case different
        /// There is no reference.
        case new
        /// There is a reference and nothing to compare with it.
        case missing
        /// A picture cannot be read.
        case unreadable
        /// The reference was written in this run.
        case recorded

        /// Whether a run with such a case succeeds.
        var isGood: Bool { self == .same || self == .recorded }
    }

    /// What was compared, where that is not a snapshot with its reference.
    public enum Kind: String, Codable, Hashable, Sendable {
        /// A cell used again with a new one: the reference is no file that could be replaced.
        case reuse
    }

    /// A picture's size.
    public struct Size: Codable, Hashable, Sendable {
        /// In pixels.
        public var width, height: Int
    }

    /// A finding as reports write it; `dx` and `dy` only for what moved.
    public struct Box: Codable, Hashable, Sendable {
        /// In pixels from the top left.
        public var x, y, width, height: Int
        /// How many pixels in the box count as different.
        public var differentPixels: Int
        /// The kind's name: `size`, `moved`, `shifted`, `color`, `sharpness`, `glyphEdges` or `content`.
        public var kind: String
        /// How far it moved to the right and down, in pixels; nil for other kinds.
        public var dx, dy: Int?
    }

    /// The picture's name, of which a report has each once.
    public var name: String
    /// What came out.
    public var state: State
    /// What was compared; nil is a snapshot with its reference.
    public var kind: Kind?
    /// Paths of the three pictures.
    public var reference, actual, difference: String?
    /// The pictures' sizes; nil where none was compared.
    public var referenceSize, actualSize: Size?
    /// The pixels that count as different.
    public var differentPixels = 0
    /// The pixels that were compared.
    public var totalPixels = 0
    /// The largest difference of a channel, 0 to 255, and the mean over all channels of all pixels.
    public var largestDifference = 0
    /// The difference of a channel averaged over all pixels that both have, 0 to 255.
    public var meanDifference = 0.0
    /// The largest colour distance (ΔE of 1976); nil unless the method is perceptual.
    public var largestDeltaE: Double?
    /// Where the pictures differ and in what way.
    public var boxes: [Box] = []
    /// What the picture lacks; nil for a complete picture.
    public var lacks: [Lack]?
    /// Whether the document's scenes are unknown because it could not be read: the case stands for all of them.
    public var isUnresolved: Bool?
    /// What went wrong, where the numbers do not say it.
    public var message: String?
    /// What the files differ in besides the pixels at eight bits a channel: deeper bits, frames of an animation, or
    /// metadata with the same pixels, in words; nil for nothing.
    public var details: String?
    /// How a text begins that there is no reference for.
    public var text: String?
    /// The source that asked for the picture.
    public var file: String?
    /// The line in that source, from 1.
    public var line: Int?
    /// The package that the test belongs to, where the reference's path is absolute: elsewhere it lies in another folder.
    public var root: String?
    /// How long the case took, from its document to the comparison; for JUnit alone: the JSON of two runs is the same.
    public var seconds: Double?

    private enum CodingKeys: String, CodingKey {
        case name, state, kind, reference, actual, difference, referenceSize, actualSize, differentPixels, totalPixels
        case largestDifference, meanDifference, largestDeltaE, boxes, message, details, text, file, line, root, lacks,
            isUnresolved
    }

    /// A case without numbers, pictures or message.
    public init(name: String, state: State) { (self.name, self.state) = (name, state) }

    /// Whether a run with this case succeeds.
    public var isGood: Bool { state.isGood }

    /// Takes over what a comparison found.
    public mutating func note(_ comparison: Comparison, findings: [Finding]) {
        state = comparison.verdict == .same ? .same : .different
        referenceSize = Size(width: comparison.referenceSize.width, height: comparison.referenceSize.height)
        actualSize = Size(width: comparison.actualSize.width, height: comparison.actualSize.height)
        (differentPixels, totalPixels) = (comparison.differentPixels, comparison.totalPixels)
        (largestDifference, meanDifference) = (comparison.largestDifference, comparison.meanDifference)
        largestDeltaE = comparison.largestDeltaE
        boxes = findings.map(Box.init)
    }

    /// Takes over that a file could not be used.
    public mutating func note(_ problem: PictureFile.Problem, reference: String) {
        message = problem.description
        guard problem.kind == .missing else {
            state = .unreadable
            return
        }
        state = problem.path == reference ? .new : .missing
    }
}

extension ReportCase.Box {
    init(_ finding: Finding) {
        let box = finding.box
        (x, y, width, height) = (box.x, box.y, box.width, box.height)
        (differentPixels, kind) = (finding.differentPixels, finding.kind.name)
        if case .moved(let dx, let dy) = finding.kind { (self.dx, self.dy) = (dx, dy) }
    }

    /// As in `moved by 3,-2 at 12,40 96x18 (178 px)`.
    var words: String {
        let place = "at \(x),\(y) \(width)x\(height) (\(differentPixels) px)"
        switch (kind, dx, dy) {
        case ("moved", let dx?, let dy?): return "moved by \(dx),\(dy) \(place)"
        case ("shifted", _, _): return "moved by less than a pixel \(place)"
        case ("color", _, _): return "colour \(place)"
        case ("glyphEdges", _, _): return "glyph edges \(place)"
        default: return "\(kind) \(place)"
        }
    }
}

extension ReportCase {
    /// What is to be said about the case in a line; nil when all is equal.
    public var summary: String? { TextReport.summary(self) }
}
