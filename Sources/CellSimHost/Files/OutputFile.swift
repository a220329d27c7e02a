import Foundation
import Glibc

/// A file that appears whole or not at all: written under a temporary name in the same folder, then renamed.
public final class OutputFile {
    /// Where it will be; `-` for the standard output, to which nothing goes before `commit()`.
    public let path: String
    private let temporary: String
    private var descriptor: Int32
    private var isCommitted = false

    /// - Throws: `InputError` when the folder cannot be written to.
    public init(path: String) throws {
        self.path = path
        let isStream = path == "-"
        var isFolder: ObjCBool = false
        if !isStream, unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            throw InputError(path: path, "cannot be written: is a folder")
        }
        let folder = isStream ? NSTemporaryDirectory() : (path as NSString).deletingLastPathComponent
        let name = ".cellsim-\(getpid())-\(isStream ? "output" : (path as NSString).lastPathComponent)"
        temporary = (folder.isEmpty ? "." : folder) + "/" + name
        descriptor = unsafe open(temporary, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw InputError(path: path, "cannot be written: \(FileProblem.words(errno))") }
    }

    /// Appends bytes.
    public func write(_ bytes: UnsafeRawBufferPointer) throws {
        unsafe try OutputFile.write(unsafe bytes, to: descriptor, path: path)
    }

    public func write(_ data: Data) throws {
        try unsafe data.withUnsafeBytes { try unsafe write($0) }
    }

    /// Replaces bytes that were written before; what is written next still goes to the end.
    public func overwrite(_ data: Data, at offset: Int) throws {
        let count = unsafe data.withUnsafeBytes { unsafe pwrite(descriptor, $0.baseAddress, $0.count, offset) }
        guard count == data.count else { throw InputError(path: path, "cannot be written: \(FileProblem.words(errno))") }
    }

    /// Puts the file in its place, over one that is there.
    public func commit() throws {
        if path == "-" {
            try copyToStandardOutput()
            return
        }
        guard unsafe rename(temporary, path) == 0 else {
            throw InputError(path: path, "cannot be written: \(FileProblem.words(errno))")
        }
        isCommitted = true
    }

    private func copyToStandardOutput() throws {
        lseek(descriptor, 0, SEEK_SET)
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            unsafe try buffer.withUnsafeBytes {
                unsafe try OutputFile.write(UnsafeRawBufferPointer(rebasing: $0[..<count]), to: 1, path: "standard output")
            }
        }
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, path: String) throws {
        var rest = unsafe bytes
        while unsafe !rest.isEmpty {
            let count = unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw InputError(path: path, "cannot be written: \(FileProblem.words(errno))") }
            unsafe rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
    }

    deinit {
        close(descriptor)
        if !isCommitted { unsafe unlink(temporary) }
    }
}
