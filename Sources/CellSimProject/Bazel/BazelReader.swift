import CellSimProcess

/// Reads the apps in a Bazel workspace. Rules and macros aren't run; targets are derived from the arguments of their calls.
struct BazelReader {
    private let workspace: BazelWorkspace
    private let notes: ProjectNotes
    /// The library targets, keyed by label.
    private var libraries: [String: AppProject.Target] = [:]

    /// Reads the workspace that contains a folder, or the folder itself if no parent folder is a workspace.
    /// - Returns: nil if no rule builds an iOS app from Swift sources.
    static func read(_ folder: String) -> AppProject? {
        var root = folder
        for _ in 0..<8
        where root != "/" && !BazelWorkspace.markerFiles.contains(where: { Paths.exists(root + "/" + $0) }) {
            root = Paths.folder(of: root)
        }
        if !BazelWorkspace.markerFiles.contains(where: { Paths.exists(root + "/" + $0) }) { root = folder }
        let notes = ProjectNotes()
        var reader = BazelReader(workspace: BazelWorkspace(root: root, notes: notes), notes: notes)
        return reader.project(folder)
    }

    /// Returns whether a folder with these file names uses Bazel.
    static func isBazelFolder(_ names: [String]) -> Bool {
        names.contains { BazelWorkspace.markerFiles.contains($0) || $0 == "BUILD" || $0 == "BUILD.bazel" }
    }

    private init(workspace: BazelWorkspace, notes: ProjectNotes) { (self.workspace, self.notes) = (workspace, notes) }

    private mutating func project(_ folder: String) -> AppProject? {
        let rules = workspace.order.compactMap { workspace.rules[$0] }
        let apps = rules.filter(Self.isApp)
        guard !apps.isEmpty else { return nil }
        for rule in rules where isLibrary(rule) { libraries[rule.label] = library(rule) }
        var project = AppProject(path: apps[0].file, root: workspace.root, name: Paths.lastComponent(folder))
        var usedLibraries: Set<String> = []
        for rule in apps {
            guard let (app, main) = app(rule) else { continue }
            usedLibraries.insert(main)
            project.targets.append(app)
        }
        guard !project.targets.isEmpty else { return nil }
        project.path = project.targets[0].referringFile
        for rule in rules where rule.kind.hasSuffix("_unit_test") && !rule.kind.hasPrefix("macos") {
            if let tests = tests(rule, &usedLibraries) { project.targets.append(tests) }
        }
        project.targets += workspace.order.filter { !usedLibraries.contains($0) }.compactMap { libraries[$0] }
        project.notes = notes.all
        return project
    }

    private static func isApp(_ rule: BazelWorkspace.Rule) -> Bool {
        rule.kind == "ios_application" || rule.kind.hasSuffix("ios_application")
            || rule.kind.contains("app") && rule.arguments["bundle_id"] != nil && rule.arguments["infoplists"] != nil
                && !["watchos", "tvos", "macos", "visionos", "clip"].contains(where: rule.kind.contains)
    }

    // MARK: Libraries

    private func isLibrary(_ rule: BazelWorkspace.Rule) -> Bool {
        !rule.kind.contains("genrule") && !rule.kind.contains("filegroup") && !rule.kind.hasSuffix("_resource_group")
            && workspace.files(rule.arguments["srcs"], in: rule.package).contains { path in
                [.swift, .otherLanguage].contains(FileKind(path))
            }
    }

    /// Returns the module name of a rule. Bazel's default is the label with other characters replaced by `_`.
    private static func module(_ rule: BazelWorkspace.Rule) -> String {
        if let name = rule.arguments["module_name"]?.text { return name }
        // Macros that define libraries use the plain name as the module name.
        guard rule.kind == "swift_library", !rule.package.isEmpty else { return Paths.identifier(rule.name) }
        return Paths.identifier(rule.package + "_" + rule.name)
    }

    private func library(_ rule: BazelWorkspace.Rule) -> AppProject.Target {
        var target = AppProject.Target(name: rule.label, kind: .framework, referringFile: rule.file, line: rule.line)
        target.settings.add([
            ("PRODUCT_NAME", Self.module(rule)), ("PRODUCT_MODULE_NAME", Self.module(rule)), ("SWIFT_VERSION", "5.0"),
            ("SDKROOT", "iphoneos"), ("SRCROOT", workspace.root),
            (
                "SWIFT_ACTIVE_COMPILATION_CONDITIONS",
                (["DEBUG"] + (rule.arguments["defines"]?.texts ?? [])).joined(separator: " ")
            ),
        ])
        var files = TargetFiles(target: rule.name, notes: notes, projectFile: rule.file)
        for key in ["srcs", "resources", "data"] {
            for path in workspace.files(rule.arguments[key], in: rule.package) where FileKind(path) != .ignored {
                files.add(
                    AppProject.File(path: path, referringFile: rule.file, line: rule.line),
                    isSourcePhase: key == "srcs" ? nil : false)
            }
        }
        files.assign(&target)
        let dependencies = ["deps", "private_deps"].flatMap { rule.arguments[$0]?.texts ?? [] }
        add(dependencies, of: rule.package, to: &target)
        return target
    }

