import Foundation

/// Finds and reads the project at a path: an Xcode, XcodeGen, Tuist or Bazel project, or a Swift package.
public enum ProjectReader {
    /// A function that compiles Swift sources, keyed by file name, runs the program and returns its output. It throws
    /// the compiler's or the program's message.
    public typealias ManifestProgram = ([String: String]) throws -> Data

    /// Reads a project, a workspace or a folder.
    /// - Parameters:
    ///   - path: the path of an `.xcodeproj`, an `.xcworkspace`, a `project.yml` or a Tuist manifest, or of a folder
    ///     that contains one of these or only sources.
    ///   - manifests: runs Tuist's manifests. Without it, sources are assigned to the app by folder.
    /// - Throws: `ProjectError` if the project can't be read.
    public static func read(
        _ path: String, manifests: ManifestProgram? = nil
    ) throws(ProjectError) -> AppProject {
        var path = Paths.absolute(path)
        guard Paths.exists(path) else { throw ProjectError(path, nil, "no such file or folder") }
        if Paths.lastComponent(path) == "project.pbxproj" { path = Paths.folder(of: path) }
        if Paths.lastComponent(path) == "contents.xcworkspacedata" { path = Paths.folder(of: path) }
        let isFolder = Paths.isFolder(path)
        if isFolder, path.hasSuffix(".xcodeproj") { return addingDependencies(try XcodeProjectReader.read(path)) }
        if isFolder, path.hasSuffix(".xcworkspace") { return try workspace(path) }
        if !isFolder, ["yml", "yaml"].contains(Paths.pathExtension(of: path)) {
            return addingDependencies(try SpecificationReader.read(path))
        }
        if !isFolder, ["BUILD", "BUILD.bazel", "WORKSPACE", "MODULE.bazel"].contains(Paths.lastComponent(path)) {
            if let project = BazelReader.read(Paths.folder(of: path)) { return addingDependencies(project) }
            throw ProjectError(path, nil, "no 'ios_application' with Swift sources was found in the workspace")
        }
        if !isFolder, ["Project.swift", "Workspace.swift"].contains(Paths.lastComponent(path)) {
            return addingDependencies(try TuistReader.read(Paths.folder(of: path), manifests))
        }
        guard isFolder else {
            throw ProjectError(
                path, nil, "is not a project; expected an .xcodeproj, an .xcworkspace, a project.yml or a folder")
        }
        return try folder(path, manifests)
    }

    private static func folder(_ path: String, _ manifests: ManifestProgram?) throws(ProjectError) -> AppProject {
        let names = Paths.contents(of: path).filter { !$0.hasPrefix(".") }
        // If projects are generated, the repository may contain project folders with shared settings but no project file.
        let projects = names.filter { $0.hasSuffix(".xcodeproj") && Paths.exists("\(path)/\($0)/project.pbxproj") }
        let workspaces = names.filter {
            $0.hasSuffix(".xcworkspace") && Paths.exists("\(path)/\($0)/contents.xcworkspacedata")
        }
        let specification = ["project.yml", "project.yaml"].first { names.contains($0) }
        if let project = preferred(projects, in: path) {
            return addingDependencies(try XcodeProjectReader.read(path + "/" + project))
        }
        if projects.count > 1 {
            throw ProjectError(
                path, nil, "there are several projects; choose one of: \(projects.joined(separator: ", "))")
        }
        if let workspace = preferred(workspaces, in: path) {
            do throws(ProjectError) { return try Self.workspace(path + "/" + workspace) } catch {
                // The workspace's projects may be generated from the specification and not exist yet.
                if specification == nil { throw error }
            }
        }
        if let specification { return addingDependencies(try SpecificationReader.read(path + "/" + specification)) }
        if TuistManifests.isTuistFolder(names, in: path) {
            return addingDependencies(try TuistReader.read(path, manifests))
        }
        if BazelReader.isBazelFolder(names), let project = BazelReader.read(path) { return addingDependencies(project) }
        if names.contains("Package.swift") {
            throw ProjectError(
                path + "/Package.swift", nil, "this is a Swift package, not an app; 'cellsim test' runs its tests")
        }
        let projectFolders = ProjectSearch.folders(below: path)
        if projectFolders.count == 1 { return try folder(path + "/" + projectFolders[0], manifests) }
        if projectFolders.count > 1 {
            let projects = projectFolders.flatMap { folder in
                ProjectSearch.projects(in: path + "/" + folder).map { folder + "/" + $0 }
            }
            throw ProjectError(
                path, nil, "there are several projects; choose one of: \(projects.joined(separator: ", "))")
        }
        return addingDependencies(try FolderReader.read(path))
    }

