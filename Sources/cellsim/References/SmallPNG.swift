import CellSimGraphics
import CellSimImageCodecs

/// References: small files that keep the trees of the new pictures.
enum SmallPNG {
    /// - Parameter file: the file that the bitmap was decoded from.
    static func encode(_ bitmap: Bitmap, of file: [UInt8]) throws -> [UInt8] {
        var metadata = PNGMetadata()
        metadata.tree = try? PNGTree.text(in: file)
        return try PNG.encode(bitmap, profile: .small, metadata: metadata)
    }
}
