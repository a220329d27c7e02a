import SwiftSyntax

/// The part of `FileAdapter` that adapts members of `AnyObject`.
extension FileAdapter {
    /// Adapts `(value as AnyObject).member`, which Objective-C looks up at run time. The value is cast to the class that has a
    /// member of that name.
    func adaptLookup(_ node: MemberAccessExprSyntax) {
        guard let base = node.base else { return }
        guard let type = anyObjectType(base) else { return adaptDeclaredLookup(node, base) }
        guard let owner = table.lookupClass(of: node.declName.baseName.text) else { return }
        if let force = node.parent?.as(ForceUnwrapExprSyntax.self) {
            edits.insert(" as! \(owner)", at: range(type).upperBound)
            edits.blank(range(force.exclamationMark))
        } else if let mark = questionMark(behind: node) {
            edits.insert(" as? \(owner)", at: range(type).upperBound)
            if !base.is(OptionalChainingExprSyntax.self) { edits.insert("?", at: range(base).upperBound) }
            if mark.tokenKind == .postfixQuestionMark { edits.blank(range(mark)) }
        } else if base.is(OptionalChainingExprSyntax.self) {
            edits.insert(" as? \(owner)", at: range(type).upperBound)
        } else {
            edits.insert(" as! \(owner)", at: range(type).upperBound)
        }
    }

    /// Adapts `value.member` if the value is declared as an `AnyObject`, or as an element of a collection of such values.
    private func adaptDeclaredLookup(_ node: MemberAccessExprSyntax, _ base: ExprSyntax) {
        let objects = ObjectValues(members: table.objectMembers)
        guard objects.isObject(base), let owner = table.lookupClass(of: node.declName.baseName.text) else { return }
        let chain = base.as(OptionalChainingExprSyntax.self)
        let end = range(chain?.expression ?? base).upperBound
        edits.insert("(", at: range(base).lowerBound)
        if let force = node.parent?.as(ForceUnwrapExprSyntax.self), chain == nil {
            edits.insert(" as! \(owner))", at: end)
            edits.blank(range(force.exclamationMark))
            return
        }
        let mark = questionMark(behind: node)
        if let mark, mark.tokenKind == .postfixQuestionMark { edits.blank(range(mark)) }
        let isBound = node.parent?.parent?.is(OptionalBindingConditionSyntax.self) ?? false
        let isOptional = chain != nil || mark != nil || isBound || base.hasChain
        edits.insert(isOptional ? " as? \(owner))" + (chain == nil ? "?" : "") : " as! \(owner))", at: end)
    }

    /// Returns the type expression of `(value as AnyObject)`, with or without a question mark after it.
    private func anyObjectType(_ base: ExprSyntax) -> ExprSyntax? {
        let inner =
            base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression
            ?? base
        guard let tuple = inner.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let elements = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements,
            let type = elements.last, ["AnyObject", "AnyObject?"].contains(type.trimmedDescription),
            elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) })
        else { return nil }
        return type
    }

    /// Returns the question mark of an optional member, as in `.member?` or `.member ?? value`.
    private func questionMark(behind node: MemberAccessExprSyntax) -> TokenSyntax? {
        if let chain = node.parent?.as(OptionalChainingExprSyntax.self) { return chain.questionMark }
        guard let elements = node.parent?.as(ExprListSyntax.self).map(Array.init),
            let index = elements.firstIndex(where: { $0.id == node.id }), index + 1 < elements.count,
            let binary = elements[index + 1].as(BinaryOperatorExprSyntax.self), binary.operator.text == "??"
        else { return nil }
        return binary.operator
    }
}

extension ExprSyntax {
    /// Whether the expression contains optional chaining.
    fileprivate var hasChain: Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .postfixQuestionMark }
    }
}
