import CellSimGraphics
import CellSimImageCodecs
import CellSimProcess
import Foundation

/// A picture that lies in a file.
public struct PictureFile: Sendable {
    /// Why a picture file cannot be used.
    public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
        /// Whether there is no file or an unusable one.
        public enum Kind: Hashable, Sendable {
            /// There is nothing at the path.
            case missing
            /// A folder, a pointer of Git LFS, a damaged or a forbidden file.
            case unreadable
        }
        /// The file's path as it was given.
        public var path: String
        /// Whether the file is missing.
        public var kind: Kind
        /// Why, in words.
        public var reason: String

        /// A problem with the file at that path.
        public init(path: String, kind: Kind, reason: String) {
            (self.path, self.kind, self.reason) = (path, kind, reason)
        }

        /// As in `Cell.png: error: damaged PNG file: …`.
        public var description: String { "\(path): error: \(reason)" }
    }

    /// The path as it was given.
    public let path: String
    /// The file, undecoded.
    public let bytes: [UInt8]
    /// The decoded picture.
    public let bitmap: Bitmap

    /// Reads and decodes a PNG.
    /// - Throws: `Problem`, which tells a folder, a file that Git LFS did not fetch, and a damaged file apart.
    public init(path: String) throws {
        try self.init(path: path, bytes: PictureFile.read(path))
    }

    /// Decodes a PNG that was read from that path.
    /// - Throws: `Problem` for a damaged file.
    package init(path: String, bytes: [UInt8]) throws {
        (self.path, self.bytes) = (path, bytes)
        do {
            bitmap = try PNG.decode(bytes)
        } catch {
            throw Problem(path: path, kind: .unreadable, reason: "\(error)")
        }
    }

    /// The bytes of a file that is to be a picture; not a pointer of Git LFS.
    /// - Throws: `Problem`.
    public static func read(_ path: String) throws -> [UInt8] {
        var isFolder: ObjCBool = false
        guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw Problem(path: path, kind: .missing, reason: "no such file")
        }
        if isFolder.boolValue { throw Problem(path: path, kind: .unreadable, reason: "a folder, not a picture") }
        let bytes: [UInt8]
        do {
            bytes = try FileBytes.read(path, isInput: false)
        } catch {
            throw Problem(
                path: path, kind: error.isMissing ? .missing : .unreadable, reason: "cannot be read: \(error.reason)")
        }
        if let pointer = LargeFilePointer(Data(bytes.prefix(LargeFilePointer.longest + 1))) {
            throw Problem(
                path: path, kind: .unreadable,
                reason: "a Git LFS pointer (\(pointer.object)), not the picture; fetch it with 'git lfs pull'")
        }
        return bytes
    }
}
