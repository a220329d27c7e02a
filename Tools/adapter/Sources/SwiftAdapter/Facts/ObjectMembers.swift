/// The kinds of types whose members Objective-C looks up by name.
enum ObjectType: Hashable {
    /// `AnyObject`, optional or not.
    case object
    /// A collection of objects.
    case collection

    /// Returns the kind of a type; nil for types without such lookups.
    /// - Parameter text: the type as written.
    init?(_ text: String) {
        var name = Substring(text)
        while let last = name.last, last == "?" || last == "!" { name.removeLast() }
        if name == "AnyObject" {
            self = .object
        } else if name == "Array<AnyObject>"
            || name.hasPrefix("[") && ["AnyObject]", "AnyObject?]"].contains(where: name.hasSuffix)
                && !name.dropFirst().contains("[")
        {
            self = .collection
        } else {
            return nil
        }
    }

    /// Returns the members of classes and protocols with such types, unless other members have the same name.
    static func members(of types: [SourceFacts.TypeDeclaration]) -> [String: ObjectType] {
        var objectTypes: [String: ObjectType] = [:]
        var otherNames: Set<String> = []
        func record(_ name: String, _ type: String) {
            if let type = ObjectType(type), objectTypes[name, default: type] == type {
                objectTypes[name] = type
            } else {
                otherNames.insert(name)
            }
        }
        for type in types {
            for variable in type.variables { record(variable.name, variable.type) }
            for method in type.methods { record(method.name, method.result) }
            otherNames.formUnion(type.stored)
        }
        return objectTypes.filter { !otherNames.contains($0.key) }
    }
}
