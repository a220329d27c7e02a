import CellSimCShims
import CellSimGraphics

/// libpng, behind the shim that catches its jumps.
enum LibPNG {
    /// Reads any PNG into a bitmap of its size.
    static func read(_ bytes: [UInt8], into bitmap: inout Bitmap) throws {
        let (width, height) = (UInt32(bitmap.width), UInt32(bitmap.height))
        let failure = unsafe ShimMessage.catching { message, size in
            unsafe bitmap.withUnsafeMutableBytes { target in
                unsafe bytes.withUnsafeBufferPointer { source in
                    unsafe cellsim_png_read(
                        source.baseAddress, source.count, width, height, target.bindMemory(to: UInt8.self).baseAddress,
                        message, size)
                }
            }
        }
        if let failure { throw ImageFormatError.corrupt(format: "PNG", reason: failure) }
    }
}

/// Calls that return 0, or another number and a message.
enum ShimMessage {
    /// The message, nil when the call went well.
    static func catching(_ call: (UnsafeMutablePointer<CChar>?, Int) -> Int32) -> String? {
        var buffer = [CChar](repeating: 0, count: 256)
        let code = unsafe buffer.withUnsafeMutableBufferPointer { unsafe call($0.baseAddress, $0.count) }
        if code == 0 { return nil }
        let text = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        return String(decoding: text, as: UTF8.self)
    }
}
