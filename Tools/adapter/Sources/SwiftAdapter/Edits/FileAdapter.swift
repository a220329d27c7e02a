import SwiftParser
import SwiftSyntax

/// Rewrites a source for Apple platforms so that it compiles on Linux, and preserves lines and columns if possible.
///
/// The visitor methods find the nodes to edit; the extensions edit expressions, types and members.
final class FileAdapter: SyntaxVisitor {
    let path: String
    let table: ModuleTable
    let facts: SourceFacts
    private let nodes: [SyntaxIdentifier: Int]
    let evaluator: ConditionEvaluator
    /// Whether the module is an executable that is neither tested nor linked into another one.
    private let isProgram: Bool
    /// Whether code that does not compile is removed. Imports of missing modules are then removed too.
    let isPruned: Bool
    /// Whether the text is for an editor, so that `#selector` keeps the name of its method.
    let isForEditor: Bool
    var edits: SourceEdits
    private(set) lazy var converter = SourceLocationConverter(fileName: path, tree: tree)
    private let tree: SourceFileSyntax
    private var scopes: [Int] = []
    /// The statements to add at the end of the file: registrations of classes, and hidden protocols.
    private var appended: [String] = []
    /// The names in the file's expressions.
    private(set) var names: Set<String> = []
    /// The names in the file's expressions and types.
    var usedNames: Set<String> = []
    /// The declarations that are removed.
    private var removedNodes: Set<SyntaxIdentifier> = []
    /// The conditions of the enclosing `#if` clauses that only the compiler can evaluate.
    private var conditions: [[String]] = []

    /// Creates an adapter.
    /// - Parameters:
    ///   - path: the path of the user's file, which is part of hidden names.
    init(
        path: String, source: [UInt8], tree: SourceFileSyntax, collector: FactCollector, table: ModuleTable,
        evaluator: ConditionEvaluator, isProgram: Bool, isPruned: Bool, isForEditor: Bool
    ) {
        (self.path, self.table, facts, self.evaluator) = (path, table, collector.facts, evaluator)
        (self.isProgram, self.isPruned, self.isForEditor) = (isProgram, isPruned, isForEditor)
        nodes = Dictionary(uniqueKeysWithValues: collector.nodes.enumerated().map { ($1, $0) })
        edits = SourceEdits(source)
        self.tree = tree
        super.init(viewMode: .sourceAccurate)
    }

    /// Returns the adapted text.
    /// - Parameter added: additional modules to import.
    func adapt(_ tree: SourceFileSyntax, added: [String] = []) -> AdaptedText {
        walk(tree)
        appendForeignOverrides()
        appendReplacedClasses()
        // Imports are added on the first line, so that all lines keep their numbers; this is not possible after a shebang line.
        // UIKit is re-exported by Apple's XCTest, and by any Swift module that imports it, because imports of Objective-C
        // modules are visible to the users of a Swift module.
        let needsUIKit =
            !facts.imports.contains("UIKit")
            && (facts.isMarked || !appended.isEmpty || facts.imports.contains("XCTest")
                || !table.modulesWithUIKit.isDisjoint(with: facts.imports))
        let imports = ["CellSimAdapted"] + (needsUIKit ? ["UIKit"] : []) + added
        let head = tree.shebang == nil ? Array(imports.map { "import \($0); " }.joined().utf8) : []
        let tail = appended.isEmpty ? [] : Array(("\n" + appended.joined(separator: "\n") + "\n").utf8)
        let (text, replacements) = edits.appliedWithReplacements()
        let end = edits.source.count
        return AdaptedText(
            bytes: head + text + tail,
            replacements: [.init(start: 0, end: 0, count: head.count)] + replacements
                + [.init(start: end, end: end, count: tail.count)])
    }

    /// Replaces declarations by spaces, and skips their contents.
    func remove(_ declarations: [DeclSyntax]) {
        for node in declarations {
            edits.blank(range(node))
            removedNodes.insert(node.id)
        }
    }

    /// Replaces the bodies of functions by failures, and skips their contents: a test fails, any other function stops the
    /// program.
    func replaceBodies(_ bodies: [Syntax]) {
        for node in bodies {
            guard let body = node.as(CodeBlockSyntax.self) else { continue }
            let line = node.startLocation(converter: converter).line
            let function = node.parent?.as(FunctionDeclSyntax.self)
            let reason = "SwiftUI is not supported"
            let text =
                switch function.flatMap(TestFunction.runner) {
                case .xcTest: "XCTFail(\"not run: \(reason)\", line: \(line))"
                case .swiftTesting: "Issue.record(\"not run: \(reason)\")"
                // Fatal: the function has no value to return, and reports why it was not compiled.
                case nil: "fatalError(\"not compiled: \(reason)\", line: \(line))"
                }
            edits.overwrite(range(body), with: "{ \(text) }")
            removedNodes.insert(node.id)
        }
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        removedNodes.contains(Syntax(node.item).id) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        removedNodes.contains(node.id) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        removedNodes.contains(node.decl.id) ? .skipChildren : .visitChildren
    }

