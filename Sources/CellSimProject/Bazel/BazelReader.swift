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
        for _ in 0..<8 where root != "/" && !BazelWorkspace.marks.contains(where: { Paths.exists(root + "/" + $0) }) {
            root = Paths.folder(of: root)
        }
        if !BazelWorkspace.marks.contains(where: { Paths.exists(root + "/" + $0) }) { root = folder }
        let notes = ProjectNotes()
        var reader = BazelReader(workspace: BazelWorkspace(root: root, notes: notes), notes: notes)
        return reader.project(folder)
    }

    /// Returns whether a folder with these file names uses Bazel.
    static func isBazelFolder(_ names: [String]) -> Bool {
        names.contains { BazelWorkspace.marks.contains($0) || $0 == "BUILD" || $0 == "BUILD.bazel" }
    }

    private init(workspace: BazelWorkspace, notes: ProjectNotes) { (self.workspace, self.notes) = (workspace, notes) }

    private mutating func project(_ folder: String) -> AppProject? {
        let rules = workspace.order.compactMap { workspace.rules[$0] }
        let apps = rules.filter(Self.isApp)
        guard !apps.isEmpty else { return nil }
        for rule in rules where isLibrary(rule) { libraries[rule.label] = library(rule) }
        var project = AppProject(path: apps[0].file, root: workspace.root, name: Paths.lastComponent(folder))
        var used: Set<String> = []
        for rule in apps {
            guard let (app, main) = app(rule) else { continue }
            used.insert(main)
            project.targets.append(app)
        }
        guard !project.targets.isEmpty else { return nil }
        project.path = project.targets[0].namedIn
        for rule in rules where rule.kind.hasSuffix("_unit_test") && !rule.kind.hasPrefix("macos") {
            if let tests = tests(rule, &used) { project.targets.append(tests) }
        }
        project.targets += workspace.order.filter { !used.contains($0) }.compactMap { libraries[$0] }
        project.notes = notes.all
        return project
    }

    private static func isApp(_ rule: BazelWorkspace.Rule) -> Bool {
        rule.kind == "ios_application" || rule.kind.hasSuffix("ios_application")
            || rule.kind.contains("app") && rule.named["bundle_id"] != nil && rule.named["infoplists"] != nil
                && !["watchos", "tvos", "macos", "visionos", "clip"].contains(where: rule.kind.contains)
    }

    // MARK: Libraries

    private func isLibrary(_ rule: BazelWorkspace.Rule) -> Bool {
        !rule.kind.contains("genrule") && !rule.kind.contains("filegroup") && !rule.kind.hasSuffix("_resource_group")
            && workspace.files(rule.named["srcs"], in: rule.package).contains { path in
                [.swift, .otherLanguage].contains(FileKind(path))
            }
    }

    /// Returns the module name of a rule. Bazel's default is the label with other characters replaced by `_`.
    private static func module(_ rule: BazelWorkspace.Rule) -> String {
        if let name = rule.named["module_name"]?.text { return name }
        // Macros that define libraries use the plain name as the module name.
        guard rule.kind == "swift_library", !rule.package.isEmpty else { return Paths.identifier(rule.name) }
        return Paths.identifier(rule.package + "_" + rule.name)
    }

    private func library(_ rule: BazelWorkspace.Rule) -> AppProject.Target {
        var target = AppProject.Target(name: rule.label, kind: .framework, namedIn: rule.file, line: rule.line)
        target.settings.add([
            ("PRODUCT_NAME", Self.module(rule)), ("PRODUCT_MODULE_NAME", Self.module(rule)), ("SWIFT_VERSION", "5.0"),
            ("SDKROOT", "iphoneos"), ("SRCROOT", workspace.root),
            (
                "SWIFT_ACTIVE_COMPILATION_CONDITIONS",
                (["DEBUG"] + (rule.named["defines"]?.texts ?? [])).joined(separator: " ")
            ),
        ])
        var files = TargetFiles(target: rule.name, notes: notes, projectFile: rule.file)
        for key in ["srcs", "resources", "data"] {
            for path in workspace.files(rule.named[key], in: rule.package) where FileKind(path) != .ignored {
                files.add(
                    AppProject.File(path: path, namedIn: rule.file, line: rule.line),
                    isSourcePhase: key == "srcs" ? nil : false)
            }
        }
        files.assign(&target)
        let dependencies = ["deps", "private_deps"].flatMap { rule.named[$0]?.texts ?? [] }
        add(dependencies, of: rule.package, to: &target)
        return target
    }

    /// Adds dependencies to a target: libraries of the workspace, including those in frameworks and groups, and products of external
    /// packages.
    private func add(_ dependencies: [String], of package: String, to target: inout AppProject.Target) {
        var known: Set<String> = []
        var open = dependencies.map { ($0, package) }
        while !open.isEmpty {
            let (text, package) = open.removeFirst()
            guard let label = workspace.label(text, in: package) else {
                let name = String(text.split { $0 == ":" || $0 == "/" }.last ?? "")
                target.products.append(AppProject.Product(name: name, package: nil))
                continue
            }
            guard known.insert(label).inserted, let rule = workspace.rules[label] else { continue }
            if isLibrary(rule) {
                target.dependencies.append(label)
            } else {
                open += ["deps", "frameworks", "actual", "exports"].flatMap { rule.named[$0]?.texts ?? [] }.map {
                    ($0, rule.package)
                }
            }
        }
    }

    // MARK: Apps and tests

    /// Returns an app target and the label of its main library. The target includes the library's sources.
    private func app(_ rule: BazelWorkspace.Rule) -> (AppProject.Target, main: String)? {
        var needs = AppProject.Target(name: rule.name, kind: .application, namedIn: rule.file, line: rule.line)
        add(["deps", "frameworks"].flatMap { rule.named[$0]?.texts ?? [] }, of: rule.package, to: &needs)
        let candidates = needs.dependencies.filter { !(libraries[$0]?.sources.isEmpty ?? true) }
        guard let main = candidates.first(where: startsApp) ?? candidates.first, var app = libraries[main] else {
            return nil
        }
        (app.name, app.kind, app.namedIn, app.line) = (rule.name, .application, rule.file, rule.line)
        app.dependencies += needs.dependencies.filter { $0 != main && !app.dependencies.contains($0) }
        app.products += needs.products
        app.settings.add([
            (
                "PRODUCT_BUNDLE_IDENTIFIER",
                rule.named["bundle_id"]?.text ?? "org.example." + Paths.identifier(rule.name)
            ),
            ("TARGET_NAME", rule.name), ("CONFIGURATION", "Debug"), ("DEVELOPMENT_LANGUAGE", "en"),
            ("EXECUTABLE_NAME", rule.name), ("PRODUCT_BUNDLE_PACKAGE_TYPE", "APPL"),
        ])
        if let version = rule.named["minimum_os_version"]?.text {
            app.settings.add([("IPHONEOS_DEPLOYMENT_TARGET", version)])
        }
        if let list = workspace.files(rule.named["infoplists"], in: rule.package).first {
            app.settings.add([("INFOPLIST_FILE", list)])
        }
        var known = Set(app.resources.map(\.path))
        for key in ["resources", "strings", "launch_storyboard", "structured_resources"] {
            for path in workspace.files(rule.named[key], in: rule.package)
            where FileKind(path) != .swift && known.insert(path).inserted {
                app.resources.append(AppProject.File(path: path, namedIn: rule.file, line: rule.line))
            }
        }
        return (app, main)
    }

    /// Returns whether one of a library's sources contains the app's entry point.
    private func startsApp(_ label: String) -> Bool {
        (libraries[label]?.sources ?? []).contains { source in
            if source.name == "main.swift" { return true }
            guard let bytes = try? FileReader.read(source.path, maximum: 1_000_000) else { return false }
            let text = String(decoding: bytes, as: UTF8.self)
            return text.contains("@main") || text.contains("@UIApplicationMain")
        }
    }

    /// Returns a test target and adds the label of its library to the used ones.
    private func tests(_ rule: BazelWorkspace.Rule, _ used: inout Set<String>) -> AppProject.Target? {
        var needs = AppProject.Target(name: rule.name, kind: .unitTests, namedIn: rule.file, line: rule.line)
        add(rule.named["deps"]?.texts ?? [], of: rule.package, to: &needs)
        let isTest = { (label: String) -> Bool in
            if case .flag(true) = workspace.rules[label]?.named["testonly"] { return true }
            return false
        }
        guard let main = needs.dependencies.first(where: isTest) ?? needs.dependencies.first, !used.contains(main),
            var tests = libraries[main]
        else { return nil }
        used.insert(main)
        (tests.name, tests.kind) = (rule.name, .unitTests)
        tests.dependencies += needs.dependencies.filter { $0 != main && !tests.dependencies.contains($0) }
        return tests
    }
}
