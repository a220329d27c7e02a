import CellSimCDeflate

/// Compresses data with libdeflate.
@safe final class Deflater {
    private let handle: OpaquePointer

    init(level: Int32) {
        guard let handle = unsafe libdeflate_alloc_compressor(level) else {
            preconditionFailure("not enough memory for a compressor")
        }
        unsafe self.handle = handle
    }

    deinit { unsafe libdeflate_free_compressor(handle) }

    /// Returns the maximum number of bytes that `compress` writes for `count` bytes.
    func bound(_ count: Int) -> Int { unsafe libdeflate_deflate_compress_bound(handle, count) }

    /// Writes a complete raw deflate stream and returns its length. The target must have the size that `bound` returns.
    func compress(_ bytes: UnsafeRawBufferPointer, into target: UnsafeMutableRawPointer) -> Int {
        unsafe libdeflate_deflate_compress(handle, bytes.baseAddress, bytes.count, target, bound(bytes.count))
    }
}

/// Decompresses data with libdeflate.
@safe final class Inflater {
    private let handle: OpaquePointer

    init() {
        guard let handle = unsafe libdeflate_alloc_decompressor() else {
            preconditionFailure("not enough memory for a decompressor")
        }
        unsafe self.handle = handle
    }

    deinit { unsafe libdeflate_free_decompressor(handle) }

    /// Decompresses a raw deflate stream up to its end.
    /// - Returns: The numbers of bytes read and written; nil if the stream is corrupt, or longer than the target.
    func inflate(_ bytes: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer) -> (
        read: Int, written: Int
    )? {
        var (read, written) = (0, 0)
        let result = unsafe libdeflate_deflate_decompress_ex(
            handle, bytes.baseAddress, bytes.count, target.baseAddress, target.count, &read, &written)
        return result == LIBDEFLATE_SUCCESS ? (read, written) : nil
    }
}

/// Computes checksums and decompresses zlib streams with libdeflate.
enum LibDeflate {
    static func crc32(_ crc: UInt32, _ bytes: UnsafeRawBufferPointer) -> UInt32 {
        unsafe libdeflate_crc32(crc, bytes.baseAddress, bytes.count)
    }

    static func adler32(_ adler: UInt32, _ bytes: UnsafeRawBufferPointer) -> UInt32 {
        unsafe libdeflate_adler32(adler, bytes.baseAddress, bytes.count)
    }

    /// Decompresses a zlib stream, whose length must be exactly that of the target.
    static func inflate(_ bytes: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer) -> Bool {
        guard let handle = unsafe libdeflate_alloc_decompressor() else { return false }
        defer { unsafe libdeflate_free_decompressor(handle) }
        return unsafe libdeflate_zlib_decompress(
            handle, bytes.baseAddress, bytes.count, target.baseAddress, target.count, nil) == LIBDEFLATE_SUCCESS
    }

    /// Decompresses a zlib stream. Returns nil if it is corrupt, or longer than `maximum` bytes.
    static func inflate(_ bytes: ArraySlice<UInt8>, maximum: Int) -> [UInt8]? {
        guard let handle = unsafe libdeflate_alloc_decompressor() else { return nil }
        defer { unsafe libdeflate_free_decompressor(handle) }
        var capacity = min(max(bytes.count * 4, 1024), maximum)
        while true {
            var result = LIBDEFLATE_BAD_DATA
            let output = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { target, initialized in
                result = unsafe bytes.withUnsafeBytes {
                    unsafe libdeflate_zlib_decompress(
                        handle, $0.baseAddress, $0.count, target.baseAddress, capacity, &initialized)
                }
                if result != LIBDEFLATE_SUCCESS { initialized = 0 }
            }
            if result == LIBDEFLATE_SUCCESS { return output }
            guard result == LIBDEFLATE_INSUFFICIENT_SPACE, capacity < maximum else { return nil }
            capacity = min(capacity * 4, maximum)
        }
    }
}
