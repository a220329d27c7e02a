import CellSimProcess
import Glibc
import Yams

/// Reads the specifications that XcodeGen makes projects of: targets with the folders of their sources.
struct SpecificationReader {
    private let file: String
    private let root: String
    private let top: Node.Mapping
    private let notes = ProjectNotes()

    /// - Parameter path: of `project.yml`, absolute.
    static func read(_ path: String) throws(ProjectError) -> AppProject {
        try SpecificationReader(path).read()
    }

    private init(_ path: String) throws(ProjectError) {
        (file, root) = (path, Paths.folder(of: path))
        let bytes: [UInt8]
        do { bytes = try FileBytes.read(path) } catch {
            throw ProjectError(path, nil, "cannot be read: \(error.reason)")
        }
        let node: Node?
        do { node = try Yams.compose(yaml: String(decoding: bytes, as: UTF8.self)) } catch let error as YamlError {
            throw ProjectError(path, Self.line(of: error), "invalid YAML: \(Self.words(error))")
        } catch { throw ProjectError(path, nil, "invalid YAML") }
        guard let mapping = node?.mapping else { throw ProjectError(path, 1, "expected a dictionary with 'targets'") }
        top = mapping
    }

    private static func line(of error: YamlError) -> Int? {
        switch error {
        case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark.line
        case .duplicatedKeysInMapping(_, let context): context.mark.line
        default: nil
        }
    }

    private static func words(_ error: YamlError) -> String {
        switch error {
        case .scanner(_, let problem, _, _), .parser(_, let problem, _, _), .composer(_, let problem, _, _): problem
        case .duplicatedKeysInMapping(let keys, _): "duplicate keys: \(keys.joined(separator: ", "))"
        default: "it cannot be parsed"
        }
    }

    private func read() throws(ProjectError) -> AppProject {
        guard let targets = top["targets"]?.mapping else {
            throw ProjectError(file, 1, "'targets' is missing")
        }
        var project = AppProject(path: file, root: root, name: top["name"]?.string ?? Paths.last(root))
        let packages = top["packages"]?.mapping
        var places: [String: Int] = [:]
        for (key, value) in Self.entries(packages) {
            guard let name = key.string, let package = package(value) else { continue }
            places[name] = project.packages.count
            project.packages.append(package)
        }
        for (key, value) in targets {
            guard let name = key.string, let mapping = value.mapping else { continue }
            project.targets.append(target(name, mapping, line: key.mark?.line, packages: places))
        }
        project.notes = notes.all
        return project
    }

    private func package(_ node: Node) -> AppProject.Package? {
        guard let mapping = node.mapping else { return nil }
        let line = node.mark?.line
        if let path = mapping["path"]?.string {
            return AppProject.Package(source: .folder(Paths.join(root, path)), namedIn: file, line: line)
        }
        guard let address = mapping["url"]?.string ?? mapping["github"]?.string.map({ "https://github.com/" + $0 })
        else {
            return nil
        }
        let kinds = [
            ("from", "from: "), ("majorVersion", "from: "), ("minorVersion", ".upToNextMinor(from: "),
            ("exactVersion", "exact: "), ("version", "exact: "), ("branch", "branch: "), ("revision", "revision: "),
        ]
        var requirement = "branch: \"main\""
        for (key, words) in kinds {
            guard let value = mapping[key]?.scalar?.string else { continue }
            requirement = words + Manifest.quoted(value) + (words.hasPrefix(".") ? ")" : "")
            break
        }
        return AppProject.Package(source: .repository(address, requirement: requirement), namedIn: file, line: line)
    }

    private static let kinds: [String: AppProject.Kind] = [
        "application": .application, "app-extension": .appExtension, "framework": .framework,
        "framework.static": .framework, "library.static": .framework, "library.dynamic": .framework,
        "bundle.unit-test": .unitTests, "bundle.ui-testing": .interfaceTests,
    ]

    private func target(
        _ name: String, _ mapping: Node.Mapping, line: Int?, packages: [String: Int]
    ) -> AppProject.Target {
        var target = AppProject.Target(
            name: name, kind: Self.kinds[mapping["type"]?.string ?? ""] ?? .other, namedIn: file, line: line)
        target.settings = settings(of: mapping, name)
        var files = TargetFiles(target: name, notes: notes, projectFile: file)
        for source in Self.list(mapping["sources"]) { add(source, to: &files, target) }
        (target.sources, target.foreignSources) = (files.sources, files.foreignSources)
        (target.resources, target.others) = (files.resources, files.others)
        for dependency in Self.list(mapping["dependencies"]) {
            if let other = dependency["target"]?.string { target.dependencies.append(other) }
            if let library = dependency["framework"]?.string ?? dependency["carthage"]?.string {
                target.libraries.append(Paths.stem(of: library))
            }
            guard let package = dependency["package"]?.string else { continue }
            let products = Self.list(dependency["products"]).compactMap(\.string)
            let named = products.isEmpty ? [dependency["product"]?.string ?? package] : products
            target.products += named.map { AppProject.Product(name: $0, package: packages[package]) }
        }
        return target
    }

