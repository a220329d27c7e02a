import CellSimProcess

/// Finds references to credentials: types that tools generate from lists of keys, and Swift files that Git ignores.
struct CredentialFiles {
    /// A tool that generates a type from a list of keys.
    struct Tool {
        /// The tool's name.
        var name: String
        /// The path of the file that lists the keys.
        var file: String
        /// The possible names of the type that contains the keys.
        var types: [String]
        /// The keys, as property names.
        var keys: [String]
    }

    private(set) var tools: [Tool] = []
    /// The line numbers of Swift files in `.gitignore`, keyed by file name.
    private(set) var ignoredFileLines: [String: Int] = [:]
    /// The path of `.gitignore`.
    let ignoreFile: String

    /// Reads the files of a project that refer to credentials.
    /// - Parameter root: the project's folder.
    init(in root: String) {
        var folder = root
        while folder != "/", !Paths.exists(folder + "/.gitignore"), !Paths.exists(folder + "/.git") {
            folder = Paths.folder(of: folder)
        }
        ignoreFile = folder + "/.gitignore"
        for (index, line) in Self.text(ignoreFile).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        {
            let name = Paths.lastComponent(String(line).trimmed)
            if Paths.pathExtension(of: name) == "swift", !name.contains("*"), !line.hasPrefix("!"), !line.hasPrefix("#")
            {
                ignoredFileLines[name] = ignoredFileLines[name] ?? index + 1
            }
        }
        readPodfile(root + "/Podfile")
        readArkana(root + "/.arkana.yml")
    }

    private static func text(_ path: String) -> String {
        (try? FileReader.read(path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Reads a call such as `plugin 'cocoapods-keys', {:project => "Cards", :keys => ["ServerKey"]}`.
    private mutating func readPodfile(_ path: String) {
        let text = Self.text(path)
        guard let call = text.firstMatch(of: /plugin\s+['"]cocoapods-keys['"]\s*,([^\]}]*[\]}])/),
            let project = call.1.firstMatch(of: /project['"]?\s*(?:=>|:)\s*['"](\w+)['"]/)
        else { return }
        let list = call.1.firstMatch(of: /keys['"]?\s*(?:=>|:)\s*\[([^\]]*)\]/)?.1 ?? ""
        let keys = list.matches(of: /['"](\w+)['"]/).map { match in
            match.1.prefix(1).lowercased() + match.1.dropFirst()
        }
        tools.append(Tool(name: "cocoapods-keys", file: path, types: ["\(project.1)Keys"], keys: keys))
    }

    private mutating func readArkana(_ path: String) {
        guard Paths.exists(path), let top = try? SpecificationNode(file: path, base: Paths.folder(of: path)) else {
            return
        }
        let keys = ["global_secrets", "environment_secrets"].flatMap { top[$0]?.list.compactMap(\.string) ?? [] }
        let names = [top["namespace"]?.string, top["import_name"]?.string, "ArkanaKeys"].compactMap { $0 }
        tools.append(
            Tool(
                name: "Arkana", file: path, types: names,
                keys: keys.map { $0.prefix(1).lowercased() + $0.dropFirst() }))
    }
}
