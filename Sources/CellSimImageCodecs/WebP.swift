import CellSimCImageLibraries
import CellSimCShims
import CellSimGraphics

/// Decodes WebP pictures with libwebp.
enum WebP {
    static func isWebP(_ bytes: [UInt8]) -> Bool {
        bytes.count >= 12 && bytes.starts(with: Array("RIFF".utf8)) && bytes[8..<12].elementsEqual("WEBP".utf8)
    }

    static func decode(_ bytes: [UInt8], maximumPixels: Int) throws -> ImageFile {
        var (width, height): (UInt32, UInt32) = (0, 0)
        unsafe try check { message, available in
            unsafe bytes.withUnsafeBufferPointer {
                unsafe cellsim_webp_size($0.baseAddress, $0.count, &width, &height, message, available)
            }
        }
        guard width > 0, height > 0, Int(width) <= maximumPixels / Int(height) else {
            throw ImageFormatError.tooManyPixels(width: Int(width), height: Int(height), maximum: maximumPixels)
        }
        var bitmap = Bitmap(width: Int(width), height: Int(height))
        unsafe try bitmap.withUnsafeMutableBytes { target in
            let pixels = unsafe target.bindMemory(to: UInt8.self).baseAddress
            unsafe try check { message, available in
                unsafe bytes.withUnsafeBufferPointer {
                    unsafe cellsim_webp_read($0.baseAddress, $0.count, width, height, pixels, message, available)
                }
            }
            unsafe cellsim_premultiply(pixels, Int(width) * Int(height))
        }
        try ColorProfile.conversion(from: chunk("ICCP", of: bytes), format: "WebP")?.apply(to: &bitmap)
        let exif = chunk("EXIF", of: bytes)
        return ImageFile(bitmap: bitmap, orientation: EXIF.orientation(exif?.withoutExifHeader() ?? []))
    }

    private static func chunk(_ name: String, of bytes: [UInt8]) -> [UInt8]? {
        unsafe bytes.withUnsafeBufferPointer {
            var length = 0
            guard let start = unsafe cellsim_webp_part($0.baseAddress, $0.count, name, &length) else { return nil }
            return unsafe Array(UnsafeBufferPointer(start: start, count: length))
        }
    }

    private static func check(_ call: (UnsafeMutablePointer<CChar>?, Int) -> Int32) throws {
        unsafe try ImageLibrary.check("WebP", library: "libwebp", package: "libwebp7", call)
    }
}
