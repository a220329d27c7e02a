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

        /// Whether the symbol is documented, directly or, if the graph includes inherited documentation, by the
        /// overridden member.
        var isDocumented: Bool { docComment != nil }
        /// The path of the file that declares it.
        var file: String? { location.flatMap { URL(string: $0.uri)?.path } }
        /// The location of the declaration, as `file:line`.
        var fileAndLine: String? { location.map { "\(file ?? $0.uri):\($0.position.line + 1)" } }
        /// The full name, such as `UIButton.Configuration.title`.
        var path: String { pathComponents.joined(separator: ".") }
        /// The name of the enclosing type; empty for top-level declarations.
        var owner: String { pathComponents.dropLast().joined(separator: ".") }
        var name: String { pathComponents.last ?? "" }
        /// The declaration as text.
        var declaration: String { declarationFragments.map(\.spelling).joined() }

        /// The kind of type: `class`, `struct`, `enum` or `protocol`; nil for declarations that are not types.
        var typeWord: String? {
            let word = kind.identifier.split(separator: ".").last.map(String.init) ?? ""
            return kind.identifier != "swift.enum.case" && ["class", "struct", "enum", "protocol"].contains(word)
                ? word : nil
        }

        /// Whether the symbol is an instance property that apps can set.
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

    /// The public symbols, in no particular order.
    private(set) var symbols: [Symbol] = []
    private(set) var relationships: [Relationship] = []

    /// The modules that `UIKit` consists of and re-exports, including itself: one for each folder in `Sources/UIKit`.
    static let modulesOfUIKit = [
        "UIKit", "UIKitBase", "UIKitControllers", "UIKitControls", "UIKitLists", "UIKitViews",
    ]

    /// Reads the graph of a built module, including its extensions of types from other modules; for `UIKit`, the graphs
    /// of all its modules.
    ///
    /// - Parameter build: the build folder, which contains the folder `Modules`.
    /// - Throws: the errors of running the compiler's tool and reading its files.
    init(of module: String, project: URL, build: URL) throws {
        try self.init(of: module, try SymbolExtraction(project: project, build: build))
    }

    /// Reads the graph of a module from an extraction.
    /// - Parameter inheritsDocumentation: whether an override without documentation inherits that of the overridden
    ///   member.
    /// - Throws: the errors of running the compiler's tool and reading its files.
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
