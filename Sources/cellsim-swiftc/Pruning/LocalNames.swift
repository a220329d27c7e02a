import SwiftSyntax

/// What the statements of a body use of the names that an earlier one declares.
enum LocalNames {
    /// The places of such uses behind a statement that is cut.
    static func uses(after cut: Cut, in source: PrunedSource) -> [Int] {
        guard let node = node(of: cut, in: source) else { return [] }
        let names = declared(by: node)
        guard !names.isEmpty else { return [] }
        let collector = UseCollector(names: names)
        var current = node
        // The conditions behind one of a guard, and the statements behind the guard.
        while let parent = current.parent {
            let siblings = parent.children(viewMode: .sourceAccurate)
            if parent.is(ConditionElementListSyntax.self) || parent.is(CodeBlockItemListSyntax.self) {
                for later in siblings where later.position > current.position { collector.walk(later) }
            }
            if parent.is(CodeBlockItemListSyntax.self) { break }
            current = parent
        }
        return collector.uses
    }

    /// The statement, or the condition, that a cut leaves out.
    private static func node(of cut: Cut, in source: PrunedSource) -> Syntax? {
        var node = Syntax(source.tree).token(at: AbsolutePosition(utf8Offset: cut.start)).map(Syntax.init)
        while let current = node {
            let part =
                current.as(CodeBlockItemSyntax.self).map { Syntax($0.item) }
                ?? current.as(ConditionElementSyntax.self).map { Syntax($0.condition) }
            if let part, part.positionAfterSkippingLeadingTrivia.utf8Offset == cut.start,
                part.endPositionBeforeTrailingTrivia.utf8Offset == cut.end
            {
                return current
            }
            node = current.parent
        }
        return nil
    }

    /// The names of variables, and those that a guard binds.
    private static func declared(by node: Syntax) -> Set<String> {
        if let condition = node.as(ConditionElementSyntax.self) { return bound(by: condition) }
        guard let item = node.as(CodeBlockItemSyntax.self) else { return [] }
        if let variable = item.item.as(VariableDeclSyntax.self) {
            return Set(variable.bindings.flatMap { bound(by: Syntax($0.pattern)) })
        }
        return Set(item.item.as(GuardStmtSyntax.self)?.conditions.flatMap(bound) ?? [])
    }

    private static func bound(by condition: ConditionElementSyntax) -> Set<String> {
        switch condition.condition {
        case .optionalBinding(let binding): Set(bound(by: Syntax(binding.pattern)))
        case .matchingPattern(let pattern): Set(bound(by: Syntax(pattern.pattern)))
        default: []
        }
    }

    private static func bound(by pattern: Syntax) -> [String] {
        pattern.tokens(viewMode: .sourceAccurate).filter { $0.parent?.is(IdentifierPatternSyntax.self) ?? false }
            .map(\.text)
    }

    private final class UseCollector: SyntaxVisitor {
        private let names: Set<String>
        private(set) var uses: [Int] = []

        init(names: Set<String>) {
            self.names = names
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            // Behind a dot it is a member of something else.
            if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
                return .visitChildren
            }
            if names.contains(node.baseName.text) {
                uses.append(node.positionAfterSkippingLeadingTrivia.utf8Offset)
            }
            return .visitChildren
        }

        override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
            // `if let name` names what it unwraps.
            if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier,
                names.contains(name.text)
            {
                uses.append(name.positionAfterSkippingLeadingTrivia.utf8Offset)
            }
            return .visitChildren
        }
    }
}
