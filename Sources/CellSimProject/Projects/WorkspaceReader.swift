import CellSimProcess

/// Finds the projects listed in an Xcode workspace.
enum WorkspaceReader {
    /// Returns the absolute paths of the listed projects in order, each with the line of its entry.
    /// - Parameter path: the absolute path of the `.xcworkspace` folder.
    static func locations(of path: String) throws(ProjectError) -> [(path: String, line: Int)] {
        let file = path + "/contents.xcworkspacedata"
        let bytes: [UInt8]
        do { bytes = try FileReader.read(file) } catch {
            throw ProjectError(file, nil, "cannot be read: \(error.reason)")
        }
        var scanner = XMLScanner(bytes, file: file)
        // The paths of the enclosing groups. The first one is the workspace's folder.
        var groups = [Paths.folder(of: path)]
        var locations: [(path: String, line: Int)] = []
        while let event = try scanner.next() {
            switch event {
            case .start(let name, let attributes) where name == "Group" || name == "FileRef":
                let location = resolvedPath(attributes["location"] ?? "group:", groups)
                if name == "Group" { groups.append(location) } else { locations.append((location, scanner.line)) }
            case .end("Group"): groups.removeLast()
            default: break
            }
        }
        return locations
    }

    private static func resolvedPath(_ location: String, _ groups: [String]) -> String {
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts.count > 1 ? String(parts[1]) : ""
        switch parts[0] {
        case "absolute": return Paths.join("/", path)
        case "container": return Paths.join(groups[0], path)
        default: return Paths.join(groups[groups.count - 1], path)
        }
    }
}
