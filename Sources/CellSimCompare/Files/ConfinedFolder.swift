import CellSimEscaping
import CellSimProcess
import Foundation
import Glibc

/// A folder whose files can be accessed only by paths that stay inside it, even if the paths are untrusted.
///
/// Links are followed if their target is in the folder. The resolved path is then opened component by component without
/// following links, so that no component can be replaced between resolving and opening.
public final class ConfinedFolder {
    /// The reason why a path is rejected.
    public struct Rejection: Error, Hashable, Sendable, CustomStringConvertible {
        /// The path as specified by the caller, and the reason.
        public var path, reason: String
        /// A Boolean value that indicates whether nothing exists at the path, or a link is broken.
        public var isMissing = false
        /// A Boolean value that indicates whether the path leads outside the folder.
        public var escapesFolder = false

        /// Creates a rejection of a path.
        public init(path: String, reason: String, isMissing: Bool = false, leadsOut: Bool = false) {
            (self.path, self.reason, self.isMissing, self.escapesFolder) = (path, reason, isMissing, leadsOut)
        }

        /// A message such as `../a.png: error: '..' is not allowed in a path`.
        public var description: String { "\(path): error: \(reason)" }
    }

    /// A location in the folder, without links, `.` and `..`.
    public struct Location: Hashable, Sendable {
        let parts: PathComponents
        /// The absolute path.
        public let path: String
        /// The last component.
        public var name: String { parts.components.last.map { String(decoding: $0, as: UTF8.self) } ?? "" }
        /// The folders between the confined folder and the location, outermost first.
        public var folders: [String] { parts.components.dropLast().map { String(decoding: $0, as: UTF8.self) } }
        /// Returns whether a component of the path is hidden. If `other` isn't nil, only the components below it are considered.
        public func isHidden(from other: Location? = nil) -> Bool {
            PathComponents(
                isAbsolute: false, parts: Array(parts.components.dropFirst(other?.parts.components.count ?? 0))
            ).isHidden
        }
        /// Returns whether another location is a parent folder of this one.
        public func isBelow(_ other: Location) -> Bool { parts.removingPrefix(other.parts) != nil }
    }

    /// The folder's path as specified by the caller.
    public let path: String
    private let resolvedComponents: PathComponents
    private let folder: OpenFolder

    /// Opens a folder.
    /// - Throws: `Rejection` if the path isn't a readable folder.
    public init(path: String) throws(Rejection) {
        self.path = path
        do { folder = try OpenFolder(path: path) } catch { throw ConfinedFolder.failure(path, error.code) }
        guard let resolvedComponents = ConfinedFolder.realPath(path.isEmpty ? "." : path) else {
            throw ConfinedFolder.rejection(path)
        }
        self.resolvedComponents = resolvedComponents
    }

    // MARK: Resolving paths

    /// Resolves a path, absolute or relative to the working directory, to a location in the folder.
    /// - Parameter followsLast: Whether to follow a link in the last component.
    /// - Throws: `Rejection`.
    public func location(of path: String, followsLast: Bool = true) throws(Rejection) -> Location {
        func rejection(_ reason: String) -> Rejection { Rejection(path: path, reason: reason) }
        guard !path.utf8.isEmpty else { throw rejection("the path is empty") }
        guard Escaping.line(path).utf8.elementsEqual(path.utf8) else {
            throw rejection("the path contains control characters")
        }
        var requestedParts = PathComponents(path)
        let folderParts = PathComponents(self.path)
        if let rest = requestedParts.removingPrefix(folderParts), !requestedParts.isAbsolute || folderParts.isAbsolute {
            requestedParts = resolvedComponents.appending(rest)
        }
        if requestedParts.containsParentReference { throw rejection("'..' is not allowed in a path") }
        if !requestedParts.isAbsolute {
            requestedParts = PathComponents(FileManager.default.currentDirectoryPath).appending(requestedParts)
        }
        let outside = Rejection(path: path, reason: "points outside \(displayName)", leadsOut: true)
        guard let last = requestedParts.components.popLast() else { throw outside }
        var resolvedParts = try resolved(requestedParts, path)
        resolvedParts.components.append(last)
        if followsLast { resolvedParts = try resolved(resolvedParts, path) }
        guard let below = resolvedParts.removingPrefix(resolvedComponents) else { throw outside }
        return Location(parts: below, path: resolvedParts.text)
    }

    /// The folder's name in messages.
    var displayName: String {
        PathComponents(path).components.isEmpty && !path.hasPrefix("/") ? "the working directory" : path
    }

    /// Returns the path with all links resolved. Missing components stay unchanged.
    private func resolved(_ path: PathComponents, _ originalPath: String) throws(Rejection) -> PathComponents {
        var existing = path
        var missing: [[UInt8]] = []
        while true {
            if let resolvedComponents = ConfinedFolder.realPath(existing.text) {
                return resolvedComponents.appending(PathComponents(isAbsolute: false, parts: missing))
            }
            let problem = ConfinedFolder.rejection(originalPath)
            guard problem.isMissing, let last = existing.components.popLast() else { throw problem }
            var status = stat()
            if unsafe lstat(existing.text + "/" + String(decoding: last, as: UTF8.self), &status) == 0 {
                throw Rejection(path: originalPath, reason: "a link in the path is broken", isMissing: true)
            }
            missing.insert(last, at: 0)
        }
    }

    private static func realPath(_ path: String) -> PathComponents? {
        guard let real = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(real) }
        return PathComponents(unsafe String(cString: real))
    }

    static func rejection(_ path: String) -> Rejection { failure(path, errno) }

    private static func failure(_ path: String, _ code: Int32) -> Rejection {
        Rejection(
            path: path, reason: code == ENOENT ? "no such file" : SystemReason.text(code),
            isMissing: code == ENOENT)
    }

    // MARK: Opening folders

    /// Opens the folder that contains a location, component by component.
    func openFolder(of location: Location, making: Bool = false) throws(Rejection) -> OpenFolder {
        var folder = folder
        for part in location.parts.components.dropLast() {
            do { folder = try folder.folder(String(decoding: part, as: UTF8.self), making: making) } catch {
                throw ConfinedFolder.failure(location.path, error.code)
            }
        }
        return folder
    }
}
