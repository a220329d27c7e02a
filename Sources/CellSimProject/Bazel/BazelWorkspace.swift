import CellSimProcess

/// The rules of a Bazel workspace, keyed by label.
struct BazelWorkspace {
    /// A rule of a Bazel package, such as a library or an app.
    struct Rule {
        var kind: String
        var name: String
        /// The folder relative to the workspace's root, such as `App/Sources`.
        var package: String
        var file: String
        var line: Int
        /// The keyword arguments, keyed by name.
        var arguments: [String: StarlarkValue]

        var label: String { "//\(package):\(name)" }
    }

    let root: String
    private(set) var rules: [String: Rule] = [:]
    /// The labels of the rules, in the order of the files.
    private(set) var order: [String] = []
    private let notes: ProjectNotes
    private var constants: [String: [String: StarlarkValue]] = [:]

    /// The files that mark the root of a workspace.
    static let markerFiles: Set<String> = ["WORKSPACE", "WORKSPACE.bazel", "MODULE.bazel"]
    private static let buildFileNames = ["BUILD.bazel", "BUILD"]
    private static let maximumFileCount = 5000

    /// Reads the `BUILD` files of a workspace.
    init(root: String, notes: ProjectNotes) {
        (self.root, self.notes) = (root, notes)
        var walk = FolderWalk(notes: ProjectNotes())
        walk.includes = { Self.buildFileNames.contains(Paths.lastComponent($0)) }
        var folders: Set<String> = []
        for relative in walk.files(in: root).prefix(Self.maximumFileCount) {
            let package = relative.contains("/") ? Paths.folder(of: relative) : ""
            // Folders such as `bazel-bin` are links to Bazel's output.
            guard !package.hasPrefix("bazel-"), folders.insert(package).inserted else { continue }
            read(package, root + "/" + relative)
        }
    }

    private mutating func read(_ package: String, _ file: String) {
        guard let bytes = try? FileReader.read(file, maximum: 2_000_000) else {
            return notes.add(.warning, file, nil, "cannot be read; its targets are skipped")
        }
        let text = String(decoding: bytes, as: UTF8.self)
        let folder = package.isEmpty ? root : root + "/" + package
        let notes = notes
        let glob: ([String], [String]) -> [String] = { included, excluded in
            let files = { (patterns: [String]) in
                patterns.flatMap { GlobPattern(folder + "/" + $0).paths(notes: notes) }.map {
                    Paths.relative($0, to: folder)
                }
            }
            return Set(files(included)).subtracting(files(excluded)).sorted()
        }
        // The values that the file imports with `load` from other files.
        var importedValues: [String: StarlarkValue] = [:]
        for call in StarlarkReader(text, glob: { _, _ in [] }).calls where call.name == "load" {
            guard let source = call.positionalArguments.first?.text, let path = path(of: source, in: package) else {
                continue
            }
            let values = loadConstants(path)
            for name in call.positionalArguments.dropFirst().compactMap(\.text) { importedValues[name] = values[name] }
            for (name, value) in call.keywordArguments {
                if let other = value.text { importedValues[name] = values[other] }
            }
        }
        for call in StarlarkReader(text, values: importedValues, glob: glob).calls {
            guard let name = call.keywordArguments["name"]?.text else { continue }
            let rule = Rule(
                kind: call.name, name: name, package: package, file: file, line: call.line,
                arguments: call.keywordArguments)
            if rules[rule.label] == nil { order.append(rule.label) }
            rules[rule.label] = rule
        }
    }

    private mutating func loadConstants(_ path: String) -> [String: StarlarkValue] {
        if let cached = constants[path] { return cached }
        let bytes = (try? FileReader.read(path, maximum: 2_000_000)) ?? []
        let values = StarlarkReader(String(decoding: bytes, as: UTF8.self), glob: { _, _ in [] }).values
        constants[path] = values
        return values
    }

    // MARK: Labels

    /// Returns the absolute form of a label: `:a` in the package `App` becomes `//App:a`. Returns nil for labels of other repositories.
    func label(_ text: String, in package: String) -> String? {
        if text.hasPrefix("@//") || text.hasPrefix("@@//") {
            return label(String(text.drop { $0 == "@" }), in: package)
        }
        if text.hasPrefix("@") { return nil }
        guard text.hasPrefix("//") else {
            return "//\(package):\(text.hasPrefix(":") ? String(text.dropFirst()) : text)"
        }
        return text.contains(":") ? text : text + ":" + Paths.lastComponent(text)
    }

    /// Returns the path of the file that a label refers to.
    func path(of text: String, in package: String) -> String? {
        guard let label = label(text, in: package) else { return nil }
        let parts = label.dropFirst(2).split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        return Paths.join(parts[0].isEmpty ? root : root + "/" + parts[0], String(parts[1]))
    }

    /// Returns the files for a list of labels. File groups and resource rules are replaced by their files.
    func files(_ value: StarlarkValue?, in package: String) -> [String] {
        var paths: [String] = []
        var visited: Set<String> = []
        var pending = (value?.texts ?? []).map { ($0, package) }
        while let (text, package) = pending.popLast() {
            guard let label = label(text, in: package), visited.insert(label).inserted else { continue }
            if let rule = rules[label] {
                for key in ["srcs", "resources", "structured_resources", "data", "strings", "storyboards", "xibs"] {
                    pending += (rule.arguments[key]?.texts ?? []).map { ($0, rule.package) }
                }
            } else if let path = path(of: text, in: package), Paths.exists(path) {
                paths.append(path)
            }
        }
        return Set(paths.map(Self.resourcePath)).sorted()
    }

    /// Returns the asset catalogue or bundle that contains a file, or otherwise the file itself.
    private static func resourcePath(_ path: String) -> String {
        let parts = path.split(separator: "/")
        let first = parts.firstIndex {
            FileKind.isPackage(String($0))
                && ["xcassets", "bundle", "xcdatamodeld"].contains(Paths.pathExtension(of: String($0)))
        }
        return first.map { "/" + parts[...$0].joined(separator: "/") } ?? path
    }
}
