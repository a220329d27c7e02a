/// A pattern for paths with `*`, `?`, `{a,b}`, and `**` for any number of folders.
struct GlobPattern {
    /// The folder before the first component with a wildcard.
    let folder: String
    private let parts: [String]

    /// Parses a pattern.
    /// - Parameter pattern: an absolute path with wildcards.
    init(_ pattern: String) {
        let all = pattern.split(separator: "/").map(String.init)
        let first = all.firstIndex { $0.contains { "*?{[".contains($0) } } ?? all.count
        folder = "/" + all[..<first].joined(separator: "/")
        // Repeated `**` components are merged, because patterns are untrusted and each one multiplies the work.
        var parts: [String] = []
        for part in all[first...] where part != "**" || parts.last != "**" { parts.append(part) }
        self.parts = parts.count { $0 == "**" } <= Self.maximumGlobstarCount ? parts : []
    }

    private static let maximumGlobstarCount = 4
    private static let maximumBraceCount = 4

    /// Returns the matching files, and folders that are treated as one file, such as catalogues.
    /// - Parameter notes: collects broken links and folders that are too large.
    func paths(notes: ProjectNotes) -> [String] {
        guard Paths.isFolder(folder) else { return [] }
        return FolderWalk(notes: notes).files(in: folder).filter(matches).map { folder + "/" + $0 }
    }

    /// Returns whether a path relative to the folder matches.
    func matches(_ path: String) -> Bool {
        Self.matches(path.split(separator: "/").map(String.init)[...], parts[...])
    }

    private static func matches(_ names: ArraySlice<String>, _ parts: ArraySlice<String>) -> Bool {
        guard let part = parts.first else { return names.isEmpty }
        if part == "**" {
            // As the last component, `**` matches all files below.
            if parts.count == 1 { return !names.isEmpty }
            return names.indices.contains { matches(names[$0...], parts.dropFirst()) }
        }
        guard let name = names.first, matches(Array(name), Array(part)) else { return false }
        return matches(names.dropFirst(), parts.dropFirst())
    }

    /// Returns whether a name matches a component. Uses linear memory and backtracks to the last `*`.
    private static func matches(_ name: [Character], _ part: [Character]) -> Bool {
        if part.count(where: { $0 == "{" }) <= maximumBraceCount, let open = part.firstIndex(of: "{"),
            let close = part[open...].firstIndex(of: "}")
        {
            let choices = String(part[(open + 1)..<close]).split(separator: ",", omittingEmptySubsequences: false)
            return choices.prefix(64).contains {
                matches(name, Array(part[..<open]) + Array($0) + Array(part[(close + 1)...]))
            }
        }
        var (index, pattern, star, mark) = (0, 0, -1, 0)
        while index < name.count {
            if pattern < part.count, part[pattern] == "?" || part[pattern] == name[index] && part[pattern] != "*" {
                (index, pattern) = (index + 1, pattern + 1)
            } else if pattern < part.count, part[pattern] == "*" {
                (star, mark, pattern) = (pattern, index, pattern + 1)
            } else if star >= 0 {
                (pattern, mark, index) = (star + 1, mark + 1, mark + 1)
            } else {
                return false
            }
        }
        return part[pattern...].allSatisfy { $0 == "*" }
    }
}
