import SwiftAdapter
import SwiftSyntax

/// The part of `CutFinder` that cuts tests.
extension CutFinder {
    /// Returns a cut that prevents a test from running: it fails, or is skipped if the user accepted the cut.
    func skippedTestCut(_ function: FunctionDeclSyntax) -> Cut? {
        guard let body = function.body, let runner = TestFunction.runner(of: function) else { return nil }
        let name = TestFunction.all(in: source.tree).first { $0.node.id == function.id }?.name ?? function.name.text
        let message = literal("not run: " + cause)
        let effects = function.signature.effectSpecifiers
        let isAsync = effects?.asyncSpecifier != nil
        let isThrowing = effects?.throwsClause != nil || !function.modifiers.contains { $0.name.text == "override" }
        var text = ""
        if runner == .xcTest {
            if isThrowing { text += "if CellSimPruned.isAccepted(\(literal(name))) { throw XCTSkip(\(message)) }; " }
            text += "XCTFail(\(message), line: \(line))"
        } else {
            text += "if !CellSimPruned.isAccepted(\(literal(name))) { Issue.record(\(message)) }"
        }
        let start = function.signature.parameterClause.endPositionBeforeTrailingTrivia.utf8Offset
        let specifiers = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
        return replace(
            .body, start..<body.rightBrace.endPosition.utf8Offset, with: "\(specifiers) { \(text) }",
            what: "the body of " + (Context.memberName(Syntax(function)) ?? function.name.text))
    }
}
