import CellSimHost
import CellSimInterfaceBuilder
import CellSimProcess
import CellSimProject
import Foundation

/// The documents, images, fonts and settings of a project that affect pictures. They are determined from the project file and the folder.
struct ProjectSurvey {
    /// A document that gets no cases, and the reason.
    struct SkippedDocument {
        /// The path relative to the folder.
        var path: String
        /// A short reason, which is the same for all documents with such a problem.
        var reason: String
        /// The specific problem of the document, or nil.
        var message: String?
    }

    /// The folder of the project, as specified by the user.
    let folder: String
    /// A summary such as `Shop.xcodeproj: an Xcode project, app Shop, iOS 15.0, iPhone and iPad`.
    private(set) var title = ""
    private(set) var files: ProjectFiles
    /// The documents that can be drawn.
    private(set) var documents: [String] = []
    private(set) var skippedDocuments: [SkippedDocument] = []
    /// The relative paths of the documents, asset catalogues and fonts of the project that are outside the folder.
    private(set) var outsideFiles: [String] = []
    private(set) var supportsIPhone = true
    private(set) var supportsIPad = false
    /// A Boolean value that indicates whether the app opts out of the dark appearance.
    private(set) var isLightOnly = false
    private(set) var developmentLanguage: String?
    /// The path of the app's `Info.plist`, and the number of fonts that it lists.
    private(set) var propertyList: (path: String, fonts: Int)?

