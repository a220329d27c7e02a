import Foundation

/// Reads an Xcode project (`.xcodeproj`) and its targets.
struct XcodeProjectReader {
    private let objects: ProjectObjects
    private let project: ProjectObjects.Object
    private let groups: GroupTree
    private let sourceRoot: String
    private let projectPath: String
    /// A Boolean value that indicates whether the projects that this project references are omitted.
    private var skipsReferencedProjects = false
    private var notes: ProjectNotes { objects.notes }
    private var file: String { objects.file }

    /// Reads the project at a path.
    /// - Parameters:
    ///   - path: the absolute path of the `.xcodeproj` folder.
    ///   - notes: collects problems of the project.
    static func read(_ path: String, notes: ProjectNotes = ProjectNotes()) throws(ProjectError) -> AppProject {
        try XcodeProjectReader(path, notes).read()
    }

    private init(_ path: String, _ notes: ProjectNotes) throws(ProjectError) {
        // Resolves a symbolic link, because paths are relative to the real project.
        let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
        let path = target.map { Paths.join(Paths.folder(of: path), $0) } ?? path
        let file = path + "/project.pbxproj"
        guard Paths.exists(file) else { throw ProjectError(file, nil, "does not exist; the project is incomplete") }
        objects = try ProjectObjects(path: file, notes: notes)
        guard let project = objects.object(objects.rootID), project.isa == "PBXProject" else {
            throw ProjectError(
                file, nil, "'rootObject' refers to \(objects.rootID), which is not a project in the file")
        }
        self.project = project
        projectPath = path
        sourceRoot = Paths.join(Paths.folder(of: path), project["projectDirPath"] ?? "")
        groups = GroupTree(objects, main: objects.object("mainGroup", of: project), sourceRoot: sourceRoot)
    }

    private func read() -> AppProject {
        var result = AppProject(
            path: projectPath, root: Paths.folder(of: projectPath), name: Paths.nameWithoutExtension(of: projectPath))
        result.developmentLanguage = project["developmentRegion"]
        let references = objects.objects("packageReferences", of: project)
        result.packages = references.compactMap(package) + folderReferencePackages()
        let packageIndices = Dictionary(
            references.filter { package($0) != nil }.enumerated().map { ($1.id, $0) },
            uniquingKeysWith: { first, _ in first })
        var linesByName: [String: Int] = [:]
        for object in objects.objects("targets", of: project) {
            guard let target = target(object, packages: packageIndices) else { continue }
            if let first = linesByName[target.name] {
                notes.add(
                    .warning, file, object.line,
                    "target '\(target.name)' is already on line \(first); skipped")
                continue
            }
            linesByName[target.name] = object.line
            result.targets.append(target)
        }
        if !skipsReferencedProjects {
            for other in projectReferences().compactMap(readReferencedProject) { result.add(neighbour: other) }
        }
        result.notes = notes.all
        return result
    }

    // MARK: Packages

    private func package(_ object: ProjectObjects.Object) -> AppProject.Package? {
        if object.isa == "XCLocalSwiftPackageReference", let path = object["relativePath"] ?? object["path"] {
            return AppProject.Package(
                source: .folder(Paths.join(sourceRoot, path)), referringFile: file, line: object.line)
        }
        guard object.isa == "XCRemoteSwiftPackageReference", let address = object["repositoryURL"] else { return nil }
        return AppProject.Package(
            source: .repository(address, requirement: requirement(object)), referringFile: file, line: object.line)
    }

    /// Returns the version requirement of a package in the syntax of a manifest.
    private func requirement(_ object: ProjectObjects.Object) -> String {
        let entries = object.entries["requirement"]?.dictionary
        func text(_ key: String) -> String { Manifest.quoted(entries?[key]?.string ?? "") }
        switch entries?["kind"]?.string {
        case "upToNextMinorVersion": return ".upToNextMinor(from: \(text("minimumVersion")))"
        case "exactVersion": return "exact: \(text("version"))"
        case "versionRange": return "\(text("minimumVersion"))..<\(text("maximumVersion"))"
        case "branch": return "branch: \(text("branch"))"
        case "revision": return "revision: \(text("revision"))"
        default: return "from: \(text("minimumVersion"))"
        }
    }

    /// Returns the packages that the project contains as plain folder references. Older projects refer to local packages in this way.
    private func folderReferencePackages() -> [AppProject.Package] {
        groups.paths.sorted { $0.key < $1.key }.compactMap { id, path in
            guard let object = objects.object(id), object.isa == "PBXFileReference", Paths.isFolder(path),
                Paths.exists(path + "/Package.swift")
            else { return nil }
            return AppProject.Package(source: .folder(path), referringFile: file, line: object.line)
        }
    }

    // MARK: Targets

    private static let kinds: [String: AppProject.Kind] = [
        "application": .application, "application.on-demand-install-capable": .application,
        "app-extension": .appExtension, "extensionkit-extension": .appExtension, "framework": .framework,
        "framework.static": .framework, "library.static": .framework, "library.dynamic": .framework,
        "bundle.unit-test": .unitTests, "bundle.ui-testing": .interfaceTests,
    ]

