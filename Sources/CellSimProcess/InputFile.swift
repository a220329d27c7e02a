import Glibc

/// A file that is open for reading: a regular file, or a stream that is named on the command line.
///
/// Paths in documents and configurations are untrusted. Opening them therefore never blocks, and only regular files are
/// read, because pipes and devices may be endless.
struct InputFile {
    let descriptor: Int32
    let status: stat
    /// The bytes that were read while waiting for a writer.
    private(set) var start: [UInt8] = []

    /// The maximum time to wait for another process to write to a pipe, in milliseconds.
    private static let writerTimeout = 2_000

    /// Opens a file for reading.
    /// - Throws: `FileInputError` if the file can't be opened, or has an unsupported type.
    init(_ path: String) throws(FileInputError) {
        descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { throw FileReader.failure(path) }
        var status = stat()
        let hasStatus = unsafe fstat(descriptor, &status) == 0
        self.status = status
        do throws(FileInputError) {
            guard hasStatus else { throw FileReader.failure(path) }
            try check(path)
        } catch {
            _ = close(descriptor)
            throw error
        }
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    }

    private mutating func check(_ path: String) throws(FileInputError) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: return
        case S_IFDIR:
            errno = EISDIR
            throw FileReader.failure(path)
        case S_IFIFO:
            guard Self.isCommandLineArgument(path) else {
                throw FileInputError(path: path, reason: "it is a pipe; expected a regular file")
            }
            guard waitForWriter() else {
                throw FileInputError(path: path, reason: "it is a pipe, and no process writes to it")
            }
        case S_IFCHR where Self.isCommandLineArgument(path) && (isatty(descriptor) == 1 || isNull): return
        default: throw FileInputError(path: path, reason: "it is a device, not a regular file")
        }
    }

    /// Returns whether the path is a command-line argument. It may then be a stream, as in `--data <(generate)`.
    private static func isCommandLineArgument(_ path: String) -> Bool {
        CommandLine.arguments.dropFirst().contains { $0 == path || $0.hasSuffix("=" + path) }
    }

    /// A Boolean value that indicates whether the file is `/dev/null`, which is empty.
    private var isNull: Bool {
        var null = stat()
        return unsafe stat("/dev/null", &null) == 0 && null.st_rdev == status.st_rdev
    }

    /// Waits for another process to write to the pipe, up to the time limit.
    /// - Returns: Whether a process has the pipe open for writing.
    private mutating func waitForWriter() -> Bool {
        for _ in 0..<Self.writerTimeout / 20 {
            var byte: UInt8 = 0
            let count = unsafe read(descriptor, &byte, 1)
            if count > 0 { start = [byte] }
            // EAGAIN means that a process has opened the pipe, but has not written to it yet.
            if count != 0 { return true }
            usleep(20_000)
        }
        return false
    }
}
