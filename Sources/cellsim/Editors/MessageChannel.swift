import CellSimProcess
import Foundation
import Glibc
import Synchronization

/// A file descriptor from which bytes are read, or to which they are written, as they arrive.
struct ByteStream: Sendable {
    let descriptor: Int32

    /// Creates a pipe whose ends are closed on exec. A child process gets an end only as a standard stream.
    /// - Throws: `InvalidInput` if the process has too many open file descriptors.
    static func pipe() throws -> (read: ByteStream, write: ByteStream) {
        var ends: [Int32] = [-1, -1]
        guard unsafe Glibc.pipe(&ends) == 0 else { throw InvalidInput("pipe: error: \(SystemReason.text(errno))") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ByteStream(descriptor: ends[0]), ByteStream(descriptor: ends[1]))
    }

    func close() { _ = Glibc.close(descriptor) }

    /// Waits until bytes are available.
    /// - Returns: true if `read` would return immediately, or false if the time limit is exceeded.
    func waitForBytes(milliseconds: Int32) -> Bool {
        var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&event, 1, milliseconds) != 0
    }

    /// Waits for bytes and reads them.
    /// - Returns: the bytes, or nil at the end of the stream.
    func read() -> ArraySlice<UInt8>? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe Glibc.read(descriptor, &buffer, buffer.count)
            if count == -1, errno == EINTR { continue }
            return count > 0 ? buffer[..<count] : nil
        }
    }

    /// Writes all bytes.
    /// - Returns: false if the reader has closed the stream.
    @discardableResult func write(_ bytes: [UInt8]) -> Bool {
        var start = 0
        while start < bytes.count {
            let count = unsafe bytes[start...].withUnsafeBytes {
                unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
            }
            if count == -1, errno == EINTR { continue }
            guard count > 0 else { return false }
            start += count
        }
        return true
    }
}
