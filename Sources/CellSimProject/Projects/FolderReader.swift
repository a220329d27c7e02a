/// Creates an app project from the files in a folder. It is used if the folder has no project file, or if its Tuist manifests can't be
/// run.
enum FolderReader {
    /// Reads a folder. All of its sources belong to the app, except for tests, which are in folders whose name ends in `Tests`.
    static func read(_ path: String) throws(ProjectError) -> AppProject {
        let notes = ProjectNotes()
        let isTuist = Paths.exists(path + "/Project.swift")
        let namedIn = isTuist ? path + "/Project.swift" : path
        var project = AppProject(path: path, root: path, name: Paths.lastComponent(path))
        var app = AppProject.Target(name: project.name, kind: .application, referringFile: namedIn)
        var tests = AppProject.Target(name: project.name + "Tests", kind: .unitTests, referringFile: namedIn)
        var appFiles = TargetFiles(target: app.name, notes: notes, projectFile: path)
        var testFiles = TargetFiles(target: tests.name, notes: notes, projectFile: path)
        var propertyLists: [String] = []
        for relative in FolderWalk(notes: notes).files(in: path) {
            let parts = relative.split(separator: "/").map(String.init)
            guard !isSkipped(parts) else { continue }
            let file = AppProject.File(path: path + "/" + relative, referringFile: namedIn, line: nil)
            if Paths.lastComponent(relative) == "Info.plist" {
                propertyLists.append(relative)
            } else if let folder = parts.dropLast().first(where: { $0.hasSuffix("Tests") }) {
                if !folder.hasSuffix("UITests") { testFiles.add(file, isSourcePhase: nil) }
            } else {
                appFiles.add(file, isSourcePhase: nil)
            }
        }
        (app.sources, app.otherLanguageSources) = (appFiles.sources, appFiles.otherLanguageSources)
        (app.resources, app.unsupportedFiles) = (appFiles.resources, appFiles.unsupportedFiles)
        (tests.sources, tests.resources) = (testFiles.sources, testFiles.resources)
        guard !app.sources.isEmpty else {
            throw ProjectError(path, nil, "the folder has neither a project nor a Swift source")
        }
        app.settings.add([("PRODUCT_NAME", project.name), ("TARGET_NAME", project.name)])
        tests.settings.add([("PRODUCT_NAME", tests.name)])
        let infoPropertyList = propertyLists.filter { !$0.contains("Tests/") }.min { $0.utf8.count < $1.utf8.count }
        if let infoPropertyList { app.settings.add([("INFOPLIST_FILE", infoPropertyList)]) }
        tests.dependencies = [app.name]
        project.targets = tests.sources.isEmpty ? [app] : [app, tests]
        project.notes = notes.all
        return project
    }

    private static func isSkipped(_ parts: [String]) -> Bool {
        let toolFolders: Set<String> = [
            "Pods", "Carthage", "DerivedData", "SourcePackages", "build", "Tuist", "fastlane", "vendor", "node_modules",
        ]
        if parts.dropLast().contains(where: { toolFolders.contains($0) || $0 == "__Snapshots__" }) { return true }
        return ["Project.swift", "Workspace.swift", "Package.swift", "Podfile", "Cartfile"].contains(parts.last ?? "")
            || parts.count == 1 && FileKind(parts[0]) == .resource
                && !["xib", "storyboard", "xcassets", "strings", "plist", "xcdatamodeld", "xcdatamodel"].contains(
                    Paths.pathExtension(of: parts[0]))
    }
}
