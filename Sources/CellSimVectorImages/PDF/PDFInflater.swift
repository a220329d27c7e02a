import CellSimCZlib
import Foundation

/// Decodes Flate streams up to a size limit. Data before an error is returned.
enum PDFInflater {
    /// Returns the decoded data; nil if nothing could be decoded, or if the result would exceed the limit.
    static func inflate(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
        var stream = unsafe z_stream()
        guard unsafe inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return nil }
        defer { unsafe inflateEnd(&stream) }
        var output: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65536)
        var source = bytes
        let isComplete = unsafe source.withUnsafeMutableBufferPointer { source in
            unsafe stream.next_in = source.baseAddress
            unsafe stream.avail_in = UInt32(clamping: source.count)
            while true {
                let (code, count) = unsafe chunk.withUnsafeMutableBufferPointer { chunk in
                    unsafe stream.next_out = chunk.baseAddress
                    unsafe stream.avail_out = UInt32(chunk.count)
                    let code = unsafe CellSimCZlib.inflate(&stream, Z_NO_FLUSH)
                    return unsafe (code, chunk.count - Int(stream.avail_out))
                }
                output += chunk[..<count]
                if output.count > limit { return false }
                if code != Z_OK || count == 0 { return true }
            }
        }
        return isComplete && !output.isEmpty ? output : nil
    }
}
