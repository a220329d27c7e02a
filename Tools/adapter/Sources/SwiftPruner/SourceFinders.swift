import SwiftAdapter
import SwiftSyntax

/// Finds the binary operators that a file uses but does not declare.
final class OperatorFinder: SyntaxVisitor {
    private(set) var uses: [(name: String, offset: Int)] = []
    private(set) var declaredOperators: Set<String> = []

    private static let standardOperators: Set<String> = [
        "+", "-", "*", "/", "%", "<", ">", "<=", ">=", "==", "!=", "===", "!==", "&&", "||", "??", "...", "..<", "+=",
        "-=",
        "*=", "/=", "%=", "&", "|", "^", "<<", ">>", "&+", "&-", "&*", "|=", "&=", "^=", "<<=", ">>=", "~=", "&<<",
        "&>>",
    ]

    init(_ tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
        declaredOperators.insert(node.name.text)
        return .skipChildren
    }

    override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.operator.text
        if !Self.standardOperators.contains(name) {
            uses.append((name, node.positionAfterSkippingLeadingTrivia.utf8Offset))
        }
        return .skipChildren
    }
}

/// Finds the imports of a file, including those in conditional code.
final class ImportFinder: SyntaxVisitor {
    private var imports: [ImportDeclSyntax] = []

    static func imports(of tree: SourceFileSyntax) -> [ImportDeclSyntax] {
        let finder = ImportFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.imports
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        imports.append(node)
        return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
