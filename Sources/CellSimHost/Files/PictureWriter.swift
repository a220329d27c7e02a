import CellSimProcess
import Foundation

/// Where a picture's bytes go: a file that appears whole or not at all, or the standard output.
///
/// Nothing is to be seen of it before `commit`. Used by one thread at a time.
public final class PictureWriter: @unchecked Sendable {
    /// As it was given; `-` is the standard output.
    public let path: String
    private let file: AtomicFile

    /// A picture that is to be written to `path`; its file is complete under a temporary name first.
    /// - Throws: `FileOutputError` when nothing can be written there, `OverwrittenInput`.
    public init(path: String) throws {
        self.path = path
        if path != "-" { try ReadFiles.spare(path) }
        file = try path == "-" ? AtomicFile.standardOutput() : AtomicFile(path: path)
    }

    /// Adds bytes at the end.
    /// - Throws: `FileOutputError`.
    public func append(_ bytes: [UInt8]) throws { try file.append(bytes) }

    /// Replaces the first bytes.
    func replaceBeginning(_ bytes: [UInt8]) throws {
        try file.overwrite(bytes, at: 0)
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
