/// The Compression API for deflated data (`COMPRESSION_ZLIB`, RFC 1951), based on zlib. Other algorithms are not supported:
/// streams can't be created, and the functions for buffers return 0.
import CellSimCZlib
@_exported import Foundation

/// A compression algorithm.
public struct compression_algorithm: RawRepresentable, Equatable, Sendable {
    /// Apple's raw value.
    public var rawValue: UInt32
    /// Creates an algorithm from its raw value.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    /// Creates an algorithm from its raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
/// Not supported.
public let COMPRESSION_LZ4 = compression_algorithm(0x100)
/// Deflated data without a header, as in ZIP files.
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
/// Not supported.
public let COMPRESSION_LZMA = compression_algorithm(0x306)
/// Not supported.
public let COMPRESSION_LZFSE = compression_algorithm(0x801)

/// The operation of a stream.
public struct compression_stream_operation: RawRepresentable, Equatable, Sendable {
    /// Apple's raw value.
    public var rawValue: UInt32
    /// Creates an operation from its raw value.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    /// Creates an operation from its raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
/// The operation that compresses data.
public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(0)
/// The operation that decompresses data.
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(1)

/// Options for processing a stream.
public struct compression_stream_flags: RawRepresentable, Equatable, Sendable {
    /// Apple's raw value.
    public var rawValue: UInt32
    /// Creates flags from their raw value.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    /// Creates flags from their raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
/// The flag for the last call: the source contains all remaining data.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(1)

/// The status of a stream.
public struct compression_status: RawRepresentable, Equatable, Sendable {
    /// Apple's raw value.
    public var rawValue: Int32
    /// Creates a status from its raw value.
    public init(_ rawValue: Int32) { self.rawValue = rawValue }
    /// Creates a status from its raw value.
    public init(rawValue: Int32) { self.rawValue = rawValue }
}
/// Processing can continue.
public let COMPRESSION_STATUS_OK = compression_status(0)
/// The data is damaged, or the algorithm isn't supported.
public let COMPRESSION_STATUS_ERROR = compression_status(-1)
/// The stream has ended.
public let COMPRESSION_STATUS_END = compression_status(1)

/// A stream with its source and destination buffers.
@unsafe public struct compression_stream {
    /// The next byte to write.
    public var dst_ptr: UnsafeMutablePointer<UInt8>
    /// The number of bytes available for writing.
    public var dst_size: Int
    /// The next byte to read.
    public var src_ptr: UnsafePointer<UInt8>
    /// The number of bytes available for reading.
    public var src_size: Int
    /// The stream's internal state.
    public var state: UnsafeMutableRawPointer?

    /// Creates a stream. Call `compression_stream_init` before you use it.
    public init(
        dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>, src_size: Int,
        state: UnsafeMutableRawPointer?
    ) {
        unsafe (self.dst_ptr, self.dst_size) = (dst_ptr, dst_size)
        unsafe (self.src_ptr, self.src_size, self.state) = (src_ptr, src_size, state)
    }
}

/// A zlib stream.
@safe private final class DeflateState {
    /// The stream's memory. It is allocated once because zlib identifies a stream by its address.
    let stream: UnsafeMutablePointer<z_stream>
    let isEncoding: Bool

