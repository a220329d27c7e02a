import Foundation

/// The declarations of a built module, as extracted by the compiler.
struct SymbolGraph {
    struct Symbol: Decodable {
        struct Kind: Decodable { var identifier: String }
        struct Identifier: Decodable { var precise: String }
        struct Fragment: Decodable { var spelling: String }

        var kind: Kind
        var identifier: Identifier
        var pathComponents: [String]
        var declarationFragments: [Fragment]
        private var docComment: Documentation?
        private var location: Location?

        private struct Documentation: Decodable {}
        private struct Location: Decodable {
            struct Position: Decodable { var line: Int }
            var uri: String
            var position: Position
        }

        /// A Boolean value that indicates whether the symbol has documentation. If the graph includes inherited documentation, that of the
        /// overridden member counts.
        var isDocumented: Bool { docComment != nil }
        /// The path of the file that contains the declaration.
        var file: String? { location.flatMap { URL(string: $0.uri)?.path } }
        /// The location of the declaration in the form `file:line`.
        var fileAndLine: String? { location.map { "\(file ?? $0.uri):\($0.position.line + 1)" } }
        /// The full name, such as `UIButton.Configuration.title`.
        var path: String { pathComponents.joined(separator: ".") }
        /// The name of the enclosing type, or an empty string for a top-level declaration.
        var owner: String { pathComponents.dropLast().joined(separator: ".") }
        var name: String { pathComponents.last ?? "" }
        /// The source text of the declaration.
        var declaration: String { declarationFragments.map(\.spelling).joined() }

        /// The keyword of a type, `class`, `struct`, `enum` or `protocol`, or nil for declarations other than types.
        var typeWord: String? {
            let word = kind.identifier.split(separator: ".").last.map(String.init) ?? ""
            return kind.identifier != "swift.enum.case" && ["class", "struct", "enum", "protocol"].contains(word)
                ? word : nil
        }

        /// A Boolean value that indicates whether the symbol is an instance property that apps can set.
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

    /// The public symbols in no particular order.
    private(set) var symbols: [Symbol] = []
    private(set) var relationships: [Relationship] = []

    /// The modules that `UIKit` consists of and re-exports, including itself. There is one for each folder in `Sources/UIKit`.
    static let modulesOfUIKit = [
        "UIKit", "UIKitBase", "UIKitControllers", "UIKitControls", "UIKitLists", "UIKitViews",
    ]

    /// Reads the graph of a built module, including its extensions of types in other modules. For `UIKit`, reads the graphs of all its
    /// modules.
    ///
    /// - Parameter build: the build folder, which contains the folder `Modules`.
    /// - Throws: an error if the tool fails or its files can't be read.
    init(of module: String, project: URL, build: URL) throws {
        try self.init(of: module, try SymbolExtraction(project: project, build: build))
    }

    /// Reads the graph of a module from an extraction.
    /// - Parameter inheritsDocumentation: whether an override without documentation inherits the documentation of the overridden member.
    /// - Throws: an error if the tool fails or its files can't be read.
    init(of module: String, _ extraction: SymbolExtraction, inheritsDocumentation: Bool = false) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "symbols-\(ProcessInfo.processInfo.processIdentifier)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for part in module == "UIKit" ? Self.modulesOfUIKit : [module] {
            try extraction.extract(part, to: folder, inheritsDocumentation: inheritsDocumentation)
        }
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
            let data = try Data(contentsOf: folder.appendingPathComponent(name))
            let file = try JSONDecoder().decode(File.self, from: data)
            symbols += file.symbols
            relationships += file.relationships
        }
    }
}
