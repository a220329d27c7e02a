import SwiftAdapter
import SwiftSyntax

/// Finds the functions, initialisers and accessors with a body, outer ones before inner ones.
final class BodyFinder: SyntaxVisitor {
    private var ranges: [Range<Int>] = []

    static func ranges(in tree: SourceFileSyntax) -> [Range<Int>] {
        let finder = BodyFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.ranges
    }

    private func add(_ node: some SyntaxProtocol) {
        ranges.append(
            node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.body != nil, !node.name.text.hasPrefix(AdaptedNames.prefix) { add(node) }
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.body != nil { add(node) }
        return .visitChildren
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node)
        return .visitChildren
    }

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.body != nil { add(node) }
        return .visitChildren
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        if case .getter = node.accessors { add(node) }
        return .visitChildren
    }
}
