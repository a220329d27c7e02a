import CellSimCShims
import CellSimGraphics

/// Reads and writes PNG files in memory.
public enum PNG {
    /// The default limit of `decode`: pixels for 512 MiB of memory.
    public static let defaultMaximumPixels = 1 << 27

    /// Returns the maximum number of pixels for a file: `defaultMaximumPixels`. For short files, which may contain a
    /// large area of one colour, it is the greater of 32 Mi and 256 per byte.
    static func maximumPixels(ofFileWith count: Int) -> Int {
        min(defaultMaximumPixels, max(1 << 25, count > 1 << 20 ? Int.max : count << 8))
    }

    /// Returns a bitmap as PNG: eight bits per component, without an alpha channel if every pixel is opaque.
    ///
    /// The same pixels give the same bytes on every machine.
    /// - Throws: `ImageFormatError.unsupportedSize` for a bitmap without pixels.
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

    /// `Bitmap.isOpaque` in C, which is fast in debug builds.
    private static func isOpaque(_ bitmap: Bitmap) -> Bool {
        unsafe bitmap.withUnsafeBytes { bytes in
            unsafe bytes.bindMemory(to: UInt8.self).baseAddress.map {
                unsafe cellsim_all_opaque($0, bytes.count / 4) != 0
            } ?? true
        }
    }

    /// The information in a file's first bytes.
    public struct Header: Hashable, Sendable {
        /// The size in pixels.
        public var width, height: Int
        var depth, colorType, interlace: UInt8
    }

    /// Reads the size without decoding; 33 bytes are enough.
    /// - Throws: `ImageFormatError` if the bytes aren't PNG or end before the size.
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

    /// Returns the header of a plain PNG (eight bits of red, green, blue and optionally alpha, not interlaced) with
    /// complete chunks, correct checksums and a size that `decode` accepts. Nothing is inflated.
    ///
    /// nil means that only decoding can determine whether the file is valid.
    package static func checkedHeader(_ bytes: [UInt8], maximumPixels: Int = defaultMaximumPixels) -> Header? {
        guard let header = try? header(bytes), header.width <= maximumPixels / header.height,
            header.isSizeSupported(by: bytes), let reader = PlainPNGReader(bytes, header: header), reader.hasZlibHeader
        else { return nil }
        return header
    }

    /// Returns the pixels of a PNG as stored: red, green, blue, alpha, not premultiplied, with rows from the top. The
    /// file must be one that `decode` accepts.
    /// - Parameter isDeep: whether channels have sixteen bits in native byte order instead of eight bits.
    /// - Throws: `ImageFormatError`.
    package static func straightPixels(_ bytes: [UInt8], isDeep: Bool) throws -> [UInt8] {
        try LibPNG.straightPixels(bytes, header(bytes), isDeep: isDeep)
    }

    /// Decodes a PNG of any type to eight premultiplied bits per component. Sixteen bits are rounded; palettes and greys become colours.
    /// Gamma and colour profiles aren't applied: the values count as sRGB.
    /// - Parameter maximumPixels: larger pictures are rejected before memory is allocated. So are pictures of more than 32 Mi pixels with
    ///   more than 256 pixels for each byte of the file.
    /// - Throws: `ImageFormatError`; truncated and damaged files are errors and never result in a partial picture.
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
        // The fast reader needs memory for the inflated file and the picture; for large pictures, libpng needs only one
        // row.
        let isLarge = header.width > (1 << 23) / header.height
        if !isLarge, let bitmap = PlainPNGReader(bytes, header: header)?.decode() { return bitmap }
        var bitmap = Bitmap(width: header.width, height: header.height)
        try LibPNG.read(bytes, into: &bitmap)
        return bitmap
    }
}
