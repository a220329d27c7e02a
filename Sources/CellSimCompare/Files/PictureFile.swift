import CellSimGraphics
import CellSimImageCodecs
import CellSimProcess
import Foundation

/// A decoded picture and the file it was read from.
public struct PictureFile: Sendable {
    /// An error that describes why a picture file can't be used.
    public struct ReadError: Error, Hashable, Sendable, CustomStringConvertible {
        /// A Boolean value that indicates whether the file is missing or unusable.
        public enum Kind: Hashable, Sendable {
            /// Nothing exists at the path.
            case missing
            /// The path is a folder, a Git LFS pointer, a damaged file, or a file without read permission.
            case unreadable
        }
        /// The file's path as specified by the caller.
        public var path: String
        /// A Boolean value that indicates whether the file is missing.
        public var kind: Kind
        /// The reason as text.
        public var reason: String

        /// Creates an error for the file at the path.
        public init(path: String, kind: Kind, reason: String) {
            (self.path, self.kind, self.reason) = (path, kind, reason)
        }

        /// A message such as `Cell.png: error: damaged PNG file: …`.
        public var description: String { "\(path): error: \(reason)" }
    }

    /// The path as specified by the caller.
    public let path: String
    /// The bytes of the encoded file.
    public let bytes: [UInt8]
    /// The decoded picture, in sRGB.
    public let bitmap: Bitmap

    /// Reads and decodes a PNG. Converts colours to sRGB if the file has another colour profile, as simulators write for Display P3.
    /// - Throws: `ReadError`, with different reasons for a folder, a Git LFS pointer and a damaged file.
    public init(path: String) throws {
        try self.init(path: path, bytes: PictureFile.read(path))
    }

    /// Decodes a PNG that was read from the path.
    /// - Throws: `ReadError` for a damaged file.
    package init(path: String, bytes: [UInt8]) throws {
        (self.path, self.bytes) = (path, bytes)
        do {
            bitmap = try ImageFile.decodeForComparison(bytes)
        } catch {
            throw ReadError(path: path, kind: .unreadable, reason: "\(error)")
        }
    }

    /// Reads a picture file.
    /// - Throws: `ReadError`, also for a Git LFS pointer.
    public static func read(_ path: String) throws -> [UInt8] {
        var isFolder: ObjCBool = false
        guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw ReadError(path: path, kind: .missing, reason: "no such file")
        }
        if isFolder.boolValue { throw ReadError(path: path, kind: .unreadable, reason: "a folder, not a picture") }
        let bytes: [UInt8]
        do {
            bytes = try FileReader.read(path, isInput: false)
        } catch {
            throw ReadError(
                path: path, kind: error.isMissing ? .missing : .unreadable, reason: "cannot be read: \(error.reason)")
        }
        if let pointer = GitLFSPointer(Data(bytes.prefix(GitLFSPointer.maximumSize + 1))) {
            throw ReadError(
                path: path, kind: .unreadable,
                reason: "a Git LFS pointer (\(pointer.object)), not the picture; fetch it with 'git lfs pull'")
        }
        return bytes
    }
}
