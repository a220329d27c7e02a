import SwiftParser
import SwiftSyntax

/// Writes a source for Apple's compiler so that Linux's takes it, line by line and column by column as far as it can be.
final class FileAdapter: SyntaxVisitor {
    private let path: String
    private let table: ModuleTable
    private let facts: SourceFacts
    private let nodes: [SyntaxIdentifier: Int]
    private let evaluator: ConditionEvaluator
    private var edits: SourceEdits
    private var scopes: [Int] = []
    /// Statements behind the file's own, which register its classes.
    private var registrations: [String] = []

    /// - Parameters:
    ///   - path: the user's file, for the compiler's messages.
    ///   - number: the file's place in the module, part of hidden names.
    init(
        path: String, source: [UInt8], collector: FactCollector, table: ModuleTable, evaluator: ConditionEvaluator
    ) {
        (self.path, self.table, facts, self.evaluator) = (path, table, collector.facts, evaluator)
        nodes = Dictionary(uniqueKeysWithValues: collector.nodes.enumerated().map { ($1.id, $0) })
        edits = SourceEdits(source)
        super.init(viewMode: .sourceAccurate)
    }

    /// The adapted text.
    func adapt(_ tree: SourceFileSyntax) -> [UInt8] {
        walk(tree)
        // On the first line, so that all lines keep their numbers.
        let needsUIKit = !facts.imports.contains("UIKit") && facts.isMarked
        var result = Array((needsUIKit ? "import UIKit; " : "").utf8) + edits.applied()
        if !registrations.isEmpty { result += Array(("\n" + registrations.joined(separator: "\n") + "\n").utf8) }
        return result
    }

