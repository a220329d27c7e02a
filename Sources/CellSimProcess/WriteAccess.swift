import Glibc
import Synchronization

/// Restricts the folders to which this process writes. Links can't lead out of a confined folder.
///
/// Programs confine the working directory, the folder of the configuration and each folder that the user specifies. A
/// path in several confined folders belongs to the innermost one. It is opened from that folder's descriptor, component by
/// component. Links to folders are followed only if they stay inside, and a link at the path of a file is replaced. Other
/// paths are not restricted, because the user specified them.
public enum WriteAccess {
    /// The name of an item in an open folder.
    struct Position {
        var folder: OpenFolder
        var name: String
        /// A Boolean value that indicates whether a link with this name is replaced instead of followed.
        var isConfined: Bool
    }

    /// A confined folder that is open.
    private struct Root: Sendable {
        var folder: OpenFolder
        /// The path components with links resolved, for comparison with absolute link targets.
        var resolvedComponents: [String]
    }

    /// The confined folders, and the files that the user specified.
    private struct State {
        /// The confined folders by their path components. The value is nil if the folder hasn't been opened yet.
        var roots: [[String]: Root?] = [:]
        var files: Set<[String]> = []
    }

    private static let state = Mutex(State())

    /// Confines writing below a folder to that folder. Links in the path of the folder itself are followed.
    /// - Parameter folder: The path; an empty string for the working directory. The folder may not exist yet.
    public static func confine(to folder: String) {
        let parts = parts(AbsolutePath.of(folder))
        state.withLock { if $0.roots[parts] == nil { $0.roots[parts] = .some(nil) } }
    }

    /// Confines writing below a folder to this open folder, even if its path later refers to another folder.
    public static func confine(to folder: OpenFolder) {
        let components = parts(AbsolutePath.of(folder.path))
        let root = Root(folder: folder, resolvedComponents: resolvedParts(of: components))
        state.withLock { $0.roots[components] = root }
    }

    /// Allows writing to a file that the user specified. A link at its path is followed. Its folder becomes a confined folder.
    public static func allow(file: String) {
        let parts = parts(AbsolutePath.of(file))
        _ = state.withLock { $0.files.insert(parts) }
        confine(to: "/" + parts.dropLast().joined(separator: "/"))
    }

    /// Creates a folder and its parents if they are missing.
    /// - Throws: `FileOutputError`.
    public static func makeFolder(_ path: String) throws(FileOutputError) { _ = try folder(path, making: true) }

    /// Opens a folder.
    /// - Parameters:
    ///   - path: The path of the folder.
    ///   - isMade: Whether to create the folder and its parents if they are missing.
    ///   - followsLinks: Whether to follow links that stay inside the confined folder.
    /// - Throws: `FileOutputError`.
    public static func folder(
        _ path: String, making isMade: Bool = false, followsLinks: Bool = true
    ) throws(FileOutputError) -> OpenFolder {
        let parts = parts(AbsolutePath.of(path))
        if let (root, rest) = try confinedRoot(parts, path) {
            return try openFolder(root, rest, making: isMade, followsLinks: followsLinks, path)
        }
        do { return try OpenFolder(path: path) } catch {
            guard isMade, error.code == ENOENT, let last = parts.last else { throw error }
            let parentFolder = try folder("/" + parts.dropLast().joined(separator: "/"), making: true)
            return try parentFolder.folder(last, making: true)
        }
    }

    /// Removes a file or a link. A missing path isn't an error.
    /// - Throws: `FileOutputError`.
    public static func remove(_ path: String) throws(FileOutputError) {
        guard let position = try existingPosition(path) else { return }
        try position.folder.remove(position.name)
    }

    /// Removes a file, a link, or a folder with its contents. A missing path isn't an error.
    /// - Throws: `FileOutputError`.
    public static func removeTree(_ path: String) throws(FileOutputError) {
        guard let entry = try existingPosition(path) else { return }
        try entry.folder.removeTree(entry.name)
    }

    /// Returns the folder and name of a path; nil if the folder doesn't exist.
    private static func existingPosition(_ path: String) throws(FileOutputError) -> Position? {
        do { return try position(path) } catch {
            if error.code == ENOENT { return nil }
            throw error
        }
    }

