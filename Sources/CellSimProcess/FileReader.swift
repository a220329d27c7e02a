import CellSimCShims
import Glibc

/// An error that describes why a file couldn't be read.
public struct FileInputError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the file, as the caller passed it.
    public let path: String
    /// The system's error message.
    public let reason: String
    /// A Boolean value that indicates whether the file doesn't exist.
    public let isMissing: Bool
    /// A Boolean value that indicates whether the path is a folder.
    public let isFolder: Bool

    init(path: String, reason: String, code: Int32 = 0) {
        (self.path, self.reason, isMissing, isFolder) = (path, reason, code == ENOENT, code == EISDIR)
    }

    /// A message such as `Cell.png: cannot be read: Permission denied`.
    public var description: String { "\(path): cannot be read: \(reason)" }
}

/// Reads entire files into memory, and reports errors with the system's reason.
///
/// Files are read, not memory-mapped. If another program truncated a mapped file, accessing its missing pages would end
/// the program with a signal.
public enum FileReader {
    /// The default maximum size of a file in bytes.
    public static let maximum = 512 << 20

    /// Reads a regular file, or a pipe or terminal that is named on the command line.
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - maximum: The maximum size in bytes. A larger file is rejected before memory is allocated, a stream as soon as it
    ///     exceeds the size.
    ///   - isInput: Whether the file must not be overwritten by an output (`InputRegistry`), and may affect pictures
    ///     (`InputLog`).
    ///   - isKept: Whether the caller keeps the content for later work instead of reading the file again each time.
    /// - Throws: `FileInputError`.
    public static func read(
        _ path: String, maximum: Int = FileReader.maximum, isInput: Bool = true, isKept: Bool = true
    ) throws(FileInputError) -> [UInt8] {
        do throws(FileInputError) {
            let file = try InputFile(path)
            defer { _ = close(file.descriptor) }
            let bytes = try read(file.descriptor, file.status, path, maximum, isInput, start: file.start)
            if isInput { InputLog.record(contents: path, bytes, isKept: isKept) }
            return bytes
        } catch {
            if isInput { InputLog.record(contents: path, nil, isKept: isKept) }
            throw error
        }
    }

    /// Reads standard input to its end. In messages, it is called `<stdin>`. The content remains readable, so that a program
    /// that restarts after a crash receives it again.
    /// - Throws: `FileInputError`.
    public static func readStandardInput(maximum: Int = FileReader.maximum) throws(FileInputError) -> [UInt8] {
        let inputOffset = lseek(0, 0, SEEK_CUR)
        var status = stat()
        guard unsafe fstat(0, &status) == 0 else { throw failure("<stdin>") }
        if status.st_mode & S_IFMT == S_IFDIR {
            errno = EISDIR
            throw failure("<stdin>")
        }
        let bytes = try read(0, status, "<stdin>", maximum, true)
        if inputOffset >= 0 {
            _ = lseek(0, inputOffset, SEEK_SET)
            return bytes
        }
        // Replace the pipe, which is now empty, by an unnamed file.
        let file = unsafe cellsim_open_unnamed_file("/tmp")
        guard file >= 0 else { return bytes }
        defer { _ = close(file) }
        if unsafe bytes.withUnsafeBytes({ unsafe AtomicFile.writeAll($0, to: file) }), lseek(file, 0, SEEK_SET) == 0 {
            _ = dup2(file, 0)
        }
        return bytes
    }

    private static func read(
        _ descriptor: Int32, _ status: stat, _ path: String, _ maximum: Int, _ isInput: Bool, start: [UInt8] = []
    ) throws(FileInputError) -> [UInt8] {
        guard status.st_size <= maximum else { throw tooLarge(path, maximum) }
        if isInput { InputRegistry.record(status, path) }
        // Some files, such as those in /proc, report a size of 0.
        var capacity = max(Int(status.st_size), 0) + 1
        var bytes = start
        while true {
            let more = readBlock(descriptor, capacity)
            guard let more else { throw failure(path) }
            if bytes.isEmpty { bytes = more } else { bytes += more }
            if more.count < capacity { return bytes }
            guard bytes.count <= maximum else { throw tooLarge(path, maximum) }
            capacity = max(1 << 16, bytes.count / 2)
        }
    }

    /// Reads the first bytes of a regular file. Returns fewer bytes if the file is shorter.
    /// - Throws: `FileInputError`.
    public static func start(of path: String, count: Int) throws(FileInputError) -> [UInt8] {
        let file = try InputFile(path)
        defer { _ = close(file.descriptor) }
        guard let bytes = readBlock(file.descriptor, count) else { throw failure(path) }
        return file.start + bytes
    }

    private static func tooLarge(_ path: String, _ maximum: Int) -> FileInputError {
        let size = maximum % (1 << 20) == 0 ? "\(maximum >> 20) MiB" : "\(maximum) bytes"
        return FileInputError(path: path, reason: "it is larger than \(size)")
    }

    /// Reads a number of bytes, or fewer at the end of the file. Returns nil on errors.
    static func readBlock(_ descriptor: Int32, _ capacity: Int) -> [UInt8]? {
        var hasSucceeded = true
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { target, count in
            while count < capacity {
                let readCount = unsafe Glibc.read(
                    descriptor, target.baseAddress.map { unsafe $0 + count }, capacity - count)
                if readCount < 0, errno == EINTR { continue }
                if readCount < 0 { hasSucceeded = false }
                if readCount <= 0 { return }
                count += readCount
            }
        }
        return hasSucceeded ? bytes : nil
    }

    static func failure(_ path: String) -> FileInputError {
        let code = errno
        return FileInputError(path: path, reason: SystemReason.text(code), code: code)
    }
}