    func range(_ node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The facts about the enclosing type or extension.
    var scope: SourceFacts.TypeDeclaration? { scopes.last.map { facts.types[$0] } }

    /// Returns the index of a type's or extension's facts; nil in clauses that are not compiled.
    func index(of node: some SyntaxProtocol) -> Int? { nodes[node.id] }

    func isMember(_ node: some SyntaxProtocol) -> Bool {
        guard let owner = node.parent?.parent?.parent?.parent, let index = nodes[owner.id] else { return false }
        return index == scopes.last
    }

    // MARK: Tokens

    private static let removedAttributes: Set<String> = [
        "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction", "objc", "objcMembers", "nonobjc",
        "GKInspectable", "NSCopying", "NSManaged",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        if Self.removedAttributes.contains(name)
            || name == "convention" && node.arguments?.trimmedDescription == "block"
        {
            edits.blank(range(node))
            return .skipChildren
        }
        if ["UIApplicationMain", "NSApplicationMain", "main"].contains(name) {
            if isProgram { edits.overwrite(range(node), with: "@main") } else { edits.blank(range(node)) }
            return .skipChildren
        }
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if ["dynamic", "optional"].contains(node.name.text) || isNonisolatedLayerOverride(node) {
            edits.blank(range(node))
        }
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        adapt(node)
        return .skipChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition { adapt(condition: condition) }
        conditions.append(unresolvedConditions(of: node))
        return .visitChildren
    }

    override func visitPost(_ node: IfConfigClauseSyntax) { conditions.removeLast() }

    /// Adds a statement at the end of the file, with the conditions of the code that it belongs to.
    func append(_ statement: String) {
        let enclosingConditions = conditions.flatMap(\.self)
        appended.append(
            enclosingConditions.isEmpty
                ? statement : "#if \(enclosingConditions.joined(separator: " && "))\n\(statement)\n#endif")
    }

    // MARK: Expressions

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { adapt(node) }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        edits.blank(range(node))
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        adaptName(node.name)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        adaptName(node.baseName)
        adaptTestName(node)
        names.insert(node.baseName.text)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        adaptOptionalCall(node)
        adaptMetatypeCall(node)
        adaptTextCall(node)
        adaptDefaultInitialiser(node)
        return .visitChildren
    }

