/// Finds overrides of members that extensions of the module's classes declare, which Swift supports only with Objective-C.
///
/// The declared member is replaced by a dispatcher that calls the nearest override for the class of the object. Overrides get unique names,
/// and calls of `super` use the name of the next override in the superclass chain.
struct ExtensionOverrides {
    /// A declared member, with the classes that override it.
    struct Group: Hashable {
        /// The extended class.
        var owner: String
        var signature: String
        /// The overriding classes, subclasses before their superclasses.
        var overriders: [String]
    }

    private var groups: [[String]: Group] = [:]
    /// The owners of groups by member signature.
    private var owners: [String: [String]] = [:]
    private var ancestors: [String: [String]] = [:]
    /// The classes that other files cannot refer to, or that are generic.
    private var unnameable: Set<String> = []

    init() {}

    init(_ table: ModuleTable) {
        for type in table.types where type.kind == .extension && table.isForeignClass(type.name) {
            let signatures =
                type.methods.filter { !$0.isOverride && $0.isReplaceable }.map(\.signature)
                + type.variables.filter { !$0.isOverride && $0.isReplaceable }.map(\.signature)
            for signature in signatures where groups[[type.name, signature]] == nil {
                groups[[type.name, signature]] = Group(owner: type.name, signature: signature, overriders: [])
                owners[signature, default: []].append(type.name)
            }
        }
        if groups.isEmpty { return }
        for type in table.types where type.kind == .class || type.kind == .extension {
            if type.kind == .class, !type.traits.isDisjoint(with: [.generic, .fileOnly]) {
                unnameable.insert(type.name)
            }
            if ancestors[type.name] == nil { ancestors[type.name] = table.ancestors(of: type.name) }
        }
        for type in table.types where type.kind == .class || type.kind == .extension {
            let signatures =
                type.methods.filter(\.isOverride).map(\.signature)
                + type.variables.filter(\.isOverride).map(\.signature)
            for signature in signatures {
                guard let owner = owner(of: signature, for: type.name, table) else { continue }
                groups[[owner, signature]]?.overriders.append(type.name)
            }
        }
        for key in groups.keys {
            groups[key]?.overriders.sort {
                let (a, b) = (ancestors[$0]?.count ?? 0, ancestors[$1]?.count ?? 0)
                return a == b ? $0 < $1 : a > b
            }
        }
    }

    /// Returns the extended superclass of a type whose extension declares the member, unless one of the module's classes between
    /// them declares it too.
    private func owner(of signature: String, for type: String, _ table: ModuleTable) -> String? {
        guard let candidates = owners[signature] else { return nil }
        var above = ancestors[type] ?? []
        for (index, ancestor) in above.enumerated() {
            if candidates.contains(ancestor) { return ancestor }
            if table.members[ancestor]?[signature] == false { return nil }
            // The superclasses of a class in an unknown module are unknown.
            if index == above.count - 1, table.classes[ancestor] == nil, table.foreignClasses[ancestor] == nil,
                ancestor != "NSObject"
            {
                return candidates.first
            }
        }
        above = []
        return nil
    }

    /// Returns the group of an override, or of the declared member.
    func group(of signature: String, in type: String) -> Group? {
        guard let candidates = owners[signature] else { return nil }
        for name in [type] + (ancestors[type] ?? []) where candidates.contains(name) {
            if let group = groups[[name, signature]], !group.overriders.isEmpty { return group }
        }
        return candidates.lazy.compactMap { groups[[$0, signature]] }.first { $0.overriders.contains(type) }
    }

    /// Returns the hidden name of a class's override.
    func name(of member: String, overriddenBy type: String) -> String {
        "_override_" + ExtensionOverrides.flattened(type) + "_" + member
    }

    /// Returns the replacement of `super.member` in a class.
    func superName(of member: String, _ group: Group, in type: String) -> String {
        let next = (ancestors[type] ?? []).first { group.overriders.contains($0) }
        return next.map { name(of: member, overriddenBy: $0) } ?? "_base_" + member
    }

    /// Returns the signatures of the groups' members with a name.
    func signatures(named name: String) -> [String] {
        owners.keys.filter { key in
            let unqualified = key.hasPrefix("static ") ? key.dropFirst(7) : key[...]
            return unqualified == name || unqualified.hasPrefix(name + "(")
        }.sorted()
    }

    /// Whether a class can only be reached through a protocol.
    func isUnnameable(_ type: String) -> Bool { unnameable.contains(type) }

    /// Returns the protocol through which such a class is reached.
    func protocolName(_ member: String, of type: String) -> String {
        "_Overrider_" + ExtensionOverrides.flattened(type) + "_" + member
    }

    static func flattened(_ name: String) -> String { name.split(separator: ".").joined(separator: "_") }
}

extension SourceFacts.Method {
    /// Whether another method can forward to this one.
    var isReplaceable: Bool { traits.contains(.forwardable) && !traits.contains(.fileOnly) }
}

extension SourceFacts.Variable {
    var isReplaceable: Bool { traits.contains(.forwardable) && !traits.contains(.fileOnly) }
}
