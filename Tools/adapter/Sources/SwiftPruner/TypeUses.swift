import SwiftAdapter
import SwiftSyntax

/// The ways in which sources use missing types, from which the kinds of their stubs follow.
struct TypeUses {
    /// The uses of one type.
    struct Use {
        /// Whether the type is the first in a class's inheritance clause, which suggests that it is a superclass.
        var isFirstOfClass = false
        var isSuperclass = false
        var isProtocol = false
        var isKey = false
        /// Whether a struct or enum conforms to the type.
        var isOfValues = false
        var genericCount = 0
        var count = 0
    }

    private(set) var uses: [String: Use] = [:]

    /// Finds the uses of types.
    /// - Parameter names: the types to search for, as written, with dots. Types that are nested in them are found too.
    init(of names: Set<String>, in trees: [SourceFileSyntax]) {
        let collector = Collector(names: names)
        for tree in trees { collector.walk(tree) }
        uses = collector.uses
    }

    private final class Collector: SyntaxVisitor {
        let names: Set<String>
        var uses: [String: Use] = [:]

        init(names: Set<String>) {
            self.names = names
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
            record(Syntax(node), node.name.text, node.genericArgumentClause)
            return .visitChildren
        }

        override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
            let name = node.baseType.trimmedDescription + "." + node.name.text
            record(Syntax(node), name, node.genericArgumentClause)
            return .visitChildren
        }

        override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
            record(Syntax(node), node.expression.trimmedDescription, node.genericArgumentClause)
            return .visitChildren
        }

        private func record(_ node: Syntax, _ name: String, _ arguments: GenericArgumentClauseSyntax?) {
            let outer = name.split(separator: ".").dropLast().joined(separator: ".")
            guard names.contains(name) || names.contains(outer) || uses[outer] != nil else { return }
            var use = uses[name] ?? Use()
            use.count += 1
            use.genericCount = max(use.genericCount, arguments?.arguments.count ?? 0)
            if let parent = node.parent { inspect(at: parent, node, &use) }
            uses[name] = use
        }

        private func inspect(at parent: Syntax, _ node: Syntax, _ use: inout Use) {
            switch parent.as(SyntaxEnum.self) {
            case .inheritedType(let inherited): inheritance(inherited, &use)
            case .compositionTypeElement, .someOrAnyType, .conformanceRequirement: use.isProtocol = true
            case .genericParameter: use.isProtocol = true
            case .dictionaryType(let dictionary):
                if dictionary.key.id == node.id { use.isKey = true }
            case .attribute: break
            default: break
            }
        }

        private func inheritance(_ inherited: InheritedTypeSyntax, _ use: inout Use) {
            guard let list = inherited.parent?.as(InheritedTypeListSyntax.self),
                let owner = list.parent?.parent
            else { return }
            guard let type = owner.as(ClassDeclSyntax.self), list.first?.id == inherited.id else {
                use.isProtocol = true
                if owner.is(StructDeclSyntax.self) || owner.is(EnumDeclSyntax.self) { use.isOfValues = true }
                return
            }
            use.isFirstOfClass = true
            let text = type.memberBlock.tokens(viewMode: .sourceAccurate)
            if text.contains(where: { ["override", "super"].contains($0.text) }) { use.isSuperclass = true }
        }
    }
}
