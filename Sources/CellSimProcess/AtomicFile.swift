import CellSimCShims
import Foundation
import Glibc

/// An error that describes why a file couldn't be written.
public struct FileOutputError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the file, as the caller passed it.
    public let path: String
    /// The system's error message.
    public let reason: String
    /// The system's error number, or 0 if the error has another reason.
    package let code: Int32

    /// Creates an error about the file at a path.
    public init(path: String, reason: String) { self.init(path: path, reason: reason, code: 0) }

    init(path: String, reason: String, code: Int32) { (self.path, self.reason, self.code) = (path, reason, code) }

    public var description: String { "\(path): cannot be written: \(reason)" }
}

/// A file that is written atomically: the bytes are written to a file in a `TemporaryFolder` next to it, which `commit`
/// moves to its path.
///
/// If an operation fails or the process ends before `commit`, an existing file is unchanged. A writer that is
/// deallocated without a commit removes its temporary file. Devices and pipes aren't replaced: `commit` copies the bytes
/// to them from an unnamed temporary file. Don't share a writer between threads.
public final class AtomicFile {
    /// The path, as the caller passed it.
    public let path: String
    private let target: Target
    private var descriptor: Int32
    /// A Boolean value that indicates whether the temporary file exists.
    private var isPending = true

    /// The destination of the bytes.
    private enum Target {
        /// A temporary file in the folder with a descriptor, which is moved to a name in the folder `parent`.
        case file(String, in: OpenFolder, temporary: String, folder: Int32)
        /// The device or pipe with a name in a folder.
        case device(String, in: OpenFolder, flags: Int32)
        case standardOutput
    }

    /// Opens a temporary file next to the path. If `WriteAccess` confines the path, a symbolic link there is replaced;
    /// otherwise it is followed.
    /// - Throws: `FileOutputError`.
    public convenience init(path: String) throws {
        let position = try WriteAccess.position(path)
        guard !position.isConfined else {
            try self.init(path: path, in: position.folder, name: position.name)
            return
        }
        var status = stat()
        let exists = unsafe stat(path, &status) == 0
        if exists, status.st_mode & S_IFMT == S_IFDIR { throw FileOutputError(path: path, reason: "it is a folder") }
        guard !exists || status.st_mode & S_IFMT == S_IFREG else {
            try self.init(path: path, unnamed: .device(position.name, in: position.folder, flags: 0))
            return
        }
        let realPath = Self.resolved(path)
        let folder = realPath == path ? position.folder : try OpenFolder(path: Self.folder(of: realPath))
        try self.init(
            path: path, name: String(Substring(realPath.utf8.dropFirst(Self.folder(of: realPath).utf8.count))), folder)
    }

    /// Opens a temporary file in an open folder. A symbolic link with this name is replaced.
    /// - Parameter path: The path for error messages.
    /// - Throws: `FileOutputError`.
    public convenience init(path: String, in folder: OpenFolder, name: String) throws {
        switch folder.kind(name) {
        case .folder: throw FileOutputError(path: path, reason: "it is a folder")
        case .special: try self.init(path: path, unnamed: .device(name, in: folder, flags: O_NOFOLLOW))
        case .missing, .file, .link: try self.init(path: path, name: name, folder)
        }
    }

    /// Opens a temporary file whose bytes `commit` writes to standard output.
    /// - Throws: `FileOutputError`.
    public static func standardOutput() throws -> AtomicFile {
        try AtomicFile(path: "standard output", unnamed: .standardOutput)
    }

