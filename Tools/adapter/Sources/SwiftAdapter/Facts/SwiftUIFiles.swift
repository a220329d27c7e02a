import Foundation
import SwiftSyntax

/// Finds the code in a module that depends on SwiftUI, which is unavailable: declarations of files that import it
/// and use its names, and declarations of such files that depend on these. The module is compiled without them.
struct SwiftUIFiles {
    private static let module = "SwiftUI"
    /// Names in SwiftUI that show that a declaration needs it.
    private static let names = SwiftUISources.names.union([
        "AnyView", "AppStorage", "Binding", "Bindable", "Environment", "EnvironmentObject", "FocusState", "ForEach",
        "GeometryProxy", "GeometryReader", "HStack", "NavigationView", "ObservedObject", "PhotosPickerItem",
        "State", "StateObject", "Transaction", "UIHostingController", "VStack", "ViewBuilder", "ZStack",
    ])

    /// A declaration with the names that it uses.
    private struct Declaration {
        var file: Int
        var node: DeclSyntax
        var declaredNames: Set<String>
        /// The names in its head: for a function, everything except its body.
        var headNames: Set<String>
        /// A function's body, with the names that it uses.
        var body: Syntax?
        var bodyNames: Set<String> = []
        /// The type that declares the member.
        var owner: String?
        /// The members of a type.
        var members: [Declaration] = []
    }

    /// The removed declarations of each file.
    private(set) var removedParts: [Int: [DeclSyntax]] = [:]
    /// The functions of each file that are compiled without their bodies.
    private(set) var stubbedBodies: [Int: [Syntax]] = [:]
    /// The names of removed declarations and functions, to detect changes.
    private(set) var removedNames: Set<String> = []
    private var stubbedNames: Set<String> = []
    /// The names of removed declarations, on which other declarations may depend. For members, they are grouped by type.
    private var neededNames: Set<String> = []
    private var neededMembers: [String: Set<String>] = [:]

    /// Whether a file has to be checked.
    static func importsSwiftUI(_ facts: SourceFacts) -> Bool { facts.imports.contains(module) }

    /// Finds the code to remove.
    /// - Parameters:
    ///   - trees: the trees of files that import SwiftUI, by file index.
    ///   - own: the types that the module declares, even if SwiftUI has types of the same name.
    init(_ trees: [Int: SourceFileSyntax], own: Set<String>, _ evaluator: ConditionEvaluator) {
        var remaining = trees.sorted { $0.key < $1.key }.flatMap { file, tree in
            SwiftUIFiles.declarations(of: tree.statements, evaluator).map {
                SwiftUIFiles.makeDeclaration($0, file, nil, evaluator)
            }
        }
        // Names of types that the module declares don't refer to SwiftUI.
        neededNames = SwiftUIFiles.names.subtracting(own)
        neededNames.insert(SwiftUIFiles.module)
        var isChanged = true
        while isChanged {
            isChanged = false
            var unchanged: [Declaration] = []
            for var part in remaining {
                if removeIfUnneeded(part) {
                    isChanged = true
                } else {
                    let count = part.members.count
                    part.members.removeAll { removeIfUnneeded($0) }
                    if part.members.count != count { isChanged = true }
                    unchanged.append(part)
                }
            }
            remaining = unchanged
        }
    }

    /// Removes a declaration or its body if it needs a missing declaration.
    private mutating func removeIfUnneeded(_ part: Declaration) -> Bool {
        let own = part.owner.flatMap { neededMembers[$0] } ?? []
        func needs(_ names: Set<String>) -> Bool {
            !names.isDisjoint(with: neededNames) || !names.isDisjoint(with: own)
        }
        let name = (part.owner.map { $0 + "." } ?? "") + (part.declaredNames.min() ?? "an extension")
        if let body = part.body, !needs(part.headNames) {
            guard needs(part.bodyNames) else { return false }
            stubbedBodies[part.file, default: []].append(body)
            stubbedNames.insert(name)
            return true
        }
        guard needs(part.headNames) else { return false }
        removedParts[part.file, default: []].append(part.node)
        removedNames.insert(name)
        if let owner = part.owner {
            neededMembers[owner, default: []].formUnion(part.declaredNames)
        } else {
            neededNames.formUnion(part.declaredNames)
        }
        return true
    }

