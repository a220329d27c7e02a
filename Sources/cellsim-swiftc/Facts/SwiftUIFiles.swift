import Foundation
import SwiftSyntax

/// What of a module's sources is about SwiftUI, which is not there: declarations of files that import it and name something
/// of it, and what such files declare by means of these. The modules are compiled without them.
struct SwiftUIFiles {
    private static let module = "SwiftUI"
    /// Names of SwiftUI's by which a declaration needs it.
    private static let names = SwiftUISources.names.union([
        "AnyView", "AppStorage", "Binding", "Bindable", "Environment", "EnvironmentObject", "FocusState", "ForEach",
        "GeometryProxy", "GeometryReader", "HStack", "NavigationView", "ObservedObject", "PhotosPickerItem",
        "State", "StateObject", "Transaction", "UIHostingController", "VStack", "ViewBuilder", "ZStack",
    ])

    /// A declaration of a file's top level, and what it names.
    private struct Part {
        var file: Int
        var node: DeclSyntax
        var declared: Set<String>
        var named: Set<String>
    }

    /// The left out declarations of each file.
    private(set) var leftOut: [Int: [DeclSyntax]] = [:]
    /// Their names, for whoever wants to know whether something has changed.
    private(set) var leftOutNames: Set<String> = []

    /// Whether a file is to be looked at.
    static func concerns(_ facts: SourceFacts) -> Bool { facts.imports.contains(module) }

    /// - Parameters:
    ///   - trees: of the files that import SwiftUI, by the files' numbers.
    ///   - own: the types that the module declares itself, whatever SwiftUI calls so.
    init(_ trees: [Int: SourceFileSyntax], own: Set<String>, _ evaluator: ConditionEvaluator) {
        var rest: [Part] = []
        for (file, tree) in trees.sorted(by: { $0.key < $1.key }) {
            for node in SwiftUIFiles.declarations(of: tree.statements, evaluator) {
                let reader = NameReader()
                reader.walk(node)
                rest.append(
                    Part(file: file, node: node, declared: SwiftUIFiles.names(declaredBy: node), named: reader.names))
            }
        }
        // What a file declares for views of its own is SwiftUI's under the same name.
        var wanted = SwiftUIFiles.names.subtracting(own)
        wanted.insert(SwiftUIFiles.module)
        while true {
            let found = rest.filter { !$0.named.isDisjoint(with: wanted) }
            if found.isEmpty { break }
            rest.removeAll { !$0.named.isDisjoint(with: wanted) }
            for part in found {
                leftOut[part.file, default: []].append(part.node)
                wanted.formUnion(part.declared)
                leftOutNames.formUnion(part.declared)
            }
        }
    }

    /// The declarations of a file's top level, those of clauses that are compiled too.
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

    /// A file's facts without those of what is left out.
    func facts(of file: Int, _ facts: SourceFacts, _ nodes: [SyntaxIdentifier]) -> SourceFacts {
        guard let parts = leftOut[file] else { return facts }
        let reader = IdentifierReader()
        for part in parts { reader.walk(part) }
        var rest = facts
        rest.types = zip(facts.types, nodes).filter { !reader.found.contains($1) }.map(\.0)
        return rest
    }

    /// Says what of a module is left out, in one line.
    func tell(of module: String) {
        let count = leftOut.values.reduce(0) { $0 + $1.count }
        if count == 0 { return }
        let names = leftOutNames.sorted()
        let shown = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
        let what = count == 1 ? "declaration is" : "declarations are"
        FileHandle.standardError.write(
            Data(
                "note: \(module): SwiftUI is not supported: \(count) \(what) left out\(shown.isEmpty ? "" : ": \(shown)")\n"
                    .utf8))
    }
}

/// Collects the names of types and of what stands alone in expressions; not those behind a point, which are something's own.
private final class NameReader: SyntaxVisitor {
    private(set) var names: Set<String> = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self).map { $0.declName.id == node.id } ?? false
        if !isMember { names.insert(node.baseName.text) }
        return .visitChildren
    }
}

/// Collects the identifiers of all nodes.
private final class IdentifierReader: SyntaxAnyVisitor {
    private(set) var found: Set<SyntaxIdentifier> = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        found.insert(node.id)
        return .visitChildren
    }
}
