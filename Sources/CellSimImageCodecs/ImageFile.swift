import CellSimGraphics

/// A picture from a file in a supported format: PNG and JPEG, and WebP and HEIF through libraries that are loaded on
/// demand.
public struct ImageFile: Sendable {
    /// The pixels as stored, converted to sRGB.
    public let bitmap: Bitmap
    /// The EXIF orientation, from 1 (upright) to 8.
    public let orientation: Int

    /// The maximum size of a colour profile in bytes. Larger profiles are ignored.
    static let maximumProfile = 4 << 20

    init(bitmap: Bitmap, orientation: Int) { (self.bitmap, self.orientation) = (bitmap, orientation) }

    /// Decodes a file. Colours are converted from the file's profile to sRGB.
    /// - Parameter maximumPixels: The maximum number of pixels. Larger pictures are rejected before memory is allocated, as
    ///   are pictures of more than 32 Mi pixels with more than 256 pixels per byte of the file.
    /// - Throws: `ImageFormatError` if the data isn't a picture, is corrupt or too large, or needs a library that is missing.
    public init(_ bytes: [UInt8], maximumPixels: Int = PNG.defaultMaximumPixels) throws {
        let maximumPixels = min(maximumPixels, PNG.maximumPixels(ofFileWith: bytes.count))
        if JPEG.isJPEG(bytes) {
            self = try Self.jpeg(bytes, maximumPixels)
        } else if WebP.isWebP(bytes) {
            self = try WebP.decode(bytes, maximumPixels: maximumPixels)
        } else if HEIF.isHEIF(bytes) {
            self = try HEIF.decode(bytes, maximumPixels: maximumPixels)
        } else {
            self = try Self.png(bytes, maximumPixels)
        }
    }

    private static func jpeg(_ bytes: [UInt8], _ maximumPixels: Int) throws -> ImageFile {
        let parts = JPEGMetadata(bytes)
        let profile = try ColorProfile.conversion(from: parts.profile, format: "JPEG")
        return ImageFile(
            bitmap: try JPEG.decode(bytes, maximumPixels: maximumPixels, profile: profile),
            orientation: EXIF.orientation(parts.exif ?? []))
    }

    /// The maximum number of pixels that are converted with 16 bits per channel. Larger pictures are rounded to 8 bits
    /// first, which needs less memory.
    private static let maximum16BitPixels = 1 << 24

    /// Decodes a PNG for comparison. Colours are converted from the file's profile to sRGB; 16-bit colours, which
    /// simulators write, are converted before they are rounded. An invalid profile is ignored.
    /// - Throws: `ImageFormatError`, also for other formats.
    package static func decodeForComparison(_ bytes: [UInt8]) throws -> Bitmap {
        let header = try PNG.header(bytes)
        guard header.depth == 16, header.width <= maximum16BitPixels / header.height, header.isSizeSupported(by: bytes),
            let profile = PNGMetadataChunks(bytes).profile,
            let conversion = try? ColorProfile.conversion(from: profile, format: "PNG", isDeep: true),
            !conversion.isCMYK
        else { return try png(bytes, PNG.defaultMaximumPixels).bitmap }
        let pixels = try PNG.straightPixels(bytes, isDeep: true)
        return conversion.bitmap(ofDeep: pixels, width: header.width, height: header.height)
    }

    /// Decodes a PNG. Colours are converted from the file's profile to sRGB; an invalid profile is ignored.
    private static func png(_ bytes: [UInt8], _ maximumPixels: Int) throws -> ImageFile {
        var bitmap = try PNG.decode(bytes, maximumPixels: maximumPixels)
        let parts = PNGMetadataChunks(bytes)
        do {
            if let profile = try ColorProfile.conversion(from: parts.profile, format: "PNG"), !profile.isCMYK {
                profile.apply(to: &bitmap)
            }
        } catch ImageFormatError.corrupt(_, _) {
            // The values are interpreted as sRGB, as without a profile.
        }
        return ImageFile(bitmap: bitmap, orientation: EXIF.orientation(parts.exif ?? []))
    }
}

/// Reads the EXIF data and the colour profile of a JPEG.
struct JPEGMetadata {
    private(set) var exif: ArraySlice<UInt8>?
    private(set) var profile: [UInt8]?

    init(_ bytes: [UInt8]) {
        var profileSegments: [Int: ArraySlice<UInt8>] = [:]
        var offset = 2
        while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
            let (marker, length) = (bytes[offset + 1], Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3]))
            // Skip fill bytes.
            if marker == 0xFF {
                offset += 1
                continue
            }
            guard marker != 0xDA, marker != 0xD9, length >= 2, offset + 2 + length <= bytes.count else { break }
            let data = bytes[offset + 4..<offset + 2 + length]
            if marker == 0xE1, exif == nil, data.starts(with: Array("Exif\0\0".utf8)) { exif = data.dropFirst(6) }
            if marker == 0xE2, data.count > 14, data.starts(with: Array("ICC_PROFILE\0".utf8)) {
                profileSegments[Int(data[data.startIndex + 12])] = data.dropFirst(14)
            }
            offset += 2 + length
        }
        let profileBytes = profileSegments.sorted { $0.key < $1.key }.flatMap(\.value)
        profile = profileBytes.isEmpty || profileBytes.count > ImageFile.maximumProfile ? nil : profileBytes
    }
}

/// Reads the EXIF data and the colour profile of a PNG.
struct PNGMetadataChunks {
    private(set) var exif: ArraySlice<UInt8>?
    private(set) var profile: [UInt8]?

    init(_ bytes: [UInt8]) {
        var offset = 8
        while offset + 12 <= bytes.count {
            let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= bytes.count - offset - 12 else { return }
            let data = bytes[offset + 8..<offset + 8 + length]
            switch String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self) {
            case "iCCP":
                guard let end = data.firstIndex(of: 0), end + 2 <= data.endIndex, data[end + 1] == 0 else { break }
                profile = LibDeflate.inflate(data[(end + 2)...], maximum: ImageFile.maximumProfile)
            case "eXIf": exif = data
            case "IEND": return
            default: break
            }
            offset += length + 12
        }
    }
}
