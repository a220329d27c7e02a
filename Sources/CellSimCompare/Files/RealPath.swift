import Foundation
import Glibc

/// An absolute path with all links resolved. The file may be missing.
public struct RealPath: Hashable, Sendable {
    let parts: PathComponents
    /// The device and inode of an existing file. Therefore hard links to the same file are equal.
    private let identity: [UInt64]?
    /// A Boolean value that indicates whether the path is a folder, a device or a pipe rather than a regular file.
    public let isSpecial: Bool

    /// Resolves the links in a path, which is absolute or relative to the working directory.
    public init(_ path: String) {
        var existing = PathComponents(path)
        if !existing.isAbsolute {
            existing = PathComponents(FileManager.default.currentDirectoryPath).appending(existing)
        }
        var missing: [[UInt8]] = []
        var resolvedComponents: PathComponents?
        while resolvedComponents == nil {
            resolvedComponents = RealPath.resolved(existing.text)
            guard resolvedComponents == nil, let last = existing.components.popLast() else { break }
            missing.insert(last, at: 0)
        }
        parts = (resolvedComponents ?? PathComponents("/")).appending(PathComponents(isAbsolute: false, parts: missing))
        var status = stat()
        let exists = unsafe stat(path, &status) == 0
        identity = exists ? [UInt64(status.st_dev), UInt64(status.st_ino)] : nil
        isSpecial = exists && status.st_mode & S_IFMT != S_IFREG
    }

    private static func resolved(_ path: String) -> PathComponents? {
        guard let realPath = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(realPath) }
        return PathComponents(unsafe String(cString: realPath))
    }

    /// Returns whether both paths refer to the same file, possibly by different names. An existing file never equals a missing one.
    public static func == (left: RealPath, right: RealPath) -> Bool {
        guard left.identity != nil || right.identity != nil else { return left.parts == right.parts }
        return left.identity == right.identity
    }

    public func hash(into hasher: inout Hasher) {
        if let identity { hasher.combine(identity) } else { hasher.combine(parts) }
    }

    /// Returns whether the path is the folder or is inside it, at any depth.
    public func isInside(_ folder: RealPath) -> Bool { self == folder || parts.removingPrefix(folder.parts) != nil }
}