    override func visit(_ node: AttributedTypeSyntax) -> SyntaxVisitorContinueKind {
        adaptConvention(node)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        adaptSuper(node)
        adaptLookup(node)
        adaptOptionalReference(node)
        return .visitChildren
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        adaptOptionalProperty(node)
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        adaptCasts(node)
        return .visitChildren
    }

    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        adapt(node)
        return .skipChildren
    }

    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        if node.catchItems.count == 1, let item = node.catchItems.first, item.whereClause == nil,
            let pattern = item.pattern
        {
            rebindError(in: pattern, at: node.body.leftBrace.endPosition.utf8Offset)
        }
        return .visitChildren
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        if case .case(let label) = node.label, label.caseItems.count == 1, let item = label.caseItems.first,
            item.whereClause == nil, item.pattern.trimmedDescription.hasPrefix(".")
        {
            rebindError(in: item.pattern, at: label.colon.endPosition.utf8Offset)
        }
        return .visitChildren
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let result = enter(node, node.inheritanceClause, after: node.genericParameterClause?.rightAngle ?? node.name)
        makeSendable(node)
        return result
    }

    override func visitPost(_ node: ClassDeclSyntax) { leave(node) }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        // In a source that does not compile, the type's name may be missing.
        let name = node.extendedType.lastToken(viewMode: .sourceAccurate) ?? node.extensionKeyword
        return enter(node, node.inheritanceClause, after: name)
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { leave(node) }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.inheritanceClause, after: node.genericParameterClause?.rightAngle ?? node.name)
    }

    override func visitPost(_ node: StructDeclSyntax) { leave(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.inheritanceClause, after: node.genericParameterClause?.rightAngle ?? node.name)
    }

    override func visitPost(_ node: EnumDeclSyntax) { leave(node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.inheritanceClause, after: node.genericParameterClause?.rightAngle ?? node.name)
    }

    override func visitPost(_ node: ActorDeclSyntax) { leave(node) }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.inheritanceClause, after: node.primaryAssociatedTypeClause?.rightAngle ?? node.name)
    }

    override func visitPost(_ node: ProtocolDeclSyntax) { leave(node) }

    private func enter(
        _ node: some DeclGroupSyntax, _ clause: InheritanceClauseSyntax?, after name: TokenSyntax
    ) -> SyntaxVisitorContinueKind {
        guard let index = nodes[node.id] else { return .visitChildren }
        scopes.append(index)
        let location = clause?.inheritedTypes.last.map { $0.type.endPositionBeforeTrailingTrivia.utf8Offset }
        let names = addedConformances(facts.types[index])
        if !names.isEmpty {
            let start = location == nil ? ": " : ", "
            edits.insert(
                start + names.joined(separator: ", "), at: location ?? name.endPositionBeforeTrailingTrivia.utf8Offset)
        }
        if facts.types[index].kind == .class, isTestCase(facts.types[index]) { addPreconcurrency(node.attributes) }
        return .visitChildren
    }

    private func leave(_ node: some DeclGroupSyntax) {
        guard let index = nodes[node.id] else { return }
        scopes.removeLast()
        registerDelegate(node, facts.types[index])
        let text = mainFunction(node, facts.types[index]) + addedMembers(facts.types[index], index)
        if text.isEmpty { return }
        let location = node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        // Another declaration cannot follow a member on the same line, and the line before the brace may end with a comment.
        let isAlone = node.memberBlock.rightBrace.leadingTrivia.contains {
            if case .newlines = $0 { true } else { false }
        }
        edits.insert((isAlone || node.memberBlock.members.isEmpty ? " " : "; ") + text, at: location)
    }

    /// Registers an app's delegate, so that tests and galleries launch the app with it.
    private func registerDelegate(_ node: some DeclGroupSyntax, _ type: SourceFacts.TypeDeclaration) {
        guard type.kind == .class, !node.attributes.names.isDisjoint(with: ["UIApplicationMain", "main"]) else {
            return
        }
        append(
            "@used @section(\".init_array\") private let _register_adaptedDelegate: @convention(c) () -> Void = { AdaptedClasses.register(delegate: { \(type.name).self }) }"
        )
    }

    /// Returns the function that starts an app with its delegate, if the module is an executable.
    private func mainFunction(_ node: some DeclGroupSyntax, _ type: SourceFacts.TypeDeclaration) -> String {
        guard isProgram, type.kind == .class, !node.attributes.names.isDisjoint(with: ["UIApplicationMain", "main"]),
            type.inherited.contains("UIApplicationDelegate"), !type.methods.contains(where: { $0.name == "main" })
        else { return "" }
        return "static func main() { UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "
            + "NSStringFromClass(self)) }; "
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if removeOptionalRequirement(node, node.modifiers) { return .skipChildren }
        if node.name.text.hasPrefix("test") { addPreconcurrency(node.attributes) }
        isolateSetUp(node)
        if node.attributes.names.contains("NSManaged"), node.body == nil { addManagedBody(node) }
        if isMember(node) { adaptMember(signature(of: node), node.name, node.modifiers) }
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if moveInitialiser(node) { return .skipChildren }
        requireInitialiser(node)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if removeOptionalRequirement(node, node.modifiers) { return .skipChildren }
        if node.attributes.names.contains("NSManaged") { addManagedAccessors(node) }
        adaptCountedSets(node)
        if node.modifiers.has("dynamic"), isMember(node) { addObservation(node) }
        if isMember(node), let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier {
            let isStatic = node.modifiers.has("static") || node.modifiers.has("class")
            let signature = (isStatic ? "static " : "") + name.text
            if !moveObservers(of: node, signature, name.text) { adaptMember(signature, name, node.modifiers) }
        }
        return .visitChildren
    }

    /// Removes a member that is an optional requirement, which is moved to a separate protocol.
    /// - Returns: whether the member was removed.
    private func removeOptionalRequirement(_ node: some DeclSyntaxProtocol, _ modifiers: DeclModifierListSyntax) -> Bool
    {
        guard modifiers.has("optional"), isMember(node), scope?.kind == .protocol else { return false }
        edits.blank(range(node))
        return true
    }

    private func signature(of node: FunctionDeclSyntax) -> String {
        let labels = node.signature.parameterClause.parameters.map {
            $0.firstName.text + ($0.ellipsis?.text ?? "") + ":"
        }.joined()
        let isStatic = node.modifiers.has("static") || node.modifiers.has("class")
        return (isStatic ? "static " : "") + node.name.text + "(" + labels + ")"
    }
}