    /// Opens the folder of a path.
    /// - Returns: The folder, and the last component of the path.
    static func position(_ path: String) throws(FileOutputError) -> Position {
        let parts = parts(AbsolutePath.of(path))
        let isUserSpecified = state.withLock { $0.files.contains(parts) }
        if !isUserSpecified, let last = parts.last, let (root, rest) = try confinedRoot(parts, path), !rest.isEmpty {
            return Position(
                folder: try openFolder(root, Array(rest.dropLast()), making: false, path), name: last, isConfined: true)
        }
        let slash = UInt8(ascii: "/")
        let nameStart = path.utf8.lastIndex(of: slash).map { path.utf8.index(after: $0) } ?? path.startIndex
        do {
            return Position(
                folder: try OpenFolder(path: String(path[..<nameStart])), name: String(path[nameStart...]),
                isConfined: false)
        } catch { throw FileOutputError(path: path, reason: error.reason, code: error.code) }
    }

    // MARK: Path components

    private static func parts(_ path: String) -> [String] {
        path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    }

    /// Returns the innermost confined folder that contains a path, and the remaining components of the path.
    private static func confinedRoot(_ parts: [String], _ path: String) throws(FileOutputError) -> (Root, [String])? {
        let match: ([String], Root?)? = state.withLock { state in
            for count in stride(from: parts.count, through: 0, by: -1) {
                if let root = state.roots[Array(parts.prefix(count))] { return (Array(parts.prefix(count)), root) }
            }
            return nil
        }
        guard let (rootComponents, opened) = match else { return nil }
        let rest = Array(parts.dropFirst(rootComponents.count))
        if let opened { return (opened, rest) }
        let folderPath = "/" + rootComponents.joined(separator: "/")
        let folder: OpenFolder
        do { folder = try OpenFolder(path: folderPath) } catch {
            // The folder doesn't exist yet and will be opened later.
            if error.code == ENOENT { return nil }
            throw FileOutputError(path: path, reason: error.reason, code: error.code)
        }
        let root = Root(folder: folder, resolvedComponents: resolvedParts(of: rootComponents))
        state.withLock { $0.roots[rootComponents] = root }
        return (root, rest)
    }

    private static func resolvedParts(of folder: [String]) -> [String] {
        guard let realPath = unsafe realpath("/" + folder.joined(separator: "/"), nil) else { return folder }
        defer { unsafe free(realPath) }
        return parts(unsafe String(cString: realPath))
    }

    /// The maximum number of links in a path, the same as in Linux.
    private static let maximumLinks = 40

    private static func openFolder(
        _ root: Root, _ parts: [String], making isMade: Bool, followsLinks: Bool = true, _ path: String
    ) throws(FileOutputError) -> OpenFolder {
        var (folder, resolvedComponents, rest, links) = (root.folder, [String](), parts, 0)
        while !rest.isEmpty {
            let name = rest.removeFirst()
            do {
                folder = try folder.folder(name, making: isMade)
                resolvedComponents.append(name)
            } catch {
                guard let target = folder.readLink(name) else {
                    throw FileOutputError(path: path, reason: error.reason, code: error.code)
                }
                guard followsLinks else {
                    throw FileOutputError(
                        path: path, reason: "'\(folder.childPath(name))' is a link; replace it with a folder")
                }
                links += 1
                guard links <= maximumLinks, let targetComponents = resolved(target, resolvedComponents, root) else {
                    throw FileOutputError(
                        path: path,
                        reason: "'\(folder.childPath(name))' is a link that points outside \(root.folder.path); "
                            + "replace it with a folder, or pass its target with an option")
                }
                (folder, resolvedComponents, rest) = (root.folder, [], targetComponents + rest)
            }
        }
        return folder
    }

    /// Resolves the target of a link in a folder below a root, relative to the root. Returns nil if the target is outside.
    private static func resolved(_ target: String, _ folder: [String], _ root: Root) -> [String]? {
        let isAbsolute = target.utf8.first == UInt8(ascii: "/")
        var components = isAbsolute ? [] : folder
        for part in parts(target) where part != "." {
            if part != ".." {
                components.append(part)
            } else if components.popLast() == nil {
                return isAbsolute ? [] : nil
            }
        }
        guard isAbsolute else { return components }
        return components.starts(with: root.resolvedComponents)
            ? Array(components.dropFirst(root.resolvedComponents.count)) : nil
    }
}
