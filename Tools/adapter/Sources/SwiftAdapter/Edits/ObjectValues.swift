import SwiftSyntax

/// Finds values of type `AnyObject` by the types in their declarations. Without a type checker, a value without a type
/// annotation is not found.
struct ObjectValues {
    /// The members of types in the module and its imports that have such a type.
    let members: [String: ObjectType]

    func isObject(_ node: ExprSyntax) -> Bool { type(of: node) == .object }

    /// Members and methods of collections that return an element.
    private static let elements: Set<String> = [
        "first", "last", "randomElement", "popLast", "removeFirst", "removeLast",
    ]

    private func type(of node: ExprSyntax) -> ObjectType? {
        if let chain = node.as(OptionalChainingExprSyntax.self) { return type(of: chain.expression) }
        if let force = node.as(ForceUnwrapExprSyntax.self) { return type(of: force.expression) }
        if let tuple = node.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
            return type(of: only.expression)
        }
        if let name = node.as(DeclReferenceExprSyntax.self) { return type(of: name.baseName.text, at: Syntax(node)) }
        if let part = node.as(SubscriptCallExprSyntax.self) {
            return type(of: part.calledExpression) == .collection ? .object : nil
        }
        if let call = node.as(FunctionCallExprSyntax.self) {
            let called = call.calledExpression
            return called.is(MemberAccessExprSyntax.self) || called.is(DeclReferenceExprSyntax.self)
                ? type(of: called) : nil
        }
        guard let access = node.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
        let name = access.declName.baseName.text
        if base.trimmedDescription == "self" { return memberType(name, around: Syntax(node)) }
        if Self.elements.contains(name), type(of: base) == .collection { return .object }
        return members[name]
    }

    // MARK: Names

    /// Returns the type of the value that a name refers to at a node, from the nearest enclosing declaration.
    private func type(of name: String, at node: Syntax) -> ObjectType? {
        var current = node
        while let parent = current.parent {
            if let found = declaration(of: name, in: parent, before: current) {
                switch found {
                case .annotated(let type): return ObjectType(type)
                case .value(let value): return type(of: value)
                case .element(let list): return type(of: list) == .collection ? .object : nil
                case .unknown: return nil
                }
            }
            if parent.is(MemberBlockSyntax.self), let type = declaredType(name, in: parent) { return ObjectType(type) }
            current = parent
        }
        return members[name]
    }

    private enum Declaration {
        /// A type annotation.
        case annotated(String)
        /// An initial value.
        case value(ExprSyntax)
        /// An element of a collection.
        case element(of: ExprSyntax)
        case unknown
    }

    /// Returns the declaration of a name in a node that is visible to one of its children.
    private func declaration(of name: String, in node: Syntax, before child: Syntax) -> Declaration? {
        if let list = node.as(CodeBlockItemListSyntax.self) {
            for item in list.reversed() where item.position < child.position {
                if let found = declaration(of: name, by: item) { return found }
            }
        } else if let list = node.as(ConditionElementListSyntax.self) {
            return boundValue(name, in: list, before: child)
        } else if let branch = node.as(IfExprSyntax.self), child.id == branch.body.id {
            return boundValue(name, in: branch.conditions, before: nil)
        } else if let loop = node.as(WhileStmtSyntax.self), child.id == loop.body.id {
            return boundValue(name, in: loop.conditions, before: nil)
        } else if let loop = node.as(ForStmtSyntax.self), child.id == loop.body.id, binds(name, loop.pattern) {
            if let type = loop.typeAnnotation { return .annotated(type.type.trimmedDescription) }
            return loop.pattern.is(IdentifierPatternSyntax.self) ? .element(of: loop.sequence) : .unknown
        } else if let closure = node.as(ClosureExprSyntax.self) {
            return parameter(name, of: closure)
        } else if let part = node.as(FunctionDeclSyntax.self) {
            return parameter(name, of: part.signature.parameterClause.parameters)
        } else if let part = node.as(InitializerDeclSyntax.self) {
            return parameter(name, of: part.signature.parameterClause.parameters)
        }
        return nil
    }

    private func declaration(of name: String, by item: CodeBlockItemSyntax) -> Declaration? {
        if let list = item.item.as(GuardStmtSyntax.self)?.conditions { return boundValue(name, in: list, before: nil) }
        guard let variable = item.item.as(VariableDeclSyntax.self) else { return nil }
        for binding in variable.bindings where binds(name, binding.pattern) {
            if let type = binding.typeAnnotation { return .annotated(type.type.trimmedDescription) }
            return binding.initializer.map { .value($0.value) } ?? .unknown
        }
        return nil
    }

    /// Returns the value that conditions bind to a name. If `child` is not nil, only the conditions before it count.
    private func boundValue(_ name: String, in list: ConditionElementListSyntax, before child: Syntax?) -> Declaration?
    {
        for condition in list.reversed() where child.map({ condition.position < $0.position }) ?? true {
            if let binding = condition.condition.as(OptionalBindingConditionSyntax.self), binds(name, binding.pattern) {
                if let value = binding.initializer?.value { return .value(value) }
            } else if let match = condition.condition.as(MatchingPatternConditionSyntax.self),
                binds(name, match.pattern)
            {
                return .unknown
            }
        }
        return nil
    }

    private func binds(_ name: String, _ pattern: PatternSyntax) -> Bool {
        pattern.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .identifier(name) }
    }

    private func parameter(_ name: String, of list: FunctionParameterListSyntax) -> Declaration? {
        list.first { ($0.secondName ?? $0.firstName).text == name }.map { .annotated($0.type.trimmedDescription) }
    }

    private func parameter(_ name: String, of closure: ClosureExprSyntax) -> Declaration? {
        switch closure.signature?.parameterClause {
        case .simpleInput(let list):
            guard list.contains(where: { $0.name.text == name }) else { return nil }
            return list.count == 1 ? element(passedTo: closure) : .unknown
        case .parameterClause(let clause):
            guard let found = clause.parameters.first(where: { ($0.secondName ?? $0.firstName).text == name })
            else { return nil }
            return found.type.map { .annotated($0.trimmedDescription) } ?? .unknown
        default: return name == "$0" ? element(passedTo: closure) : nil
        }
    }

    /// Returns the collection whose method is called with a closure, as in `list.forEach { … }`.
    private func element(passedTo closure: ClosureExprSyntax) -> Declaration {
        let parent = closure.parent?.as(LabeledExprSyntax.self)?.parent?.parent ?? closure.parent
        let called = parent?.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        return called?.base.map { .element(of: $0) } ?? .unknown
    }

    // MARK: Members

    /// Returns the type of `self.name`.
    private func memberType(_ name: String, around node: Syntax) -> ObjectType? {
        var current = node.parent
        while let parent = current, !parent.is(MemberBlockSyntax.self) { current = parent.parent }
        if let block = current, let type = declaredType(name, in: block) { return ObjectType(type) }
        return members[name]
    }

    /// Returns the declared type of a member in a type's body; empty if the declaration has no type, nil if there is
    /// no declaration.
    private func declaredType(_ name: String, in block: Syntax) -> String? {
        for member in block.as(MemberBlockSyntax.self)?.members ?? [] {
            for binding in member.decl.as(VariableDeclSyntax.self)?.bindings ?? []
            where binds(name, binding.pattern) {
                return binding.typeAnnotation?.type.trimmedDescription ?? ""
            }
        }
        return nil
    }
}
