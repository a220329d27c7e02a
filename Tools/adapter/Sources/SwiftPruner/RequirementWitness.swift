import SwiftAdapter
import SwiftParser
import SwiftSyntax

/// Creates trapping members for the missing requirements of a protocol, from the notes of the compiler's error.
enum RequirementWitness {
    /// Returns the source text of the members; empty if one of them can't be created.
    /// - Parameters:
    ///   - paths: the paths of the module's sources.
    ///   - trap: returns the statement that traps with a message.
    static func texts(
        for error: CompilerError, in group: any DeclGroupSyntax, _ paths: Set<String>, trap: (String) -> String
    ) -> [String] {
        let access = access(of: group, error, paths)
        let name = typeName(group)
        var texts: [String] = []
        if error.notes.contains(where: { $0.identifier == "no_witnesses_type" }) { return [] }
        for note in error.notes where note.identifier == "no_witnesses" {
            guard
                let text = witness(
                    note, access, name, isClass: isOpenClass(group), trap("no " + note.message.dropFirst(18)))
            else { return [] }
            if !texts.contains(text) { texts.append(text) }
        }
        return texts
    }

    /// Returns the access level of the members, which is that of the type.
    static func access(of group: any DeclGroupSyntax) -> String {
        group.modifiers.contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
    }

    /// Returns the access level of the members in an extension. An extension does not show the access level of its type, so
    /// members are public if the protocol is another module's. On a type that is not public, the modifier has no effect.
    private static func access(
        of group: any DeclGroupSyntax, _ error: CompilerError, _ paths: Set<String>
    ) -> String {
        let isOfOtherModule = error.notes.contains { $0.identifier == "no_witnesses" && !paths.contains($0.path) }
        return group.is(ExtensionDeclSyntax.self) && isOfOtherModule ? "public " : access(of: group)
    }

    private static func isOpenClass(_ group: any DeclGroupSyntax) -> Bool {
        group.is(ClassDeclSyntax.self) && !group.modifiers.has("final")
    }

    private static func typeName(_ group: any DeclGroupSyntax) -> String {
        group.asProtocol((any NamedDeclSyntax).self)?.name.text
            ?? group.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? "Self"
    }

    private static func witness(
        _ note: CompilerError.Note, _ access: String, _ type: String, isClass: Bool, _ trap: String
    ) -> String? {
        guard let declaration = declaration(note.source, column: note.column) else { return nil }
        let modifierNames = declaration.modifiers.filter { ["static", "mutating"].contains($0.name.text) }.map(
            \.name.text)
        let prefix = access + modifierNames.map { $0 + " " }.joined()
        func substitutingSelf(_ text: String) -> String {
            text.replacing(/\bSelf\b/, with: type)
        }
        if let function = declaration.as(FunctionDeclSyntax.self), function.genericParameterClause == nil {
            let signature = substitutingSelf(function.signature.trimmedDescription).replacingLines
            return prefix + "func " + function.name.text + signature + " { " + trap + " }"
        }
        if let initializer = declaration.as(InitializerDeclSyntax.self) {
            let mark = initializer.optionalMark?.text ?? ""
            let signature = substitutingSelf(initializer.signature.trimmedDescription).replacingLines
            return prefix + (isClass ? "required " : "") + "init" + mark + signature + " { " + trap + " }"
        }
        if let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            let annotation = binding.typeAnnotation
        {
            let isSettable = binding.accessorBlock?.trimmedDescription.contains("set") ?? false
            return prefix + "var " + binding.pattern.trimmedDescription
                + substitutingSelf(annotation.trimmedDescription)
                + " { get { " + trap + " }" + (isSettable ? " set { }" : "") + " }"
        }
        return nil
    }

    /// Parses the declaration that the compiler printed.
    private static func declaration(_ line: String, column: Int) -> (any DeclSyntaxProtocol & WithModifiersSyntax)? {
        var text = line.trimmingPrefix { $0 == " " || $0 == "\t" }
        // Declarations of other modules are printed with an unmatched closing brace.
        if text.filter({ $0 == "}" }).count > text.filter({ $0 == "{" }).count, text.hasSuffix("}") {
            text = text.dropLast()
        }
        // If several declarations are on one line, use the reported one.
        let tree = Parser.parse(source: "protocol P {\n" + text + "\n}")
        guard let body = tree.statements.first?.item.as(ProtocolDeclSyntax.self)?.memberBlock else { return nil }
        let offset = 13 + column - 1 - (line.utf8.count - line.trimmingPrefix { $0 == " " || $0 == "\t" }.utf8.count)
        let member =
            body.members.first { $0.position.utf8Offset <= offset && offset < $0.endPosition.utf8Offset }
            ?? body.members.first
        guard let member, !member.hasError else { return nil }
        return member.decl.asProtocol((any WithModifiersSyntax).self) as? (any DeclSyntaxProtocol & WithModifiersSyntax)
    }
}
