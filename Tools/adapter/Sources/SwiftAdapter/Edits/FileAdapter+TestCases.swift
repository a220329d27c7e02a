import SwiftSyntax

/// The methods that run before and after the tests of a class on the main actor, and those that declare the examples of Quick specs.
///
/// XCTest declares them without isolation. For Xcode, an override in a class on the main actor belongs to the main actor; on Linux
/// it would be nonisolated, and could not use the class's own members. XCTest calls them on the main thread.
extension FileAdapter {
    /// Runs the body of such an override on the main actor.
    func isolateSetUp(_ node: FunctionDeclSyntax) {
        guard let body = node.body, isIsolatedSetUp(node) || isIsolatedSpec(node) else { return }
        for element in node.attributes {
            if let attribute = element.as(AttributeSyntax.self),
                attribute.attributeName.trimmedDescription == "MainActor"
            {
                edits.blank(range(attribute))
            }
        }
        let isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
        edits.insert(
            (isThrowing ? " try" : "") + " MainActor.assumeIsolated { () -> Void in",
            at: range(body.leftBrace).upperBound)
        edits.insert("} ", at: range(body.rightBrace).lowerBound)
    }

    /// Makes a class with such overrides sendable, as in Xcode: the closures of `isolateSetUp` capture its objects.
    func makeSendable(_ node: ClassDeclSyntax) {
        guard let inherited = node.inheritanceClause?.inheritedTypes, let last = inherited.last,
            !inherited.contains(where: { $0.type.trimmedDescription.hasSuffix("Sendable") }),
            node.memberBlock.members.contains(where: { member in
                member.decl.as(FunctionDeclSyntax.self).map(isIsolatedSetUp) ?? false
            })
        else { return }
        // Unchecked: XCTest uses a test's object on one thread at a time.
        edits.insert(", @unchecked Sendable", at: range(last.type).upperBound)
    }

    private func isIsolatedSetUp(_ node: FunctionDeclSyntax) -> Bool {
        guard TestFunction.isSetUpName(node), node.modifiers.has("override"), !node.modifiers.has("nonisolated"),
            !node.modifiers.has("class"), !node.modifiers.has("static"), node.body != nil,
            node.signature.effectSpecifiers?.asyncSpecifier == nil, let type = scope, isTestCase(type)
        else { return false }
        return node.attributes.names.contains("MainActor") || table.isOnMainActor(type.name)
    }

    /// Whether a method declares the examples of a Quick spec on the main actor.
    func isIsolatedSpec(_ node: FunctionDeclSyntax) -> Bool {
        guard node.name.text == "spec", node.modifiers.has("override"), !node.modifiers.has("nonisolated"),
            node.body != nil, node.signature.parameterClause.parameters.isEmpty,
            node.signature.effectSpecifiers?.asyncSpecifier == nil, let type = scope,
            ([type.superclass ?? ""] + table.ancestors(of: type.name)).contains(where: Self.isQuickSpec)
        else { return false }
        return node.attributes.names.contains("MainActor") || table.isOnMainActor(type.name)
    }
}

/// The specs of the library Quick.
///
/// On Apple's systems, Quick adds a method to a spec's class for each example when the program runs. Linux's XCTest runs only methods that
/// are in the sources. There, Quick lists the examples in `allTests`.
extension FileAdapter {
    /// Returns a test that runs all examples of a direct subclass of `QuickSpec`, or an empty string for other classes.
    /// Subclasses of that class inherit the test.
    func specTest(of type: TypeDeclaration) -> String {
        let name = TestFunction.specTestName
        guard type.superclass.map(Self.isQuickSpec) == true, !type.methods.contains(where: { $0.name == name }) else {
            return ""
        }
        return "nonisolated func \(name)() throws { "
            + "for (_, example) in Self.allTests { try example(self)() } }; "
    }

    private static func isQuickSpec(_ name: String) -> Bool { name == "QuickSpec" || name == "Quick.QuickSpec" }
}

/// The names of tests.
///
/// On Apple's systems, a test's `name` has the form `-[CardTests testEmpty]`, from which helpers build the names of references. On Linux,
/// it is `CardTests.testEmpty`.
extension FileAdapter {
    /// Converts `name` and `self.name` in a test case to Apple's form, unless the name belongs to another declaration.
    func adaptTestName(_ node: DeclReferenceExprSyntax) {
        guard node.baseName.text == "name", node.argumentNames == nil, let type = scope, isTestCase(type),
            !type.variables.contains(where: { $0.name == "name" }), !type.stored.contains("name"),
            !type.properties.contains(where: { $0.name == "name" })
        else { return }
        var expression = ExprSyntax(node)
        if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
            guard access.base?.trimmedDescription == "self" else { return }
            expression = ExprSyntax(access)
        } else if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true {
            return
        } else if Self.declaresName(around: Syntax(node)) {
            return
        }
        // A test case can't be given another name, so this is not the left side of an assignment.
        edits.insert("AdaptedTest.name(", at: range(expression).lowerBound)
        edits.insert(")", at: range(expression).upperBound)
    }

    /// Returns whether the member that contains a node declares a parameter or a variable with the name `name`.
    private static func declaresName(around node: Syntax) -> Bool {
        var member = node
        while let parent = member.parent, !parent.is(MemberBlockItemSyntax.self) { member = parent }
        return member.tokens(viewMode: .sourceAccurate).contains { token in
            guard token.text == "name", let parent = token.parent else { return false }
            return parent.is(IdentifierPatternSyntax.self) || parent.is(FunctionParameterSyntax.self)
                || parent.is(ClosureParameterSyntax.self) || parent.is(ClosureShorthandParameterSyntax.self)
        }
    }
}
