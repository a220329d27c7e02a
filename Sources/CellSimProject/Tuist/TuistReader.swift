import CellSimProcess
import Foundation

/// Reads the Tuist projects in a folder: runs their manifests and combines the targets into one project.
struct TuistReader {
    private let folder: String
    private let manifests: TuistManifests
    private let notes = ProjectNotes()

    /// Reads a folder with the manifest of a project or a workspace.
    /// - Parameters:
    ///   - folder: the path of the folder.
    ///   - program: compiles and runs the manifests, or nil if manifests can't be run.
    /// - Throws: `ProjectError` if neither the manifests nor the folder contain an app.
    static func read(_ folder: String, _ program: ProjectReader.ManifestProgram?) throws(ProjectError) -> AppProject {
        let reader = TuistReader(folder: folder, manifests: TuistManifests(folder: folder))
        if let program, let projects = reader.manifests.projects(program, notes: reader.notes),
            let project = reader.project(projects)
        {
            return project
        }
        var project = try FolderReader.read(folder)
        project.notes = reader.notes.all + project.notes
        return project
    }

    /// Combines projects. The main project is the folder's own project, or otherwise the first one with an app.
    private func project(_ projects: [String: TuistProject]) -> AppProject? {
        let paths = projects.keys.sorted { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }
        let folderManifest = folder + "/Project.swift"
        let mainPath =
            projects[folderManifest] != nil
            ? folderManifest : paths.first { path in projects[path]?.targets.contains { $0.product == "app" } ?? false }
        guard let mainPath, let main = projects[mainPath] else { return nil }
        var result = AppProject(path: mainPath, root: manifests.root, name: main.name)
        for path in [manifests.root + "/Tuist/Package.swift", manifests.root + "/Tuist/Dependencies.swift"] {
            result.packages += packages(inManifest: path)
        }
        for path in [mainPath] + paths.filter({ $0 != mainPath }) {
            guard let project = projects[path] else { continue }
            for package in project.packages { add(package, of: path, to: &result) }
            let base = Paths.folder(of: path)
            for target in project.targets {
                result.targets.append(self.target(target, project, path, base, result.packages))
            }
        }
        result.notes = notes.all
        return result
    }

    // MARK: Packages

    private func add(_ package: TuistProject.Package, of path: String, to result: inout AppProject) {
        let source: AppProject.Package.Source
        if let local = package.path {
            source = .folder(resolved(local, Paths.folder(of: path)))
        } else if let url = package.url {
            source = .repository(url, requirement: package.requirement)
        } else {
            return
        }
        if !result.packages.contains(where: { $0.identity == source.identity }) {
            result.packages.append(AppProject.Package(source: source, referringFile: path, line: nil))
        }
    }

