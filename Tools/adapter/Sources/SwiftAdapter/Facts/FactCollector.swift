import SwiftSyntax

/// Collects the facts about a file's declarations.
final class FactCollector: SyntaxVisitor {
    private(set) var facts = SourceFacts()
    /// The nodes of the types in the facts, in the same order.
    private(set) var nodes: [SyntaxIdentifier] = []
    private let evaluator: ConditionEvaluator
    private var stack: [Int] = []
    private var isReachable: [Bool] = [true]

    private static let markerAttributes: Set<String> = [
        "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction", "objc", "objcMembers", "NSManaged",
        "nonobjc", "GKInspectable", "UIApplicationMain", "NSApplicationMain",
    ]

    init(_ evaluator: ConditionEvaluator) {
        self.evaluator = evaluator
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.activeClauses(evaluator) {
            if let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let first = node.path.first?.name.text else { return .skipChildren }
        facts.imports.append(first)
        if AppleModules.names.contains(first) { facts.isMarked = true }
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if Self.markerAttributes.contains(node.attributeName.trimmedDescription) { facts.isMarked = true }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if ["selector", "keyPath", "colorLiteral", "imageLiteral"].contains(node.macroName.text) {
            facts.isMarked = true
        }
        return .visitChildren
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.class, node.name.text, node, node.inheritanceClause, isGeneric: node.genericParameterClause != nil)
    }

    override func visitPost(_ node: ClassDeclSyntax) { leave() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.other, node.name.text, node, nil, isGeneric: node.genericParameterClause != nil)
    }

    override func visitPost(_ node: ActorDeclSyntax) { leave() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.other, node.name.text, node, node.inheritanceClause, isGeneric: node.genericParameterClause != nil)
    }

    override func visitPost(_ node: StructDeclSyntax) { leave() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.other, node.name.text, node, node.inheritanceClause, isGeneric: node.genericParameterClause != nil)
    }

    override func visitPost(_ node: EnumDeclSyntax) { leave() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.protocol, node.name.text, node, node.inheritanceClause, isGeneric: false)
    }

    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        var name = node.extendedType.trimmedDescription
        for module in ["UIKit.", "Foundation."] where name.hasPrefix(module) { name.removeFirst(module.count) }
        return enter(.extension, name, node, node.inheritanceClause, isGeneric: node.genericWhereClause != nil)
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        guard stack.isEmpty, isReachable.count == 1, node.genericParameterClause == nil else { return .skipChildren }
        var target = node.initializer.value.trimmedDescription
        for module in ["UIKit.", "Foundation."] where target.hasPrefix(module) { target.removeFirst(module.count) }
        let isName = target.utf8.allSatisfy {
            $0 == 46 || $0 == 95 || (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0)
        }
        if isName { facts.aliases += [node.name.text, target] }
        return .skipChildren
    }

    /// Replaces type aliases by the names of their types.
    func resolve(_ aliases: TypeAliases) { facts.resolve(aliases) }

    /// Marks types that are nested in a generic type.
    func inheritParameters(from generic: Set<String>) { facts.inheritParameters(from: generic) }

    // Types in functions cannot be used elsewhere.
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { visitNestedScope() }
    override func visitPost(_ node: CodeBlockSyntax) { isReachable.removeLast() }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { visitNestedScope() }
    override func visitPost(_ node: ClosureExprSyntax) { isReachable.removeLast() }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { visitNestedScope() }
    override func visitPost(_ node: AccessorBlockSyntax) { isReachable.removeLast() }

    private func visitNestedScope() -> SyntaxVisitorContinueKind {
        isReachable.append(false)
        return .visitChildren
    }

    private func enter(
        _ kind: SourceFacts.TypeDeclaration.Kind, _ name: String, _ node: some DeclGroupSyntax,
        _ inheritance: InheritanceClauseSyntax?, isGeneric: Bool
    ) -> SyntaxVisitorContinueKind {
        let outer = stack.last.map { facts.types[$0] }
        let attributeNames = node.attributes.names
        var type = SourceFacts.TypeDeclaration(
            kind: kind, name: outer.map { $0.name + "." + name } ?? name,
            inherited: (inheritance?.inheritedTypes).map { $0.map { MemberReader.unwrappedType($0.type) } } ?? [],
            traits: [], access: node.modifiers.access ?? "",
            exportedName: MemberReader.explicitName(node.attributes) ?? "")
        if isGeneric || outer?.traits.contains(.generic) ?? false { type.traits.insert(.generic) }
        if attributeNames.contains("objc") || attributeNames.contains("objcMembers") { type.traits.insert(.marked) }
        if attributeNames.contains("MainActor") || outer?.traits.contains(.mainActor) ?? false && kind != .protocol {
            type.traits.insert(.mainActor)
        }
        let isHidden = outer != nil && type.access == "private"
        let reachable = (isReachable.last ?? true) && !isHidden
        if reachable { type.traits.insert(.reachable) }
        if !reachable || type.access.hasSuffix("private") || outer?.traits.contains(.fileOnly) ?? false {
            type.traits.insert(.fileOnly)
        }
        let reader = MemberReader(
            kind: kind,
            exposesAllMembers: attributeNames.contains("objcMembers")
                || kind != .class && attributeNames.contains("objc"),
            access: kind == .extension ? node.modifiers.access : nil, evaluator: evaluator)
        if kind != .other { reader.read(node.memberBlock.members, into: &type) }
        isReachable.append(reachable)
        stack.append(facts.types.count)
        facts.types.append(type)
        nodes.append(node.id)
        return .visitChildren
    }

    private func leave() {
        stack.removeLast()
        isReachable.removeLast()
    }

    // MARK: Closures

    /// Collects the names of closure properties: with one of these names, `x.name?()` calls a closure instead of an optional method.
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.typeAnnotation?.type.as(OptionalTypeSyntax.self)?.wrappedType.trimmedDescription,
            type.contains("->") || Self.closureSuffixes.contains(where: { type.hasSuffix($0) }),
            let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        {
            facts.closures.append(name)
        }
        return .visitChildren
    }

    private static let closureSuffixes = ["Handler", "Block", "Closure", "Callback", "Completion", "Action"]
}

extension AttributeListSyntax {
    /// The names of the attributes, including those in clauses that may be compiled.
    var names: Set<String> {
        var names: Set<String> = []
        for element in self {
            if let attribute = element.as(AttributeSyntax.self) {
                names.insert(attribute.attributeName.trimmedDescription)
            } else if let conditional = element.as(IfConfigDeclSyntax.self) {
                for clause in conditional.activeClauses(ConditionEvaluator(definitions: [])) {
                    if case .attributes(let list) = clause.elements { names.formUnion(list.names) }
                }
            }
        }
        return names
    }

    /// Returns the attribute with a name.
    func named(_ name: String) -> AttributeSyntax? {
        lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.trimmedDescription == name }
    }
}

extension DeclModifierListSyntax {
    /// The explicit access level, without that of the setter.
    var access: String? {
        let levels: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]
        return first { levels.contains($0.name.text) && $0.detail == nil }?.name.text
    }

    /// Whether there is an explicit modifier with a name.
    package func has(_ name: String) -> Bool { contains { $0.name.text == name } }
}
