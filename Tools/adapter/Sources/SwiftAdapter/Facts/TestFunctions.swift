import SwiftSyntax

/// A test in a file: a method of an XCTest class, or a function for Swift Testing.
package struct TestFunction {
    /// The name in the form of test runners: `CartTests.testTotal`, `CartSuite/total()`.
    package var name: String
    package var node: FunctionDeclSyntax
    /// The byte range of its declaration.
    package var range: Range<Int>

    /// The name of the test that the adapter adds to each spec of the library Quick. It runs the examples of the spec.
    package static let specTestName = "testExamples"

    /// The framework that runs a test.
    package enum Runner { case xcTest, swiftTesting }

    /// Returns the framework that runs a function; nil if it is not a test.
    package static func runner(of function: FunctionDeclSyntax) -> Runner? {
        if function.attributes.contains(where: { name(of: $0) == "Test" }) { return .swiftTesting }
        guard function.name.text.hasPrefix("test"), function.signature.parameterClause.parameters.isEmpty,
            !function.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }), isInTestCase(function)
        else { return nil }
        return .xcTest
    }

    /// Whether a function runs before or after each test of its class.
    package static func isSetUp(_ function: FunctionDeclSyntax) -> Bool {
        isSetUpName(function) && isInTestCase(function)
    }

    /// Whether a function is named like a set-up or tear-down method of XCTest.
    package static func isSetUpName(_ function: FunctionDeclSyntax) -> Bool {
        ["setUp", "tearDown", "setUpWithError", "tearDownWithError"].contains(function.name.text)
            && function.signature.parameterClause.parameters.isEmpty
    }

    private static func name(of attribute: AttributeListSyntax.Element) -> String? {
        attribute.as(AttributeSyntax.self).map { EnclosingTypes.unqualified($0.attributeName.trimmedDescription) }
    }

    private static func isInTestCase(_ function: FunctionDeclSyntax) -> Bool {
        guard let group = EnclosingTypes.declarationGroup(Syntax(function)) else { return false }
        guard let type = group.as(ClassDeclSyntax.self) else { return group.is(ExtensionDeclSyntax.self) }
        let superclass = type.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription ?? ""
        return ["TestCase", "Tests", "Test"].contains { superclass.hasSuffix($0) }
    }

    /// Returns the tests of a file.
    package static func all(in tree: SourceFileSyntax) -> [TestFunction] {
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.functions.compactMap { function in
            guard let runner = runner(of: function) else { return nil }
            let type = EnclosingTypes.typeName(Syntax(function))
            let functionName = runner == .xcTest ? function.name.text : function.name.text + "()"
            let name = type.map { $0 + (runner == .xcTest ? "." : "/") + functionName } ?? functionName
            return TestFunction(
                name: name, node: function,
                range: function.positionAfterSkippingLeadingTrivia
                    .utf8Offset..<function.endPositionBeforeTrailingTrivia.utf8Offset)
        }
    }

    /// Returns the test that contains a node.
    package static func enclosingTest(_ node: Syntax) -> FunctionDeclSyntax? {
        var current: Syntax? = node
        while let candidate = current {
            if let function = candidate.as(FunctionDeclSyntax.self), runner(of: function) != nil { return function }
            current = candidate.parent
        }
        return nil
    }

    private final class Finder: SyntaxVisitor {
        var functions: [FunctionDeclSyntax] = []

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            functions.append(node)
            return .skipChildren
        }
    }
}