    /// Collects the information about a project.
    /// - Parameter path: the path of a project, workspace, project specification or folder.
    /// - Throws: `InputError` if the path doesn't exist.
    @MainActor init(path: String) throws {
        let project: AppProject?
        var isFolder: ObjCBool = false
        guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw InputError(path: path, "no such project or folder")
        }
        let isProjectFolder =
            isFolder.boolValue && !["xcodeproj", "xcworkspace"].contains(ProjectFiles.fileExtension(path))
        let parent = path.parentFolder
        folder = isProjectFolder ? path : parent.isEmpty ? "." : parent
        do throws(ProjectError) {
            project = try ProjectReader.read(path, manifests: ManifestProgram.run)
        } catch {
            project = nil
            title = ProjectSurvey.fallbackTitle(folder, error)
        }
        files = ProjectFiles(below: folder)
        if let project { read(project) }
        readPropertyList(project)
        sortDocuments()
    }

    // MARK: The project

    private static func fallbackTitle(_ folder: String, _ error: ProjectError) -> String {
        if FileManager.default.fileExists(atPath: folder + "/Package.swift") { return "Package.swift: a Swift package" }
        let hasNoProject = error.note.message.hasPrefix("the folder has neither")
        return "a folder without a project"
            + (hasNoProject
                ? "" : " that can be read (\((error.note.file as NSString).lastPathComponent): \(error.note.message))")
    }

    private mutating func read(_ project: AppProject) {
        let kind =
            switch ProjectFiles.fileExtension(project.path) {
            case "xcodeproj": "an Xcode project"
            case "xcworkspace": "a workspace"
            case "yml", "yaml": "an XcodeGen specification"
            default:
                ProjectFiles.fileExtension(project.path) == "swift"
                    || FileManager.default.fileExists(atPath: project.path + "/Project.swift")
                    ? "a Tuist project" : "a folder of sources"
            }
        title = "\((project.path as NSString).lastPathComponent): \(kind)"
        developmentLanguage = project.developmentLanguage
        let app =
            project.targets.first { $0.kind == .application && $0.name == project.name }
            ?? project.targets.first { $0.kind == .application } ?? project.targets.first { $0.kind == .framework }
        let folder = URL(fileURLWithPath: folder).standardizedFileURL.path
        let resourcePaths = project.targets.flatMap(\.resources).map {
            URL(fileURLWithPath: $0.path).standardizedFileURL.path
        }
        outsideFiles = Set(resourcePaths).filter { path in
            let isRelevant = ["xib", "storyboard", "xcassets", "ttf", "otf", "ttc"].contains(
                ProjectFiles.fileExtension(path))
            return isRelevant && !path.hasPrefix(folder + "/") && FileManager.default.fileExists(atPath: path)
        }.map { ProjectSurvey.relativePath($0, from: folder) }.sorted()
        guard let app else { return }
        title += ", \(app.kind.rawValue == "application" ? "app" : app.kind.rawValue) \(app.name)"
        if let system = app.settings["IPHONEOS_DEPLOYMENT_TARGET"], !system.isEmpty { title += ", iOS \(system)" }
        let families = (app.settings["TARGETED_DEVICE_FAMILY"] ?? "").filter { $0.isNumber || $0 == "," }.split(
            separator: ",")
        if !families.isEmpty {
            (supportsIPhone, supportsIPad) = (families.contains("1") || !families.contains("2"), families.contains("2"))
            title +=
                ", "
                + [supportsIPhone ? "iPhone" : nil, supportsIPad ? "iPad" : nil].compactMap { $0 }.joined(
                    separator: " and ")
        }
        if app.settings["INFOPLIST_KEY_UIUserInterfaceStyle"] == "Light" { isLightOnly = true }
        if let name = app.settings["INFOPLIST_FILE"], !name.isEmpty {
            let fullPath = name.hasPrefix("/") ? name : project.root + "/" + name
            propertyList = (fullPath, 0)
        }
    }

    /// Returns the relative path from a folder to a file outside the folder. Both paths are absolute.
    private static func relativePath(_ file: String, from folder: String) -> String {
        let (parts, folderParts) = (file.split(separator: "/"), folder.split(separator: "/"))
        let common = zip(parts, folderParts).prefix { $0 == $1 }.count
        return (folderParts.dropFirst(common).map { _ in ".." } + parts.dropFirst(common)).joined(separator: "/")
    }

    /// Reads the `Info.plist` in the app's settings, or the one with the shortest path.
    private mutating func readPropertyList(_ project: AppProject?) {
        let shortestPath = files.propertyLists.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }.map {
            folder + "/" + $0
        }
        guard let path = propertyList?.path ?? shortestPath else { return }
        propertyList = nil
        guard let bytes = try? FileReader.read(path, maximum: 4 << 20),
            let list = try? unsafe PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil),
            let entries = list as? [String: Any]
        else { return }
        propertyList = (path, (entries["UIAppFonts"] as? [Any])?.count ?? 0)
        if entries["UIUserInterfaceStyle"] as? String == "Light" { isLightOnly = true }
    }

    // MARK: The documents

    /// Separates the documents that can be drawn from those that are skipped.
    @MainActor private mutating func sortDocuments() {
        for (index, path) in files.documents.enumerated() {
            let fullPath = folder == "." ? path : folder + "/" + path
            if let language = otherLanguage(path) {
                skippedDocuments.append(
                    SkippedDocument(path: path, reason: "copies in other languages", message: language))
            } else if let crash = DocumentCrash(fullPath, number: index) {
                skippedDocuments.append(SkippedDocument(path: path, reason: "cannot be drawn", message: "\(crash)"))
            } else if let problem = CurrentWork.performing(index, { ProjectSurvey.problem(fullPath) }) {
                let isForOtherSystem = ProjectSurvey.isForAnotherSystem(fullPath)
                let reason = isForOtherSystem ? "for other systems" : "cannot be drawn"
                skippedDocuments.append(
                    SkippedDocument(path: path, reason: reason, message: isForOtherSystem ? nil : problem))
            } else if BlankLaunchScreen.isBlank(fullPath) {
                skippedDocuments.append(SkippedDocument(path: path, reason: "blank launch screens"))
            } else {
                documents.append(path)
            }
        }
    }

    /// Returns the language of a localised document if the base version or another main version exists next to it, otherwise nil.
    private func otherLanguage(_ path: String) -> String? {
        let parts = path.split(separator: "/")
        guard let languageFolderIndex = parts.lastIndex(where: { $0.hasSuffix(".lproj") }),
            parts[languageFolderIndex] != "Base.lproj"
        else {
            return nil
        }
        let documentPaths = Set(files.documents)
        let mainLanguage = developmentLanguage ?? "en"
        for language in ["Base", mainLanguage, "en"] where parts[languageFolderIndex] != "\(language).lproj" {
            var other = parts
            other[languageFolderIndex] = "\(language).lproj"
            if documentPaths.contains(other.joined(separator: "/")) {
                return String(parts[languageFolderIndex].dropLast(6))
            }
            if parts[languageFolderIndex] == "\(mainLanguage).lproj" { return nil }
        }
        return nil
    }

    /// Checks that a document's only view has a designed size, or constraints that determine one.
    @MainActor private static func validateSize(_ content: InterfaceFile.Content, _ file: InterfaceFile) throws {
        guard content.view.frame.isEmpty else { return }
        let appearance = Appearance(device: file.device ?? Device(size: CGSize(width: 375, height: 667)))
        _ = try ViewPicture(content, appearance: appearance, width: nil, height: nil, times: PhaseTimings())
    }

    /// Returns the reason why a document can't be drawn, or nil if it can.
    @MainActor private static func problem(_ path: String) -> String? {
        do {
            let file = try InterfaceFile(path: path)
            if file.isStoryboard {
                _ = try StoryboardScenes(file).controllers(named: [])
            } else {
                let views = try TopLevelViews(file)
                guard views.all.count == 1 else { return nil }
                try validateSize(try views.content(of: views.all[0], times: PhaseTimings()), file)
            }
            return nil
        } catch {
            return InvalidInput(reason: error)?.problems.first ?? "\(path): \(FailureReport.reason(of: error))"
        }
    }

    private static func isForAnotherSystem(_ path: String) -> Bool {
        guard let head = try? FileReader.start(of: path, count: 4096),
            let start = String(decoding: head, as: UTF8.self).firstRange(of: "targetRuntime=\"")?.upperBound
        else { return false }
        return !String(decoding: head, as: UTF8.self)[start...].hasPrefix("iOS.")
    }
}
