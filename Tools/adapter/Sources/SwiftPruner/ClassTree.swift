import SwiftAdapter
import SwiftSyntax

/// The class hierarchy of a module, by the classes' names as written.
package struct ClassTree {
    /// The first type in the inheritance clause, by class.
    private(set) var superclasses: [String: String] = [:]
    /// The classes that extensions in other files can refer to.
    private var extensibleClasses: Set<String> = []
    private var declaringTypes: [String: Set<String>] = [:]
    private var overriddenMembers: [String: Set<String>] = [:]

    init(_ trees: [SourceFileSyntax]) {
        let collector = Collector(viewMode: .sourceAccurate)
        for tree in trees { collector.walk(tree) }
        superclasses = collector.superclasses
        (declaringTypes, overriddenMembers) = (collector.declaringTypes, collector.overriddenMembers)
        extensibleClasses = collector.extensibleClasses
    }

    /// Adds classes of other modules.
    mutating func add(_ imported: ModuleDeclarations) { superclasses.merge(imported.superclasses) { own, _ in own } }

    /// Returns the class of another module that a missing class must inherit from, because its extensions override members of
    /// that class's extensions.
    func requiredSuperclass(ofExtended type: String) -> String? {
        let bases = (overriddenMembers[type] ?? []).flatMap { declaringTypes[$0] ?? [] }.filter {
            $0.hasPrefix("UI") && superclasses[$0] == nil
        }
        return bases.min()
    }

    /// Whether a class is one of the given classes or inherits from one.
    func inherits(_ type: String, from names: Set<String>) -> Bool {
        var current = EnclosingTypes.unqualified(type)
        var visitedClasses: Set<String> = []
        while visitedClasses.insert(current).inserted {
            if names.contains(current) { return true }
            guard let next = superclasses[current] else { return false }
            current = next
        }
        return false
    }

    /// Returns the superclasses of a class, nearest first. The last one may belong to another module.
    func ancestors(of type: String) -> [String] {
        var result: [String] = []
        var current = type
        while let next = superclasses[current], next != type, !result.contains(next) {
            result.append(next)
            current = next
        }
        return result
    }

    /// Returns the subclasses of the given classes, each with the given class that it inherits from.
    func subclasses(of names: Set<String>) -> [String: String] {
        var heirs: [String: String] = [:]
        for name in extensibleClasses where !names.contains(name) {
            var current = name
            var seen: Set<String> = []
            while seen.insert(current).inserted, let next = superclasses[current] {
                if names.contains(next) { heirs[name] = next }
                current = next
            }
        }
        return heirs
    }

    private final class Collector: SyntaxVisitor {
        var extensibleClasses: Set<String> = []
        var superclasses: [String: String] = [:]
        var declaringTypes: [String: Set<String>] = [:]
        var overriddenMembers: [String: Set<String>] = [:]

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            let type = EnclosingTypes.unqualified(node.extendedType.trimmedDescription)
            for member in node.memberBlock.members {
                guard let name = Context.memberBaseName(Syntax(member.decl)),
                    let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
                else { continue }
                if modifiers.contains(where: { $0.name.text == "override" }) {
                    overriddenMembers[type, default: []].insert(name)
                } else {
                    declaringTypes[name, default: []].insert(type)
                }
            }
            return .visitChildren
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            if let first = node.inheritanceClause?.inheritedTypes.first {
                superclasses[node.name.text] = EnclosingTypes.unqualified(first.type.trimmedDescription)
            }
            let modifierNames = Set(node.modifiers.map(\.name.text))
            if node.genericParameterClause == nil, modifierNames.isDisjoint(with: ["private", "fileprivate"]),
                node.parent?.is(CodeBlockItemSyntax.self) ?? false
            {
                extensibleClasses.insert(node.name.text)
            }
            return .visitChildren
        }

        override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
}
