/// Finds overrides of members that extensions of another module's classes declare, which Swift supports only with Objective-C.
///
/// An override is renamed uniquely. Each file that uses the member gets an extension with a member of the same name, which
/// hides the other module's and calls the nearest override for the object's class. Calls in other modules ignore overrides.
struct ForeignOverrides {
    /// A member of another module's extension, and the module's classes that override it.
    struct Member {
        /// The extended class.
        var owner: String
        /// The module that declares the extension.
        var module: String
        /// The member if it is a method. Either this or `variable` is set.
        var method: SourceFacts.Method?
        var variable: SourceFacts.Variable?
        /// The overriding classes, subclasses before their superclasses.
        var overriders: [String]

        var name: String { method?.name ?? variable?.name ?? "" }
        var signature: String { method?.signature ?? variable?.signature ?? "" }
    }

    private(set) var members: [Member] = []
    private var ancestors: [String: [String]] = [:]

    init() {}

    init(_ table: ModuleTable) {
        for type in table.types where type.kind == .class || type.kind == .extension {
            for method in type.methods where method.isOverride {
                add(method.signature, method.types, of: type.name, table)
            }
            for variable in type.variables where variable.isOverride {
                add(variable.signature, nil, of: type.name, table)
            }
        }
        for index in members.indices {
            members[index].overriders.sort {
                let (a, b) = (ancestors[$0]?.count ?? 0, ancestors[$1]?.count ?? 0)
                return a == b ? $0 < $1 : a > b
            }
        }
    }

    private mutating func add(_ signature: String, _ types: [String]?, of type: String, _ table: ModuleTable) {
        // Only a class that its file can refer to is found at run time.
        guard let declaration = table.classes[type], declaration.traits.contains(.reachable),
            !declaration.traits.contains(.generic),
            let owner = table.foreignExtension(declaring: signature, above: type),
            let member = ForeignOverrides.member(signature, types, of: owner, table)
        else { return }
        ancestors[type] = table.ancestors(of: type)
        let index = members.firstIndex {
            $0.owner == owner && $0.signature == signature && $0.method?.types == member.method?.types
        }
        if index == nil { members.append(member) }
        members[index ?? members.count - 1].overriders.append(type)
    }

    /// Returns the declared public member, with the given parameter types if there are overloads.
    private static func member(
        _ signature: String, _ types: [String]?, of owner: String, _ table: ModuleTable
    ) -> Member? {
        var candidates: [Member] = []
        let unqualified = signature.hasPrefix("static ") ? signature.dropFirst(7) : signature[...]
        let name = String(unqualified.prefix { $0 != "(" })
        for type in table.foreign where type.kind == .extension && type.name == owner && !type.module.isEmpty {
            for method in type.methods
            where method.name == name && method.signature == signature && method.isReplaceable
                && isPublic(method.modifiers)
            {
                candidates.append(Member(owner: owner, module: type.module, method: method, overriders: []))
            }
            for variable in type.variables
            where variable.name == name && variable.signature == signature && variable.isReplaceable
                && isPublic(variable.modifiers)
            {
                candidates.append(Member(owner: owner, module: type.module, variable: variable, overriders: []))
            }
        }
        return candidates.count > 1 ? candidates.first { $0.method?.types == types } : candidates.first
    }

    private static func isPublic(_ modifiers: String) -> Bool {
        modifiers.split(separator: " ").contains { $0 == "public" || $0 == "open" }
    }

    /// Returns the member that a class's override with a signature overrides.
    func member(_ signature: String, overriddenBy type: String) -> Member? {
        members.first { $0.signature == signature && $0.overriders.contains(type) }
    }

    /// Returns the replacement of `super.name` in a class; nil if the text needs no change.
    func superName(of name: String, in type: String, _ table: ModuleTable) -> String? {
        guard !members.isEmpty else { return nil }
        let superclasses = ancestors[type] ?? table.ancestors(of: type)
        guard let member = members.first(where: { $0.name == name && superclasses.contains($0.owner) }) else {
            return nil
        }
        let next = superclasses.first { member.overriders.contains($0) }
        return next.map { table.overrides.name(of: name, overriddenBy: $0) } ?? member.module + "::" + name
    }
}

extension ModuleTable {
    /// Returns the superclass whose extension in another module declares a member, unless a class body declares it.
    func foreignExtension(declaring signature: String, above type: String) -> String? {
        let bare = signature.hasPrefix("static ") ? signature.dropFirst(7) : signature[...]
        let name = String(bare.prefix { $0 != "(" })
        var owner: String?
        for ancestor in ancestors(of: type) {
            let extensions = classes[ancestor] == nil ? foreignExtensions[ancestor] ?? [] : []
            if extensions.contains(where: { foreign[$0].declares(signature, name) }) { owner = ancestor }
            let isInBody = (classes[ancestor] ?? foreignClasses[ancestor])?.declares(signature, name) ?? false
            if isInBody || classes[ancestor] != nil && members[ancestor]?[signature] == false { return nil }
        }
        return owner
    }
}

extension SourceFacts.TypeDeclaration {
    /// Whether the type declares a member without overriding one. Names are compared first, which is fast.
    fileprivate func declares(_ signature: String, _ name: String) -> Bool {
        methods.contains { $0.name == name && !$0.isOverride && $0.signature == signature }
            || variables.contains { $0.name == name && !$0.isOverride && $0.signature == signature }
            || stored.contains(signature)
    }
}
