import CellSimGraphics

/// The result of comparing a picture with a simulator's picture, whose letters may have different shapes.
///
/// Both pictures are split into lines of text, icons and images (*marks*), straight edges, and flat areas. They are the same
/// if each mark and edge has a counterpart within one point, and flat areas have the same colours within two
/// levels.
public struct SimulatorComparison: Hashable, Sendable {
    /// The class of a difference, from best to worst.
    public enum Class: String, Codable, Hashable, Sendable, CaseIterable {
        /// No differences except for the shapes of letters.
        case same
        /// Content has another position or size.
        case moved
        /// One picture has content that is missing in the other.
        case missingOrExtra
        /// The sizes, colours or images differ, or most of the content does.
        case unlike

        /// The description of the class.
        public var words: String {
            switch self {
            case .same: "the same but for letters' shapes"
            case .moved: "moved"
            case .missingOrExtra: "missing or extra"
            case .unlike: "unlike"
            }
        }
    }

    /// The class.
    public var differenceClass: Class
    /// The differences, from top to bottom. Empty if only the shapes of letters differ.
    public var findings: [Finding]

    /// Compares two pictures.
    /// - Parameters:
    ///   - reference: The simulator's picture.
    ///   - actual: The other picture.
    ///   - scale: The number of pixels per point in both pictures.
    /// - Complexity: Linear in the number of pixels, plus the product of the numbers of marks.
    public init(reference: Bitmap, actual: Bitmap, scale: Int) {
        self.init(reference: reference, actual: actual, scale: scale, isReferenceDisplayP3: false)
    }

    /// Compares two pictures, of which the reference may have been converted from Display P3.
    package init(reference: Bitmap, actual: Bitmap, scale: Int, isReferenceDisplayP3: Bool) {
        let scale = max(scale, 1)
        let (widthDifference, heightDifference) = (
            abs(reference.width - actual.width), abs(reference.height - actual.height)
        )
        guard max(widthDifference, heightDifference) <= scale else {
            let bounds = PixelBox(
                x: 0, y: 0, width: max(reference.width, actual.width), height: max(reference.height, actual.height))
            findings = [Finding(box: bounds, differentPixels: 0, kind: .size)]
            differenceClass = .unlike
            return
        }
        let width = min(reference.width, actual.width), height = min(reference.height, actual.height)
        let pictures = SimulatorPictureComparer(
            reference.cropped(width: width, height: height), actual.cropped(width: width, height: height), scale: scale)
        (differenceClass, findings) = pictures.compare(inDisplayP3: isReferenceDisplayP3)
        findings.sort { ($0.box, $0.kind.description) < ($1.box, $1.kind.description) }
    }
}
