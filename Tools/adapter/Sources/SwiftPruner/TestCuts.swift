import SwiftAdapter
import SwiftSyntax

/// Finds the tests of a module that cannot run, because code that they call was cut.
struct TestCuts {
    private struct Helper {
        var excuse: Excuse?
        var cause: String
        /// The only file that can call the helper; nil if other files can.
        var path: String?
        /// The class whose tests all need the helper; nil if only the tests that mention the helper need it.
        var type: String?
    }

    /// The helpers by name.
    private var helpers: [String: Helper] = [:]

    /// Returns cuts of the tests that call cut code, directly or in their class's set-up.
    static func cuts(in sources: [PrunedSource]) -> [(source: PrunedSource, cut: Cut)] {
        let files = sources.filter(\.hasTests)
        if files.isEmpty { return [] }
        var cuts = TestCuts()
        for source in files { cuts.collectHelpers(source) }
        return cuts.helpers.isEmpty ? [] : files.flatMap { source in cuts.testCuts(of: source).map { (source, $0) } }
    }

    /// Returns the tests with cuts, the tests inside of cut code, and the asynchronous specs of Quick.
    static func testsNotRun(in sources: [PrunedSource]) -> [PruningRecord.TestNotRun] {
        let files = sources.filter(\.hasTests)
        let classes = ClassTree(files.map(\.tree))
        return files.flatMap { source -> [PruningRecord.TestNotRun] in
            let cuts = source.visibleCuts.filter { $0.kind != .hidden && $0.kind != .module }
            let tests = TestFunction.all(in: source.tree).compactMap { test -> PruningRecord.TestNotRun? in
                guard
                    let cut = cuts.first(where: { $0.start < test.range.upperBound && test.range.lowerBound < $0.end })
                else { return nil }
                return PruningRecord.TestNotRun(
                    name: test.name, path: source.path, line: source.line(of: test.range.lowerBound), cause: cut.cause,
                    excuse: cut.excuse)
            }
            return tests + specs(of: source, classes, cuts)
        }
    }

    /// Returns the specs of Quick that cannot run: those with cuts, and asynchronous ones. The adapter adds a test to other specs.
    private static func specs(
        of source: PrunedSource, _ classes: ClassTree, _ cuts: [Cut]
    ) -> [PruningRecord.TestNotRun] {
        source.tree.statements.compactMap { item -> PruningRecord.TestNotRun? in
            guard let type = item.item.as(ClassDeclSyntax.self) else { return nil }
            let ancestors = classes.ancestors(of: type.name.text)
            let start = type.positionAfterSkippingLeadingTrivia.utf8Offset, end = type.endPosition.utf8Offset
            let test: String, cause: String, excuse: Excuse?
            if ancestors.contains("AsyncSpec") {
                test = type.name.text
                cause = "asynchronous Quick specs are not discovered on Linux; call them in a method of an XCTestCase"
                excuse = Excuse(kind: .module, name: "Quick")
            } else if ancestors.contains("QuickSpec"), let cut = cuts.first(where: { $0.start < end && start < $0.end })
            {
                (test, cause, excuse) = ("\(type.name.text).\(TestFunction.specTestName)", cut.cause, cut.excuse)
            } else {
                return nil
            }
            return PruningRecord.TestNotRun(
                name: test, path: source.path, line: source.line(of: start), cause: cause, excuse: excuse)
        }
    }

    /// Finds functions and properties with cuts, and the functions that use these.
    private mutating func collectHelpers(_ source: PrunedSource) {
        for cut in source.visibleCuts where cut.kind != .hidden && cut.kind != .module {
            guard let token = Syntax(source.tree).token(at: AbsolutePosition(utf8Offset: cut.anchor)),
                TestFunction.enclosingTest(Syntax(token)) == nil, let name = cut.member
            else { continue }
            add(name, cut, Syntax(token), source)
        }
        var isChanged = !helpers.isEmpty
        while isChanged {
            isChanged = false
            for function in source.helperFunctions where helpers[function.name.text] == nil {
                guard let (_, helper) = firstHelper(in: Syntax(function), source.path) else { continue }
                helpers[function.name.text] = helper
                isChanged = true
            }
        }
    }

    private mutating func add(_ name: String, _ cut: Cut, _ token: Syntax, _ source: PrunedSource) {
        var function: FunctionDeclSyntax?
        var node: Syntax? = token
        while let current = node {
            function = current.as(FunctionDeclSyntax.self) ?? function
            node = current.parent
        }
        let isPrivate = function?.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) } ?? false
        let isSetUp = function.map(TestFunction.isSetUp) ?? false
        helpers[name] = Helper(
            excuse: cut.excuse, cause: "\(name) is left out: \(cut.cause)", path: isPrivate ? source.path : nil,
            type: isSetUp ? cut.type : nil)
    }

    private func firstHelper(in node: Syntax, _ path: String) -> (String, Helper)? {
        for token in node.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind, let helper = helpers[name], helper.type == nil,
                helper.path ?? path == path
            else { continue }
            return (name, helper)
        }
        return nil
    }

    private func testCuts(of source: PrunedSource) -> [Cut] {
        TestFunction.all(in: source.tree).compactMap { test in
            guard let body = test.node.body else { return nil }
            let type = EnclosingTypes.typeName(Syntax(test.node))
            let setUpHelper = helpers.values.filter { $0.type != nil && $0.type == type }.min { $0.cause < $1.cause }
            guard let helper = setUpHelper ?? firstHelper(in: Syntax(body), source.path)?.1 else { return nil }
            let error = CompilerError(
                path: source.path, line: 0, column: 0, message: helper.cause, excuse: helper.excuse)
            let finder = CutFinder(
                source: source, error: error, anchor: body.positionAfterSkippingLeadingTrivia.utf8Offset)
            guard let cut = finder.skippedTestCut(test.node),
                !source.cuts.contains(where: { $0.start <= cut.start && cut.end <= $0.end })
            else { return nil }
            return cut
        }
    }
}

extension PrunedSource {
    private static let testModules = ["XCTest", "Testing", "Quick"]

    /// Whether the file has tests or test helpers.
    var hasTests: Bool {
        ImportFinder.imports(of: tree).contains { Self.testModules.contains($0.path.first?.name.text ?? "") }
    }

    /// The functions of the file that are not tests.
    var helperFunctions: [FunctionDeclSyntax] {
        let finder = FunctionFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.functions.filter { TestFunction.runner(of: $0) == nil && !TestFunction.isSetUp($0) }
    }
}

private final class FunctionFinder: SyntaxVisitor {
    var functions: [FunctionDeclSyntax] = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        functions.append(node)
        return .skipChildren
    }
}
