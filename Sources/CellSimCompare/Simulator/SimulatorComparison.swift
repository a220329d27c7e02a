import CellSimGraphics

/// The result of comparing a picture with a simulator's recording, in which letters may have other shapes.
///
/// Both pictures are split into lines of text, icons and images (*marks*), straight lines, and flat areas. The pictures
/// are the same if each mark and line has a counterpart within one point, and flat areas have the same colours within
/// two levels.
public struct SimulatorComparison: Hashable, Sendable {
    /// The class of a pair of pictures, from best to worst.
    public enum Class: String, Codable, Hashable, Sendable, CaseIterable {
        /// Equal except for the shapes of letters.
        case same
        /// Content has another position or size.
        case moved
        /// One picture has content that the other lacks.
        case missingOrExtra
        /// The sizes, colours or images differ, or the pictures have hardly anything in common.
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
    public var verdict: Class
    /// The differences, from top to bottom. Empty if only the shapes of letters differ.
    public var findings: [Finding]

    /// Compares two pictures.
    /// - Parameters:
    ///   - reference: the simulator's picture.
    ///   - actual: the other picture.
    ///   - scale: the pixels of one point in both pictures.
    /// - Complexity: linear in the number of pixels, plus the product of the numbers of marks.
    public init(reference: Bitmap, actual: Bitmap, scale: Int) {
        let scale = max(scale, 1)
        let (widthDifference, heightDifference) = (
            abs(reference.width - actual.width), abs(reference.height - actual.height)
        )
        guard max(widthDifference, heightDifference) <= scale else {
            let bounds = PixelBox(
                x: 0, y: 0, width: max(reference.width, actual.width), height: max(reference.height, actual.height))
            findings = [Finding(box: bounds, differentPixels: 0, kind: .size)]
            verdict = .unlike
            return
        }
        let width = min(reference.width, actual.width), height = min(reference.height, actual.height)
        let pictures = SimulatorPictureComparer(
            reference.cropped(width: width, height: height), actual.cropped(width: width, height: height), scale: scale)
        (verdict, findings) = pictures.compare()
        findings.sort { ($0.box, $0.kind.description) < ($1.box, $1.kind.description) }
    }
}
