import Foundation

/// Functions for file paths that are strings.
enum Paths {
    /// Returns the last component.
    static func lastComponent(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    /// Returns the parent folder of a path.
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Returns the extension of the last component, in lowercase.
    static func pathExtension(of path: String) -> String {
        let name = lastComponent(path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }

    /// Returns the last component without its extension.
    static func nameWithoutExtension(of path: String) -> String {
        let name = lastComponent(path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// Returns the absolute path of a path relative to a folder, without `.` and `..` components. Symbolic links aren't resolved. `~` and
    /// `$HOME` at the start are replaced by the home folder.
    static func join(_ folder: String, _ path: String) -> String {
        let path = expandingHome(path)
        let fullPath = path.hasPrefix("/") ? path : folder + "/" + path
        var parts: [Substring] = []
        for part in fullPath.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// The home folder according to the environment.
    static var home: String { ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory() }

    private static func expandingHome(_ path: String) -> String {
        for prefix in ["~", "$HOME", "${HOME}", "$(HOME)"] where path == prefix || path.hasPrefix(prefix + "/") {
            return home + path.dropFirst(prefix.count)
        }
        return path
    }

    /// Returns the absolute path of a path relative to the current folder.
    static func absolute(_ path: String) -> String { join(FileManager.default.currentDirectoryPath, path) }

    static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    static func isLink(_ path: String) -> Bool {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    }

    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Returns the sorted names in a folder, or an empty array if the path isn't a folder. The names are sorted so that results don't
    /// depend on the file system.
    static func contents(of folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    /// Returns a valid Swift module name: characters other than letters and digits are replaced by `_`.
    static func identifier(_ name: String) -> String {
        let scalars = name.unicodeScalars.map { scalar -> String in
            let isValid = scalar.properties.isXIDContinue
            return isValid ? String(Character(scalar)) : "_"
        }
        let text = scalars.joined()
        return text.first.map { $0.isNumber ? "_" + text.dropFirst() : text } ?? "_"
    }

    /// Returns the path relative to a folder that contains it; other paths are returned unchanged.
    static func relative(_ path: String, to folder: String) -> String {
        path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.utf8.count + 1)) : path
    }
}
