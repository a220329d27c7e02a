import CellSimGraphics
import CellSimImageCodecs

/// Finds the differences between two PNG files other than their pixels at 8 bits per channel.
struct FileDetails {
    private let reference, actual: [UInt8]
    private let info: (reference: PNGDescription, actual: PNGDescription)

    init(reference: [UInt8], actual: [UInt8]) {
        (self.reference, self.actual) = (reference, actual)
        info = (PNGDescription(reference), PNGDescription(actual))
    }

    /// Compares pictures with 16 bits per channel at that depth. Does nothing for other depths.
    /// - Returns: A description of the difference; nil if there is none.
    func addDeepDifferences(to comparison: inout Comparison, reference first: Bitmap, actual second: Bitmap) throws
        -> String?
    {
        guard info.reference.depth == 16, info.actual.depth == 16, comparison.hasSameSize else { return nil }
        let deep = (
            reference: try PNG.straightPixels(reference, isDeep: true),
            actual: try PNG.straightPixels(actual, isDeep: true)
        )
        let largest = comparison.addDeepDifferences(reference: first, actual: second, deep: deep)
        return largest > 0
            ? "16-bit channels differ by up to \(largest) of 65535 where the 8-bit values are equal" : nil
    }

    /// Compares the frames of two animations.
    /// - Returns: The number of differing pixels in all frames, and a description; nil if the frames are equal.
    func frameDifferences(_ rule: ComparisonRule) throws -> (pixels: Int, words: String)? {
        let (frames, referenceFrames) = (info.actual.frames, info.reference.frames)
        guard frames.count == referenceFrames.count else {
            return (0, "\(frames.count + 1) frames instead of \(referenceFrames.count + 1)")
        }
        var pixels = 0, different: [Int] = []
        for (index, (frame, other)) in zip(frames, referenceFrames).enumerated() where frame.file != other.file {
            let comparison = Comparison(
                reference: try PNG.decode(other.file), actual: try PNG.decode(frame.file), rule: rule)
            guard comparison.verdict == .different else { continue }
            pixels += comparison.differentPixels
            different.append(index + 2)
        }
        guard let first = different.first else { return nil }
        let more = different.count > 1 ? " and \(different.count - 1) more" : ""
        return (pixels, "frame \(first)\(more) of the animation differs")
    }

    /// Returns descriptions of the differences that are not visible.
    /// - Parameter areStored: Whether both files are known to store the same pixel values.
    func metadataDifferences(_ referenceBitmap: Bitmap?, areStored: Bool) throws -> [String] {
        var differences = info.actual.metadataDifferences(from: info.reference)
        if !areStored, info.reference.hasAlpha, info.actual.hasAlpha, let referenceBitmap,
            !referenceBitmap.hasOpaquePixelsOnly
        {
            let isEqual = try PNG.straightPixels(reference, isDeep: false) == PNG.straightPixels(actual, isDeep: false)
            if !isEqual { differences.append("colours of transparent pixels") }
        }
        return differences
    }
}
