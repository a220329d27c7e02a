import CellSimCShims
import CellSimGraphics
import Glibc

/// Reads and writes JPEG files in memory.
public enum JPEG {
    /// Returns whether the bytes start with the signature of JPEG files.
    public static func isJPEG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }

    /// Decodes a JPEG to opaque pixels. Its orientation and colour profile are ignored; see `ImageFile`.
    /// - Parameter maximumPixels: The maximum number of pixels. Larger pictures are rejected before memory is allocated.
    /// - Throws: `ImageFormatError`, also for truncated and corrupt files.
    public static func decode(_ bytes: [UInt8], maximumPixels: Int = PNG.defaultMaximumPixels) throws -> Bitmap {
        try decode(bytes, maximumPixels: maximumPixels, profile: nil)
    }

    /// Decodes a JPEG, and converts its colours with a profile.
    /// - Parameter profile: Converts the RGB or CMYK values; nil to interpret them as sRGB.
    static func decode(_ bytes: [UInt8], maximumPixels: Int, profile: ColorProfile?) throws -> Bitmap {
        guard isJPEG(bytes) else { throw ImageFormatError.notAnImage(expected: "JPEG") }
        var (width, height, components): (UInt32, UInt32, Int32) = (0, 0, 0)
        unsafe try check { message, size in
            unsafe bytes.withUnsafeBufferPointer {
                unsafe cellsim_jpeg_size($0.baseAddress, $0.count, &width, &height, &components, message, size)
            }
        }
        guard width > 0, height > 0, Int(width) <= maximumPixels / Int(height) else {
            throw ImageFormatError.tooManyPixels(width: Int(width), height: Int(height), maximum: maximumPixels)
        }
        let profile = profile?.isCMYK == (components == 4) ? profile : nil
        var bitmap = Bitmap(width: Int(width), height: Int(height))
        unsafe try check { message, size in
            unsafe bitmap.withUnsafeMutableBytes { target in
                unsafe bytes.withUnsafeBufferPointer {
                    unsafe cellsim_jpeg_read(
                        $0.baseAddress, $0.count, width, height, profile?.isCMYK == true ? 1 : 0,
                        target.bindMemory(to: UInt8.self).baseAddress, message, size)
                }
            }
        }
        profile?.apply(to: &bitmap)
        return bitmap
    }

    /// Encodes a bitmap as JPEG. Transparent pixels are blended with white.
    ///
    /// The same pixels produce the same bytes on every machine.
    /// - Parameter quality: A value from 0, for the smallest file, to 1, for the best picture.
    /// - Throws: `ImageFormatError.unsupportedSize` if a dimension is 0, or more than 65,500 pixels.
    public static func encode(_ bitmap: Bitmap, quality: Double) throws -> [UInt8] {
        let (width, height) = (bitmap.width, bitmap.height)
        guard 1...65_500 ~= width, 1...65_500 ~= height else {
            throw ImageFormatError.unsupportedSize(width: width, height: height)
        }
        var opaque = bitmap
        unsafe opaque.withUnsafeMutableBytes { bytes in
            for start in stride(from: 0, to: bytes.count, by: 4) where unsafe bytes[start + 3] != 255 {
                let white = unsafe 255 - bytes[start + 3]
                for i in start..<start + 4 { unsafe bytes[i] &+= white }
            }
        }
        let level = Int32((min(max(quality.isNaN ? 1 : quality, 0), 1) * 100).rounded())
        var (file, count): (UnsafeMutablePointer<UInt8>?, Int) = (nil, 0)
        unsafe try check { message, size in
            unsafe opaque.withUnsafeBytes {
                unsafe cellsim_jpeg_write(
                    $0.bindMemory(to: UInt8.self).baseAddress, UInt32(width), UInt32(height), max(level, 1), &file,
                    &count, message, size)
            }
        }
        defer { unsafe free(file) }
        return unsafe Array(UnsafeBufferPointer(start: file, count: count))
    }

    private static func check(_ call: (UnsafeMutablePointer<CChar>?, Int) -> Int32) throws {
        if let reason = unsafe ShimMessage.catching(call) {
            throw ImageFormatError.corrupt(format: "JPEG", reason: reason)
        }
    }
}
