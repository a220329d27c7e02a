@testable import CellSimImageCodecs

/// Builds PNG files with arbitrary chunks.
struct PNGBuilder {
    /// The size in pixels, and the number of bits per channel.
    var width = 4, height = 3, depth = 8
    /// Returns the samples of a pixel: red, green, blue, alpha.
    var pixel: (_ x: Int, _ y: Int) -> [Int] = { x, y in [40 * x, 60 * y, 120, 255] }
    /// The chunks before the image data.
    var chunksBeforeData: [(StaticString, [UInt8])] = []
    /// The chunks after the image data.
    var chunksAfterData: [(StaticString, [UInt8])] = []

    /// The image rows without filters.
    private var rows: [UInt8] {
        (0..<height).flatMap { y in
            [0]
                + (0..<width).flatMap { x in
                    pixel(x, y).flatMap { depth == 16 ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0)] }
                }
        }
    }

    /// The rows as an uncompressed zlib stream.
    var data: [UInt8] {
        let rows = rows, count = rows.count
        let adler = unsafe rows.withUnsafeBytes { unsafe LibDeflate.adler32(1, $0) }
        let length = [UInt8(count & 255), UInt8(count >> 8)]
        return [0x78, 0x01, 0x01] + length + length.map { ~$0 } + rows + PNGChunk.bytes(adler)
    }

    /// The bytes of the PNG file.
    var file: [UInt8] {
        var file = PNGChunk.signature
        let size = PNGChunk.bytes(UInt32(width)) + PNGChunk.bytes(UInt32(height))
        PNGChunk.append("IHDR", size + [UInt8(depth), 6, 0, 0, 0], to: &file)
        for (name, data) in chunksBeforeData { PNGChunk.append(name, data, to: &file) }
        PNGChunk.append("IDAT", data, to: &file)
        for (name, data) in chunksAfterData { PNGChunk.append(name, data, to: &file) }
        PNGChunk.append("IEND", [], to: &file)
        return file
    }

    /// Returns a copy with one more chunk before the image data.
    func with(_ name: StaticString, _ data: [UInt8]) -> PNGBuilder {
        var copy = self
        copy.chunksBeforeData.append((name, data))
        return copy
    }

    /// Returns an animation of this image and another one of its size.
    func animated(with second: PNGBuilder, delay: UInt8 = 10) -> PNGBuilder {
        func control(_ number: UInt32) -> [UInt8] {
            PNGChunk.bytes(number) + PNGChunk.bytes(UInt32(width)) + PNGChunk.bytes(UInt32(height))
                + [0, 0, 0, 0, 0, 0, 0, 0, 0, delay, 0, 100, 0, 0]
        }
        var copy = with("acTL", PNGChunk.bytes(2) + PNGChunk.bytes(0)).with("fcTL", control(0))
        copy.chunksAfterData = [("fcTL", control(1)), ("fdAT", PNGChunk.bytes(2) + second.data)]
        return copy
    }
}