    private static func entries(_ mapping: Node.Mapping?) -> [(key: Node, value: Node)] {
        mapping.map { $0.map { ($0.key, $0.value) } } ?? []
    }

    /// One value, or several.
    private static func list(_ node: Node?) -> [Node] {
        guard let node else { return [] }
        return node.sequence.map(Array.init) ?? [node]
    }

    private func add(_ source: Node, to files: inout TargetFiles, _ target: AppProject.Target) {
        guard let path = source.string ?? source["path"]?.string else {
            return notes.add(.warning, file, source.mark?.line, "a source has no 'path'; skipped")
        }
        let place = Paths.join(root, path)
        let line = source.mark?.line
        guard Paths.exists(place) else {
            if source["optional"]?.bool == true { return }
            return notes.add(
                .warning, file, line, "'\(path)' of target '\(target.name)' does not exist; skipped")
        }
        if source["buildPhase"]?.string == "none" { return }
        let isWhole = source["type"]?.string == "folder"
        guard Paths.isFolder(place), !FileKind.isPackage(place), !isWhole else {
            return files.add(
                AppProject.File(path: place, namedIn: file, line: line), isSourcePhase: isWhole ? false : nil)
        }
        let excluded = Self.list(source["excludes"]).compactMap(\.string)
        let included = Self.list(source["includes"]).compactMap(\.string)
        let properties = target.settings["INFOPLIST_FILE"].map { Paths.join(root, $0) }
        var walk = FolderWalk(notes: notes)
        walk.includes = { relative in
            (included.isEmpty || Self.matches(relative, included)) && !Self.matches(relative, excluded)
        }
        for relative in walk.files(in: place) where place + "/" + relative != properties {
            files.add(AppProject.File(path: place + "/" + relative, namedIn: file, line: line), isSourcePhase: nil)
        }
    }

    /// Whether a path, or a folder around it, is one of those that patterns mean.
    private static func matches(_ path: String, _ patterns: [String]) -> Bool {
        var parts = path.split(separator: "/")
        while !parts.isEmpty {
            let whole = parts.joined(separator: "/")
            for pattern in patterns {
                let plain = pattern.hasPrefix("**/") ? String(pattern.dropFirst(3)) : pattern
                if unsafe fnmatch(pattern, whole, 0) == 0 || plain != pattern && fnmatch(plain, whole, 0) == 0 {
                    return true
                }
            }
            parts.removeLast()
        }
        return false
    }

    // MARK: Settings

    private func settings(of target: Node.Mapping, _ name: String) -> BuildSettings {
        var settings = BuildSettings()
        settings.add([
            ("SRCROOT", root), ("PROJECT_DIR", root), ("TARGET_NAME", name), ("PRODUCT_NAME", "$(TARGET_NAME)"),
            ("CONFIGURATION", "Debug"), ("EXECUTABLE_NAME", "$(PRODUCT_NAME)"), ("DEVELOPMENT_LANGUAGE", "en"),
        ])
        add(top["settings"], to: &settings, depth: 0)
        add(target["settings"], to: &settings, depth: 0)
        if let list = target["info"]?["path"]?.string { settings.add([("INFOPLIST_FILE", list)]) }
        return settings
    }

    private func add(_ node: Node?, to settings: inout BuildSettings, depth: Int) {
        guard let mapping = node?.mapping, depth < 16 else { return }
        let isParted = ["base", "configs", "groups"].contains { mapping[$0] != nil }
        for group in Self.list(mapping["groups"]).compactMap(\.string) {
            add(top["settingGroups"]?[group], to: &settings, depth: depth + 1)
        }
        let base = isParted ? mapping["base"]?.mapping : mapping
        settings.add(
            Self.entries(base).compactMap { key, value in
                key.string.flatMap { name in value.scalar.map { (name, $0.string) } }
            })
        for (key, value) in Self.entries(mapping["configs"]?.mapping)
        where key.string?.lowercased().hasPrefix("debug") ?? false {
            add(value, to: &settings, depth: depth + 1)
        }
    }
}
