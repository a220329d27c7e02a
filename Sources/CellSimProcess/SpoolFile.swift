import CellSimCShims
import Foundation
import Glibc

/// A byte buffer on disk, in an unnamed temporary file, which never outlives the process. Don't share it between threads.
public final class SpoolFile {
    private let descriptor: Int32
    private var pending: [UInt8] = []
    private var writtenCount = 0
    private static let block = 1 << 16

    /// The number of bytes in the buffer.
    public var count: Int { writtenCount + pending.count }

    /// Creates an empty buffer.
    /// - Throws: `FileOutputError`.
    public init() throws(FileOutputError) {
        descriptor = unsafe cellsim_open_unnamed_file(FileManager.default.temporaryDirectory.path)
        guard descriptor >= 0 else { throw SpoolFile.failure() }
    }

    deinit { _ = close(descriptor) }

    /// Appends bytes.
    /// - Throws: `FileOutputError`, for example if the disk is full.
    public func append(_ bytes: some Sequence<UInt8>) throws(FileOutputError) {
        pending += bytes
        if pending.count >= SpoolFile.block { try flush() }
    }

    private func flush() throws(FileOutputError) {
        // Bytes are written at the end of the file, because reads use explicit offsets.
        let isWritten = unsafe pending.withUnsafeBytes { unsafe AtomicFile.writeAll($0, to: descriptor) }
        guard isWritten else { throw SpoolFile.failure() }
        writtenCount += pending.count
        pending.removeAll(keepingCapacity: true)
    }

    /// Reads bytes at an offset. Returns fewer bytes only at the end of the file.
    /// - Throws: `FileOutputError`.
    public func read(at offset: Int, count: Int) throws(FileOutputError) -> [UInt8] {
        if !pending.isEmpty { try flush() }
        var hasSucceeded = true
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: max(count, 0)) { target, done in
            while done < count {
                let readCount = unsafe pread(
                    descriptor, target.baseAddress.map { unsafe $0 + done }, count - done, offset + done)
                if readCount < 0, errno == EINTR { continue }
                if readCount < 0 { hasSucceeded = false }
                if readCount <= 0 { return }
                done += readCount
            }
        }
        guard hasSucceeded else { throw SpoolFile.failure() }
        return bytes
    }

    private static func failure() -> FileOutputError {
        FileOutputError(path: FileManager.default.temporaryDirectory.path, reason: SystemReason.text(errno))
    }
}
