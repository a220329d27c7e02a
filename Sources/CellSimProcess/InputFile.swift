import Glibc

/// A file opened for reading: a regular file, or a stream that the command line names.
///
/// Paths in documents and configurations are untrusted. Opening one never blocks, and only regular files are read,
/// because pipes and devices may be endless.
struct InputFile {
    let descriptor: Int32
    let status: stat
    /// The bytes that were read to detect a writer of the pipe.
    private(set) var start: [UInt8] = []

    /// The maximum time to wait for a writer of a pipe, in milliseconds.
    private static let writerTimeout = 2_000

    /// Opens a file for reading.
    /// - Throws: `FileInputError` for a file that cannot be opened, or whose type is not supported.
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

    /// Returns whether the command line names the path. Such a path may be a stream, as in `--data <(generate)`.
    private static func isCommandLineArgument(_ path: String) -> Bool {
        CommandLine.arguments.dropFirst().contains { $0 == path || $0.hasSuffix("=" + path) }
    }

    /// A Boolean value that indicates whether the file is `/dev/null`, which is empty.
    private var isNull: Bool {
        var null = stat()
        return unsafe stat("/dev/null", &null) == 0 && null.st_rdev == status.st_rdev
    }

    /// Waits a short time for a writer of the pipe.
    /// - Returns: whether there is one.
    private mutating func waitForWriter() -> Bool {
        for _ in 0..<Self.writerTimeout / 20 {
            var byte: UInt8 = 0
            let count = unsafe read(descriptor, &byte, 1)
            if count > 0 { start = [byte] }
            // EAGAIN means that there is a writer that has not written yet.
            if count != 0 { return true }
            usleep(20_000)
        }
        return false
    }
}
