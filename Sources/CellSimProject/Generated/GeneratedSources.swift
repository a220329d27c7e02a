import CellSimProcess

/// The missing generated sources of a target, which are generated from their inputs or replaced by types with empty values.
struct GeneratedSources {
    /// The text of each file, keyed by file name.
    private(set) var files: [String: [UInt8]] = [:]
    /// The paths of the missing files that are replaced.
    private(set) var replacedPaths: Set<String> = []

    private let target: AppProject.Target
    private let project: AppProject
    private let uses: NameUses
    private let notes: ProjectNotes
    private var missingFiles: [AppProject.File]

    /// Generates the missing sources of a target.
    /// - Parameters:
    ///   - target: the target with missing sources.
    ///   - project: the project, whose folder contains the tools' configuration files.
    ///   - notes: receives a note for each file.
    init(_ target: AppProject.Target, of project: AppProject, notes: ProjectNotes) {
        (self.target, self.project, self.notes) = (target, project, notes)
        missingFiles = target.missingFiles.filter { Paths.pathExtension(of: $0.path) == "swift" }
        let outputs = SwiftGenConfiguration(in: project.root, notes: notes).outputs.filter { !Paths.exists($0.path) }
        let credentials = CredentialFiles(in: project.root)
        let hasResourceNames = missingFiles.contains { $0.name == Self.resourceFile } || Self.usesResourceNames(target)
        guard
            !missingFiles.isEmpty || !outputs.isEmpty || hasResourceNames || !credentials.tools.isEmpty
                || !credentials.ignoredFileLines.isEmpty
        else {
            uses = NameUses([])
            return
        }
        uses = NameUses(target.sources.map(\.path))
        for output in outputs { add(output) }
        if hasResourceNames { addResourceNames() }
        for file in missingFiles { addDefaultOutput(file) }
        for tool in credentials.tools { add(tool) }
        for file in missingFiles { addStub(for: file.name, at: file, credentials) }
        for (name, line) in credentials.ignoredFileLines.sorted(by: { $0.key < $1.key }) where files[name] == nil {
            guard !target.sources.contains(where: { $0.name == name }) else { continue }
            let file = AppProject.File(
                path: Paths.folder(of: credentials.ignoreFile) + "/" + name, referringFile: credentials.ignoreFile,
                line: line
            )
            addStub(for: name, at: file, credentials)
        }
    }

    private mutating func add(_ name: String, _ text: String, for file: AppProject.File?) {
        files[name] = Array(text.utf8)
        guard let file else { return }
        replacedPaths.insert(file.path)
        missingFiles.removeAll { $0.path == file.path }
    }

    // MARK: SwiftGen

    private mutating func add(_ output: SwiftGenConfiguration.Output) {
        let missingFile = missingFiles.first { $0.path == output.path }
        let type = SwiftGenSource.typeName(of: output)
        let name = Paths.lastComponent(output.path)
        guard missingFile != nil || uses.isMissing(type), files[name] == nil,
            !target.sources.contains(where: { $0.name == name })
        else { return }
        guard let source = SwiftGenSource(output, classes: uses.visibleTypes, notes: notes).text() else {
            let template = output.template.map { "the template '\($0)'" } ?? "its own template"
            return notes.add(
                .warning, output.file, output.line,
                "'\(name)' of target '\(target.name)' does not exist, and CellSim cannot make it with \(template) of "
                    + "'\(output.parser)'. Run 'swiftgen' once and keep the file")
        }
        add(name, source.text, for: missingFile)
        notes.add(
            .note, output.file, output.line,
            "'\(name)' of target '\(target.name)' does not exist: SwiftGen writes it. CellSim made it from the same inputs: "
                + "'\(type)' with \(Self.counted(source.count, "name"))")
    }

    /// Generates a file that no configuration lists, if its name and the type that sources use match SwiftGen's defaults.
    private mutating func addDefaultOutput(_ file: AppProject.File) {
        let stem = Paths.nameWithoutExtension(of: file.name).lowercased()
        let defaultOutputs = [
            ("xcassets", "swift5", ["asset", "image"]), ("strings", "structured-swift5", ["string", "l10n", "locali"]),
            ("ib", "scenes-swift5", ["storyboard", "scene"]), ("fonts", "swift5", ["font"]),
        ]
        for (parser, template, fragments) in defaultOutputs where fragments.contains(where: { stem.contains($0) }) {
            guard let type = SwiftGenSource.defaultNames[parser], uses.isMissing(type) else { continue }
            add(
                SwiftGenConfiguration.Output(
                    parser: parser, inputs: target.resources.map(\.path), template: template, path: file.path,
                    file: file.referringFile, line: file.line))
        }
    }

    // MARK: RSwift

    private static let resourceFile = "R.generated.swift"