    private func range(_ node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    // MARK: Words

    private static let blanked: Set<String> = [
        "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction", "objc", "objcMembers", "nonobjc",
        "GKInspectable", "NSCopying", "UIApplicationMain", "NSApplicationMain",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if Self.blanked.contains(node.attributeName.trimmedDescription) {
            edits.blank(range(node))
            return .skipChildren
        }
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if ["dynamic", "optional"].contains(node.name.text) { edits.blank(range(node)) }
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.importKindSpecifier == nil, let first = node.path.first, let last = node.path.last,
            node.path.count > 1, FactCollector.appleModules.contains(first.name.text)
        else { return .skipChildren }
        edits.blank(first.name.endPosition.utf8Offset..<last.endPositionBeforeTrailingTrivia.utf8Offset)
        return .skipChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition { rewrite(condition) }
        return .visitChildren
    }

    /// The system of a condition is iOS.
    private func rewrite(_ condition: ExprSyntax) {
        for token in condition.tokens(viewMode: .sourceAccurate) where ["os", "targetEnvironment"].contains(token.text)
        {
            var ancestor = token.parent
            while let node = ancestor, node.as(FunctionCallExprSyntax.self) == nil { ancestor = node.parent }
            guard let call = ancestor?.as(FunctionCallExprSyntax.self),
                let value = evaluator.value(of: ExprSyntax(call))
            else { continue }
            edits.overwrite(range(call), with: value ? "true" : "false")
        }
    }

    // MARK: Expressions

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            guard let argument = node.arguments.first?.expression else { return .visitChildren }
            edits.overwrite(range(node), with: "Selector(\"\(selector(argument))\")")
            return .skipChildren
        case "keyPath":
            let text = node.arguments.trimmedDescription.filter { !$0.isWhitespace }
            edits.overwrite(range(node), with: "\"\(keyPath(text))\"")
            return .skipChildren
        case "colorLiteral":
            guard let paren = node.leftParen else { return .visitChildren }
            edits.overwrite(range(node).lowerBound..<paren.endPosition.utf8Offset, with: "UIColor(")
        case "imageLiteral":
            guard let colon = node.arguments.first?.colon else { return .visitChildren }
            edits.overwrite(range(node).lowerBound..<colon.endPosition.utf8Offset, with: "UIImage(named:")
            edits.insert("!", at: range(node).upperBound)
        default: break
        }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        edits.blank(range(node))
        return .skipChildren
    }

    /// A path without the type that it begins with.
    private func keyPath(_ text: String) -> String {
        let parts = text.split(separator: ".")
        return parts.drop { $0.first?.isUppercase ?? false }.joined(separator: ".")
    }

    /// The name that a method has for Objective-C.
    private func selector(_ expression: ExprSyntax) -> String {
        var expression = expression
        if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
            expression = first
        }
        if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
            return selector(only.expression)
        }
        var scope = scopes.last.map { facts.types[$0].name }
        let name: DeclReferenceExprSyntax
        if let member = expression.as(MemberAccessExprSyntax.self) {
            name = member.declName
            if let base = member.base?.trimmedDescription, base.first?.isUppercase ?? false, base != "Self" {
                scope = base
            }
        } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
            name = reference
        } else {
            return expression.trimmedDescription
        }
        let labels = name.argumentNames?.arguments.map(\.name.text)
        return table.selector(name.baseName.text, labels: labels, in: scope)
            ?? ObjectiveCNames.selector(name.baseName.text, labels: labels ?? [])
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let superclass = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription ?? ""
        if superclass.hasSuffix("TestCase") || superclass.hasSuffix("Tests") { loosenIsolation(node.attributes) }
        enter(node.id)
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { leave(node.id, node.memberBlock) }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.id)
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { leave(node.id, node.memberBlock) }

    /// XCTest on Linux calls methods of plain types and aborts where they are the main actor's; those that are so with
    /// `@preconcurrency` are plain ones to it.
    private func loosenIsolation(_ attributes: AttributeListSyntax) {
        guard let attribute = attributes.named("MainActor"), attributes.named("preconcurrency") == nil else { return }
        edits.insert("@preconcurrency ", at: range(attribute).lowerBound)
    }

    private func enter(_ id: SyntaxIdentifier) { if let index = nodes[id] { scopes.append(index) } }

    private func leave(_ id: SyntaxIdentifier, _ members: MemberBlockSyntax) {
        guard let index = nodes[id] else { return }
        scopes.removeLast()
        let type = facts.types[index]
        var text = ""
        if type.kind == .class { text += (table.forwarders[type.name] ?? []).map { $0 + "; " }.joined() }
        text += listing(type, index)
        if !text.isEmpty {
            edits.insert(" " + text, at: members.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
    }

    /// A hidden list of what can be reached by name, and the statement that registers it.
    private func listing(_ type: SourceFacts.TypeDeclaration, _ index: Int) -> String {
        let methods = type.methods.filter { $0.isMarked && $0.isCallable && !$0.isStatic }
        guard !(methods.isEmpty && type.properties.isEmpty), type.isReachable, !type.isGeneric else { return "" }
        let actions = methods.map { method -> String in
            let names = method.types.indices.map { "a\($0)" }
            let parameters = zip(names, method.types).map { ", \($0): \($1)" }.joined()
            let arguments = zip(names, method.labels).map { ($1 == "_" ? "" : $1 + ": ") + $0 }.joined(separator: ", ")
            let name =
                table.isMoved(method.signature, of: type.name) ? MemberReader.hiddenName(method.name) : method.name
            return
                "ActionMethod(adapted: \"\(method.selector)\") { (o: \(type.name)\(parameters)) in \(method.hasResult ? "_ = " : "")o.\(name)(\(arguments)) }"
        }
        let properties = type.properties.map { property in
            property.isSettable
                ? "KeyValueProperty(\"\(property.name)\", of: \(type.name).self, { $0.\(property.name) }, { $0.\(property.name) = $1 })"
                : "KeyValueProperty(readOnly: \"\(property.name)\", \\\(type.name).\(property.name))"
        }
        let list = "_adapted\(index)"
        let unique = path.utf8.reduce(UInt64(5381)) { $0 &* 33 &+ UInt64($1) }
        let hidden = list + "_" + String(unique, radix: 36)
        registrations.append(
            "@used @section(\".init_array\") private let _register\(hidden): @convention(c) () -> Void = { AdaptedClasses.register { \(type.name).\(hidden)() } }"
        )
        return
            "@MainActor static func \(hidden)() -> AdaptedClasses.Members { AdaptedClasses.Members(\(type.name).self, actions: ["
            + actions.joined(separator: ", ") + "], properties: [" + properties.joined(separator: ", ") + "]) } "
    }

    // MARK: Members that move

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text.hasPrefix("test") { loosenIsolation(node.attributes) }
        guard let index = scopes.last, facts.types[index].kind == .extension,
            node.parent?.parent?.parent?.parent.flatMap({ nodes[$0.id] }) == index
        else { return .visitChildren }
        let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
        let isStatic = node.modifiers.has("static") || node.modifiers.has("class")
        let signature = (isStatic ? "static " : "") + node.name.text + "(" + labels + ")"
        move(signature, node.name, node.modifiers, of: facts.types[index].name)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let index = scopes.last, facts.types[index].kind == .extension,
            node.parent?.parent?.parent?.parent.flatMap({ nodes[$0.id] }) == index,
            let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { return .visitChildren }
        let isStatic = node.modifiers.has("static") || node.modifiers.has("class")
        move((isStatic ? "static " : "") + name.text, name, node.modifiers, of: facts.types[index].name)
        return .visitChildren
    }

    private func move(_ signature: String, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, of type: String) {
        guard table.isMoved(signature, of: type) else { return }
        for modifier in modifiers where modifier.name.text == "override" { edits.blank(range(modifier)) }
        edits.replace(range(name), with: MemberReader.hiddenName(name.text))
    }
}
