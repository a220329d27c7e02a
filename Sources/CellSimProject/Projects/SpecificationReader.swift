import Glibc

/// Reads an XcodeGen project specification: its packages, and its targets with their settings and files.
struct SpecificationReader {
    private let file: String
    private let root: String
    private let top: SpecificationNode
    private let notes = ProjectNotes()

    /// Reads the specification at a path.
    /// - Parameter path: the absolute path of `project.yml`.
    static func read(_ path: String) throws(ProjectError) -> AppProject {
        try SpecificationReader(path).read()
    }

    private init(_ path: String) throws(ProjectError) {
        (file, root) = (path, Paths.folder(of: path))
        top = try SpecificationIncludes(root: root, notes: notes).read(path)
    }

    private func read() throws(ProjectError) -> AppProject {
        guard let targets = top["targets"]?.entries else {
            let reasons = notes.all.map(\.description).joined(separator: "\n")
            throw ProjectError(file, 1, "'targets' is missing" + (reasons.isEmpty ? "" : "\n" + reasons))
        }
        var project = AppProject(path: file, root: root, name: top["name"]?.string ?? Paths.lastComponent(root))
        var packageIndices: [String: Int] = [:]
        for entry in top["packages"]?.entries ?? [] {
            guard let package = package(entry.value) else { continue }
            packageIndices[entry.key] = project.packages.count
            project.packages.append(package)
        }
        let templates = SpecificationTemplates(top["targetTemplates"], notes: notes)
        for var entry in targets where entry.value.entries != nil {
            entry.value = templates.applied(to: entry)
            project.targets.append(target(entry, packages: packageIndices))
        }
        project.notes = notes.all
        return project
    }

    private func package(_ node: SpecificationNode) -> AppProject.Package? {
        if let path = node["path"]?.string {
            return AppProject.Package(source: .folder(node.path(path)), referringFile: node.file, line: node.line)
        }
        guard let address = node["url"]?.string ?? node["github"]?.string.map({ "https://github.com/" + $0 })
        else {
            return nil
        }
        let kinds = [
            ("from", "from: "), ("majorVersion", "from: "), ("minorVersion", ".upToNextMinor(from: "),
            ("exactVersion", "exact: "), ("version", "exact: "), ("branch", "branch: "), ("revision", "revision: "),
        ]
        var requirement = "branch: \"main\""
        for (key, prefix) in kinds {
            guard let value = node[key]?.string else { continue }
            requirement = prefix + Manifest.quoted(value) + (prefix.hasPrefix(".") ? ")" : "")
            break
        }
        return AppProject.Package(
            source: .repository(address, requirement: requirement), referringFile: node.file, line: node.line)
    }

    private static let kinds: [String: AppProject.Kind] = [
        "application": .application, "app-extension": .appExtension, "framework": .framework,
        "framework.static": .framework, "library.static": .framework, "library.dynamic": .framework,
        "bundle.unit-test": .unitTests, "bundle.ui-testing": .interfaceTests,
    ]

    private func target(_ entry: SpecificationNode.Entry, packages: [String: Int]) -> AppProject.Target {
        let node = entry.value
        var target = AppProject.Target(
            name: entry.key, kind: Self.kinds[node["type"]?.string ?? ""] ?? .other, referringFile: node.file,
            line: entry.line)
        let settingNotes = ProjectNotes()
        target.settings = settings(of: node, entry.key, settingNotes)
        target.settingNotes = settingNotes.all
        var files = TargetFiles(target: target.name, notes: notes, projectFile: node.file)
        for source in node["sources"]?.list ?? [] { add(source, to: &files, target) }
        files.assign(&target)
        for dependency in node["dependencies"]?.list ?? [] {
            if let other = dependency["target"]?.string { target.dependencies.append(other) }
            if let library = dependency["framework"]?.string ?? dependency["carthage"]?.string {
                target.libraries.append(Paths.nameWithoutExtension(of: library))
            }
            guard let package = dependency["package"]?.string else { continue }
            let products = dependency["products"]?.list.compactMap(\.string) ?? []
            let productNames = products.isEmpty ? [dependency["product"]?.string ?? package] : products
            target.products += productNames.map { AppProject.Product(name: $0, package: packages[package]) }
        }
        return target
    }

