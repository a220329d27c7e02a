/// Finds projects in the subfolders of a folder that has no project itself.
enum ProjectSearch {
    /// The maximum depth of the search.
    static let maximumDepth = 4
    private static let skippedFolders: Set<String> = [
        "Pods", "Carthage", "DerivedData", "SourcePackages", "build", "node_modules", "vendor", "Vendor", "ThirdParty",
        "Tests", "Fixtures",
    ]

    /// Returns the sorted relative paths of the folders that contain projects, at the lowest depth with any.
    static func folders(below root: String) -> [String] {
        var level = [""]
        for _ in 0..<maximumDepth {
            var next: [String] = []
            for folder in level {
                let path = folder.isEmpty ? root : root + "/" + folder
                for name in Paths.contents(of: path) where !name.hasPrefix(".") && !skippedFolders.contains(name) {
                    // Links are not followed, because they could lead outside or form cycles.
                    guard Paths.isFolder(path + "/" + name), !FileKind.isPackage(name), !Paths.isLink(path + "/" + name)
                    else { continue }
                    next.append(folder.isEmpty ? name : folder + "/" + name)
                }
            }
            let projectFolders = next.filter { !projects(in: root + "/" + $0).isEmpty }
            if !projectFolders.isEmpty { return projectFolders.sorted() }
            level = next
        }
        return []
    }

    /// Returns the names of the projects in a folder, or of the specification files that generate them.
    static func projects(in folder: String) -> [String] {
        let names = Paths.contents(of: folder).filter { !$0.hasPrefix(".") }
        let projects = names.filter { $0.hasSuffix(".xcodeproj") && Paths.exists("\(folder)/\($0)/project.pbxproj") }
        if !projects.isEmpty { return projects }
        // Only the root of a Tuist or Bazel workspace counts, not each of its projects.
        if names.contains("Workspace.swift") || names.contains("Tuist") && names.contains("Project.swift") {
            return [names.contains("Workspace.swift") ? "Workspace.swift" : "Project.swift"]
        }
        if let mark = names.first(where: BazelWorkspace.markerFiles.contains) { return [mark] }
        return names.filter { name in
            guard ["project.yml", "project.yaml"].contains(name) else { return false }
            return (try? SpecificationNode(file: folder + "/" + name, base: folder))?["targets"] != nil
        }
    }
}
