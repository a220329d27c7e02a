import SwiftSyntax

/// Reads what a file declares.
final class FactCollector: SyntaxVisitor {
    private(set) var facts = SourceFacts()
    /// The nodes that the facts' types were read from, in the same order.
    private(set) var nodes: [DeclSyntax] = []
    private let evaluator: ConditionEvaluator
    private var stack: [Int] = []
    private var isReachable: [Bool] = [true]

    private static let marks: Set<String> = [
        "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction", "objc", "objcMembers", "NSManaged",
        "nonobjc", "GKInspectable", "UIApplicationMain",
    ]
    /// Importing one of these makes a module one of an iOS app.
    static let appleModules: Set<String> = [
        "UIKit", "SnapshotTesting", "iOSSnapshotTestCase", "FBSnapshotTestCase", "QuartzCore", "CoreGraphics",
        "Combine",
        "os", "UserNotifications", "WebKit", "SafariServices", "MessageUI", "Photos", "PDFKit", "AVFoundation",
        "MapKit",
        "CoreData", "StoreKit", "Security",
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
        if Self.appleModules.contains(first) { facts.isMarked = true }
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if Self.marks.contains(node.attributeName.trimmedDescription) { facts.isMarked = true }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if ["selector", "keyPath"].contains(node.macroName.text) { facts.isMarked = true }
        return .visitChildren
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let superclass = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
        enter(
            .class, node.name.text, superclass, node.genericParameterClause != nil, DeclSyntax(node), node.modifiers,
            node.attributes, node.memberBlock)
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { leave() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            .other, node.name.text, nil, node.genericParameterClause != nil, DeclSyntax(node), node.modifiers,
            node.attributes, node.memberBlock)
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { leave() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            .other, node.name.text, nil, node.genericParameterClause != nil, DeclSyntax(node), node.modifiers,
            node.attributes, node.memberBlock)
        return .visitChildren
    }

    override func visitPost(_ node: EnumDeclSyntax) { leave() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            .extension, node.extendedType.trimmedDescription, nil, node.genericWhereClause != nil, DeclSyntax(node),
            node.modifiers, node.attributes, node.memberBlock)
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    // Types inside of functions are not listed.
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { nested() }
    override func visitPost(_ node: CodeBlockSyntax) { isReachable.removeLast() }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { nested() }
    override func visitPost(_ node: ClosureExprSyntax) { isReachable.removeLast() }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { nested() }
    override func visitPost(_ node: AccessorBlockSyntax) { isReachable.removeLast() }

    private func nested() -> SyntaxVisitorContinueKind {
        isReachable.append(false)
        return .visitChildren
    }

    private func enter(
        _ kind: SourceFacts.TypeDeclaration.Kind, _ name: String, _ superclass: String?, _ isGeneric: Bool,
        _ node: DeclSyntax, _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax,
        _ members: MemberBlockSyntax
    ) {
        let outer = stack.last.map { facts.types[$0] }
        let isHidden = outer != nil && modifiers.contains { $0.name.tokenKind == .keyword(.private) }
        let reachable = (isReachable.last ?? true) && !isHidden
        var type = SourceFacts.TypeDeclaration(
            kind: kind, name: outer.map { $0.name + "." + name } ?? name, superclass: superclass,
            isGeneric: isGeneric || (outer?.isGeneric ?? false), isReachable: reachable, methods: [], variables: [],
            properties: [])
        let reader = MemberReader(
            isExtension: kind == .extension,
            marksAll: attributes.names.contains("objcMembers")
                || kind == .extension && attributes.names.contains("objc"),
            access: kind == .extension ? modifiers.access : nil, evaluator: evaluator)
        if kind != .other { reader.read(members, into: &type) }
        isReachable.append(reachable)
        stack.append(facts.types.count)
        facts.types.append(type)
        nodes.append(node)
    }

    private func leave() {
        stack.removeLast()
        isReachable.removeLast()
    }
}

extension AttributeListSyntax {
    /// The attributes' names.
    var names: Set<String> {
        Set(compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription })
    }

    /// The attribute of that name.
    func named(_ name: String) -> AttributeSyntax? {
        lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.trimmedDescription == name }
    }
}

extension DeclModifierListSyntax {
    /// The access level that is written, without that of a setter.
    var access: String? {
        let levels: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]
        return first { levels.contains($0.name.text) && $0.detail == nil }?.name.text
    }

    /// Whether a modifier of that name is written.
    func has(_ name: String) -> Bool { contains { $0.name.text == name } }
}
