import CellSimEscaping
import CellSimProcess
import Foundation
import Glibc

/// A folder whose files can be accessed only by paths that stay inside it, even if the paths are untrusted.
///
/// Links are followed if they end in the folder. The resolved path is then opened component by component without
/// following links, so that no component can be replaced in between.
public final class ConfinedFolder {
    /// The reason why a path is rejected.
    public struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
        /// The path as the caller gave it, and the reason.
        public var path, reason: String
        /// Whether nothing exists at the path, or a link is broken.
        public var isMissing = false
        /// Whether the path leads outside the folder.
        public var leadsOut = false

        /// Creates a rejection of a path.
        public init(path: String, reason: String, isMissing: Bool = false, leadsOut: Bool = false) {
            (self.path, self.reason, self.isMissing, self.leadsOut) = (path, reason, isMissing, leadsOut)
        }

        /// The text, such as `../a.png: error: '..' is not allowed in a path`.
        public var description: String { "\(path): error: \(reason)" }
    }

    /// A location in the folder, without links, `.` and `..`.
    public struct Location: Hashable, Sendable {
        let parts: PathParts
        /// The absolute path.
        public let path: String
        /// The last component.
        public var name: String { parts.parts.last.map { String(decoding: $0, as: UTF8.self) } ?? "" }
        /// The folders between the confined folder and the location, outermost first.
        public var folders: [String] { parts.parts.dropLast().map { String(decoding: $0, as: UTF8.self) } }
        /// Returns whether the location, or a folder on its path, is hidden. If another location is given, only the path below it counts.
        public func isHidden(from other: Location? = nil) -> Bool {
            PathParts(isAbsolute: false, parts: Array(parts.parts.dropFirst(other?.parts.parts.count ?? 0))).isHidden
        }
        /// Returns whether another location is a parent folder of this one.
        public func isBelow(_ other: Location) -> Bool { parts.below(other.parts) != nil }
    }

    /// The folder's path as it was given.
    public let path: String
    private let real: PathParts
    private let folder: OpenFolder

    /// Opens a folder.
    /// - Throws: `Refusal` if the path isn't a readable folder.
    public init(path: String) throws(Refusal) {
        self.path = path
        do { folder = try OpenFolder(path: path) } catch { throw ConfinedFolder.failure(path, error.code) }
        guard let real = ConfinedFolder.real(path.isEmpty ? "." : path) else { throw ConfinedFolder.failure(path) }
        self.real = real
    }

    // MARK: Resolving paths

    /// Resolves a path, absolute or relative to the working directory, to a location in the folder.
    /// - Parameter followsLast: whether to follow a link at the path itself.
    /// - Throws: `Refusal`.
    public func location(of path: String, followsLast: Bool = true) throws(Refusal) -> Location {
        func refusal(_ reason: String) -> Refusal { Refusal(path: path, reason: reason) }
        guard !path.utf8.isEmpty else { throw refusal("the path is empty") }
        guard Escaping.line(path).utf8.elementsEqual(path.utf8) else {
            throw refusal("the path contains control characters")
        }
        var wanted = PathParts(path)
        let named = PathParts(self.path)
        if let rest = wanted.below(named), !wanted.isAbsolute || named.isAbsolute { wanted = real.joined(rest) }
        if wanted.leadsUp { throw refusal("'..' is not allowed in a path") }
        if !wanted.isAbsolute { wanted = PathParts(FileManager.default.currentDirectoryPath).joined(wanted) }
        let outside = Refusal(path: path, reason: "points outside \(words)", leadsOut: true)
        guard let last = wanted.parts.popLast() else { throw outside }
        var found = try resolved(wanted, path)
        found.parts.append(last)
        if followsLast { found = try resolved(found, path) }
        guard let below = found.below(real) else { throw outside }
        return Location(parts: below, path: found.text)
    }

    /// The folder's name in messages.
    var words: String { PathParts(path).parts.isEmpty && !path.hasPrefix("/") ? "the working directory" : path }

    /// Returns the path without links; missing components stay unchanged.
    private func resolved(_ path: PathParts, _ given: String) throws(Refusal) -> PathParts {
        var existing = path
        var missing: [[UInt8]] = []
        while true {
            if let real = ConfinedFolder.real(existing.text) {
                return real.joined(PathParts(isAbsolute: false, parts: missing))
            }
            let problem = ConfinedFolder.failure(given)
            guard problem.isMissing, let last = existing.parts.popLast() else { throw problem }
            var status = stat()
            if unsafe lstat(existing.text + "/" + String(decoding: last, as: UTF8.self), &status) == 0 {
                throw Refusal(path: given, reason: "a link in the path is broken", isMissing: true)
            }
            missing.insert(last, at: 0)
        }
    }

    private static func real(_ path: String) -> PathParts? {
        guard let real = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(real) }
        return PathParts(unsafe String(cString: real))
    }

    static func failure(_ path: String) -> Refusal { failure(path, errno) }

    private static func failure(_ path: String, _ code: Int32) -> Refusal {
        Refusal(
            path: path, reason: code == ENOENT ? "no such file" : SystemReason.text(code),
            isMissing: code == ENOENT)
    }

    // MARK: Opening folders

    /// Opens the folder that contains a location, component by component.
    func openFolder(of location: Location, making: Bool = false) throws(Refusal) -> OpenFolder {
        var folder = folder
        for part in location.parts.parts.dropLast() {
            do { folder = try folder.folder(String(decoding: part, as: UTF8.self), making: making) } catch {
                throw ConfinedFolder.failure(location.path, error.code)
            }
        }
        return folder
    }
}
