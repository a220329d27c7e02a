import CellSimProcess
import Foundation

/// The folders to which names in documents and catalogues may refer. Names aren't trusted: files outside the folders
/// are never read, whatever the name contains and wherever links lead.
public struct ConfinedFiles: Sendable {
    /// The maximum size of a file to read, in bytes: the size of the largest picture, uncompressed.
    public static let maximumBytes = 512 << 20

    /// The paths of the folders without links.
    private let roots: [String]

    /// Creates the list of permitted folders.
    /// - Parameter folders: the folders specified by the user.
    public init(_ folders: [String]) { roots = folders.compactMap(Self.realPath) }

    /// Returns whether a name can refer to a file below a folder: it is neither absolute nor leads upwards. Bytes are compared, as in the
    /// file system; to Swift, a slash with a combining accent isn't a slash.
    public static func isName(_ name: String) -> Bool {
        let bytes = name.utf8
        return bytes.first != slash && !bytes.contains(0)
            && !bytes.split(separator: slash, omittingEmptySubsequences: false).contains { $0.elementsEqual("..".utf8) }
    }

    private static let slash = UInt8(ascii: "/")

    /// Returns whether a path's target exists and is in one of the folders.
    public func contains(_ path: String) -> Bool {
        InputLog.record(location: path)
        guard let real = Self.realPath(path) else { return false }
        return roots.contains { root in
            let (inner, outer) = (real.utf8, root.utf8)
            return root == "/" || inner.elementsEqual(outer) || inner.starts(with: Array(outer) + [ConfinedFiles.slash])
        }
    }

    /// Returns the bytes of a regular file; nil if it isn't regular, is too large or can't be read.
    public static func bytes(ofFile path: String) -> Data? {
        guard isPlainFile(path) else { return nil }
        do { return Data(try FileReader.read(path, maximum: maximumBytes)) } catch { return nil }
    }

    /// Returns whether the path, after links are followed, is a regular file: not a folder, pipe or device.
    public static func isPlainFile(_ path: String) -> Bool {
        InputLog.record(location: path)
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return false }
        return status.st_mode & S_IFMT == S_IFREG && status.st_size <= maximumBytes
    }

    /// Returns whether the path is a folder and not a link to one.
    public static func isFolderNotLink(_ path: String) -> Bool {
        InputLog.record(location: path)
        var status = stat()
        guard unsafe lstat(path, &status) == 0 else { return false }
        return status.st_mode & S_IFMT == S_IFDIR
    }

    private static func realPath(_ path: String) -> String? {
        guard let resolvedPath = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(resolvedPath) }
        return unsafe String(cString: resolvedPath)
    }
}
