import CellSimExplanation

/// One picture in a run, with the result of its comparison.
public struct ReportCase: Codable, Hashable, Sendable {
    /// The result of a comparison.
    public enum State: String, Codable, Hashable, Sendable, CaseIterable {
        /// No difference beyond what is tolerated.
        case same
        /// More differences than are tolerated, or another size.
        case different
        /// The reference is missing.
        case new
        /// The reference exists, but the picture to compare is missing.
        case missing
        /// A picture can't be read.
        case unreadable
        /// This run wrote the reference.
        case recorded

        /// Whether a run with such a case succeeds.
        var isGood: Bool { self == .same || self == .recorded }
    }

    /// The kind of comparison, if it isn't a snapshot with its reference.
    public enum Kind: String, Codable, Hashable, Sendable {
        /// A reused cell and a new cell. The reference isn't a file that can be replaced.
        case reuse
        /// A document and its state at an earlier revision. The reference isn't a file that can be replaced.
        case revision
    }

    /// A picture's size.
    public struct Size: Codable, Hashable, Sendable {
        /// The size in pixels.
        public var width, height: Int
    }

    /// A finding in the format of reports; only `moved` and `resized` have `dx` and `dy`.
    public struct Box: Codable, Hashable, Sendable {
        /// The rectangle, in pixels from the top left.
        public var x, y, width, height: Int
        /// The number of pixels in the box that count as different.
        public var differentPixels: Int
        /// The kind's name: `size`, `moved`, `resized`, `missing`, `extra`, `shifted`, `color`, `sharpness`, `glyphEdges` or `content`.
        public var kind: String
        /// The movement to the right and down, in pixels; for `resized` the growth of width and height. Nil for other kinds.
        public var dx, dy: Int?
    }

    /// The picture's name, unique in a report.
    public var name: String
    /// The result.
    public var state: State
    /// The kind of comparison; nil means a snapshot with its reference.
    public var kind: Kind?
    /// Paths of the three pictures.
    public var reference, actual, difference: String?
    /// The pictures' sizes; nil if nothing was compared.
    public var referenceSize, actualSize: Size?
    /// The number of pixels that count as different.
    public var differentPixels = 0
    /// The number of pixels compared.
    public var totalPixels = 0
    /// The largest difference of a channel, 0 to 255.
    public var largestDifference = 0
    /// The mean difference per channel over the pixels that both pictures have, 0 to 255.
    public var meanDifference = 0.0
    /// The largest colour distance (ΔE of 1976); nil unless the method is perceptual.
    public var largestDeltaE: Double?
    /// The differences, each with its position and kind.
    public var boxes: [Box] = []
    /// The resources that the picture lacks; nil if it is complete.
    public var lacks: [MissingResource]?
    /// The class of a comparison with a simulator's picture; nil for other methods and equal pictures.
    public var simulator: SimulatorComparison.Class?
    /// Whether the document's scenes are unknown because it can't be read. The case represents all of them.
    public var isUnresolved: Bool?
    /// A message about the failure, if the numbers don't explain it.
    public var message: String?
    /// The differences of the files apart from the pixels at 8 bits per channel: deeper channels, animation frames, or
    /// metadata with the same pixels; nil if there are none.
    public var details: String?
    /// The changes that explain the differences; nil if a picture has no tree, or nothing differs.
    package var explanation: Explanation?
    /// The beginning of a text that has no reference.
    public var text: String?
    /// The source file of the assertion.
    public var file: String?
    /// The line in that source, from 1.
    public var line: Int?
    /// The folder of the test's package, if the reference's path is absolute. On another machine, the folder may be
    /// different.
    public var root: String?
    /// The duration of the case, from its document to the comparison, in seconds. Only JUnit reports contain it, so that the JSON of two
    /// runs is the same.
    public var seconds: Double?

    private enum CodingKeys: String, CodingKey {
        case name, state, kind, reference, actual, difference, referenceSize, actualSize, differentPixels, totalPixels
        case largestDifference, meanDifference, largestDeltaE, boxes, message, details, text, file, line, root, lacks,
            isUnresolved, simulator, explanation
    }

    /// Creates a case without numbers, pictures or message.
    public init(name: String, state: State) { (self.name, self.state) = (name, state) }

    /// Whether a run with this case succeeds.
    public var isGood: Bool { state.isGood }

    /// Stores the results of a comparison.
    public mutating func apply(_ comparison: Comparison, findings: [Finding]) {
        state = comparison.verdict == .same ? .same : .different
        referenceSize = Size(width: comparison.referenceSize.width, height: comparison.referenceSize.height)
        actualSize = Size(width: comparison.actualSize.width, height: comparison.actualSize.height)
        (differentPixels, totalPixels) = (comparison.differentPixels, comparison.totalPixels)
        (largestDifference, meanDifference) = (comparison.largestDifference, comparison.meanDifference)
        (largestDeltaE, simulator) = (comparison.largestDeltaE, comparison.simulator?.verdict)
        boxes = findings.map(Box.init)
    }

    /// Records that a file couldn't be used.
    public mutating func recordError(_ problem: PictureFile.ReadError, reference: String) {
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
        switch finding.kind {
        case .moved(let dx, let dy), .resized(let dx, let dy): (self.dx, self.dy) = (dx, dy)
        default: break
        }
    }

    /// The finding as text, such as `moved by 3,-2 at 12,40 96x18 (178 px)`.
    var description: String {
        let count = differentPixels > 0 ? " (\(differentPixels) px)" : ""
        let location = "at \(x),\(y) \(width)x\(height)\(count)"
        switch (kind, dx, dy) {
        case ("moved", let dx?, let dy?): return "moved by \(dx),\(dy) \(location)"
        case ("resized", let width?, let height?): return "resized by \(width),\(height) \(location)"
        case ("shifted", _, _): return "moved by less than a pixel \(location)"
        case ("color", _, _): return "colour \(location)"
        case ("glyphEdges", _, _): return "glyph edges \(location)"
        default: return "\(kind) \(location)"
        }
    }
}

extension ReportCase {
    /// A one-line summary of the case; nil if everything is equal.
    public var summary: String? { TextReport.summary(self) }
}
