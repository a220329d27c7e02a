import CellSimCDeflate

/// libdeflate's compressor of one level.
@safe final class Deflater {
    private let handle: OpaquePointer

    init(level: Int32) {
        guard let handle = unsafe libdeflate_alloc_compressor(level) else { preconditionFailure("no memory for a compressor") }
        unsafe self.handle = handle
    }

    deinit { unsafe libdeflate_free_compressor(handle) }

    /// Appends a whole raw deflate stream to `output`.
    func compress(_ bytes: UnsafeRawBufferPointer, appendingTo output: inout [UInt8]) {
        let start = output.count
        let bound = unsafe libdeflate_deflate_compress_bound(handle, bytes.count)
        output.append(contentsOf: repeatElement(0, count: bound))
        let written = unsafe output.withUnsafeMutableBytes { target in
            unsafe libdeflate_deflate_compress(
                handle, bytes.baseAddress, bytes.count, target.baseAddress.map { unsafe $0 + start }, bound)
        }
        output.removeLast(bound - written)
    }
}

/// Checks and decompression through libdeflate.
enum LibDeflate {
    static func crc32(_ crc: UInt32, _ bytes: UnsafeRawBufferPointer) -> UInt32 {
        unsafe libdeflate_crc32(crc, bytes.baseAddress, bytes.count)
    }

    static func adler32(_ adler: UInt32, _ bytes: UnsafeRawBufferPointer) -> UInt32 {
        unsafe libdeflate_adler32(adler, bytes.baseAddress, bytes.count)
    }

    /// Decompresses a zlib stream that must give exactly the target's length.
    static func inflate(_ bytes: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer) -> Bool {
        guard let handle = unsafe libdeflate_alloc_decompressor() else { return false }
        defer { unsafe libdeflate_free_decompressor(handle) }
        return unsafe libdeflate_zlib_decompress(
            handle, bytes.baseAddress, bytes.count, target.baseAddress, target.count, nil) == LIBDEFLATE_SUCCESS
    }
}
