import Foundation

/// What a built module declares, as the compiler tells it.
struct SymbolGraph {
    struct Symbol: Decodable {
        struct Kind: Decodable { var identifier: String }
        struct Identifier: Decodable { var precise: String }
        struct Fragment: Decodable { var spelling: String }

        var kind: Kind
        var identifier: Identifier
        var pathComponents: [String]
        var declarationFragments: [Fragment]

        /// `UIButton.Configuration.title`.
        var path: String { pathComponents.joined(separator: ".") }
        /// The type that it is a member of; empty for what is none's.
        var owner: String { pathComponents.dropLast().joined(separator: ".") }
        var name: String { pathComponents.last ?? "" }
        /// As it is declared.
        var declaration: String { declarationFragments.map(\.spelling).joined() }

        /// `class`, `struct`, `enum`, `protocol`; nil for what is no type.
        var typeWord: String? {
            let word = kind.identifier.split(separator: ".").last.map(String.init) ?? ""
            return kind.identifier != "swift.enum.case" && ["class", "struct", "enum", "protocol"].contains(word)
                ? word : nil
        }

        /// Whether it is a property of instances that programs may set.
        var isSettable: Bool {
            let words = declaration.split(separator: " ")
            return kind.identifier == "swift.property" && words.contains("var")
                && !declaration.hasSuffix("{ get }")
        }
    }

    struct Relationship: Decodable {
        var kind: String
        var source: String
        var target: String
        var targetFallback: String?
    }

    private struct File: Decodable {
        var symbols: [Symbol]
        var relationships: [Relationship]
    }

    /// Public symbols, in no particular order.
    private(set) var symbols: [Symbol] = []
    private(set) var relationships: [Relationship] = []

    /// Reads the graph of a module that was built, and of what it adds to other modules' types.
    ///
    /// - Parameter build: the folder with the folder `Modules`.
    /// - Throws: what running the compiler's program and reading its files throws.
    init(of module: String, project: URL, build: URL) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "symbols-\(ProcessInfo.processInfo.processIdentifier)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try Self.extract(module, project: project, build: build, to: folder)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
            let data = try Data(contentsOf: folder.appendingPathComponent(name))
            let file = try JSONDecoder().decode(File.self, from: data)
            symbols += file.symbols
            relationships += file.relationships
        }
    }

    /// Has the compiler write the graph's files to a folder, which is made.
    ///
    /// - Throws: what running the compiler's program throws.
    static func extract(_ module: String, project: URL, build: URL, to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var words = ["swift", "symbolgraph-extract", "-module-name", module, "-output-dir", folder.path]
        words += ["-minimum-access-level", "public", "-skip-synthesized-members", "-skip-inherited-docs"]
        words += ["-I", build.appendingPathComponent("Modules").path]
        let sources = project.appendingPathComponent("Sources")
        for target in try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted() {
            let map = sources.appendingPathComponent("\(target)/module.modulemap").path
            if FileManager.default.fileExists(atPath: map) { words += ["-Xcc", "-fmodule-map-file=\(map)"] }
            let headers = sources.appendingPathComponent("\(target)/include").path
            guard FileManager.default.fileExists(atPath: headers) else { continue }
            words += ["-I", headers]
            words += ["-Xcc", "-fmodule-map-file=\(build.path)/\(target).build/module.modulemap"]
        }
        words += ["-target", try target()]
        words += try libraryFolders(project).flatMap { ["-Xcc", $0] }
        _ = try run(words)
    }

    /// The system that the compiler builds for.
    private static func target() throws -> String {
        struct Info: Decodable {
            struct Target: Decodable { var unversionedTriple: String }
            var target: Target
        }
        let text = try run(["swift", "-print-target-info"])
        return try JSONDecoder().decode(Info.self, from: Data(text.utf8)).target.unversionedTriple
    }

    /// `-I…` for the headers of the libraries that Package.swift names.
    private static func libraryFolders(_ project: URL) throws -> [String] {
        let text = try String(contentsOf: project.appendingPathComponent("Package.swift"), encoding: .utf8)
        let names = text.matches(of: /pkgConfig: "([^"]+)"/).map { String($0.output.1) }
        return try run(["pkg-config", "--cflags-only-I"] + names).split { $0 == " " || $0 == "\n" }.map(String.init)
    }

    private static func run(_ words: [String]) throws -> String {
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw CatalogueError(
                file: words[0], line: 0, message: "'\(words.joined(separator: " "))' ended with an error")
        }
        return String(decoding: data, as: UTF8.self)
    }
}