    private static func makeDeclaration(
        _ node: DeclSyntax, _ file: Int, _ owner: String?, _ evaluator: ConditionEvaluator
    ) -> Declaration {
        let declared = names(declaredBy: node)
        // A type that does not belong to SwiftUI only loses members.
        if owner == nil, let group = node.asProtocol((any DeclGroupSyntax).self), !node.is(ProtocolDeclSyntax.self),
            !SwiftUISources.belongsToSwiftUI(node)
        {
            let type = declared.first ?? node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? ""
            let members = members(of: group.memberBlock.members, evaluator)
            return Declaration(
                file: file, node: node, declaredNames: declared, headNames: NameReader.names(in: head(of: group)),
                owner: nil,
                members: members.map { makeDeclaration($0, file, type, evaluator) })
        }
        let body =
            node.as(FunctionDeclSyntax.self)?.body.map(Syntax.init)
            ?? node.as(InitializerDeclSyntax.self)?.body.map(Syntax.init)
        guard let body, owner != nil else {
            return Declaration(
                file: file, node: node, declaredNames: declared, headNames: NameReader.names(in: [Syntax(node)]),
                owner: owner)
        }
        let parts = node.children(viewMode: .sourceAccurate).filter { $0.id != body.id }
        return Declaration(
            file: file, node: node, declaredNames: declared, headNames: NameReader.names(in: Array(parts)), body: body,
            bodyNames: NameReader.names(in: [body]), owner: owner)
    }

    private static func head(of group: any DeclGroupSyntax) -> [Syntax] {
        group.children(viewMode: .sourceAccurate).filter { $0.id != Syntax(group.memberBlock).id }
    }

    private static func members(
        of list: MemberBlockItemListSyntax, _ evaluator: ConditionEvaluator
    ) -> [DeclSyntax] {
        list.flatMap { item -> [DeclSyntax] in
            guard let choice = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
            return choice.activeClauses(evaluator).flatMap { clause -> [DeclSyntax] in
                clause.elements?.as(MemberBlockItemListSyntax.self).map { members(of: $0, evaluator) } ?? []
            }
        }
    }

    /// Returns the top-level declarations of a file, including those in clauses that are compiled.
    private static func declarations(
        of statements: CodeBlockItemListSyntax, _ evaluator: ConditionEvaluator
    ) -> [DeclSyntax] {
        statements.flatMap { item -> [DeclSyntax] in
            guard let node = item.item.as(DeclSyntax.self) else { return [] }
            if let choice = node.as(IfConfigDeclSyntax.self) {
                return choice.activeClauses(evaluator).flatMap { clause -> [DeclSyntax] in
                    clause.elements?.as(CodeBlockItemListSyntax.self).map { declarations(of: $0, evaluator) } ?? []
                }
            }
            return node.is(ImportDeclSyntax.self) || node.is(MacroExpansionDeclSyntax.self) ? [] : [node]
        }
    }

    private static func names(declaredBy node: DeclSyntax) -> Set<String> {
        if let named = node.asProtocol((any NamedDeclSyntax).self) { return [named.name.text] }
        guard let variable = node.as(VariableDeclSyntax.self) else { return [] }
        return Set(variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text })
    }

    /// Returns a file's facts without those of the removed declarations.
    func facts(of file: Int, _ facts: SourceFacts, _ nodes: [SyntaxIdentifier]) -> SourceFacts {
        guard let parts = removedParts[file] else { return facts }
        let reader = IdentifierReader()
        for part in parts { reader.walk(part) }
        var result = facts
        result.types = zip(facts.types, nodes).filter { !reader.identifiers.contains($1) }.map(\.0)
        for index in result.types.indices {
            guard let removedMembers = neededMembers[result.types[index].name] else { continue }
            result.types[index].methods.removeAll { removedMembers.contains($0.name) }
            result.types[index].variables.removeAll { removedMembers.contains($0.name) }
            result.types[index].properties.removeAll { removedMembers.contains($0.name) }
            result.types[index].stored.removeAll { removedMembers.contains($0) }
        }
        return result
    }

    /// Reports the removed code of a module, one line per declaration.
    func report(of module: String) {
        func summary(_ names: Set<String>) -> String {
            names.sorted().prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
        }
        var lines: [String] = []
        if !removedNames.isEmpty {
            let count = removedNames.count
            lines.append(
                "\(count) \(count == 1 ? "declaration is" : "declarations are") left out: \(summary(removedNames))")
        }
        if !stubbedNames.isEmpty {
            lines.append("not compiled, and reported as failed when run: \(summary(stubbedNames))")
        }
        for line in lines {
            FileHandle.standardError.write(
                Data("note: \(module): SwiftUI is not supported: \(line) [supports: SwiftUI]\n".utf8))
        }
    }
}

/// Collects the names of types, and of expressions that are not members of another expression.
private final class NameReader: SyntaxVisitor {
    private var names: Set<String> = []

    static func names(in nodes: [Syntax]) -> Set<String> {
        let reader = NameReader(viewMode: .sourceAccurate)
        for node in nodes { reader.walk(node) }
        return reader.names
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let access = node.parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.id == node.id ? $0 : nil }
        // A name after `self` has the same meaning as without it.
        if access == nil || access?.base?.trimmedDescription == "self" { names.insert(node.baseName.text) }
        return .visitChildren
    }
}

/// Collects the identifiers of all nodes.
private final class IdentifierReader: SyntaxAnyVisitor {
    private(set) var identifiers: Set<SyntaxIdentifier> = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        identifiers.insert(node.id)
        return .visitChildren
    }
}
