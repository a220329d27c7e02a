import CellSimCShims
import CellSimGraphics

/// Reads JPEG files in memory.
public enum JPEG {
    /// True when the bytes begin as a JPEG does.
    public static func isJPEG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }

    /// Decodes a JPEG to opaque pixels. Orientation tags and colour profiles are not applied.
    /// - Parameter maximumPixels: larger pictures are refused before memory is taken.
    /// - Throws: `ImageFormatError`; truncated and damaged files are errors.
    public static func decode(_ bytes: [UInt8], maximumPixels: Int = PNG.defaultMaximumPixels) throws -> Bitmap {
        guard isJPEG(bytes) else { throw ImageFormatError.notAnImage(expected: "JPEG") }
        var (width, height): (UInt32, UInt32) = (0, 0)
        unsafe try check { message, size in
            unsafe bytes.withUnsafeBufferPointer {
                unsafe cellsim_jpeg_size($0.baseAddress, $0.count, &width, &height, message, size)
            }
        }
        guard width > 0, height > 0, Int(width) <= maximumPixels / Int(height) else {
            throw ImageFormatError.tooManyPixels(width: Int(width), height: Int(height), maximum: maximumPixels)
        }
        var bitmap = Bitmap(width: Int(width), height: Int(height))
        unsafe try check { message, size in
            unsafe bitmap.withUnsafeMutableBytes { target in
                unsafe bytes.withUnsafeBufferPointer {
                    unsafe cellsim_jpeg_read(
                        $0.baseAddress, $0.count, width, height, target.bindMemory(to: UInt8.self).baseAddress, message,
                        size)
                }
            }
        }
        return bitmap
    }

    private static func check(_ call: (UnsafeMutablePointer<CChar>?, Int) -> Int32) throws {
        if let reason = unsafe ShimMessage.catching(call) {
            throw ImageFormatError.corrupt(format: "JPEG", reason: reason)
        }
    }
}
