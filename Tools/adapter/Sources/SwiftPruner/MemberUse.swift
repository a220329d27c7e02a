import SwiftAdapter
import SwiftSyntax

/// A use of a stub type's member in a source, for which a stub member can be created.
struct MemberUse {
    let type: String
    let name: String
    let labels: [String]?
    let use: MemberStubs.Use
    let isStatic: Bool
    /// The missing namespace member that the member is called on, if any.
    var namespace: (type: String, name: String)?

    /// The types of a module that are known to the pruner.
    struct Types {
        /// The stubs of missing types.
        var stubs: [String: TypeStubs.Stub]
        /// The name of the stub that each class of the module inherits from.
        var subclasses: [String: String]
        /// Whether a module that may have extended UIKit's classes is missing.
        var isExtended: Bool
    }

    /// The key that identifies the member.
    var key: String {
        (isStatic ? "static " : "") + "\(type).\(name)"
            + (labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? "")
    }

    init?(_ error: CompilerError, at offset: Int, in tree: SourceFileSyntax, _ types: Types) {
        guard
            let stub = error.quoted.first.flatMap({ Self.stub($0, error, types) })
                ?? Self.initializerCall(at: offset, in: tree, types.stubs)?.stub,
            stub.kind != .protocol, stub.genericCount == 0
        else { return nil }
        if error.diagnostic == .noArguments {
            guard stub.kind == .class, let found = Self.initializerCall(at: offset, in: tree, types.stubs),
                let labels = Self.labels(found.call)
            else { return nil }
            (type, name, self.labels, use, isStatic) = (found.name, "init", labels, .initializer, false)
            return
        }
        let isOfType = error.diagnostic == .missingStaticMember
        guard isOfType || error.diagnostic == .missingMember, error.quoted.count == 2,
            let access = MemberStubs.memberAccess(error.quoted[1], at: offset, in: tree)
        else { return nil }
        isStatic = isOfType
        let call = MemberStubs.isCalled(access) ? access.parent?.as(FunctionCallExprSyntax.self) : nil
        if !isOfType, Self.isCondition(call.map(Syntax.init) ?? Syntax(access)) {
            let callLabels = call.map(Self.labels)
            if let callLabels, callLabels == nil { return nil }
            (type, name, labels, use) = (error.quoted[0], error.quoted[1], callLabels ?? nil, .condition)
            return
        }
        if let call {
            guard let labels = Self.labels(call), Self.isStatement(Syntax(call)) else { return nil }
            (type, name, self.labels, use) = (error.quoted[0], error.quoted[1], labels, .call)
            return
        }
        if !isOfType, let outer = access.parent?.as(MemberAccessExprSyntax.self), outer.base?.id == access.id,
            MemberStubs.isCalled(outer), let call = outer.parent?.as(FunctionCallExprSyntax.self),
            let labels = Self.labels(call), Self.isStatement(Syntax(call))
        {
            type = error.quoted[0] + "." + MemberStubs.namespaceTypeName(error.quoted[1])
            (name, self.labels, use) = (outer.declName.baseName.text, labels, .call)
            namespace = (error.quoted[0], error.quoted[1])
            return
        }
        guard stub.kind == .class, Self.isAssigned(Syntax(access)) else { return nil }
        (type, name, labels, use) = (error.quoted[0], error.quoted[1], nil, .assignment)
    }

    private static func stub(_ name: String, _ error: CompilerError, _ types: Types) -> TypeStubs.Stub? {
        if let stub = types.stubs[name] { return stub }
        if let root = types.subclasses[name].flatMap({ types.stubs[$0] }), root.kind == .class, root.genericCount == 0 {
            return makeStub(.class, error)
        }
        if name.contains("." + MemberStubs.namespaceTypeName("")) { return makeStub(.struct, error) }
        return types.isExtended ? uiKitStub(name, error) : nil
    }

    private static func makeStub(_ kind: TypeStubs.Kind, _ error: CompilerError) -> TypeStubs.Stub {
        TypeStubs.Stub(
            kind: kind, superclass: nil, genericCount: 0, isClassBound: true, path: error.path, line: error.line,
            cause: "")
    }

    /// Returns a UIKit class that a missing module may have extended.
    private static func uiKitStub(_ name: String, _ error: CompilerError) -> TypeStubs.Stub? {
        guard name.hasPrefix("UI"), name.allSatisfy({ $0.isLetter }), TypeStubs.isSuperclass(name) else { return nil }
        return makeStub(.class, error)
    }

    /// Returns the call of a missing type's initialiser around a position.
    private static func initializerCall(
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

    /// Returns the argument labels; nil if the type of an argument depends on the parameter.
    private static func labels(_ call: FunctionCallExprSyntax) -> [String]? {
        guard call.trailingClosure == nil, call.arguments.allSatisfy({ isTyped($0.expression) }) else { return nil }
        return call.arguments.map { $0.label?.text ?? "_" }
    }

    private static func isTyped(_ expression: ExprSyntax) -> Bool {
        !expression.is(ClosureExprSyntax.self) && !expression.is(InOutExprSyntax.self)
            && !expression.trimmedDescription.hasPrefix(".") && !expression.is(ArrayExprSyntax.self)
            && !expression.is(DictionaryExprSyntax.self)
    }

    /// Whether the value of an expression is unused.
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

    /// Whether the expression is on the left of `=`, and the assigned value determines its own type.
    private static func isAssigned(_ node: Syntax) -> Bool {
        var node = node
        while let parent = node.parent, parent.is(OptionalChainingExprSyntax.self) { node = parent }
        guard let list = node.parent?.as(ExprListSyntax.self), list.count == 3, list.first?.id == node.id,
            list.contains(where: { $0.is(AssignmentExprSyntax.self) }), let value = list.last
        else { return false }
        return isTyped(value)
    }

    /// Whether a value is used as a Boolean condition.
    private static func isCondition(_ node: Syntax) -> Bool {
        guard let parent = node.parent else { return false }
        if parent.as(PrefixOperatorExprSyntax.self)?.operator.text == "!" { return true }
        if parent.is(ConditionElementSyntax.self) { return true }
        guard let list = parent.as(ExprListSyntax.self) else { return false }
        let items = Array(list)
        guard let index = items.firstIndex(where: { $0.id == node.id }) else { return false }
        let next = index + 1 < items.count ? items[index + 1] : nil
        let sides = [index > 0 ? items[index - 1] : nil, next].compactMap {
            $0?.as(BinaryOperatorExprSyntax.self)?.operator.text
        }
        if sides.contains("??"), next?.as(BinaryOperatorExprSyntax.self)?.operator.text == "??" {
            return index + 2 < items.count && items[index + 2].is(BooleanLiteralExprSyntax.self)
        }
        if !sides.isEmpty { return sides.allSatisfy { ["&&", "||"].contains($0) } }
        return index == 0 && (next?.is(UnresolvedTernaryExprSyntax.self) ?? false)
    }
}
