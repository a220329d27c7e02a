import CellSimProcess
import Foundation
import Synchronization

/// A copy of a picture's file in memory, up to a maximum size.
public final class PictureBuffer: Sendable {
    private static let maximumBytes = 8 << 20
    private let content = Mutex<[UInt8]?>([])

    /// Creates an empty copy for a `PictureWriter`.
    public init() {}

    /// The file's content, or nil if it is larger than 8 MiB.
    public var bytes: [UInt8]? { content.withLock { $0 } }

    func append(_ bytes: [UInt8]) {
        content.withLock { content in
            guard let count = content?.count, count + bytes.count <= Self.maximumBytes else { return content = nil }
            content?.append(contentsOf: bytes)
        }
    }

    func replaceBeginning(_ bytes: [UInt8]) {
        content.withLock { content in
            guard let count = content?.count, count >= bytes.count else { return content = nil }
            content?.replaceSubrange(0..<bytes.count, with: bytes)
        }
    }
}

/// Writes a picture's bytes atomically to a file, or to standard output.
///
/// Nothing is visible before `commit`. Use it from one thread at a time.
public final class PictureWriter: @unchecked Sendable {
    // Unchecked: used by one thread at a time.
    /// The path, as the caller passed it; `-` is standard output.
    public let path: String
    private let file: AtomicFile
    private let copy: PictureBuffer?

    /// Creates a writer for a picture. The file has a temporary name until it is complete.
    /// - Parameters:
    ///   - path: the file's path; `-` is standard output.
    ///   - copy: receives the same bytes.
    /// - Throws: `FileOutputError` if the path can't be written; `InputOverwriteError`.
    public init(path: String, copy: PictureBuffer? = nil) throws {
        (self.path, self.copy) = (path, copy)
        if path != "-" { try InputRegistry.checkOutput(path) }
        file = try path == "-" ? AtomicFile.standardOutput() : AtomicFile(path: path)
    }

    /// Appends bytes.
    /// - Throws: `FileOutputError`.
    public func append(_ bytes: [UInt8]) throws {
        try file.append(bytes)
        copy?.append(bytes)
    }

    /// Replaces the first bytes.
    func replaceBeginning(_ bytes: [UInt8]) throws {
        try file.overwrite(bytes, at: 0)
        copy?.replaceBeginning(bytes)
    }

    /// Ends writing, before a later `commit`.
    public func close() throws { try file.close() }

    /// Discards the picture. An existing file at its path stays unchanged.
    func discard() { file.discard() }

    /// Checks that the destination has not been read as an input in the meantime.
    /// - Throws: `InputOverwriteError`.
    func check() throws(InputOverwriteError) { if path != "-" { try InputRegistry.checkOutput(path) } }

    /// Moves the file to its path, or writes the bytes to standard output.
    public func commit() throws { try file.commit() }
}
