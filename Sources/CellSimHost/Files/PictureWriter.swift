import CellSimProcess
import Foundation
import Synchronization

/// A picture's file in memory, as long as it is not too large.
public final class PictureCopy: Sendable {
    private static let mostBytes = 8 << 20
    private let content = Mutex<[UInt8]?>([])

    /// Empty, for a `PictureWriter`.
    public init() {}

    /// The file; nil for one that is larger than 8 MiB.
    public var bytes: [UInt8]? { content.withLock { $0 } }

    func append(_ bytes: [UInt8]) {
        content.withLock { content in
            guard let count = content?.count, count + bytes.count <= Self.mostBytes else { return content = nil }
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

/// Where a picture's bytes go: a file that appears whole or not at all, or the standard output.
///
/// Nothing is to be seen of it before `commit`. Used by one thread at a time.
public final class PictureWriter: @unchecked Sendable {
    // Unchecked: used by one thread at a time.
    /// As it was given; `-` is the standard output.
    public let path: String
    private let file: AtomicFile
    private let copy: PictureCopy?

    /// A picture that is to be written to `path`; its file is complete under a temporary name first.
    /// - Parameter copy: takes the same bytes.
    /// - Throws: `FileOutputError` when nothing can be written there, `OverwrittenInput`.
    public init(path: String, copy: PictureCopy? = nil) throws {
        (self.path, self.copy) = (path, copy)
        if path != "-" { try ReadFiles.spare(path) }
        file = try path == "-" ? AtomicFile.standardOutput() : AtomicFile(path: path)
    }

    /// Adds bytes at the end.
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

    /// Writes nothing more.
    public func close() throws { try file.close() }

    /// Gives the picture up; what stands in its place stays.
    func discard() { file.discard() }

    /// - Throws: `OverwrittenInput` when an input was read meanwhile from where the picture is to go.
    func check() throws(OverwrittenInput) { if path != "-" { try ReadFiles.spare(path) } }

    /// Puts the file in its place, or the bytes on the standard output.
    public func commit() throws { try file.commit() }
}
