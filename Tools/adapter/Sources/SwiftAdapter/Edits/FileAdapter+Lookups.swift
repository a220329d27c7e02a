import SwiftSyntax

extension FileAdapter {
    /// `(value as AnyObject).member`: Objective-C's runtime looks the member up. Here the value is cast to the class that has a
    /// member of that name.
    func adaptLookup(_ node: MemberAccessExprSyntax) {
        guard let base = node.base, let type = lookedUp(base),
            let owner = table.lookupClass(of: node.declName.baseName.text)
        else { return }
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

    /// The type of `(value as AnyObject)`, also with a mark behind it.
    private func lookedUp(_ base: ExprSyntax) -> ExprSyntax? {
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

    /// The mark that says that the member may be missing: that of `.member?` or `.member ?? value`.
    private func questionMark(behind node: MemberAccessExprSyntax) -> TokenSyntax? {
        if let chain = node.parent?.as(OptionalChainingExprSyntax.self) { return chain.questionMark }
        guard let elements = node.parent?.as(ExprListSyntax.self).map(Array.init),
            let index = elements.firstIndex(where: { $0.id == node.id }), index + 1 < elements.count,
            let binary = elements[index + 1].as(BinaryOperatorExprSyntax.self), binary.operator.text == "??"
        else { return nil }
        return binary.operator
    }
}
