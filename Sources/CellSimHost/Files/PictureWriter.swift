import CellSimProcess
import Foundation
import Synchronization

/// A copy of a picture file in memory, up to a maximum size.
public final class PictureBuffer: Sendable {
    private static let maximumBytes = 8 << 20
    private let content = Mutex<[UInt8]?>([])

    /// Creates an empty buffer for a `PictureWriter`.
    public init() {}

    /// The content of the file; nil if it is larger than 8 MiB.
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
/// The output isn't visible before `commit`. Use a writer on one thread at a time.
public final class PictureWriter: @unchecked Sendable {
    // Unchecked: used by one thread at a time.
    /// The path as specified by the caller; `-` means standard output.
    public let path: String
    private let file: AtomicFile
    private let copy: PictureBuffer?

    /// Creates a writer for a picture. The file has a temporary name until it is committed.
    /// - Parameters:
    ///   - path: The path of the file; `-` means standard output.
    ///   - copy: A buffer that receives the same bytes.
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

    /// Closes the file. Call `commit` afterwards.
    public func close() throws { try file.close() }

    /// Discards the picture. An existing file at the path stays unchanged.
    func discard() { file.discard() }

    /// Checks that the destination has not been read as an input since the writer was created.
    /// - Throws: `InputOverwriteError`.
    func check() throws(InputOverwriteError) { if path != "-" { try InputRegistry.checkOutput(path) } }

    /// Moves the file to its final path, or writes the bytes to standard output.
    public func commit() throws { try file.commit() }
}