    /// Adds dependencies to a target: libraries of the workspace, including those in frameworks and groups, and products of external
    /// packages.
    private func add(_ dependencies: [String], of package: String, to target: inout AppProject.Target) {
        var visited: Set<String> = []
        var pending = dependencies.map { ($0, package) }
        while !pending.isEmpty {
            let (text, package) = pending.removeFirst()
            guard let label = workspace.label(text, in: package) else {
                let name = String(text.split { $0 == ":" || $0 == "/" }.last ?? "")
                target.products.append(AppProject.Product(name: name, package: nil))
                continue
            }
            guard visited.insert(label).inserted, let rule = workspace.rules[label] else { continue }
            if isLibrary(rule) {
                target.dependencies.append(label)
            } else {
                pending += ["deps", "frameworks", "actual", "exports"].flatMap { rule.arguments[$0]?.texts ?? [] }.map {
                    ($0, rule.package)
                }
            }
        }
    }

    // MARK: Apps and tests

    /// Returns an app target and the label of its main library. The target includes the library's sources.
    private func app(_ rule: BazelWorkspace.Rule) -> (AppProject.Target, main: String)? {
        var collector = AppProject.Target(
            name: rule.name, kind: .application, referringFile: rule.file, line: rule.line)
        add(["deps", "frameworks"].flatMap { rule.arguments[$0]?.texts ?? [] }, of: rule.package, to: &collector)
        let candidates = collector.dependencies.filter { !(libraries[$0]?.sources.isEmpty ?? true) }
        guard let main = candidates.first(where: containsEntryPoint) ?? candidates.first, var app = libraries[main]
        else {
            return nil
        }
        (app.name, app.kind, app.referringFile, app.line) = (rule.name, .application, rule.file, rule.line)
        app.dependencies += collector.dependencies.filter { $0 != main && !app.dependencies.contains($0) }
        app.products += collector.products
        app.settings.add([
            (
                "PRODUCT_BUNDLE_IDENTIFIER",
                rule.arguments["bundle_id"]?.text ?? "org.example." + Paths.identifier(rule.name)
            ),
            ("TARGET_NAME", rule.name), ("CONFIGURATION", "Debug"), ("DEVELOPMENT_LANGUAGE", "en"),
            ("EXECUTABLE_NAME", rule.name), ("PRODUCT_BUNDLE_PACKAGE_TYPE", "APPL"),
        ])
        if let version = rule.arguments["minimum_os_version"]?.text {
            app.settings.add([("IPHONEOS_DEPLOYMENT_TARGET", version)])
        }
        if let list = workspace.files(rule.arguments["infoplists"], in: rule.package).first {
            app.settings.add([("INFOPLIST_FILE", list)])
        }
        var knownPaths = Set(app.resources.map(\.path))
        for key in ["resources", "strings", "launch_storyboard", "structured_resources"] {
            for path in workspace.files(rule.arguments[key], in: rule.package)
            where FileKind(path) != .swift && knownPaths.insert(path).inserted {
                app.resources.append(AppProject.File(path: path, referringFile: rule.file, line: rule.line))
            }
        }
        return (app, main)
    }

    /// Returns whether one of a library's sources contains the app's entry point.
    private func containsEntryPoint(_ label: String) -> Bool {
        (libraries[label]?.sources ?? []).contains { source in
            if source.name == "main.swift" { return true }
            guard let bytes = try? FileReader.read(source.path, maximum: 1_000_000) else { return false }
            let text = String(decoding: bytes, as: UTF8.self)
            return text.contains("@main") || text.contains("@UIApplicationMain")
        }
    }

    /// Returns a test target and adds the label of its library to the used ones.
    private func tests(_ rule: BazelWorkspace.Rule, _ usedLibraries: inout Set<String>) -> AppProject.Target? {
        var collector = AppProject.Target(name: rule.name, kind: .unitTests, referringFile: rule.file, line: rule.line)
        add(rule.arguments["deps"]?.texts ?? [], of: rule.package, to: &collector)
        let isTest = { (label: String) -> Bool in
            if case .boolean(true) = workspace.rules[label]?.arguments["testonly"] { return true }
            return false
        }
        guard let main = collector.dependencies.first(where: isTest) ?? collector.dependencies.first,
            !usedLibraries.contains(main),
            var tests = libraries[main]
        else { return nil }
        usedLibraries.insert(main)
        (tests.name, tests.kind) = (rule.name, .unitTests)
        tests.dependencies += collector.dependencies.filter { $0 != main && !tests.dependencies.contains($0) }
        return tests
    }
}