    private func target(_ object: ProjectObjects.Object, packages: [String: Int]) -> AppProject.Target? {
        guard let name = object["name"] else {
            notes.add(.warning, file, object.line, "a target has no name; skipped")
            return nil
        }
        let type = (object["productType"] ?? "").replacing("com.apple.product-type.", with: "")
        var target = AppProject.Target(
            name: name, kind: Self.kinds[type] ?? .other, referringFile: file, line: object.line)
        let settingNotes = ProjectNotes()
        target.settings = settings(of: object, name, settingNotes)
        target.settingNotes = settingNotes.all
        var files = TargetFiles(target: name, notes: notes, projectFile: file)
        for phase in objects.objects("buildPhases", of: object) { read(phase, into: &files, &target, packages) }
        for group in synchronizedGroups(of: object) { files.add(group, settings: target.settings, root: sourceRoot) }
        files.assign(&target)
        target.products += objects.objects("packageProductDependencies", of: object).compactMap {
            product($0, packages)
        }
        target.products = target.products.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        target.dependencies = objects.objects("dependencies", of: object).compactMap { dependency in
            if dependency["productRef"] != nil { return nil }
            if let targetID = dependency.entries["target"]?.string, let dependencyTarget = objects.object(targetID) {
                return dependencyTarget["name"]
            }
            return dependency["name"]
        }
        return target
    }

    private func product(_ object: ProjectObjects.Object, _ packages: [String: Int]) -> AppProject.Product? {
        guard let name = object["productName"] else { return nil }
        // Build plug-ins are not linked.
        if name.hasPrefix("plugin:") { return nil }
        return AppProject.Product(name: name, package: object["package"].flatMap { packages[$0] })
    }

    private func read(
        _ phase: ProjectObjects.Object, into files: inout TargetFiles, _ target: inout AppProject.Target,
        _ packages: [String: Int]
    ) {
        let copiesResources = phase.isa == "PBXCopyFilesBuildPhase" && phase["dstSubfolderSpec"] == "7"
        guard
            copiesResources
                || ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase", "PBXFrameworksBuildPhase"].contains(phase.isa)
        else { return }
        for build in objects.objects("files", of: phase) where supportsIOS(build) {
            if let object = objects.object("productRef", of: build) {
                // Projects that were edited by hand may link products without listing them as dependencies.
                if let product = product(object, packages) {
                    target.libraries.append(product.name)
                    if phase.isa == "PBXFrameworksBuildPhase" { target.products.append(product) }
                }
                continue
            }
            guard build.entries["fileRef"] != nil else {
                notes.add(.note, file, build.line, "\(build.isa) \(build.id) refers to no file; skipped")
                continue
            }
            guard let reference = objects.object("fileRef", of: build) else { continue }
            if phase.isa == "PBXFrameworksBuildPhase" {
                target.libraries.append(Paths.nameWithoutExtension(of: reference["path"] ?? reference["name"] ?? ""))
                continue
            }
            for referencedFile in referencedFiles(reference) {
                files.add(referencedFile, isSourcePhase: phase.isa == "PBXSourcesBuildPhase")
            }
        }
    }

    private func supportsIOS(_ build: ProjectObjects.Object) -> Bool {
        var filters = objects.strings("platformFilters", of: build)
        if let filter = build["platformFilter"] { filters.append(filter) }
        return filters.isEmpty || filters.contains { $0 == "ios" }
    }

    /// Returns the files of a reference. A localised resource has one file per language.
    private func referencedFiles(_ reference: ProjectObjects.Object) -> [AppProject.File] {
        referencedFiles(reference, around: [])
    }

    /// Returns the files of a reference, and detects groups that contain themselves.
    /// - Parameters:
    ///   - reference: a file reference or variant group.
    ///   - around: the identifiers of the variant groups that contain the reference.
    private func referencedFiles(_ reference: ProjectObjects.Object, around: Set<String>) -> [AppProject.File] {
        if reference.isa == "PBXVariantGroup" {
            guard !around.contains(reference.id) else {
                let name = reference["name"] ?? reference["path"] ?? reference.id
                notes.add(
                    .warning, file, reference.line,
                    "the variant group '\(name)' contains itself; skipped. Remove it from its 'children'")
                return []
            }
            let inner = around.union([reference.id])
            return objects.objects("children", of: reference).flatMap { referencedFiles($0, around: inner) }
        }
        guard let path = groups.paths[reference.id] else {
            let tree = reference["sourceTree"] ?? ""
            let isElsewhere = ["SDKROOT", "BUILT_PRODUCTS_DIR", "DEVELOPER_DIR"].contains(tree)
            if !isElsewhere, reference.isa != "PBXReferenceProxy" {
                notes.add(
                    .warning, file, reference.line,
                    "'\(reference["path"] ?? reference["name"] ?? reference.id)' is in no group, so its location "
                        + "is unknown; skipped")
            }
            return []
        }
        return [AppProject.File(path: path, referringFile: file, line: reference.line)]
    }

