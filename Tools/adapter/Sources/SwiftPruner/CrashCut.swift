import SwiftAdapter
import SwiftSyntax

extension CompilerError {
    /// Whether the compiler crashed.
    var isCrash: Bool { identifier.isEmpty && message.hasPrefix(CrashCut.messagePrefix) }

    /// Whether the compiler crashed without reporting a position.
    var isFileCrash: Bool { line == 0 && message.hasPrefix(CrashCut.messagePrefix) }
}

/// Decides what to remove from a file when the compiler crashes in derived code (such as a synthesised `==`), because such a crash
/// has no source position.
enum CrashCut {
    static let messagePrefix = "the compiler crashes"

    /// Parses `While … for file "PATH"` and `… SIL function "@NAME"` in the compiler's output.
    static func error(_ line: Substring, of crash: CompilerError?) -> CompilerError? {
        if let path = quoted(line, after: "for file \"") {
            return CompilerError(path: path, line: 0, column: 0, message: messagePrefix + " at this file")
        }
        if var crash, crash.isFileCrash, let name = quoted(line, after: "SIL function \"@") {
            crash.message = messagePrefix + " at '\(name)'"
            return crash
        }
        return nil
    }

    private static func quoted(_ line: Substring, after start: String) -> String? {
        guard let range = line.range(of: start) else { return nil }
        let text = line[range.upperBound...].prefix { $0 != "\"" }
        return text.isEmpty ? nil : String(text)
    }

    /// Returns the removal of the conformance whose derived members crash the compiler. If the type is unknown, removes the whole file.
    static func cut(for error: CompilerError, in source: PrunedSource) -> Cut? {
        let finder = CutFinder(source: source, error: error, anchor: 0)
        let mangled = error.quoted.first ?? ""
        let types = DeclarationFinder.groups(of: source.tree).filter { group in
            guard mangled.contains("__derived_"), let name = name(of: group) else { return false }
            return mangled.contains("\(name.utf8.count)\(name)")
        }
        for group in types {
            for inherited in group.inheritanceClause?.inheritedTypes ?? []
            where ["Equatable", "Hashable", "Comparable"].contains(inherited.type.trimmedDescription) {
                let cut = finder.conformance(inherited)
                if !source.has(cut.identity), !source.revertedCuts.contains(cut.identity) { return cut }
            }
        }
        let cut = finder.wholeFile()
        return source.has(cut.identity) ? nil : cut
    }

    private static func name(of group: any DeclGroupSyntax) -> String? {
        if let named = group.asProtocol((any NamedDeclSyntax).self) { return named.name.text }
        return group.as(ExtensionDeclSyntax.self).map { EnclosingTypes.unqualified($0.extendedType.trimmedDescription) }
    }

    private final class DeclarationFinder: SyntaxAnyVisitor {
        private var groups: [any DeclGroupSyntax] = []

        static func groups(of tree: SourceFileSyntax) -> [any DeclGroupSyntax] {
            let finder = DeclarationFinder(viewMode: .sourceAccurate)
            finder.walk(tree)
            return finder.groups
        }

        override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
            if let group = node.asProtocol((any DeclGroupSyntax).self) { groups.append(group) }
            return node.is(CodeBlockSyntax.self) ? .skipChildren : .visitChildren
        }
    }
}
