import CellSimExplanation

/// A picture of a run, with the result of its comparison.
public struct ReportCase: Codable, Hashable, Sendable {
    /// The result of a comparison.
    public enum State: String, Codable, Hashable, Sendable, CaseIterable {
        /// There are no differences, or they are tolerated.
        case same
        /// The picture differs more than is tolerated, or has another size.
        case different
        /// The reference is missing.
        case new
        /// The reference exists, but the picture to compare is missing.
        case missing
        /// A picture can't be read.
        case unreadable
        /// This run recorded the reference.
        case recorded

        /// A Boolean value that indicates whether the state counts as success.
        var isGood: Bool { self == .same || self == .recorded }
    }

    /// The kind of comparison, unless a snapshot is compared with its reference.
    public enum Kind: String, Codable, Hashable, Sendable {
        /// A reused cell is compared with a new cell. The reference can't be replaced.
        case reuse
        /// A document is compared with its state at an earlier revision. The reference can't be replaced.
        case revision
    }

    /// A picture's size.
    public struct Size: Codable, Hashable, Sendable {
        /// The size in pixels.
        public var width, height: Int
    }

    /// A finding in the format of reports. Only `moved` and `resized` have `dx` and `dy`.
    public struct Box: Codable, Hashable, Sendable {
        /// The rectangle, in pixels from the top left.
        public var x, y, width, height: Int
        /// The number of pixels in the box that count as different.
        public var differentPixels: Int
        /// The name of the kind: `size`, `moved`, `resized`, `missing`, `extra`, `shifted`, `color`, `sharpness`, `glyphEdges`, `content`.
        public var kind: String
        /// The movement to the right and down, in pixels; for `resized`, the increase of width and height; nil for other kinds.
        public var dx, dy: Int?
    }

    /// The name of the picture, which is unique in a report.
    public var name: String
    /// The result.
    public var state: State
    /// The kind of comparison; nil if a snapshot is compared with its reference.
    public var kind: Kind?
    /// The paths of the reference, the new picture and the difference picture.
    public var reference, actual, difference: String?
    /// The sizes of the pictures; nil if nothing was compared.
    public var referenceSize, actualSize: Size?
    /// The number of pixels that count as different.
    public var differentPixels = 0
    /// The number of compared pixels.
    public var totalPixels = 0
    /// The largest difference of a channel, from 0 to 255.
    public var largestDifference = 0
    /// The mean difference per channel in the area common to both pictures, from 0 to 255.
    public var meanDifference = 0.0
    /// The largest colour distance (ΔE 1976); nil unless the method is `perceptual`.
    public var largestDeltaE: Double?
    /// The differences with their positions and kinds.
    public var boxes: [Box] = []
    /// The resources that were missing when the picture was drawn; nil if it is complete.
    public var lacks: [MissingResource]?
    /// The result of a comparison with a simulator's picture; nil for other methods and identical pictures.
    public var simulator: SimulatorComparison.Class?
    /// A Boolean value that indicates whether the document can't be read, so that its scenes are unknown. The case represents
    /// all of them.
    public var isUnresolved: Bool?
    /// A message about the failure, unless the numbers explain it.
    public var message: String?
    /// The differences between the files other than the pixels at 8 bits per channel: deeper channels, animation frames, or
    /// metadata if the pixels are equal; nil if there are none.
    public var details: String?
    /// The changes that explain the differences; nil if a picture has no view tree or nothing differs.
    package var explanation: Explanation?
    /// The beginning of a text snapshot that has no reference.
    public var text: String?
    /// The source file of the assertion.
    public var file: String?
    /// The line in the source file, starting at 1.
    public var line: Int?
    /// The root folder of the test's package, if the path of the reference is absolute. The folder may have a different path on
    /// other machines.
    public var root: String?
    /// The duration of the case in seconds, including loading and comparing. Only JUnit reports contain it, so that the JSON of two
    /// runs is the same.
    public var seconds: Double?

    private enum CodingKeys: String, CodingKey {
        case name, state, kind, reference, actual, difference, referenceSize, actualSize, differentPixels, totalPixels
        case largestDifference, meanDifference, largestDeltaE, boxes, message, details, text, file, line, root, lacks,
            isUnresolved, simulator, explanation
    }

    /// Creates a case with a name and a state.
    public init(name: String, state: State) { (self.name, self.state) = (name, state) }

    /// A Boolean value that indicates whether a run with this case succeeds.
    public var isGood: Bool { state.isGood }

    /// Stores the result of a comparison.
    public mutating func apply(_ comparison: Comparison, findings: [Finding]) {
        state = comparison.verdict == .same ? .same : .different
        referenceSize = Size(width: comparison.referenceSize.width, height: comparison.referenceSize.height)
        actualSize = Size(width: comparison.actualSize.width, height: comparison.actualSize.height)
        (differentPixels, totalPixels) = (comparison.differentPixels, comparison.totalPixels)
        (largestDifference, meanDifference) = (comparison.largestDifference, comparison.meanDifference)
        (largestDeltaE, simulator) = (comparison.largestDeltaE, comparison.simulator?.differenceClass)
        boxes = findings.map(Box.init)
    }

    /// Sets the state and the message for a file that can't be used.
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

    /// The description, such as `moved by 3,-2 at 12,40 96x18 (178 px)`.
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
    /// A one-line summary of the case; nil if there are no differences.
    public var summary: String? { TextReport.summary(self) }
}
