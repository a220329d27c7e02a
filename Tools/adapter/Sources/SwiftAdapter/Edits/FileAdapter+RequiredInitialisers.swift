import SwiftSyntax

/// Initialisers of Apple's classes that are `required` on Linux, where they are not on iOS.
///
/// Objective-C can call any initialiser of a metatype. In Swift, the initialiser must be `required`, and then each subclass with
/// own designated initialisers must declare it.
extension FileAdapter {
    private struct Required {
        let owner: String
        let parameters: [(label: String, type: String)]

        var name: String { "init(" + parameters.map { $0.label + ":" }.joined() + ")" }
    }

    private static let required = [
        Required(
            owner: "NSManagedObject",
            parameters: [("entity", "NSEntityDescription"), ("insertInto", "NSManagedObjectContext?")]),
        Required(
            owner: "NSFetchedResultsController",
            parameters: [
                ("fetchRequest", "NSFetchRequest<$0>"), ("managedObjectContext", "NSManagedObjectContext"),
                ("sectionNameKeyPath", "String?"), ("cacheName", "String?"),
            ]),
        Required(owner: "NotificationCenter", parameters: []),
    ]

    /// Returns the required initialiser of a class's Apple superclass.
    private func requiredInitialiser(of type: TypeDeclaration) -> Required? {
        guard type.kind == .class else { return nil }
        let ancestors = table.ancestors(of: type.name)
        return Self.required.first { ancestors.contains($0.owner) }
    }

    /// Replaces `override` by `required` before such an initialiser.
    func requireInitialiser(_ node: InitializerDeclSyntax) {
        guard let type = scope, isMember(node), let required = requiredInitialiser(of: type),
            RequiredInitialisers.name(of: node) == required.name, !node.modifiers.has("required"),
            let modifier = node.modifiers.first(where: { $0.name.text == "override" })
        else { return }
        edits.overwrite(range(modifier), with: "required")
    }

    /// Returns the initialiser that a class with own designated initialisers lacks. On iOS, too, the program ends if
    /// such a class is created with it.
    func missingInitialiser(of type: TypeDeclaration) -> String {
        guard let required = requiredInitialiser(of: type), type.traits.contains(.designatedInit),
            !type.initialisers.contains(required.name)
        else { return "" }
        // The class of the results is written after the superclass: `NSFetchedResultsController<Person>`.
        let parts = (type.superclass ?? "").split(separator: "<", maxSplits: 1)
        let isGeneric = required.parameters.contains { $0.type.contains("$0") }
        if isGeneric, parts.count < 2 { return "" }
        let argument = parts.count == 2 ? String(parts[1].dropLast()) : ""
        let parameters = required.parameters.enumerated().map {
            "\($1.label) p\($0): \($1.type.replacing("$0", with: argument))"
        }
        let access = ["public", "open"].contains(type.access) ? "public " : ""
        // iOS ends the program with these words.
        return "\(access)required init(\(parameters.joined(separator: ", "))) { "
            + "preconditionFailure(\"Use of unimplemented initializer '\(required.name)' for class '\(type.name)'\") }; "
    }
}
