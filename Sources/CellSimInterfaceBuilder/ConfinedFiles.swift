import CellSimProcess
import Foundation

/// Folders that names out of documents and catalogues may lead into. A name is somebody else's word: nothing outside of the
/// folders is read for it, whatever it says and wherever links lead.
public struct ConfinedFiles: Sendable {
    /// The most bytes of a file that is read because of a name: those of a picture of the largest size, uncompressed.
    public static let maximumBytes = 512 << 20

    /// Without any link in them.
    private let roots: [String]

    /// - Parameter folders: those that were given by whoever runs the program.
    public init(_ folders: [String]) { roots = folders.compactMap(Self.realPath) }

    /// Whether a name can stand for a file below a folder: neither absolute nor leading upwards. As the system reads it:
    /// to Swift a slash with an accent after it is no slash.
    public static func isName(_ name: String) -> Bool {
        let bytes = name.utf8
        return bytes.first != slash && !bytes.contains(0)
            && !bytes.split(separator: slash, omittingEmptySubsequences: false).contains { $0.elementsEqual("..".utf8) }
    }

    private static let slash = UInt8(ascii: "/")

    /// Whether what a path leads to lies in one of the folders; nothing that is not there does.
    public func contains(_ path: String) -> Bool {
        InputLog.note(place: path)
        guard let real = Self.realPath(path) else { return false }
        return roots.contains { root in
            let (inner, outer) = (real.utf8, root.utf8)
            return root == "/" || inner.elementsEqual(outer) || inner.starts(with: Array(outer) + [ConfinedFiles.slash])
        }
    }

    /// The bytes of a plain file; nil for what is none, is too large or cannot be read.
    public static func bytes(ofFile path: String) -> Data? {
        guard isPlainFile(path) else { return nil }
        do { return Data(try FileBytes.read(path, maximum: maximumBytes)) } catch { return nil }
    }

    /// Whether there is a file at the path, or at the end of its link, that ends: no folder, pipe or device.
    public static func isPlainFile(_ path: String) -> Bool {
        InputLog.note(place: path)
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return false }
        return status.st_mode & S_IFMT == S_IFREG && status.st_size <= maximumBytes
    }

    /// Whether there is a folder at the path that is no link to one.
    public static func isFolderItself(_ path: String) -> Bool {
        InputLog.note(place: path)
        var status = stat()
        guard unsafe lstat(path, &status) == 0 else { return false }
        return status.st_mode & S_IFMT == S_IFDIR
    }

    private static func realPath(_ path: String) -> String? {
        guard let found = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(found) }
        return unsafe String(cString: found)
    }
}