    // MARK: Synchronised folders

    private func synchronizedGroups(of target: ProjectObjects.Object) -> [SynchronizedGroup] {
        let ownGroups = Set(objects.strings("fileSystemSynchronizedGroups", of: target))
        return groups.paths.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.compactMap { id, path in
            guard let group = objects.object(id), group.isa == "PBXFileSystemSynchronizedRootGroup" else { return nil }
            let sets = objects.objects("exceptions", of: group)
            var exceptions: Set<String> = []
            for set in sets where set["target"] == target.id {
                exceptions.formUnion(objects.strings("membershipExceptions", of: set))
            }
            guard ownGroups.contains(id) || !exceptions.isEmpty else { return nil }
            return SynchronizedGroup(
                path: path, line: group.line, includesAllFiles: ownGroups.contains(id), exceptions: exceptions,
                folderReferences: Set(objects.strings("explicitFolders", of: group)))
        }
    }

    // MARK: Settings

    /// Returns the build settings of a target.
    /// - Parameter notes: collects problems of configuration files.
    private func settings(
        of target: ProjectObjects.Object, _ name: String, _ notes: ProjectNotes
    ) -> BuildSettings {
        var settings = BuildSettings()
        let (projectConfiguration, targetConfiguration) = (configuration(of: project), configuration(of: target))
        settings.add([
            ("SRCROOT", sourceRoot), ("SOURCE_ROOT", sourceRoot), ("PROJECT_DIR", sourceRoot),
            ("HOME", Paths.home),
            ("PROJECT_NAME", Paths.nameWithoutExtension(of: projectPath)), ("TARGET_NAME", name), ("TARGETNAME", name),
            ("PRODUCT_NAME", "$(TARGET_NAME)"), ("CONFIGURATION", targetConfiguration?["name"] ?? "Debug"),
            ("EXECUTABLE_NAME", "$(PRODUCT_NAME)"), ("PRODUCT_BUNDLE_PACKAGE_TYPE", "APPL"),
            ("DEVELOPMENT_LANGUAGE", project["developmentRegion"] ?? "en"), ("PLATFORM_NAME", "iphonesimulator"),
        ])
        for configuration in [projectConfiguration, targetConfiguration].compactMap({ $0 }) {
            if let base = baseConfigurationFile(of: configuration) {
                settings.add(
                    XCConfigReader(notes: notes).settings(of: base, namedIn: file, configuration.line))
            }
            settings.add(layer(configuration.entries["buildSettings"]?.dictionary))
        }
        return settings
    }

    private func layer(_ entries: PropertyDictionary?) -> [(key: String, value: String)] {
        guard let entries else { return [] }
        return entries.keys.compactMap { key in
            guard let value = entries[key] else { return nil }
            if let list = value.array { return (key, list.compactMap(\.string).joined(separator: " ")) }
            return value.string.map { (key, $0) }
        }
    }

    private func baseConfigurationFile(of configuration: ProjectObjects.Object) -> String? {
        if let reference = objects.object("baseConfigurationReference", of: configuration) {
            return groups.paths[reference.id]
        }
        guard let anchor = objects.object("baseConfigurationReferenceAnchor", of: configuration),
            let path = configuration["baseConfigurationReferenceRelativePath"]
        else { return nil }
        return groups.paths[anchor.id].map { Paths.join($0, path) }
    }

    /// Returns the debug configuration, or otherwise the default configuration.
    private func configuration(of owner: ProjectObjects.Object) -> ProjectObjects.Object? {
        guard let list = objects.object("buildConfigurationList", of: owner) else { return nil }
        let all = objects.objects("buildConfigurations", of: list)
        return all.first { $0["name"] == "Debug" }
            ?? all.first { ($0["name"] ?? "").lowercased().contains("debug") }
            ?? all.first { $0["name"] == list["defaultConfigurationName"] } ?? all.first
    }

    // MARK: Other projects

    /// Returns the paths of the projects that this project references in its groups.
    private func projectReferences() -> [String] {
        groups.paths.compactMap { id, path in
            objects.object(id).flatMap { $0.isa == "PBXFileReference" && path.hasSuffix(".xcodeproj") ? path : nil }
        }.sorted()
    }

    private func readReferencedProject(_ path: String) -> AppProject? {
        guard Paths.isFolder(path) else { return nil }
        do throws(ProjectError) { return try XcodeProjectReader.readWithoutReferences(path) } catch {
            notes.add(.warning, error.note.file, error.note.line, error.note.message + "; this project is skipped")
            return nil
        }
    }

    /// Reads a project without the projects that it references.
    static func readWithoutReferences(_ path: String) throws(ProjectError) -> AppProject {
        var reader = try XcodeProjectReader(path, ProjectNotes())
        reader.skipsReferencedProjects = true
        return reader.read()
    }
}