    init?(_ operation: compression_stream_operation) {
        unsafe stream = .allocate(capacity: 1)
        unsafe stream.initialize(to: z_stream())
        let isEncoding = operation == COMPRESSION_STREAM_ENCODE
        self.isEncoding = isEncoding
        let size = unsafe Int32(MemoryLayout<z_stream>.size)
        // There is no header, and the level is the same as in Apple's implementation.
        let status =
            isEncoding
            ? unsafe deflateInit2_(stream, 5, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
            : unsafe inflateInit2_(stream, -15, ZLIB_VERSION, size)
        guard status == Z_OK else { return nil }
    }

    deinit {
        _ = unsafe isEncoding ? deflateEnd(stream) : inflateEnd(stream)
        unsafe stream.deallocate()
    }
}

/// Initialises a stream.
public func compression_stream_init(
    _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
    _ algorithm: compression_algorithm
) -> compression_status {
    guard algorithm == COMPRESSION_ZLIB, let state = DeflateState(operation) else { return COMPRESSION_STATUS_ERROR }
    unsafe stream.pointee.state = Unmanaged.passRetained(state).toOpaque()
    return COMPRESSION_STATUS_OK
}

/// Processes data until one of the buffers is exhausted.
public func compression_stream_process(
    _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
    guard let address = unsafe stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    let state = unsafe Unmanaged<DeflateState>.fromOpaque(address).takeUnretainedValue()
    let (input, output) = unsafe (stream.pointee.src_size, stream.pointee.dst_size)
    unsafe state.stream.pointee.next_in = UnsafeMutablePointer(mutating: stream.pointee.src_ptr)
    unsafe state.stream.pointee.avail_in = UInt32(clamping: input)
    unsafe state.stream.pointee.next_out = stream.pointee.dst_ptr
    unsafe state.stream.pointee.avail_out = UInt32(clamping: output)
    let (availableInput, available) = unsafe (state.stream.pointee.avail_in, state.stream.pointee.avail_out)
    let isFinalInput = flags & Int32(COMPRESSION_STREAM_FINALIZE.rawValue) != 0 && Int(availableInput) == input
    let status =
        unsafe state.isEncoding
        ? deflate(state.stream, isFinalInput ? Z_FINISH : Z_NO_FLUSH) : inflate(state.stream, Z_NO_FLUSH)
    let (read, written) = unsafe (
        Int(availableInput - state.stream.pointee.avail_in), Int(available - state.stream.pointee.avail_out)
    )
    unsafe stream.pointee.src_ptr += read
    unsafe stream.pointee.src_size -= read
    unsafe stream.pointee.dst_ptr += written
    unsafe stream.pointee.dst_size -= written
    switch status {
    case Z_STREAM_END: return COMPRESSION_STATUS_END
    case Z_OK: return COMPRESSION_STATUS_OK
    // No progress was possible because one of the buffers is at its end. Truncated data counts as damaged.
    case Z_BUF_ERROR:
        return isFinalInput && !state.isEncoding && output > 0 ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
    default: return COMPRESSION_STATUS_ERROR
    }
}

/// Frees a stream's memory.
@discardableResult public func compression_stream_destroy(
    _ stream: UnsafeMutablePointer<compression_stream>
) -> compression_status {
    guard let address = unsafe stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    unsafe Unmanaged<DeflateState>.fromOpaque(address).release()
    unsafe stream.pointee.state = nil
    return COMPRESSION_STATUS_OK
}

private func processBuffer(
    _ operation: compression_stream_operation, _ dst: UnsafeMutablePointer<UInt8>, _ dstSize: Int,
    _ src: UnsafePointer<UInt8>, _ srcSize: Int, _ algorithm: compression_algorithm
) -> Int {
    var stream = unsafe compression_stream(
        dst_ptr: dst, dst_size: dstSize, src_ptr: src, src_size: srcSize, state: nil)
    guard unsafe compression_stream_init(&stream, operation, algorithm) == COMPRESSION_STATUS_OK else { return 0 }
    let status = unsafe compression_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue))
    let written = unsafe dstSize - stream.dst_size
    _ = unsafe compression_stream_destroy(&stream)
    // Compressed data is only useful as a whole. Decompressed data may be truncated to the buffer's size.
    if operation == COMPRESSION_STREAM_ENCODE { return status == COMPRESSION_STATUS_END ? written : 0 }
    return status == COMPRESSION_STATUS_ERROR ? 0 : written
}

/// Compresses a buffer.
/// - Returns: the number of bytes written; 0 if the destination is too small or the algorithm isn't supported.
public func compression_encode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int { unsafe processBuffer(COMPRESSION_STREAM_ENCODE, dst_buffer, dst_size, src_buffer, src_size, algorithm) }

/// Decompresses a buffer.
/// - Returns: the number of bytes written, at most the size of the destination; 0 if the data is damaged or the algorithm isn't supported.
public func compression_decode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int { unsafe processBuffer(COMPRESSION_STREAM_DECODE, dst_buffer, dst_size, src_buffer, src_size, algorithm) }

/// Returns 0: no scratch buffer is needed.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
/// Returns 0: no scratch buffer is needed.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
