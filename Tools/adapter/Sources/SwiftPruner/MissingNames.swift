import SwiftAdapter
import SwiftSyntax

/// The missing and cut declarations of a module, by name, with the reasons why they are missing.
struct MissingNames {
    /// The stubs of missing types, with and without the names of enclosing types.
    private(set) var types: [String: Excuse] = [:]
    /// The stubs of missing members.
    private var members: [String: Excuse] = [:]
    /// The names that cut code declared.
    private(set) var cutNames: [String: Excuse] = [:]
    /// The types that lost a conformance, a superclass or members.
    private var alteredTypes: [String: Excuse] = [:]
    /// The names that are missing according to the errors, by path.
    private var namedExcuses: [String: [String: Excuse]] = [:]
    /// The names whose declarations refer to missing names, by path.
    private var derivedExcuses: [String: [String: Excuse]] = [:]

    /// Adds the missing declarations of imported modules.
    mutating func add(_ imported: ModuleDeclarations) {
        types.merge(imported.missingTypes) { first, _ in first }
        cutNames.merge(imported.leftOut) { first, _ in first }
        derivedExcuses = [:]
    }

    mutating func add(type name: String, _ excuse: Excuse?) {
        guard let excuse, types[name] == nil else { return }
        types[name] = excuse
        types[EnclosingTypes.unqualified(name)] = excuse
        derivedExcuses = [:]
    }

    mutating func add(member name: String, of type: String, _ excuse: Excuse?) {
        guard let excuse, members[name] == nil else { return }
        members[name] = excuse
        derivedExcuses = [:]
    }

    mutating func add(name: String?, _ excuse: Excuse, in path: String) {
        guard let name, namedExcuses[path]?[name] == nil else { return }
        namedExcuses[path, default: [:]][name] = excuse
        derivedExcuses[path] = nil
    }

    /// Adds the names that a cut removes.
    mutating func add(_ cut: Cut, _ excuse: Excuse, in source: PrunedSource) {
        let names: Set<String>
        switch cut.kind {
        case .declaration: names = DeclaredNames.names(in: cut.start..<cut.end, of: source.tree)
        case .conformance, .witness:
            if let type = cut.type { alteredTypes[EnclosingTypes.unqualified(type)] = excuse }
            return
        case .attribute:
            // Property wrappers declare more names.
            names = Set(cut.member.map { ["$" + $0, "_" + $0] } ?? [])
        default: return
        }
        for name in names where cutNames[name] == nil {
            cutNames[name] = excuse
            derivedExcuses = [:]
        }
    }

    func excuse(ofType name: String) -> Excuse? { types[name] }

    /// Whether a stub has this name.
    func isMissing(_ name: String) -> Bool { types[name] != nil || members[name] != nil }

    /// Returns the reason why an existing type is incomplete.
    func excuse(ofAltered type: String) -> Excuse? { alteredTypes[type] }

    func excuse(ofCut name: String) -> Excuse? { cutNames[name] }

    // MARK: Positions

    /// Returns the reason for a cut in the function around a position, or else in the type around it.
    func cutExcuse(around token: Syntax, of source: PrunedSource) -> Excuse? {
        var node: Syntax? = token
        while let current = node {
            if Context.isFunction(current) || current.asProtocol((any DeclGroupSyntax).self) != nil {
                let range = current.position.utf8Offset..<current.endPosition.utf8Offset
                if let cut = source.cuts.first(where: { range.contains($0.start) && $0.excuse != nil }) {
                    return cut.excuse
                }
            }
            node = current.parent
        }
        return nil
    }

    /// Returns the reason for a missing name in the statement or declaration around a position. If the position is in a
    /// closure, also searches the statement around the closure.
    mutating func excuse(namedAround token: Syntax, in source: PrunedSource) -> Excuse? {
        let names = names(of: source)
        var node: Syntax? = token
        while let current = node {
            if let excuse = excuse(in: current, names) { return excuse }
            node = current.parent
            if current.is(CodeBlockItemSyntax.self) || current.is(MemberBlockItemSyntax.self) {
                // Continue with the call, because it determines the closure's type.
                guard let closure = current.parent?.parent?.as(ClosureExprSyntax.self) else { return nil }
                node = closure.parent
            }
        }
        return nil
    }

