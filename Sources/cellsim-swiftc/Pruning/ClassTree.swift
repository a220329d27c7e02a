import SwiftSyntax

/// Which class of a module inherits from which, by their names as they are written.
struct ClassTree {
    /// By a class's name, what it names first of what it inherits.
    private(set) var superclasses: [String: String] = [:]

    init(_ trees: [SourceFileSyntax]) {
        let collector = Collector(viewMode: .sourceAccurate)
        for tree in trees { collector.walk(tree) }
        superclasses = collector.superclasses
    }

    /// The last part of a type's name, without generic arguments and marks of optionals.
    static func plain(_ name: String) -> String {
        let whole = name.prefix { $0 != "<" }.filter { $0 != "?" && $0 != "!" }
        return whole.split(separator: ".").last.map(String.init) ?? whole
    }

    /// Whether a class is one of some, or inherits from one.
    func inherits(_ type: String, from names: Set<String>) -> Bool {
        var current = ClassTree.plain(type)
        var seen: Set<String> = []
        while seen.insert(current).inserted {
            if names.contains(current) { return true }
            guard let next = superclasses[current] else { return false }
            current = next
        }
        return false
    }

    private final class Collector: SyntaxVisitor {
        var superclasses: [String: String] = [:]

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            if let first = node.inheritanceClause?.inheritedTypes.first {
                superclasses[node.name.text] = ClassTree.plain(first.type.trimmedDescription)
            }
            return .visitChildren
        }

        override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
}
