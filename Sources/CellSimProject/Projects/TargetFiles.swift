/// A synchronised folder of Xcode 16. Its files belong to targets without being listed in the project file.
struct SynchronizedGroup {
    var path: String
    var line: Int
    /// A Boolean value that indicates whether the target contains all files except the exceptions. If false, it contains only the
    /// exceptions.
    var includesAllFiles: Bool
    /// The relative paths of files and folders that are exceptions.
    var exceptions: Set<String>
    /// The relative paths of folders that are copied as one resource.
    var folderReferences: Set<String>

    /// Returns whether a file or one of its parent folders is an exception.
    func isException(_ path: String) -> Bool {
        if exceptions.isEmpty { return false }
        if exceptions.contains(path) { return true }
        // The exceptions for localised files don't contain the language folder.
        let parts = path.split(separator: "/")
        if let index = parts.firstIndex(where: { $0.hasSuffix(".lproj") }), index + 1 < parts.count {
            let parent = parts[..<index].joined(separator: "/"), name = parts[(index + 1)...].joined(separator: "/")
            let prefix = parent.isEmpty ? "" : parent + "/"
            if exceptions.contains(prefix + "/Localized: " + name)
                || exceptions.contains("/Localized: " + prefix + name)
                || exceptions.contains(prefix + "Localized: " + name)
            {
                return true
            }
        }
        var folder = path
        while folder.contains("/") {
            folder = Paths.folder(of: folder)
            if exceptions.contains(folder) { return true }
        }
        return false
    }
}

/// Sorts the files of a target into sources, resources and other files.
struct TargetFiles {
    let target: String
    let notes: ProjectNotes
    let projectFile: String
    private(set) var sources: [AppProject.File] = []
    private(set) var otherLanguageSources: [AppProject.File] = []
    private(set) var resources: [AppProject.File] = []
    private(set) var unsupportedFiles: [AppProject.File] = []
    /// The files that do not exist.
    private(set) var missingFiles: [AppProject.File] = []
    private var knownPaths: Set<String> = []

    init(target: String, notes: ProjectNotes, projectFile: String) {
        (self.target, self.notes, self.projectFile) = (target, notes, projectFile)
    }

    /// Adds a file.
    /// - Parameters:
    ///   - file: the file.
    ///   - isSourcePhase: whether the file is in a sources build phase. If nil, the extension determines its kind.
    mutating func add(_ file: AppProject.File, isSourcePhase: Bool?) {
        guard knownPaths.insert(file.path).inserted else {
            if isSourcePhase == true {
                notes.add(
                    .warning, file.referringFile, file.line,
                    "'\(file.name)' is listed twice in target '\(target)'; it is compiled once")
            }
            return
        }
        guard Paths.exists(file.path) else {
            return missingFiles.append(file)
        }
        switch (FileKind(file.path), isSourcePhase) {
        case (.swift, true), (.swift, nil): sources.append(file)
        // CocoaPods adds an empty Objective-C source to each pod, so that there is an object file to link.
        case (.otherLanguage, true), (.otherLanguage, nil):
            if !file.name.hasSuffix("-dummy.m") { otherLanguageSources.append(file) }
        case (.unsupported, _): unsupportedFiles.append(file)
        case (.ignored, nil), (.ignored, true): break
        case (.ignored, false):
            if Paths.isFolder(file.path), file.path.hasSuffix("framework") { break } else { resources.append(file) }
        default: resources.append(file)
        }
    }

    /// Stores the sorted files in a target.
    func assign(_ target: inout AppProject.Target) {
        (target.sources, target.otherLanguageSources, target.missingFiles) = (
            sources, otherLanguageSources, missingFiles
        )
        (target.resources, target.unsupportedFiles) = (resources, unsupportedFiles)
    }

    /// Adds the files of a synchronised folder that belong to the target.
    mutating func add(_ group: SynchronizedGroup, settings: BuildSettings, root: String) {
        guard Paths.isFolder(group.path) else {
            return notes.add(
                .warning, projectFile, group.line,
                "folder '\(group.path)' of target '\(target)' does not exist; skipped")
        }
        let infoPropertyList = settings["INFOPLIST_FILE"].map { Paths.join(root, $0) }
        var walk = FolderWalk(notes: notes)
        walk.opaqueFolders = group.folderReferences
        for relative in walk.files(in: group.path) where group.isException(relative) != group.includesAllFiles {
            let path = group.path + "/" + relative
            guard path != infoPropertyList else { continue }
            if group.folderReferences.contains(relative) {
                resources.append(AppProject.File(path: path, referringFile: projectFile, line: group.line))
            } else {
                add(AppProject.File(path: path, referringFile: projectFile, line: group.line), isSourcePhase: nil)
            }
        }
    }
}