    /// Returns the packages in one of Tuist's dependency manifests.
    private func packages(inManifest path: String) -> [AppProject.Package] {
        guard let bytes = try? FileReader.read(path, maximum: 1_000_000) else { return [] }
        var found: [AppProject.Package] = []
        for (index, line) in String(decoding: bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false
        ).enumerated() {
            guard
                let match = line.firstMatch(of: /^\s*\.(?:package|remote)\(\s*(?:name:[^,]*,\s*)?url:\s*"([^"]+)"(.*)$/)
            else {
                continue
            }
            let version = match.2.firstMatch(of: /"([0-9][^"]*)"/).map { String($0.1) }
            let branch = match.2.firstMatch(of: /branch[(:]\s*"([^"]+)"/).map { String($0.1) }
            let requirement =
                branch.map { "branch: " + Manifest.quoted($0) } ?? "from: " + Manifest.quoted(version ?? "0.0.0")
            let source = AppProject.Package.Source.repository(String(match.1), requirement: requirement)
            if !found.contains(where: { $0.identity == source.identity }) {
                found.append(AppProject.Package(source: source, referringFile: path, line: index + 1))
            }
        }
        return found
    }

    // MARK: Targets

    private static let kinds: [String: AppProject.Kind] = [
        "app": .application, "app_extension": .appExtension, "messagesExtension": .appExtension,
        "extensionKitExtension": .appExtension, "framework": .framework, "static_framework": .framework,
        "static_library": .framework, "dynamic_library": .framework, "unit_tests": .unitTests,
        "ui_tests": .interfaceTests,
    ]

    private func target(
        _ target: TuistProject.Target, _ project: TuistProject, _ path: String, _ base: String,
        _ packages: [AppProject.Package]
    ) -> AppProject.Target {
        let line = lineNumber(of: target.name, in: path)
        var result = AppProject.Target(
            name: target.name, kind: Self.kinds[target.product] ?? .other, referringFile: path, line: line)
        let settingNotes = ProjectNotes()
        result.settings = settings(of: target, project, path, base, settingNotes)
        result.settingNotes = settingNotes.all
        if let values = target.infoPlist?.values { result.infoValues = try? JSONEncoder().encode(values) }
        var files = TargetFiles(target: target.name, notes: notes, projectFile: path)
        let infoPropertyList = result.settings["INFOPLIST_FILE"]
        for file in self.files(target.sources, base)
        where [.swift, .otherLanguage, .unsupported].contains(FileKind(file)) {
            files.add(AppProject.File(path: file, referringFile: path, line: line), isSourcePhase: nil)
        }
        let models = TuistProject.Files(included: target.coreDataModels.map(\.path), excluded: [])
        for file in self.files(target.resources, base) + self.files(models, base) where file != infoPropertyList {
            // A source folder may also be listed as a resource folder, but its sources aren't resources.
            guard FileKind(file) != .swift, FileKind(file) != .otherLanguage else { continue }
            files.add(AppProject.File(path: file, referringFile: path, line: line), isSourcePhase: false)
        }
        files.assign(&result)
        if result.kind == .framework, !result.resources.isEmpty {
            result.settings.add([(OpenedPackage.bundleModuleSetting, "YES")])
        }
        for dependency in target.dependencies {
            switch dependency.kind {
            case "target": result.dependencies.append(dependency.name)
            case "library": result.libraries.append(Paths.nameWithoutExtension(of: dependency.name))
            case "product":
                let name = dependency.name.lowercased()
                let packageIndex =
                    packages.firstIndex { $0.identity == name } ?? packages.firstIndex { $0.identity.contains(name) }
                result.products.append(AppProject.Product(name: dependency.name, package: packageIndex))
            default: break
            }
        }
        return result
    }

    /// Returns the first line of a manifest that contains a target's name as a string. Lines from `targets:` on are searched first.
    private func lineNumber(of name: String, in path: String) -> Int? {
        guard let bytes = try? FileReader.read(path, maximum: 1_000_000) else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let start = lines.firstIndex { $0.contains("targets:") } ?? 0
        let isNamed = { (line: Substring) in line.contains("\"\(name)\"") }
        return (lines[start...].firstIndex(where: isNamed) ?? lines.firstIndex(where: isNamed)).map { $0 + 1 }
    }

    private func settings(
        of target: TuistProject.Target, _ project: TuistProject, _ path: String, _ base: String, _ notes: ProjectNotes
    ) -> BuildSettings {
        var settings = BuildSettings()
        settings.add([
            ("SRCROOT", base), ("PROJECT_DIR", base), ("TARGET_NAME", target.name), ("CONFIGURATION", "Debug"),
            ("PRODUCT_NAME", target.productName ?? target.name.replacing("-", with: "_")), ("HOME", Paths.home),
            ("EXECUTABLE_NAME", "$(PRODUCT_NAME)"), ("DEVELOPMENT_LANGUAGE", "en"), ("SWIFT_VERSION", "5.0"),
            ("PRODUCT_BUNDLE_IDENTIFIER", target.bundleId), ("SDKROOT", target.isPhone ? "iphoneos" : "macosx"),
        ])
        if let version = target.deployment?.iOS { settings.add([("IPHONEOS_DEPLOYMENT_TARGET", version)]) }
        for layer in [project.settings, target.settings].compactMap({ $0 }) {
            settings.add(layer.base.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
            guard let debug = layer.configurations.first(where: { $0.name.lowercased().hasPrefix("debug ") }) else {
                continue
            }
            if let file = debug.xcconfig {
                let reader = XCConfigReader(notes: notes)
                settings.add(reader.settings(of: resolved(file, base), namedIn: path, nil))
            }
            settings.add(debug.settings.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
        }
        if let file = target.infoPlist?.file { settings.add([("INFOPLIST_FILE", resolved(file, base))]) }
        return settings
    }

    // MARK: Files

    /// Returns the absolute path of a path in a manifest. Paths that begin with `//` are relative to the root folder.
    private func resolved(_ path: String, _ base: String) -> String {
        path.hasPrefix("//") ? Paths.join(manifests.root, String(path.dropFirst(2))) : Paths.join(base, path)
    }

    /// Returns the sorted paths of the files that match a target's patterns.
    private func files(_ files: TuistProject.Files?, _ base: String) -> [String] {
        guard let files else { return [] }
        let excluded = files.excluded.flatMap { paths(of: resolved($0, base)) }
        return Set(files.included.flatMap { paths(of: resolved($0, base)) }).subtracting(excluded).sorted()
    }

    private func paths(of pattern: String) -> [String] {
        guard pattern.contains(where: { "*?{[".contains($0) }) else { return Paths.exists(pattern) ? [pattern] : [] }
        return GlobPattern(pattern).paths(notes: notes)
    }
}
