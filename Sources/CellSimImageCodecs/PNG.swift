import CellSimCShims
import CellSimGraphics

/// Reads and writes PNG files in memory.
public enum PNG {
    /// The default maximum number of pixels, which need 512 MiB of memory.
    public static let defaultMaximumPixels = 1 << 27

    /// Returns the maximum number of pixels for a file with a number of bytes. For files up to 1 MiB, which can contain a large
    /// area of one colour, it is the greater of 32 Mi and 256 per byte, otherwise `defaultMaximumPixels`.
    static func maximumPixels(ofFileWith count: Int) -> Int {
        min(defaultMaximumPixels, max(1 << 25, count > 1 << 20 ? Int.max : count << 8))
    }

    /// Encodes a bitmap as PNG with 8 bits per channel. Opaque pictures have no alpha channel.
    ///
    /// The same pixels produce the same bytes on every machine.
    /// - Throws: `ImageFormatError.unsupportedSize` if the bitmap has no pixels.
    public static func encode(_ bitmap: Bitmap, profile: PNGProfile = .fast, metadata: PNGMetadata = PNGMetadata())
        throws -> [UInt8]
    {
        var output: [UInt8] = []
        let writer = try PNGStripWriter(
            width: bitmap.width, height: bitmap.height, hasAlpha: !isOpaque(bitmap), profile: profile,
            metadata: metadata
        ) { output += $0 }
        try writer.append(bitmap)
        try writer.finish()
        return output
    }

    /// Returns the same as `Bitmap.isOpaque`, but calls C, which is fast in debug builds too.
    private static func isOpaque(_ bitmap: Bitmap) -> Bool {
        unsafe bitmap.withUnsafeBytes { bytes in
            unsafe bytes.bindMemory(to: UInt8.self).baseAddress.map {
                unsafe cellsim_all_opaque($0, bytes.count / 4) != 0
            } ?? true
        }
    }

    /// The values in the header of a PNG.
    public struct Header: Hashable, Sendable {
        /// The size in pixels.
        public var width, height: Int
        var depth, colorType, interlace: UInt8
    }

    /// Reads the header without decoding the pixels. The first 33 bytes are sufficient.
    /// - Throws: `ImageFormatError` if the bytes aren't a PNG, or end within the header.
    public static func header(_ bytes: [UInt8]) throws -> Header {
        guard bytes.starts(with: PNGChunk.signature) else { throw ImageFormatError.notAnImage(expected: "PNG") }
        guard bytes.count >= 33 else {
            throw ImageFormatError.corrupt(format: "PNG", reason: "the file ends too early")
        }
        guard bytes[8..<16].elementsEqual([0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]) else {
            throw ImageFormatError.corrupt(format: "PNG", reason: "the header is missing")
        }
        func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
        let crc = unsafe bytes.withUnsafeBytes {
            unsafe LibDeflate.crc32(0, UnsafeRawBufferPointer(rebasing: $0[12..<29]))
        }
        guard number(29) == Int(crc) else {
            throw ImageFormatError.corrupt(format: "PNG", reason: "the header's checksum is wrong")
        }
        let (width, height) = (number(16), number(20))
        guard width > 0, height > 0, width < 1 << 31, height < 1 << 31 else {
            throw ImageFormatError.corrupt(format: "PNG", reason: "a size of \(width)×\(height) pixels")
        }
        return Header(width: width, height: height, depth: bytes[24], colorType: bytes[25], interlace: bytes[28])
    }

    /// Returns the header of a PNG with 8 bits per channel, without palette and interlacing, if its chunks are complete, its
    /// checksums correct, and `decode` accepts its size. No data is decompressed.
    ///
    /// Returns nil if only decoding can show whether the file is valid.
    package static func checkedHeader(_ bytes: [UInt8], maximumPixels: Int = defaultMaximumPixels) -> Header? {
        guard let header = try? header(bytes), header.width <= maximumPixels / header.height,
            header.isSizeSupported(by: bytes), let reader = PlainPNGReader(bytes, header: header), reader.hasZlibHeader
        else { return nil }
        return header
    }

    /// Returns the stored pixels of a PNG: red, green, blue and alpha, not premultiplied, in rows from the top. The file must
    /// be one that `decode` accepts.
    /// - Parameter isDeep: Whether to return 16 bits per channel, in native byte order, instead of 8.
    /// - Throws: `ImageFormatError`.
    package static func straightPixels(_ bytes: [UInt8], isDeep: Bool) throws -> [UInt8] {
        try LibPNG.straightPixels(bytes, header(bytes), isDeep: isDeep)
    }

    /// Decodes a PNG of any type to premultiplied pixels with 8 bits per channel. Channels of 16 bits are rounded, and
    /// palettes and greys are converted to RGB. Gamma and colour profiles are ignored: the values are interpreted as sRGB.
    /// - Parameter maximumPixels: The maximum number of pixels. Larger pictures are rejected before memory is allocated, as
    ///   are pictures of more than 32 Mi pixels with more than 256 pixels per byte of the file.
    /// - Throws: `ImageFormatError`. Truncated and corrupt files are errors, never partial pictures.
    public static func decode(_ bytes: [UInt8], maximumPixels: Int = defaultMaximumPixels) throws -> Bitmap {
        let header = try header(bytes)
        let maximum = min(maximumPixels, PNG.maximumPixels(ofFileWith: bytes.count))
        guard header.width <= maximum / header.height else {
            throw ImageFormatError.tooManyPixels(width: header.width, height: header.height, maximum: maximum)
        }
        guard header.isSizeSupported(by: bytes) else {
            throw ImageFormatError.corrupt(
                format: "PNG", reason: "its data is too short for \(header.width)×\(header.height) pixels")
        }
        // The fast reader needs memory for the decompressed file and for the picture. In addition to a large picture, libpng
        // needs only one row.
        let isLarge = header.width > (1 << 23) / header.height
        if !isLarge, let bitmap = PlainPNGReader(bytes, header: header)?.decode() { return bitmap }
        var bitmap = Bitmap(width: header.width, height: header.height)
        try LibPNG.read(bytes, into: &bitmap)
        return bitmap
    }
}