    /// Returns the only name, or the name that matches the folder's name.
    private static func preferred(_ names: [String], in folder: String) -> String? {
        names.count == 1 ? names[0] : names.first { Paths.nameWithoutExtension(of: $0) == Paths.lastComponent(folder) }
    }

    /// Reads the first project of a workspace that contains an app. The other projects are added as referenced projects.
    private static func workspace(_ path: String) throws(ProjectError) -> AppProject {
        let file = path + "/contents.xcworkspacedata"
        let notes = ProjectNotes()
        var projects: [AppProject] = []
        var packages: [AppProject.Package] = []
        for location in try WorkspaceReader.locations(of: path) {
            if location.path.hasSuffix(".xcodeproj") {
                guard Paths.isFolder(location.path) else {
                    notes.add(.warning, file, location.line, "'\(location.path)' does not exist; skipped")
                    continue
                }
                do throws(ProjectError) { projects.append(try XcodeProjectReader.read(location.path)) } catch {
                    notes.add(.warning, error.note.file, error.note.line, error.note.message + "; skipped")
                }
            } else if Paths.exists(location.path + "/Package.swift") {
                packages.append(
                    AppProject.Package(source: .folder(location.path), referringFile: file, line: location.line))
            }
        }
        let projectIndex =
            projects.firstIndex { !$0.apps.isEmpty }
            ?? projects.firstIndex { $0.targets.contains { $0.kind == .application } }
        guard let projectIndex else {
            throw ProjectError(file, nil, "no readable project of the workspace has an app")
        }
        var project = projects.remove(at: projectIndex)
        project.packages += packages
        for other in projects { project.add(neighbour: other) }
        project.notes = notes.all + project.notes
        return addingDependencies(project)
    }

    /// Adds the projects of pods and of Carthage's checkouts, and the packages in and around the project's folders.
    private static func addingDependencies(_ project: AppProject) -> AppProject {
        var project = project
        if project.targets.contains(where: { $0.products.contains { $0.package == nil } }) {
            project.packages += PackageScan.folders(in: project.root).map {
                AppProject.Package(source: .folder($0), referringFile: project.path, line: nil)
            }.filter { package in !project.packages.contains { $0.identity == package.identity } }
        }
        for folder in PackageScan.enclosingPackageFolders(project.root) {
            let package = AppProject.Package(
                source: .folder(folder), referringFile: folder + "/Package.swift", line: nil)
            if !project.packages.contains(where: { $0.identity == package.identity }) {
                project.packages.append(package)
            }
        }
        var locations = ["Pods/Pods.xcodeproj"]
        let checkouts = project.root + "/Carthage/Checkouts"
        for name in Paths.contents(of: checkouts) {
            if PackageScan.isManifest("\(checkouts)/\(name)/Package.swift") {
                let package = AppProject.Package(
                    source: .folder(checkouts + "/" + name), referringFile: checkouts, line: nil)
                if !project.packages.contains(where: { $0.identity == package.identity }) {
                    project.packages.append(package)
                }
                continue
            }
            locations += Paths.contents(of: checkouts + "/" + name).filter { $0.hasSuffix(".xcodeproj") }.map {
                "Carthage/Checkouts/\(name)/\($0)"
            }
        }
        for location in locations.map({ project.root + "/" + $0 }) where Paths.isFolder(location) {
            guard !project.referencedProjects.contains(where: { $0.path == location }) else { continue }
            do throws(ProjectError) {
                project.add(neighbour: try XcodeProjectReader.readWithoutReferences(location))
            } catch {
                project.notes.append(
                    ProjectNote(
                        .warning, error.note.file, error.note.line,
                        error.note.message + "; its frameworks are skipped"))
            }
        }
        project.addPods()
        return project
    }
}
