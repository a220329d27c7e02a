import SwiftAdapter
import SwiftSyntax

/// The function or closure whose body contains a node.
package struct Context {
    /// Whether the body returns a value.
    let hasResult: Bool
    /// Whether the function is a test, which can only be cut as a whole.
    private(set) var isTest: Bool
    private let items: CodeBlockItemListSyntax?

    /// Returns the context of a statement; nil outside of bodies.
    init?(of node: Syntax) {
        var current = node.parent
        while let ancestor = current {
            if var context = Context(body: ancestor) {
                // A closure in a test belongs to the test.
                if TestFunction.enclosingTest(ancestor) != nil { context.isTest = true }
                self = context
                return
            }
            if let file = ancestor.as(SourceFileSyntax.self) {
                (hasResult, isTest, items) = (false, false, file.statements)
                // A variable at file level is a declaration.
                if let item = node.as(CodeBlockItemSyntax.self), item.item.is(DeclSyntax.self) { return nil }
                return
            }
            if ancestor.is(MemberBlockItemSyntax.self) { return nil }
            current = ancestor.parent
        }
        return nil
    }

    /// Returns the context for a function, an accessor or a closure; nil for other nodes.
    init?(body node: Syntax) {
        switch node.as(SyntaxEnum.self) {
        case .functionDecl(let function):
            let result = function.signature.returnClause?.type.trimmedDescription ?? "Void"
            hasResult = !["Void", "()", "Swift.Void"].contains(result)
            isTest = Context.isTest(function)
            items = function.body?.statements
        case .initializerDecl(let initializer):
            (hasResult, isTest, items) = (false, false, initializer.body?.statements)
        case .deinitializerDecl(let deinitializer):
            (hasResult, isTest, items) = (false, false, deinitializer.body?.statements)
        case .accessorDecl(let accessor):
            let specifier = accessor.accessorSpecifier.text
            (hasResult, isTest, items) = (["get", "_read"].contains(specifier), false, accessor.body?.statements)
        case .accessorBlock(let block):
            guard case .getter(let list) = block.accessors else { return nil }
            (hasResult, isTest, items) = (true, false, list)
        case .closureExpr(let closure):
            // The result type is unknown. A closure without a result has a separate error.
            (hasResult, isTest, items) = (false, false, closure.statements)
        default: return nil
        }
    }

    /// Whether a statement is the implicit return value of its body.
    func isImplicitResult(_ item: CodeBlockItemSyntax) -> Bool {
        hasResult && items?.count == 1 && items?.first?.id == item.id
    }

    private static func isTest(_ function: FunctionDeclSyntax) -> Bool {
        TestFunction.runner(of: function) != nil || TestFunction.isSetUp(function)
    }

    /// Whether a statement has a side effect: a call, or an assignment to a value that outlives it.
    static func hasSideEffect(_ expression: ExprSyntax) -> Bool {
        if let call = expression.as(TryExprSyntax.self) { return hasSideEffect(call.expression) }
        if let call = expression.as(AwaitExprSyntax.self) { return hasSideEffect(call.expression) }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            return sequence.elements.first?.is(DeclReferenceExprSyntax.self) != true
        }
        return expression.is(FunctionCallExprSyntax.self) || expression.is(OptionalChainingExprSyntax.self)
    }

    /// Whether a statement delegates to another initialiser, which cannot be cut.
    static func delegatesInitialization(_ item: CodeBlockItemSyntax) -> Bool {
        item.item.tokens(viewMode: .sourceAccurate).contains { token in
            guard token.text == "init", let access = token.parent?.parent?.as(MemberAccessExprSyntax.self) else {
                return false
            }
            return ["super", "self"].contains(access.base?.trimmedDescription ?? "")
        }
    }

    /// Whether a statement returns a value from its body.
    static func returnsValue(_ node: Syntax) -> Bool {
        if let statement = node.as(ReturnStmtSyntax.self) { return statement.expression != nil }
        if node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) { return false }
        return node.children(viewMode: .sourceAccurate).contains(where: returnsValue)
    }

    /// Whether a function or getter returns an opaque type (`some`), for which a trap is not sufficient.
    static func isOpaque(_ node: Syntax) -> Bool {
        let type =
            node.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
            ?? node.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
            ?? node.parent?.parent?.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
        return type?.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.text == "some"
    }

    /// Whether a function or getter returns an optional.
    static func returnsOptional(_ node: Syntax) -> Bool {
        let type: TypeSyntax?
        switch node.as(SyntaxEnum.self) {
        case .functionDecl(let function): type = function.signature.returnClause?.type
        case .accessorBlock, .accessorDecl:
            if let accessor = node.as(AccessorDeclSyntax.self), accessor.accessorSpecifier.text != "get" {
                return false
            }
            var ancestor = node.parent
            while let parent = ancestor, !parent.is(PatternBindingSyntax.self), !parent.is(SubscriptDeclSyntax.self) {
                ancestor = parent.parent
            }
            type =
                ancestor?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
                ?? ancestor?.as(SubscriptDeclSyntax.self)?.returnClause.type
        default: return false
        }
        return type?.is(OptionalTypeSyntax.self) ?? false
    }

    // MARK: Nodes

    static func isFunction(_ node: Syntax) -> Bool {
        node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self) || node.is(AccessorBlockSyntax.self)
            || node.is(DeinitializerDeclSyntax.self)
    }

    /// Returns the byte range of a body, without its braces.
    static func body(of node: Syntax) -> Range<Int>? {
        let block: CodeBlockSyntax?
        switch node.as(SyntaxEnum.self) {
        case .functionDecl(let function): block = function.body
        case .initializerDecl(let initializer): block = initializer.body
        case .deinitializerDecl(let deinitializer): block = deinitializer.body
        case .accessorDecl(let accessor): block = accessor.body
        case .accessorBlock(let accessors):
            guard case .getter = accessors.accessors else { return nil }
            return accessors.leftBrace.endPosition
                .utf8Offset..<accessors.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        default: return nil
        }
        guard let block, block.leftBrace.presence == .present, block.rightBrace.presence == .present else { return nil }
        return block.leftBrace.endPosition.utf8Offset..<block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    }

    /// Whether a declaration can be cut alone. Parts of other declarations, and conditions around several, cannot.
    static func isRemovable(_ declaration: DeclSyntax) -> Bool {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .accessorDecl, .ifConfigDecl, .missingDecl, .poundSourceLocation: false
        default: true
        }
    }

    /// Whether a declaration is a local variable, which is a statement.
    static func isLocal(_ declaration: DeclSyntax) -> Bool {
        guard declaration.is(VariableDeclSyntax.self), let item = declaration.parent?.as(CodeBlockItemSyntax.self)
        else {
            return false
        }
        return !(item.parent?.parent?.is(SourceFileSyntax.self) ?? true)
    }

    static func name(of declaration: DeclSyntax) -> String {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl:
            return memberName(Syntax(declaration)) ?? "a function"
        case .variableDecl(let variable):
            return variable.bindingSpecifier.text + " "
                + variable.bindings.map { $0.pattern.trimmedDescription }.joined(separator: ", ")
        case .classDecl(let type): return "class " + type.name.text
        case .structDecl(let type): return "struct " + type.name.text
        case .enumDecl(let type): return "enum " + type.name.text
        case .protocolDecl(let type): return "protocol " + type.name.text
        case .actorDecl(let type): return "actor " + type.name.text
        case .typeAliasDecl(let type): return "typealias " + type.name.text
        case .associatedTypeDecl(let type): return "associatedtype " + type.name.text
        case .extensionDecl(let type): return "extension " + type.extendedType.trimmedDescription
        case .enumCaseDecl(let cases):
            return "case " + cases.elements.map(\.name.text).joined(separator: ", ")
        case .operatorDecl(let declaration): return "operator " + declaration.name.text
        default: return "a declaration"
        }
    }

    // MARK: Names

    /// Returns the enclosing member, as in `configure(with:)`, `init(frame:)`, or `title` for code of a property.
    package static func memberName(_ node: Syntax) -> String? {
        guard let member = member(node) else { return nil }
        func labels(_ parameters: FunctionParameterListSyntax) -> String {
            "(" + parameters.map { $0.firstName.text + ":" }.joined() + ")"
        }
        switch member.as(SyntaxEnum.self) {
        case .functionDecl(let function):
            return function.name.text + labels(function.signature.parameterClause.parameters)
        case .initializerDecl(let initializer): return "init" + labels(initializer.signature.parameterClause.parameters)
        case .subscriptDecl(let declaration): return "subscript" + labels(declaration.parameterClause.parameters)
        default: return memberBaseName(node)
        }
    }

    static func memberBaseName(_ node: Syntax) -> String? {
        guard let member = member(node) else { return nil }
        switch member.as(SyntaxEnum.self) {
        case .functionDecl(let function): return function.name.text
        case .initializerDecl: return "init"
        case .deinitializerDecl: return "deinit"
        case .subscriptDecl: return "subscript"
        case .variableDecl(let variable): return variable.bindings.first?.pattern.trimmedDescription
        default: return nil
        }
    }

    /// Returns the outermost enclosing function, initialiser or property of a type or file.
    private static func member(_ node: Syntax) -> Syntax? {
        var current: Syntax? = node
        while let candidate = current {
            switch candidate.as(SyntaxEnum.self) {
            case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl, .variableDecl:
                var outer = candidate.parent
                while let parent = outer, !parent.is(CodeBlockSyntax.self), !parent.is(ClosureExprSyntax.self),
                    !parent.is(MemberBlockSyntax.self), !parent.is(AccessorBlockSyntax.self)
                {
                    outer = parent.parent
                }
                if outer == nil || outer?.is(MemberBlockSyntax.self) ?? false { return candidate }
            default: break
            }
            current = candidate.parent
        }
        return nil
    }
}
