import CellSimGraphics
import CellSimImageCodecs

/// Encodes reference pictures as small files, with the view trees of the new pictures.
enum ReferencePNG {
    /// Returns a small PNG file with the view tree of the original file.
    /// - Parameters:
    ///   - bitmap: the picture.
    ///   - file: the file from which the bitmap was decoded.
    static func encode(_ bitmap: Bitmap, of file: [UInt8]) throws -> [UInt8] {
        var metadata = PNGMetadata()
        metadata.tree = try? PNGViewTreeChunk.text(in: file)
        return try PNG.encode(bitmap, profile: .small, metadata: metadata)
    }
}
