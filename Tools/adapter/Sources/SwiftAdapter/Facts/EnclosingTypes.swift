import SwiftSyntax

/// Finds the types that enclose a node.
package enum EnclosingTypes {
    /// Returns the qualified name of the enclosing type.
    package static func typeName(_ node: Syntax) -> String? {
        var names: [String] = []
        var current: Syntax? = node
        while let candidate = current {
            switch candidate.as(SyntaxEnum.self) {
            case .classDecl(let type): names.insert(type.name.text, at: 0)
            case .structDecl(let type): names.insert(type.name.text, at: 0)
            case .enumDecl(let type): names.insert(type.name.text, at: 0)
            case .protocolDecl(let type): names.insert(type.name.text, at: 0)
            case .actorDecl(let type): names.insert(type.name.text, at: 0)
            case .extensionDecl(let type): names.insert(type.extendedType.trimmedDescription, at: 0)
            default: break
            }
            current = candidate.parent
        }
        return names.isEmpty ? nil : names.joined(separator: ".")
    }

    /// Returns the enclosing class, struct, enum or extension.
    package static func declarationGroup(_ node: Syntax) -> (any DeclGroupSyntax)? {
        var current: Syntax? = node
        while let candidate = current {
            if let group = candidate.asProtocol((any DeclGroupSyntax).self) { return group }
            current = candidate.parent
        }
        return nil
    }

    /// Returns the last component of a type's name, without generic arguments and optional marks.
    package static func unqualified(_ name: String) -> String {
        let withoutGenerics = name.prefix { $0 != "<" }.filter { $0 != "?" && $0 != "!" }
        return withoutGenerics.split(separator: ".").last.map(String.init) ?? withoutGenerics
    }
}
