import SwiftAdapter
import SwiftSyntax

/// Finds the possible cuts for an error, from the smallest to the largest.
package struct CutFinder {
    package let source: PrunedSource
    let error: CompilerError
    /// The offset of the error in the adapted text.
    let anchor: Int
    /// Whether to cut single statements, and not only whole bodies.
    var cutsStatements = true
    /// Whether to also cut the statements after a cut one.
    var cutsRest = false
    /// The stub types that are created without arguments.
    var constructedTypes: Set<String> = []
    /// The paths of the module's sources.
    var modulePaths: Set<String> = []

    package var cause: String { error.message }
    package var line: Int { source.line(of: anchor) }

    /// Returns the possible cuts for the error, in the order in which they are tried.
    func allCandidates() -> [Cut] {
        let end = max(source.text.count - 1, 0)
        guard let token = Syntax(source.tree).token(at: AbsolutePosition(utf8Offset: min(anchor, end))) else {
            return [wholeFile()]
        }
        if let hidden = hiddenCuts(Syntax(token)) { return hidden }
        var cuts = specialCuts(Syntax(token))
        var leaves = false
        var node: Syntax? = Syntax(token)
        while let current = node {
            if current.is(ReturnStmtSyntax.self) || current.is(ThrowStmtSyntax.self) { leaves = true }
            if current.is(ClosureExprSyntax.self) { leaves = false }
            cuts += candidates(at: current, leaves: leaves)
            if Context.isFunction(current) { leaves = false }
            node = current.parent
        }
        return cuts + [wholeFile()]
    }

    /// Returns cuts for one of the error's ancestor nodes.
    /// - Parameter leaves: whether the error is in a statement that leaves the body.
    private func candidates(at node: Syntax, leaves: Bool) -> [Cut] {
        switch node.as(SyntaxEnum.self) {
        case .attribute(let attribute):
            return [blank(.attribute, attribute, "@" + attribute.attributeName.trimmedDescription)]
        case .importDecl(let declaration):
            return [module(declaration)]
        case .functionCallExpr(let call): return [arguments(of: call)].compactMap { $0 }
        case .conditionElement(let element): return condition(element)
        case .codeBlockItem(let item): return statement(item, leaves: leaves)
        case .switchCase(let part):
            guard let list = part.parent?.as(SwitchCaseListSyntax.self), list.count > 1, cutsStatements,
                anchor < part.label.endPosition.utf8Offset,
                // In a switch over a missing type, the compiler reports one case at a time.
                !source.cuts.contains(where: { range(list).contains($0.start) && $0.what == "a case of a switch" })
            else { return [] }
            return [blank(.statement, part, "a case of a switch")]
        case .inheritedType(let type): return [conformance(type)]
        case .patternBinding(let binding): return initialValueCuts(binding)
        case .enumCaseElement(let element):
            guard let list = element.parent?.as(EnumCaseElementListSyntax.self), list.count > 1 else { return [] }
            return [enumCase(element, in: list)]
        default: break
        }
        var result: [Cut] = []
        if !Context.isOpaque(node), let body = Context.body(of: node), body.lowerBound <= anchor,
            anchor <= body.upperBound || isClosingBraceError(of: node)
        {
            result.append(trap(node, body))
        }
        if let declaration = node.as(DeclSyntax.self), Context.isRemovable(declaration), !Context.isLocal(declaration) {
            result.append(removal(declaration))
        }
        return result
    }

    // MARK: Statements and bodies

    private func statement(_ item: CodeBlockItemSyntax, leaves: Bool) -> [Cut] {
        guard cutsStatements, !leaves, !item.item.is(DeclSyntax.self) || item.item.is(VariableDeclSyntax.self),
            let context = Context(of: Syntax(item)), !context.isTest
        else { return [] }
        let isLast = context.isImplicitResult(item)
        if item.item.is(ReturnStmtSyntax.self) || item.item.is(ThrowStmtSyntax.self)
            || item.item.is(BreakStmtSyntax.self)
            || item.item.is(ContinueStmtSyntax.self)
        {
            return []
        }
        let isEffect = item.item.as(ExprSyntax.self).map(Context.hasSideEffect) ?? false
        // A function's result must not be computed from the rest of its body.
        guard !isLast, isEffect || !context.hasResult, !Context.delegatesInitialization(item) else { return [] }
        if cutsRest, let rest = restCut(from: item, context) { return [rest] }
        let text = "CellSimPruned.statement(\(line), \(literal(cause)))"
        return [replace(.statement, range(item.item), with: text, what: "a statement of " + memberName(Syntax(item)))]
    }

    /// Whether the error is at the closing brace of a function, because a result is missing.
    private func isClosingBraceError(of node: Syntax) -> Bool {
        let token = Syntax(source.tree).token(at: AbsolutePosition(utf8Offset: anchor))
        return token?.tokenKind == .rightBrace && token?.parent?.parent?.id == node.id
    }

    /// Returns a cut of the arguments of a stub's initialiser.
    private func arguments(of call: FunctionCallExprSyntax) -> Cut? {
        let name = call.calledExpression.trimmedDescription
        guard constructedTypes.contains(name), !call.arguments.isEmpty || call.trailingClosure != nil,
            anchor >= call.calledExpression.endPosition.utf8Offset
        else { return nil }
        if let context = Context(of: Syntax(call)), context.isTest || context.hasResult { return nil }
        let text = "{ () -> \(name) in CellSimPruned.statement(\(line), \(literal(cause))); return \(name)() }()"
        let what = "the arguments of \(name) in " + memberName(Syntax(call))
        return replace(.statement, range(call), with: text, what: what)
    }

    /// Returns a cut of a statement and the statements after it, up to the first one that returns a value. Returns nil if the body
    /// returns a value, or if no part of it was cut yet.
    private func restCut(from item: CodeBlockItemSyntax, _ context: Context) -> Cut? {
        guard !context.hasResult, let list = item.parent?.as(CodeBlockItemListSyntax.self), let last = list.last,
            last.id != item.id,
            list.parent?.is(ClosureExprSyntax.self) ?? false
                || list.parent?.parent?.is(FunctionDeclSyntax.self) ?? false,
            source.cuts.contains(where: { range(list).contains($0.start) && $0.kind == .statement }),
            // Keep the statements that return a value.
            let end = list.prefix(while: { $0.position < item.position || !Context.returnsValue(Syntax($0)) }).last,
            end.position > item.position
        else { return nil }
        let start = item.positionAfterSkippingLeadingTrivia.utf8Offset
        let text = "CellSimPruned.statement(\(line), \(literal(cause)))"
        return replace(
            .statement, start..<end.endPositionBeforeTrailingTrivia.utf8Offset, with: text,
            what: "the rest of " + memberName(Syntax(item)))
    }

    /// Returns a cut of a guard's condition, which then counts as true. Other conditions still unwrap their variables.
    private func condition(_ element: ConditionElementSyntax) -> [Cut] {
        guard cutsStatements, element.parent?.parent?.is(GuardStmtSyntax.self) ?? false,
            let context = Context(of: Syntax(element)), !context.isTest, !context.hasResult
        else { return [] }
        let text = "({ CellSimPruned.statement(\(line), \(literal(cause))); return true }())"
        let what = "a condition of " + memberName(Syntax(element))
        return [replace(.statement, range(element.condition), with: text, what: what)]
    }

    /// Returns a cut of a body, which then traps, returns nil if possible, or reports that its test was not run.
    private func trap(_ node: Syntax, _ body: Range<Int>) -> Cut {
        if let function = node.as(FunctionDeclSyntax.self), let cut = skippedTestCut(function) { return cut }
        let text =
            if Context(body: node)?.isTest ?? false {
                // The body doesn't have to trap, because the tests that call it are cut too.
                "CellSimPruned.statement(\(line), \(literal(cause)))"
            } else if Context.returnsOptional(node) {
                "CellSimPruned.statement(\(line), \(literal(cause))); return nil"
            } else {
                "CellSimPruned.function(\(line), \(literal(cause)))"
            }
        return replace(.body, body, with: " " + text + " ", what: "the body of " + memberName(node))
    }

    // MARK: Declarations

    private func removal(_ declaration: DeclSyntax) -> Cut {
        let isHidden = declaration.as(VariableDeclSyntax.self).map {
            $0.bindings.trimmedDescription.hasPrefix(AdaptedNames.registration)
        }
        return blank(isHidden ?? false ? .hidden : .declaration, declaration, Context.name(of: declaration))
    }

    private func enumCase(_ element: EnumCaseElementSyntax, in list: EnumCaseElementListSyntax) -> Cut {
        var range = range(element)
        // Includes the comma after the element, or before it if it is the last element.
        if element.trailingComma == nil, let previous = list.dropLast().last?.trailingComma {
            range = previous.positionAfterSkippingLeadingTrivia.utf8Offset..<range.upperBound
        }
        return replace(.declaration, range, with: "", what: "case " + element.name.text)
    }

    /// Replaces the type with `Any`, which has no requirements.
    func conformance(_ type: InheritedTypeSyntax) -> Cut {
        replace(.conformance, range(type.type), with: "Any", what: "conformance to " + type.type.trimmedDescription)
    }

    func module(_ declaration: ImportDeclSyntax) -> Cut {
        let name = declaration.path.trimmedDescription
        // Import what the missing module re-exports: Apple's and nearly all iOS modules re-export UIKit, and SwiftUI re-exports Combine.
        let text = name == "SwiftUI" ? "import UIKit; import Combine" : "import UIKit"
        return replace(.module, range(declaration), with: text, what: "import " + name)
    }

    func wholeFile() -> Cut {
        replace(.declaration, 0..<source.text.count, with: "", what: "the whole file")
    }

    // MARK: Creating cuts

    func range(_ node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    func blank(_ kind: Cut.Kind, _ node: some SyntaxProtocol, _ what: String) -> Cut {
        var range = range(node)
        // A declaration after a member on the same line is a member too, and must not begin with the separator.
        if let semicolon = node.parent?.as(MemberBlockItemSyntax.self)?.semicolon {
            range = range.lowerBound..<semicolon.endPositionBeforeTrailingTrivia.utf8Offset
        }
        return replace(kind, range, with: "", what: what)
    }

    /// Returns a cut that preserves line numbers, and columns if the new text is not longer.
    package func replace(_ kind: Cut.Kind, _ range: Range<Int>, with text: String, what: String) -> Cut {
        let old = source.text[range]
        let breaks = old.filter { $0 == 0x0A }.count
        let tail = breaks > 0 ? old.count - (old.lastIndex(of: 0x0A).map { $0 - old.startIndex + 1 } ?? 0) : 0
        let padding = breaks > 0 ? tail : max(0, old.count - text.utf8.count)
        let replacement = text + String(repeating: "\n", count: breaks) + String(repeating: " ", count: padding)
        let node = Syntax(source.tree).token(at: AbsolutePosition(utf8Offset: anchor)).map(Syntax.init)
        return Cut(
            kind: kind, start: range.lowerBound, end: range.upperBound, replacement: replacement, what: what,
            line: line,
            cause: cause, type: node.flatMap(EnclosingTypes.typeName), member: node.flatMap(Context.memberBaseName),
            anchor: anchor, excuse: error.excuse)
    }

    /// Returns a cut that only inserts text.
    func insert(_ kind: Cut.Kind, _ text: String, at offset: Int, what: String) -> Cut {
        var cut = replace(kind, offset..<offset, with: text, what: what)
        cut.replacement = text
        return cut
    }

    private func memberName(_ node: Syntax) -> String { Context.memberName(node) ?? "the file" }

    /// Returns a Swift string literal.
    package func literal(_ text: String) -> String {
        let escaped = text.map { character -> String in
            switch character {
            case "\\", "\"": "\\\(character)"
            case "\n", "\r", "\t", "\0": " "
            default: String(character)
            }
        }
        return "\"" + escaped.joined() + "\""
    }
}
