import Foundation
import Glibc

/// Where a path leads once all links are followed, whether anything is there yet or not.
public struct RealPath: Hashable, Sendable {
    let parts: PathParts
    /// The file's number, where there is one: names that are links to one file share it.
    private let identity: [UInt64]?
    /// Whether something else than a file is there: a folder, a device, a pipe.
    public let isSpecial: Bool

    /// Follows the links of a path, absolute or from the working directory, as they are now.
    public init(_ path: String) {
        var existing = PathParts(path)
        if !existing.isAbsolute { existing = PathParts(FileManager.default.currentDirectoryPath).joined(existing) }
        var missing: [[UInt8]] = []
        var real: PathParts?
        while real == nil {
            real = RealPath.resolved(existing.text)
            guard real == nil, let last = existing.parts.popLast() else { break }
            missing.insert(last, at: 0)
        }
        parts = (real ?? PathParts("/")).joined(PathParts(isAbsolute: false, parts: missing))
        var status = stat()
        let exists = unsafe stat(path, &status) == 0
        identity = exists ? [UInt64(status.st_dev), UInt64(status.st_ino)] : nil
        isSpecial = exists && status.st_mode & S_IFMT != S_IFREG
    }

    private static func resolved(_ path: String) -> PathParts? {
        guard let real = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(real) }
        return PathParts(unsafe String(cString: real))
    }

    /// Whether both are the same file, by whatever names; what is there is never the same as what is not there yet.
    public static func == (left: RealPath, right: RealPath) -> Bool {
        guard left.identity != nil || right.identity != nil else { return left.parts == right.parts }
        return left.identity == right.identity
    }

    public func hash(into hasher: inout Hasher) {
        if let identity { hasher.combine(identity) } else { hasher.combine(parts) }
    }

    /// Whether the path lies in a folder, at any depth, or is that folder.
    public func isInside(_ folder: RealPath) -> Bool { self == folder || parts.below(folder.parts) != nil }
}