    /// Returns whether sources use `R.image` or another group, unless the target already contains the file that RSwift generates.
    private static func usesResourceNames(_ target: AppProject.Target) -> Bool {
        if target.sources.contains(where: { $0.name == resourceFile }) { return false }
        let prefixes = ResourceNames.groups.map { Array("R.\($0).".utf8) }
        let start = Array("R.".utf8)
        return target.sources.contains { file in
            guard let bytes = try? FileReader.read(file.path), bytes.firstRange(of: start) != nil else { return false }
            return prefixes.contains { bytes.firstRange(of: $0) != nil }
        }
    }

    private mutating func addResourceNames() {
        let missingFile = missingFiles.first { $0.name == Self.resourceFile }
        guard missingFile != nil || uses.isMissing("R") else { return }
        let source = ResourceNames(target, classes: uses.visibleTypes, notes: notes).text()
        add(Self.resourceFile, source.text, for: missingFile)
        let counts = source.counts.map {
            Self.counted($0.count, $0.group == "reuseIdentifier" ? "reuse identifier" : $0.group)
        }
        notes.add(
            .note, missingFile?.referringFile ?? target.referringFile, missingFile?.line ?? target.line,
            "'\(Self.resourceFile)' of target '\(target.name)' does not exist: R.swift writes it. CellSim made it from the resources: "
                + (counts.isEmpty ? "there are none" : counts.joined(separator: ", ")))
    }

    // MARK: Credentials

    private mutating func add(_ tool: CredentialFiles.Tool) {
        for type in tool.types where uses.isMissing(type) {
            var members = uses.members(of: type)
            members.names.formUnion(tool.keys)
            for name in members.nestedTypes.keys { members.nestedTypes[name]?.names.formUnion(tool.keys) }
            addStub(
                StubbedType(name: type, members: members), file: type + ".swift", for: nil,
                "type '\(type)' of target '\(target.name)' does not exist: \(tool.name) writes it", (tool.file, nil))
            return
        }
    }

    /// Adds the contents of an example file, or a type with empty values, in place of a missing file.
    private mutating func addStub(for name: String, at file: AppProject.File, _ credentials: CredentialFiles) {
        let isListed = target.missingFiles.contains { $0.path == file.path }
        let type = String(Paths.nameWithoutExtension(of: name).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        let isIgnored = credentials.ignoredFileLines[name] != nil
        // A stub contains only values, so code that uses other members of the type is removed. Files whose names contain `+` declare
        // extensions.
        let canBeStubbed = uses.isMissing(type) && !name.contains("+") && (isIgnored || Self.isCredentialFileName(name))
        guard isListed || canBeStubbed else { return }
        let reason =
            "'\(name)' of target '\(target.name)' does not exist"
            + (isIgnored ? ": '.gitignore' keeps it out of the repository" : "")
        if let example = example(for: file), let bytes = try? FileReader.read(example) {
            add(name, String(decoding: bytes, as: UTF8.self), for: file)
            return notes.add(
                .warning, file.referringFile, file.line,
                reason + ". CellSim uses '\(Paths.lastComponent(example))' in its place")
        }
        guard canBeStubbed else { return }
        addStub(
            StubbedType(name: type, members: uses.members(of: type)), file: name, for: file, reason,
            (file.referringFile, file.line))
    }

    /// Returns whether a file name suggests that the file contains credentials or build settings.
    private static func isCredentialFileName(_ name: String) -> Bool {
        let keywords = [
            "secret", "key", "credential", "config", "environment", "token", "constant", "generated", "buildinfo",
        ]
        let text = name.lowercased()
        return keywords.contains { text.contains($0) }
    }

    private mutating func addStub(
        _ type: StubbedType, file name: String, for file: AppProject.File?, _ reason: String,
        _ location: (file: String, line: Int?)
    ) {
        let head = "// Written by 'cellsim app' in the place of a missing file. The values are empty.\n\n"
        add(name, head + type.text(), for: file)
        let values = type.memberNames
        let names = values.prefix(8).joined(separator: ", ") + (values.count > 8 ? ", …" : "")
        notes.add(
            .warning, location.file, location.line,
            reason + ". CellSim put '\(type.name)' with \(Self.counted(values.count, "empty value")) in its place"
                + (values.isEmpty ? "" : ": " + names) + ". Add the file to use your values")
    }

    /// Returns the example file next to a missing file, such as `Secrets.swift.example`.
    private func example(for file: AppProject.File) -> String? {
        let folder = Paths.folder(of: file.path)
        let stem = Paths.nameWithoutExtension(of: file.name).lowercased()
        let markers = ["example", "sample", "template", "dist", "default"]
        let sourcePaths = Set(target.sources.map(\.path))
        return Paths.contents(of: folder).map { folder + "/" + $0 }.first { path in
            let name = Paths.lastComponent(path).lowercased()
            guard name.hasPrefix(stem), !sourcePaths.contains(path), !Paths.isFolder(path) else { return false }
            let rest = name.dropFirst(stem.count).replacing("swift", with: "").filter { $0.isLetter }
            return markers.contains(String(rest))
        }
    }

    private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
