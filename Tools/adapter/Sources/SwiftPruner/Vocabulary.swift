import Foundation
import SwiftAdapter
import SwiftParser
import SwiftSyntax

/// The words in the names of Apple's APIs, from the library's own declarations. `listSidebarCell` may be an Apple name;
/// `undeclaredTitle` is not.
package struct Vocabulary {
    static let fileName = "words.txt"
    private let words: Set<String>

    /// Reads the list of words.
    /// - Parameter modules: the folder of the library's modules. If the folder contains no list, every word counts as Apple's.
    init(modules: String) {
        let data = FileManager.default.contents(atPath: modules + "/" + Self.fileName) ?? Data()
        words = Set(String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init))
    }

    /// Whether a name may belong to Apple's API.
    func mayContain(_ name: String) -> Bool { words.isEmpty || Self.words(of: name).allSatisfy(words.contains) }

    /// Returns the words of a name in lower case, without digits: `cellForRowAt` has four.
    static func words(of name: String) -> [String] {
        var result: [String] = []
        var current = ""
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            guard character.isLetter else {
                if !current.isEmpty { result.append(current) }
                current = ""
                continue
            }
            // A capital letter starts a word, except inside of an abbreviation: `URLSession` has two words.
            let isAfterCapital = index > 0 && characters[index - 1].isUppercase
            let isBeforeLowercase = index + 1 < characters.count && characters[index + 1].isLowercase
            if character.isUppercase, !current.isEmpty, !isAfterCapital || isBeforeLowercase {
                result.append(current)
                current = ""
            }
            current += character.lowercased()
        }
        return current.isEmpty ? result : result + [current]
    }

    /// Writes the words in the declarations of sources, one per line.
    package static func write(_ sources: [String], to output: String) throws {
        let reader = NameReader(viewMode: .sourceAccurate)
        for path in sources {
            let source = [UInt8](FileManager.default.contents(atPath: path) ?? Data())
            unsafe reader.walk(source.withUnsafeBufferPointer { unsafe Parser.parse(source: $0) })
        }
        let text = Set(reader.names.flatMap(words)).sorted().map { $0 + "\n" }.joined()
        try AdaptedModule.write(Array(text.utf8), to: output)
    }

    /// Collects the names of declarations, parameters and enum cases.
    private final class NameReader: SyntaxVisitor {
        var names: Set<String> = []

        override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

        private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
            names.insert(name.text)
            return .visitChildren
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
        override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind { add(node.firstName) }
        override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
        override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { add(node.identifier) }
    }
}
