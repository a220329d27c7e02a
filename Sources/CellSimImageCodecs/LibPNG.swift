import CellSimCShims
import CellSimGraphics

/// Reads PNGs with libpng, through a C shim that handles libpng's `longjmp` calls.
enum LibPNG {
    /// Decodes a PNG of any type into a bitmap of the same size.
    static func read(_ bytes: [UInt8], into bitmap: inout Bitmap) throws {
        let (width, height) = (UInt32(bitmap.width), UInt32(bitmap.height))
        let failure = unsafe ShimMessage.catching { message, size in
            unsafe bitmap.withUnsafeMutableBytes { target in
                unsafe bytes.withUnsafeBufferPointer { source in
                    unsafe cellsim_png_read(
                        source.baseAddress, source.count, width, height, Int32(CELLSIM_PNG_PREMULTIPLIED),
                        target.bindMemory(to: UInt8.self).baseAddress, message, size)
                }
            }
        }
        if let failure { throw ImageFormatError.corrupt(format: "PNG", reason: failure) }
    }

    /// Returns the stored pixels of a PNG of any type: red, green, blue and alpha, not premultiplied, in rows from the top.
    /// - Parameter isDeep: Whether to return 16 bits per channel, in native byte order, instead of 8.
    static func straightPixels(_ bytes: [UInt8], _ header: PNG.Header, isDeep: Bool) throws -> [UInt8] {
        let count = header.width * header.height * (isDeep ? 8 : 4)
        let pixelFormat = Int32(isDeep ? CELLSIM_PNG_STRAIGHT_16 : CELLSIM_PNG_STRAIGHT_8)
        var failure: String?
        let pixels = unsafe [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
            failure = unsafe ShimMessage.catching { message, size in
                unsafe bytes.withUnsafeBufferPointer { source in
                    unsafe cellsim_png_read(
                        source.baseAddress, source.count, UInt32(header.width), UInt32(header.height), pixelFormat,
                        target.baseAddress, message, size)
                }
            }
            initialized = failure == nil ? count : 0
        }
        if let failure { throw ImageFormatError.corrupt(format: "PNG", reason: failure) }
        return pixels
    }
}

/// Calls C functions that return 0 for success, or another number with an error message.
enum ShimMessage {
    /// Returns the error message; nil if the call succeeded.
    static func catching(_ call: (UnsafeMutablePointer<CChar>?, Int) -> Int32) -> String? {
        var buffer = [CChar](repeating: 0, count: 256)
        let code = unsafe buffer.withUnsafeMutableBufferPointer { unsafe call($0.baseAddress, $0.count) }
        if code == 0 { return nil }
        let text = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        return String(decoding: text, as: UTF8.self)
    }
}
