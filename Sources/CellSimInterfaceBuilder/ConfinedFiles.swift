import CellSimProcess
import Foundation

/// The folders to which names in documents and catalogues can refer. The names are untrusted: no name or link can cause a
/// file outside the folders to be read.
public struct ConfinedFiles: Sendable {
    /// The maximum size of a file in bytes, which equals the size of the largest uncompressed picture.
    public static let maximumBytes = 512 << 20

    /// The paths of the folders, with links resolved.
    private let roots: [String]

    /// Creates a value that permits access to folders.
    /// - Parameter folders: The folders that the user specified.
    public init(_ folders: [String]) { roots = folders.compactMap(Self.realPath) }

    /// Returns whether a name can refer to a file below a folder, that is, whether it is relative and contains no `..`. It compares
    /// bytes, as file systems do; a slash followed by a combining accent is a different Swift `Character`.
    public static func isName(_ name: String) -> Bool {
        let bytes = name.utf8
        return bytes.first != slash && !bytes.contains(0)
            && !bytes.split(separator: slash, omittingEmptySubsequences: false).contains { $0.elementsEqual("..".utf8) }
    }

    private static let slash = UInt8(ascii: "/")

    /// Returns whether the target of a path exists and is in one of the folders.
    public func contains(_ path: String) -> Bool {
        InputLog.record(location: path)
        guard let resolvedPath = Self.realPath(path) else { return false }
        return roots.contains { root in
            let (inner, outer) = (resolvedPath.utf8, root.utf8)
            return root == "/" || inner.elementsEqual(outer) || inner.starts(with: Array(outer) + [ConfinedFiles.slash])
        }
    }

    /// Returns the bytes of a regular file; nil if the file isn't regular, is too large, or can't be read.
    public static func bytes(ofFile path: String) -> Data? {
        guard isPlainFile(path) else { return nil }
        do { return Data(try FileReader.read(path, maximum: maximumBytes)) } catch { return nil }
    }

    /// Returns whether a path refers, after links are resolved, to a regular file of permitted size.
    public static func isPlainFile(_ path: String) -> Bool {
        InputLog.record(location: path)
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return false }
        return status.st_mode & S_IFMT == S_IFREG && status.st_size <= maximumBytes
    }

    /// Returns whether a path refers to a folder itself, not to a link to one.
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