    private func add(_ source: SpecificationNode, to files: inout TargetFiles, _ target: AppProject.Target) {
        guard let path = source.string ?? source["path"]?.string else {
            return notes.add(.warning, source.file, source.line, "a source has no 'path'; skipped")
        }
        let (location, file, line) = (source.path(path), source.file, source.line)
        guard Paths.exists(location) else {
            if source["optional"]?.bool == true { return }
            return notes.add(
                .warning, file, line, "'\(path)' of target '\(target.name)' does not exist; skipped")
        }
        if source["buildPhase"]?.string == "none" { return }
        let isFolderReference = source["type"]?.string == "folder"
        guard Paths.isFolder(location), !FileKind.isPackage(location), !isFolderReference else {
            return files.add(
                AppProject.File(path: location, referringFile: file, line: line),
                isSourcePhase: isFolderReference ? false : nil)
        }
        let excludedPatterns = source["excludes"]?.list.compactMap(\.string) ?? []
        let includedPatterns = source["includes"]?.list.compactMap(\.string) ?? []
        let infoPropertyList = target.settings["INFOPLIST_FILE"].map { Paths.join(root, $0) }
        var walk = FolderWalk(notes: notes)
        walk.includes = { relative in
            (includedPatterns.isEmpty || Self.matches(relative, includedPatterns))
                && !Self.matches(relative, excludedPatterns)
        }
        for relative in walk.files(in: location) where location + "/" + relative != infoPropertyList {
            files.add(
                AppProject.File(path: location + "/" + relative, referringFile: file, line: line), isSourcePhase: nil)
        }
    }

    /// Returns whether a path, or one of its parent folders, matches one of the patterns.
    private static func matches(_ path: String, _ patterns: [String]) -> Bool {
        var parts = path.split(separator: "/")
        while !parts.isEmpty {
            let candidate = parts.joined(separator: "/")
            for pattern in patterns {
                let rootPattern = pattern.hasPrefix("**/") ? String(pattern.dropFirst(3)) : pattern
                if unsafe fnmatch(pattern, candidate, 0) == 0
                    || rootPattern != pattern && fnmatch(rootPattern, candidate, 0) == 0
                {
                    return true
                }
            }
            parts.removeLast()
        }
        return false
    }

    // MARK: Settings

    /// Returns the build settings of a target.
    /// - Parameter notes: collects problems of configuration files.
    private func settings(of target: SpecificationNode, _ name: String, _ notes: ProjectNotes) -> BuildSettings {
        var settings = BuildSettings()
        settings.add([
            ("SRCROOT", root), ("PROJECT_DIR", root), ("TARGET_NAME", name), ("PRODUCT_NAME", "$(TARGET_NAME)"),
            ("CONFIGURATION", "Debug"), ("HOME", Paths.home), ("EXECUTABLE_NAME", "$(PRODUCT_NAME)"),
            ("DEVELOPMENT_LANGUAGE", "en"),
        ])
        let platforms = (target["platform"]?.list ?? []) + (target["supportedDestinations"]?.list ?? [])
        let sdks = platforms.compactMap { $0.string.flatMap { Self.sdks[$0.lowercased()] } }
        if !sdks.isEmpty {
            settings.add([("SDKROOT", sdks[0]), ("SUPPORTED_PLATFORMS", sdks.joined(separator: " "))])
        }
        for owner in [top, target] {
            addConfigFile(of: owner, to: &settings, notes)
            add(owner["settings"], to: &settings, depth: 0)
        }
        if let infoPath = target["info"]?["path"] {
            settings.add([("INFOPLIST_FILE", infoPath.string.map { Paths.relative(infoPath.path($0), to: root) } ?? "")]
            )
        }
        return settings
    }

    /// Adds the settings of the file in `configFiles` for the debug configuration.
    private func addConfigFile(of owner: SpecificationNode, to settings: inout BuildSettings, _ notes: ProjectNotes) {
        let files = owner["configFiles"]?.entries ?? []
        guard let entry = files.first(where: { $0.key.lowercased().hasPrefix("debug") }), let path = entry.value.string
        else { return }
        let file = entry.value
        settings.add(XCConfigReader(notes: notes).settings(of: file.path(path), namedIn: file.file, file.line))
    }

    /// The SDKs for the values of `platform` and `supportedDestinations`. Apps for Mac Catalyst are treated as iOS apps.
    private static let sdks = [
        "ios": "iphoneos", "maccatalyst": "iphoneos", "macos": "macosx", "watchos": "watchos", "tvos": "appletvos",
        "visionos": "xros",
    ]

    private func add(_ node: SpecificationNode?, to settings: inout BuildSettings, depth: Int) {
        guard let node, node.entries != nil, depth < 16 else { return }
        let hasSections = ["base", "configs", "groups"].contains { node[$0] != nil }
        for group in node["groups"]?.list.compactMap(\.string) ?? [] {
            add(top["settingGroups"]?[group], to: &settings, depth: depth + 1)
        }
        let base = hasSections ? node["base"] : node
        settings.add(
            (base?.entries ?? []).filter { $0.value.entries == nil }.map { entry in
                (entry.key, entry.value.list.compactMap(\.string).joined(separator: " "))
            })
        for entry in node["configs"]?.entries ?? [] where entry.key.lowercased().hasPrefix("debug") {
            add(entry.value, to: &settings, depth: depth + 1)
        }
    }
}
