import SwiftAdapter
import SwiftSyntax

/// Finds the members that run before a view is drawn: its initialisers, the methods that configure the view, and the methods
/// that UIKit calls while the view is loaded, laid out and reused. The members that any of them call belong to the set-up too.
struct CellSetup {
    private struct TypeMembers {
        var superclass: String?
        /// The names that the bodies of a member call or set, by member name.
        var names: [String: Set<String>] = [:]
        var outlets: Set<String> = []
        var files: Set<String> = []
    }

    private var types: [String: TypeMembers] = [:]
    private var reachableMembers: [String: Set<String>] = [:]

    private static let setupMethods: Set<String> = [
        "init", "awakeFromNib", "prepareForReuse", "layoutSubviews", "didMoveToWindow", "didMoveToSuperview",
        "willMove", "traitCollectionDidChange", "updateConstraints", "draw", "intrinsicContentSize", "sizeThatFits",
        "setSelected", "setHighlighted", "tintColorDidChange", "viewDidLoad", "viewWillAppear",
    ]
    private static let setupPrefixes = [
        "configure", "update", "set", "render", "fill", "bind", "load", "apply", "prepare",
    ]

    init(_ sources: [PrunedSource]) {
        let collector = Collector()
        for source in sources where !source.cuts.isEmpty || source.text.contains(Array("class ".utf8)) {
            collector.path = source.path
            collector.walk(source.tree)
        }
        types = collector.types
        for (name, type) in types where type.superclass != nil || !type.files.isEmpty {
            reachableMembers[name] = CellSetup.closure(type)
        }
    }

    private static func closure(_ type: TypeMembers) -> Set<String> {
        var pending = type.names.keys.filter { name in
            setupMethods.contains(name) || type.outlets.contains(name) || hasSetupPrefix(name)
        }
        var result = Set(pending)
        while let name = pending.popLast() {
            for next in type.names[name] ?? [] where type.names[next] != nil && !result.contains(next) {
                result.insert(next)
                pending.append(next)
            }
        }
        return result
    }

    /// Whether a name begins with a verb of methods that configure a view.
    private static func hasSetupPrefix(_ name: String) -> Bool {
        setupPrefixes.contains { word in
            name.hasPrefix(word) && !(name.dropFirst(word.count).first?.isLowercase ?? false)
        }
    }

    /// Whether a cut is in the set-up of its type.
    func isSetup(_ cut: Cut) -> Bool {
        if cut.type != nil, cut.kind == .declaration, cut.member == nil { return true }
        return isSetup(type: cut.type, member: cut.member)
    }

    /// Whether a member belongs to the set-up of its type.
    func isSetup(type: String?, member: String?) -> Bool {
        guard let type, let member else { return false }
        return reachableMembers[type]?.contains(member) ?? false
    }

    /// Returns the classes of a file, with the class of another module that each inherits from, directly or indirectly.
    func classes(of source: PrunedSource) -> [String: String] {
        var result: [String: String] = [:]
        for (name, type) in types where type.files.contains(source.path) {
            guard var root = type.superclass else { continue }
            var visitedNames: Set<String> = [name]
            while let next = types[root]?.superclass, visitedNames.insert(root).inserted { root = next }
            result[name] = root
        }
        return result
    }

    private final class Collector: SyntaxVisitor {
        var types: [String: TypeMembers] = [:]
        var path = ""

        init() { super.init(viewMode: .sourceAccurate) }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            let name = EnclosingTypes.typeName(Syntax(node)) ?? node.name.text
            types[name, default: TypeMembers()].superclass =
                node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription.replacing(/<.*/, with: "")
            types[name]?.files.insert(path)
            read(node.memberBlock, name)
            return .visitChildren
        }

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            read(node.memberBlock, EnclosingTypes.typeName(Syntax(node)) ?? "")
            return .visitChildren
        }

        override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

        private func read(_ block: MemberBlockSyntax, _ type: String) {
            for member in block.members {
                guard let name = Context.memberBaseName(Syntax(member.decl)) else { continue }
                let used = NameCollector.names(in: Syntax(member.decl))
                types[type, default: TypeMembers()].names[name, default: []].formUnion(used)
                // Observers of properties run when a document sets them.
                if let variable = member.decl.as(VariableDeclSyntax.self),
                    variable.bindings.first?.accessorBlock?.trimmedDescription.contains("didSet") ?? false
                {
                    types[type]?.outlets.insert(name)
                }
            }
        }
    }

    private final class NameCollector: SyntaxVisitor {
        private var names: Set<String> = []

        static func names(in node: Syntax) -> Set<String> {
            let collector = NameCollector(viewMode: .sourceAccurate)
            collector.walk(node)
            return collector.names
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            names.insert(node.baseName.text)
            return .visitChildren
        }
    }
}
