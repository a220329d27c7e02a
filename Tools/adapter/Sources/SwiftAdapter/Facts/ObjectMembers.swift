/// The type of an expression, as far as lookups of members by name are concerned.
enum ObjectType: Hashable {
    /// `AnyObject`, optional or not.
    case object
    /// A collection of such values.
    case collection

    /// - Parameter text: a type as written; nil for all others.
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

    /// The members of classes and protocols that have such a type. Names that other members have too are omitted.
    static func members(of types: [SourceFacts.TypeDeclaration]) -> [String: ObjectType] {
        var found: [String: ObjectType] = [:]
        var others: Set<String> = []
        func note(_ name: String, _ type: String) {
            if let type = ObjectType(type), found[name, default: type] == type {
                found[name] = type
            } else {
                others.insert(name)
            }
        }
        for type in types {
            for variable in type.variables { note(variable.name, variable.type) }
            for method in type.methods { note(method.name, method.result) }
            others.formUnion(type.stored)
        }
        return found.filter { !others.contains($0.key) }
    }
}
