import SwiftAdapter
import SwiftSyntax

/// Finds the statements that use local names which a cut statement declared.
enum LocalNames {
    /// Returns the positions after a cut at which names that the cut statement declared are used.
    static func uses(after cut: Cut, in source: PrunedSource) -> [Int] {
        guard let node = node(of: cut, in: source) else { return [] }
        // Variables that are declared before the cut, and whose only assignment is in it.
        let assignedNames = Set(assigned(in: cut.start..<cut.end, below: node)).intersection(
            uninitializedNames(around: node))
        let names = declared(by: node).union(assignedNames)
        guard !names.isEmpty else { return [] }
        let collector = UseCollector(names: names)
        var current = node
        // The conditions that follow in the same guard, and the statements after the guard.
        while let parent = current.parent {
            let siblings = parent.children(viewMode: .sourceAccurate)
            if parent.is(ConditionElementListSyntax.self) || parent.is(CodeBlockItemListSyntax.self) {
                for later in siblings where later.position > current.position { collector.walk(later) }
            }
            if parent.is(CodeBlockItemListSyntax.self), assignedNames.isEmpty || isBody(parent) { break }
            current = parent
        }
        return collector.uses
    }

    /// Whether a statement list is the body of a function or closure.
    private static func isBody(_ list: Syntax) -> Bool {
        list.parent.map { $0.is(ClosureExprSyntax.self) || $0.parent.map(Context.isFunction) ?? false } ?? true
    }

    /// Returns the names, without `self`, that a range of a source assigns to.
    static func assigned(in range: Range<Int>, below node: Syntax) -> [String] {
        let collector = AssignmentCollector(range: range)
        collector.walk(node)
        return collector.names
    }

    /// Returns the names that are declared around a statement and have no value yet.
    private static func uninitializedNames(around node: Syntax) -> Set<String> {
        var names: Set<String> = []
        var current = node
        while let parent = current.parent {
            if let list = parent.as(CodeBlockItemListSyntax.self) {
                for item in list where item.position < current.position {
                    guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
                    let isConstant = variable.bindingSpecifier.text == "let"
                    for binding in variable.bindings where binding.initializer == nil && binding.accessorBlock == nil {
                        if !isConstant, binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false { continue }
                        names.formUnion(boundNames(by: Syntax(binding.pattern)))
                    }
                }
                if isBody(parent) { break }
            }
            current = parent
        }
        return names
    }

    private final class AssignmentCollector: SyntaxVisitor {
        private let range: Range<Int>
        private(set) var names: [String] = []

        init(range: Range<Int>) {
            self.range = range
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

        override func visit(_ node: ExprListSyntax) -> SyntaxVisitorContinueKind {
            let items = Array(node.prefix(2))
            guard items.count == 2, items[1].is(AssignmentExprSyntax.self),
                range.contains(items[0].positionAfterSkippingLeadingTrivia.utf8Offset)
            else { return .visitChildren }
            if let name = items[0].as(DeclReferenceExprSyntax.self) { names.append(name.baseName.text) }
            if let access = items[0].as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "self" {
                names.append(access.declName.baseName.text)
            }
            return .visitChildren
        }
    }

    /// Returns the statement or condition that a cut removes.
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

    /// Returns the names of variables and of guard bindings.
    private static func declared(by node: Syntax) -> Set<String> {
        if let condition = node.as(ConditionElementSyntax.self) { return boundNames(by: condition) }
        guard let item = node.as(CodeBlockItemSyntax.self) else { return [] }
        if let variable = item.item.as(VariableDeclSyntax.self) {
            return Set(variable.bindings.flatMap { boundNames(by: Syntax($0.pattern)) })
        }
        return Set(item.item.as(GuardStmtSyntax.self)?.conditions.flatMap(boundNames) ?? [])
    }

    private static func boundNames(by condition: ConditionElementSyntax) -> Set<String> {
        switch condition.condition {
        case .optionalBinding(let binding): Set(boundNames(by: Syntax(binding.pattern)))
        case .matchingPattern(let pattern): Set(boundNames(by: Syntax(pattern.pattern)))
        default: []
        }
    }

    private static func boundNames(by pattern: Syntax) -> [String] {
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
            // A name after a dot is a member of another value.
            if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
                return .visitChildren
            }
            if names.contains(node.baseName.text) {
                uses.append(node.positionAfterSkippingLeadingTrivia.utf8Offset)
            }
            return .visitChildren
        }

        override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
            // `if let name` uses the value that it unwraps.
            if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier,
                names.contains(name.text)
            {
                uses.append(name.positionAfterSkippingLeadingTrivia.utf8Offset)
            }
            return .visitChildren
        }
    }
}
