import SwiftAdapter
import SwiftSyntax

/// The module's own declarations by name, and the number of uses of each name in its sources.
final class OwnDeclarations: SyntaxVisitor {
    /// The types; nested types without the names of the enclosing types.
    private(set) var types: Set<String> = []
    /// The members, functions and global variables.
    private(set) var members: Set<String> = []
    /// The names in bodies and parameters.
    private(set) var locals: Set<String> = []
    /// The number of occurrences of each name.
    private(set) var counts: [String: Int] = [:]

    init(_ trees: [SourceFileSyntax]) {
        super.init(viewMode: .sourceAccurate)
        for tree in trees { walk(tree) }
    }

    /// Adds the declarations of the app's other modules.
    func add(_ imported: ModuleDeclarations) {
        types.formUnion(imported.types)
        members.formUnion(imported.members)
    }

    /// Whether the module declares a name.
    func declares(_ name: String, withLocals: Bool) -> Bool {
        members.contains(name) || types.contains(name) || withLocals && locals.contains(name)
    }

    /// Whether a name is a misspelling of one of the module's own types.
    func isMisspelledType(_ name: String) -> Bool { types.contains { Spelling.isTypo(name, of: $0) } }

    func isMisspelledMember(_ name: String) -> Bool { members.contains { Spelling.isTypo(name, of: $0) } }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier(let name) = token.tokenKind { counts[name, default: 0] += 1 }
        return .visitChildren
    }

    private func add(type name: TokenSyntax) -> SyntaxVisitorContinueKind {
        types.insert(name.text)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(type: node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(type: node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(type: node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(type: node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(type: node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(type: node.name) }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { add(type: node.name) }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        members.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        members.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        let declaration = node.parent?.as(PatternBindingSyntax.self)?.parent?.parent
        let isLocal =
            declaration?.parent?.as(CodeBlockItemSyntax.self).map {
                !($0.parent?.parent?.is(SourceFileSyntax.self) ?? false)
            }
            ?? !(declaration?.parent?.is(MemberBlockItemSyntax.self) ?? false)
        if isLocal { locals.insert(node.identifier.text) } else { members.insert(node.identifier.text) }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        locals.insert((node.secondName ?? node.firstName).text)
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        locals.insert(node.name.text)
        return .visitChildren
    }
}

/// Compares names to find typing errors.
enum Spelling {
    /// Whether two names are so similar that one was probably intended: one typing error, or two edits in a long name.
    static func isSimilar(_ a: String, _ b: String) -> Bool {
        isTypo(a, of: b) || min(a.utf8.count, b.utf8.count) >= 10 && distance(a, b) <= 2
    }

    /// Returns the number of letters to insert, remove or change.
    private static func distance(_ a: String, _ b: String) -> Int {
        let (a, b) = (Array(a.utf8), Array(b.utf8))
        var row = Array(0...b.count)
        for (i, x) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, y) in b.enumerated() {
                (diagonal, row[j + 1]) = (row[j + 1], min(row[j] + 1, row[j + 1] + 1, diagonal + (x == y ? 0 : 1)))
            }
        }
        return row[b.count]
    }

    /// Whether two names differ by one inserted, removed or changed letter, or by two swapped neighbours.
    static func isTypo(_ a: String, of b: String) -> Bool {
        let (a, b) = (Array(a.utf8), Array(b.utf8))
        guard a != b, min(a.count, b.count) > 2, abs(a.count - b.count) < 2 else { return false }
        let start = zip(a, b).prefix { $0 == $1 }.count
        let (restA, restB) = (a[start...], b[start...])
        if a.count == b.count {
            if restA.dropFirst() == restB.dropFirst() { return true }
            return restA.count > 1 && restA.first == restB.dropFirst().first && restA.dropFirst().first == restB.first
                && restA.dropFirst(2) == restB.dropFirst(2)
        }
        return a.count < b.count ? restA == restB.dropFirst() : restA.dropFirst() == restB
    }
}