    private init(path: String, name: String, _ parent: OpenFolder) throws {
        let (folder, temporaryName): (Int32, String)
        do { (folder, temporaryName) = try TemporaryFolder.acquireName(parent) } catch {
            throw FileOutputError(path: path, reason: error.reason)
        }
        let opened = unsafe openat(folder, temporaryName, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard opened >= 0 else {
            let reason = Self.systemReason()
            TemporaryFolder.releaseName(parent)
            throw FileOutputError(path: path, reason: reason)
        }
        (self.path, descriptor) = (path, opened)
        target = .file(name, in: parent, temporary: temporaryName, folder: folder)
    }

    private init(path: String, unnamed target: Target) throws {
        let fileDescriptor = unsafe cellsim_open_unnamed_file(FileManager.default.temporaryDirectory.path)
        guard fileDescriptor >= 0 else { throw FileOutputError(path: path, reason: Self.systemReason()) }
        (self.path, self.target, descriptor) = (path, target, fileDescriptor)
    }

    deinit { discard() }

    /// Writes bytes to a file, which is created or replaced.
    /// - Throws: `FileOutputError`; an existing file is then unchanged.
    public static func write(_ bytes: [UInt8], to path: String) throws {
        let file = try AtomicFile(path: path)
        try file.append(bytes)
        try file.commit()
    }

    /// Writes bytes to a file in an open folder, which is created or replaced.
    /// - Parameter path: The path for error messages.
    /// - Throws: `FileOutputError`; an existing file is then unchanged.
    public static func write(_ bytes: [UInt8], to path: String, in folder: OpenFolder, name: String) throws {
        let file = try AtomicFile(path: path, in: folder, name: name)
        try file.append(bytes)
        try file.commit()
    }

    /// Writes bytes directly to standard output.
    /// - Throws: `FileOutputError`.
    public static func print(_ bytes: [UInt8]) throws {
        guard unsafe bytes.withUnsafeBytes({ unsafe writeAll($0, to: 1) }) else {
            throw FileOutputError(path: "standard output", reason: systemReason())
        }
    }

    /// Appends bytes.
    /// - Throws: `FileOutputError`. The file is then closed.
    public func append(_ bytes: [UInt8]) throws {
        guard descriptor >= 0 else { throw FileOutputError(path: path, reason: "it is closed") }
        let written = unsafe bytes.withUnsafeBytes { unsafe Self.writeAll($0, to: descriptor) }
        if !written {
            let reason = Self.systemReason()
            discard()
            throw FileOutputError(path: path, reason: reason)
        }
    }

    /// Overwrites bytes at an offset. Bytes that are appended later still go to the end.
    /// - Throws: `FileOutputError`. The file is then closed.
    public func overwrite(_ bytes: [UInt8], at offset: Int) throws {
        guard descriptor >= 0 else { throw FileOutputError(path: path, reason: "it is closed") }
        let count = unsafe bytes.withUnsafeBytes { unsafe pwrite(descriptor, $0.baseAddress, $0.count, offset) }
        guard count == bytes.count else {
            let reason = Self.systemReason()
            discard()
            throw FileOutputError(path: path, reason: reason)
        }
    }

    /// Closes the temporary file, so that many files can be written first and committed together.
    /// - Throws: `FileOutputError`.
    public func close() throws {
        guard descriptor >= 0 else { throw FileOutputError(path: path, reason: "it is closed") }
        // The unnamed file for a device stays open, because it can't be opened again.
        guard case .file = target else { return }
        let result = Glibc.close(descriptor)
        descriptor = -1
        guard result == 0 else {
            let reason = Self.systemReason()
            discard()
            throw FileOutputError(path: path, reason: reason)
        }
    }

    /// Moves the file to its path, where it replaces an existing file.
    /// - Throws: `FileOutputError`; an existing file is then unchanged.
    public func commit() throws {
        guard isPending else { throw FileOutputError(path: path, reason: "it is closed") }
        if case .file = target, descriptor >= 0 { try close() }
        let succeeded =
            switch target {
            case .file(let name, let parent, let temporary, let folder):
                unsafe renameat(folder, temporary, parent.descriptor, name) == 0
            case .device(let name, let parent, let flags):
                copy(to: unsafe openat(parent.descriptor, name, O_WRONLY | O_CLOEXEC | flags))
            case .standardOutput: copy(to: dup(1))
            }
        let reason = succeeded ? "" : Self.systemReason()
        cleanUp(isMoved: succeeded)
        if !succeeded { throw FileOutputError(path: path, reason: reason) }
    }

    /// Copies the bytes to a device and closes the device's descriptor. If it fails, `errno` contains the reason.
    private func copy(to device: Int32) -> Bool {
        guard device >= 0 else { return false }
        var block = [UInt8](repeating: 0, count: 1 << 16)
        var (offset, count) = (0, 1)
        while count > 0 {
            count = unsafe pread(descriptor, &block, block.count, offset)
            let isWritten = unsafe block[..<max(count, 0)].withUnsafeBytes { unsafe Self.writeAll($0, to: device) }
            offset += max(count, 0)
            if !isWritten { count = -1 }
        }
        let code = errno
        let isClosed = Glibc.close(device) == 0
        if count < 0 { errno = code }
        return count == 0 && isClosed
    }

    /// Removes the temporary file. An existing file at the path is unchanged.
    public func discard() { cleanUp(isMoved: false) }

    private func cleanUp(isMoved: Bool) {
        guard isPending else { return }
        isPending = false
        if descriptor >= 0 { _ = Glibc.close(descriptor) }
        descriptor = -1
        guard case .file(_, let parent, let temporary, let folder) = target else { return }
        if !isMoved { _ = unsafe unlinkat(folder, temporary, 0) }
        TemporaryFolder.releaseName(parent)
    }

    static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        var writtenCount = 0
        while writtenCount < bytes.count {
            let count = unsafe Foundation.write(
                descriptor, bytes.baseAddress.map { unsafe $0 + writtenCount }, bytes.count - writtenCount)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            writtenCount += count
        }
        return true
    }

    private static func resolved(_ path: String) -> String {
        guard let realPath = unsafe realpath(path, nil) else { return path }
        defer { unsafe free(realPath) }
        return unsafe String(cString: realPath)
    }

    /// Returns the folder of a path, with a trailing slash; an empty string for a path without folders.
    private static func folder(of path: String) -> String {
        let bytes = path.utf8
        return bytes.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
    }

    private static func systemReason() -> String { SystemReason.text(errno) }
}
