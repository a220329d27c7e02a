import CellSimGraphics
import CellSimImageCodecs

/// Encodes reference pictures as small PNG files.
enum ReferencePNG {
    /// Returns a small PNG file that contains the view tree of the original file.
    /// - Parameters:
    ///   - bitmap: the picture.
    ///   - file: the contents of the file that the bitmap was decoded from.
    static func encode(_ bitmap: Bitmap, of file: [UInt8]) throws -> [UInt8] {
        var metadata = PNGMetadata()
        metadata.tree = try? PNGViewTreeChunk.text(in: file)
        return try PNG.encode(bitmap, profile: .small, metadata: metadata)
    }
}
