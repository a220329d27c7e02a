import SwiftSyntax

/// How a source uses a member of a type that stands in for a missing one, where it can be given such a member.
struct MemberUse {
    let type: String
    let name: String
    let labels: [String]?
    let use: MemberStubs.Use
    let isStatic: Bool

    /// What tells members apart.
    var key: String {
        (isStatic ? "static " : "") + "\(type).\(name)"
            + (labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? "")
    }

    init?(
        _ error: CompilerError, at offset: Int, in tree: SourceFileSyntax, stubs: [String: TypeStubs.Stub],
        isExtended: Bool
    ) {
        let kit = error.quoted.first.flatMap { isExtended ? Self.kit($0, error) : nil }
        guard
            let stub = error.quoted.first.flatMap({ stubs[$0] }) ?? kit
                ?? Self.called(at: offset, in: tree, stubs)?.stub,
            stub.kind != .protocol, stub.genericCount == 0
        else { return nil }
        if error.message.hasPrefix("argument passed to call that takes no arguments") {
            guard stub.kind == .class, let found = Self.called(at: offset, in: tree, stubs),
                let labels = Self.labels(found.call)
            else { return nil }
            (type, name, self.labels, use, isStatic) = (found.name, "init", labels, .initializer, false)
            return
        }
        let isOfType = error.message.hasPrefix("type '")
        guard isOfType || error.message.hasPrefix("value of type '"), error.quoted.count == 2,
            let access = MemberStubs.access(error.quoted[1], at: offset, in: tree)
        else { return nil }
        (type, name, isStatic) = (error.quoted[0], error.quoted[1], isOfType)
        if MemberStubs.isCalled(access), let call = access.parent?.as(FunctionCallExprSyntax.self) {
            guard let labels = Self.labels(call), Self.isStatement(Syntax(call)) else { return nil }
            (self.labels, use) = (labels, .call)
            return
        }
        guard stub.kind == .class, Self.isAssigned(Syntax(access)) else { return nil }
        (labels, use) = (nil, .assignment)
    }

    /// A class of UIKit's, which a module that is missing may have given members to.
    private static func kit(_ name: String, _ error: CompilerError) -> TypeStubs.Stub? {
        guard name.hasPrefix("UI"), name.allSatisfy({ $0.isLetter }), TypeStubs.isSuperclass(name) else { return nil }
        return TypeStubs.Stub(
            kind: .class, superclass: nil, genericCount: 0, isClassBound: true, path: error.path, line: error.line,
            cause: "")
    }

    /// The call of a missing type's name around a place.
    private static func called(
        at offset: Int, in tree: SourceFileSyntax, _ stubs: [String: TypeStubs.Stub]
    ) -> (call: FunctionCallExprSyntax, name: String, stub: TypeStubs.Stub)? {
        var node = Syntax(tree).token(at: AbsolutePosition(utf8Offset: offset)).map(Syntax.init)
        while let current = node, !current.is(CodeBlockItemSyntax.self) {
            if let call = current.as(FunctionCallExprSyntax.self) {
                let name = call.calledExpression.trimmedDescription
                if let stub = stubs[name] { return (call, name, stub) }
            }
            node = current.parent
        }
        return nil
    }

    /// The words in front of the arguments; nil where one says nothing of its type without a parameter's.
    private static func labels(_ call: FunctionCallExprSyntax) -> [String]? {
        guard call.trailingClosure == nil, call.arguments.allSatisfy({ isTyped($0.expression) }) else { return nil }
        return call.arguments.map { $0.label?.text ?? "_" }
    }

    private static func isTyped(_ expression: ExprSyntax) -> Bool {
        !expression.is(ClosureExprSyntax.self) && !expression.is(InOutExprSyntax.self)
            && !expression.trimmedDescription.hasPrefix(".") && !expression.is(ArrayExprSyntax.self)
            && !expression.is(DictionaryExprSyntax.self)
    }

    /// Whether something is there for what it does: its value is not asked for.
    private static func isStatement(_ node: Syntax) -> Bool {
        var node = node
        while let parent = node.parent,
            parent.is(OptionalChainingExprSyntax.self) || parent.is(TryExprSyntax.self)
                || parent.is(AwaitExprSyntax.self)
        {
            node = parent
        }
        guard let item = node.parent?.as(CodeBlockItemSyntax.self),
            let list = item.parent?.as(CodeBlockItemListSyntax.self)
        else { return false }
        if list.parent?.is(ClosureExprSyntax.self) ?? false { return list.count > 1 }
        return !(Context(of: Syntax(item))?.isImplicitResult(item) ?? false)
    }

    /// Whether it is on the left of `=`, and what it gets has a type of its own.
    private static func isAssigned(_ node: Syntax) -> Bool {
        var node = node
        while let parent = node.parent, parent.is(OptionalChainingExprSyntax.self) { node = parent }
        guard let list = node.parent?.as(ExprListSyntax.self), list.count == 3, list.first?.id == node.id,
            list.contains(where: { $0.is(AssignmentExprSyntax.self) }), let value = list.last
        else { return false }
        return isTyped(value)
    }
}
