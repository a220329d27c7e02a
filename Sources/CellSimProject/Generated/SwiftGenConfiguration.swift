/// The outputs that SwiftGen's configuration files describe.
struct SwiftGenConfiguration {
    /// A file that SwiftGen writes.
    struct Output {
        /// The parser, such as `xcassets`, `strings`, `ib` or `colors`.
        var parser: String
        /// The absolute paths of the inputs.
        var inputs: [String]
        /// The name of the stock template, or nil for a custom template.
        var template: String?
        /// The absolute path of the output.
        var path: String
        /// The path of the configuration file.
        var file: String
        /// The line in the configuration file.
        var line: Int?
        /// The parameters of the template.
        var parameters: SpecificationNode?
        /// The options of the parser.
        var options: SpecificationNode?

        /// Returns a parameter of the template.
        func parameter(_ key: String) -> String? { parameters?[key]?.string }

        /// Returns whether a parameter of the template is true.
        func isOn(_ key: String) -> Bool { parameters?[key]?.bool ?? false }

        /// Returns an option of the parser.
        func option(_ key: String) -> String? { options?[key]?.string }
    }

    private(set) var outputs: [Output] = []

    /// Reads the configuration files of a project.
    /// - Parameters:
    ///   - root: the project's folder. Configuration files in it and in its direct subfolders are read.
    ///   - notes: collects unreadable files.
    init(in root: String, notes: ProjectNotes) {
        let folders =
            [root]
            + Paths.contents(of: root).map { root + "/" + $0 }
            .filter { !PackageScan.isThirdParty($0 + "/x") && Paths.isFolder($0) && !Paths.isLink($0) }
        for folder in folders {
            for name in ["swiftgen.yml", "swiftgen.yaml", ".swiftgen.yml"] where Paths.exists(folder + "/" + name) {
                do throws(ProjectError) { read(try SpecificationNode(file: folder + "/" + name, base: folder)) } catch {
                    notes.add(.warning, error.note.file, error.note.line, error.note.message + "; skipped")
                }
            }
        }
    }

    private mutating func read(_ top: SpecificationNode) {
        let inputFolder = top.path(top["input_dir"]?.string ?? ".")
        let outputFolder = top.path(top["output_dir"]?.string ?? ".")
        for entry in top.entries ?? [] where !["input_dir", "output_dir"].contains(entry.key) {
            for command in entry.value.list where command.entries != nil {
                let inputs = (command["inputs"] ?? command["paths"])?.list.compactMap(\.string) ?? []
                let files = inputs.flatMap { Self.files(Paths.join(inputFolder, $0), command["filter"]?.string) }
                let outputs = command["outputs"]?.list ?? [command]
                for output in outputs {
                    guard let path = output["output"]?.string else { continue }
                    self.outputs.append(
                        Output(
                            parser: entry.key, inputs: files, template: output["templateName"]?.string,
                            path: Paths.join(outputFolder, path), file: output.file, line: output.line,
                            parameters: output["params"], options: command["options"]))
                }
            }
        }
    }

    /// Returns the file at a path, or the files in a folder that match a filter.
    private static func files(_ path: String, _ filter: String?) -> [String] {
        guard Paths.isFolder(path), !FileKind.isPackage(path) else { return Paths.exists(path) ? [path] : [] }
        let expression = filter.flatMap { try? Regex($0) }
        return FolderWalk(notes: ProjectNotes()).files(in: path).map { path + "/" + $0 }
            .filter { file in expression.map { file.firstMatch(of: $0) != nil } ?? true }
    }
}