    /// Returns the reason for the first missing name in a statement, or in the head of a declaration.
    private func excuse(in node: Syntax, _ names: [String: Excuse]) -> Excuse? {
        let parts: [Syntax]
        if let item = node.as(CodeBlockItemSyntax.self) {
            if let group = item.item.asProtocol((any DeclGroupSyntax).self) { return headExcuse(of: group, names) }
            parts = [Syntax(item)]
        } else if let member = node.as(MemberBlockItemSyntax.self) {
            if let group = member.decl.asProtocol((any DeclGroupSyntax).self) { return headExcuse(of: group, names) }
            parts = [Syntax(member)]
        } else if node.is(ConditionElementSyntax.self) || node.is(SwitchCaseSyntax.self) {
            parts = [node]
        } else if let call = node.as(FunctionCallExprSyntax.self) {
            parts = [Syntax(call.calledExpression)]
        } else if let group = node.asProtocol((any DeclGroupSyntax).self) {
            return headExcuse(of: group, names)
        } else {
            return nil
        }
        return parts.lazy.compactMap { firstExcuse(in: $0, names) }.first
    }

    private func headExcuse(of group: any DeclGroupSyntax, _ names: [String: Excuse]) -> Excuse? {
        group.inheritanceClause.flatMap { firstExcuse(in: Syntax($0), names) }
            ?? group.as(ExtensionDeclSyntax.self).flatMap { firstExcuse(in: Syntax($0.extendedType), names) }
            ?? group.genericWhereClause.flatMap { firstExcuse(in: Syntax($0), names) }
    }

    private func firstExcuse(in node: Syntax, _ names: [String: Excuse]) -> Excuse? {
        for token in node.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind, let excuse = names[name] else { continue }
            return excuse
        }
        return nil
    }

    // MARK: Declarations of a file

    /// Returns the missing names of a file, including the names whose declarations refer to missing ones.
    private mutating func names(of source: PrunedSource) -> [String: Excuse] {
        if let cached = derivedExcuses[source.path] { return cached }
        var names = types.merging(members) { first, _ in first }.merging(cutNames) { first, _ in first }
        names.merge(namedExcuses[source.path] ?? [:]) { first, _ in first }
        let bindings = source.bindings
        var isChanged = true
        while isChanged {
            isChanged = false
            for binding in bindings where names[binding.name] == nil {
                guard let excuse = binding.sources.lazy.compactMap({ names[$0] }).first else { continue }
                names[binding.name] = excuse
                isChanged = true
            }
        }
        derivedExcuses[source.path] = names
        return names
    }
}

/// Collects the names that a part of a file declares.
final class DeclaredNames: SyntaxVisitor {
    private let range: Range<Int>
    private var names: Set<String> = []

    static func names(in range: Range<Int>, of tree: SourceFileSyntax) -> Set<String> {
        let reader = DeclaredNames(range)
        reader.walk(tree)
        return reader.names
    }

    private init(_ range: Range<Int>) {
        self.range = range
        super.init(viewMode: .sourceAccurate)
    }

    private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        if range.contains(name.positionAfterSkippingLeadingTrivia.utf8Offset) { names.insert(name.text) }
        return .visitChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { add(node.identifier) }
}

/// Collects the names that a file declares, with the names in their types and values.
final class BindingReader: SyntaxVisitor {
    struct Binding {
        var name: String
        var sources: [String]
    }

    private(set) var bindings: [Binding] = []

    init(_ tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    private func add(_ names: [String], _ part: Syntax?) {
        let made =
            part?.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
                guard case .identifier(let name) = token.tokenKind else { return nil }
                return name
            } ?? []
        if !made.isEmpty { bindings += names.map { Binding(name: $0, sources: made) } }
    }

    private static func names(of pattern: some SyntaxProtocol) -> [String] {
        pattern.tokens(viewMode: .sourceAccurate).filter { $0.parent?.is(IdentifierPatternSyntax.self) ?? false }
            .map(\.text)
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        add(Self.names(of: node.pattern), node.typeAnnotation.map(Syntax.init) ?? node.initializer.map(Syntax.init))
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        add(Self.names(of: node.pattern), node.typeAnnotation.map(Syntax.init) ?? node.initializer.map(Syntax.init))
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        add([(node.secondName ?? node.firstName).text], Syntax(node.type))
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add([node.name.text], Syntax(node.signature))
        return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        add(Self.names(of: node.pattern), Syntax(node.sequence))
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        add([node.name.text], Syntax(node.initializer))
        return .visitChildren
    }
}
