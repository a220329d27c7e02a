/// What the files of a module together say: which class has which methods, and what has to move.
struct ModuleTable {
    /// Classes of the module by name.
    private var classes: [String: SourceFacts.TypeDeclaration] = [:]
    /// All methods that can be called by name, by their Swift name.
    private var methods: [String: [(type: String, method: SourceFacts.Method)]] = [:]
    /// What extensions declare or override that has to stand in the class's body, by class.
    private(set) var forwarders: [String: [String]] = [:]
    /// The signatures of members of extensions that are moved, by class.
    private var moved: [String: Set<String>] = [:]

    init(_ files: [SourceFacts]) {
        let types = files.flatMap(\.types)
        for type in types where type.kind == .class { classes[type.name] = type }
        for type in types where type.kind != .other {
            for method in type.methods { methods[method.name, default: []].append((type.name, method)) }
        }
        let overridden = overriddenInSubclasses(types)
        for type in types where type.kind == .extension && classes[type.name] != nil {
            for method in type.methods {
                move(method.signature, method.forwarder, method.isOverride, of: type.name, overridden)
            }
            for variable in type.variables {
                move(variable.signature, variable.forwarder, variable.isOverride, of: type.name, overridden)
            }
        }
    }

    /// For each class of the module, the signatures that its subclasses override.
    private func overriddenInSubclasses(_ types: [SourceFacts.TypeDeclaration]) -> [String: Set<String>] {
        var result: [String: Set<String>] = [:]
        for type in types where type.kind != .other {
            let signatures =
                type.methods.filter(\.isOverride).map(\.signature)
                + type.variables.filter(\.isOverride).map(\.signature)
            if signatures.isEmpty { continue }
            for ancestor in ancestors(of: type.name) { result[ancestor, default: []].formUnion(signatures) }
        }
        return result
    }

    private mutating func move(
        _ signature: String, _ forwarder: String?, _ isOverride: Bool, of type: String,
        _ overridden: [String: Set<String>]
    ) {
        guard let forwarder, isOverride || overridden[type]?.contains(signature) ?? false else { return }
        guard moved[type, default: []].insert(signature).inserted else { return }
        forwarders[type, default: []].append(forwarder)
    }

    /// Whether a member of an extension of the class stands in the class's body instead.
    func isMoved(_ signature: String, of type: String) -> Bool { moved[type]?.contains(signature) ?? false }

    /// Whether it is a class of this module.
    func isOwn(_ type: String) -> Bool { classes[type] != nil }

    /// The module's superclasses of a class, nearest first.
    private func ancestors(of type: String) -> [String] {
        var result: [String] = []
        var current = classes[type]?.superclass
        while let name = current.flatMap({ resolve($0, from: type) }), !result.contains(name), name != type {
            result.append(name)
            current = classes[name]?.superclass
        }
        return result
    }

    /// The class that a name means inside of a type: nested ones come first.
    private func resolve(_ name: String, from scope: String) -> String? {
        let name = String(name.prefix { $0 != "<" })
        var scope = Substring(scope)
        while !scope.isEmpty {
            if classes[scope + "." + name] != nil { return scope + "." + name }
            scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
        }
        return classes[name] != nil ? name : nil
    }

    /// The selector of the method that `#selector` names.
    /// - Parameters:
    ///   - labels: as they are written; nil for the bare name.
    ///   - type: the type that is named, or the one around.
    func selector(_ name: String, labels: [String]?, in type: String?) -> String? {
        let all = (methods[name] ?? []).filter { labels == nil || $0.method.labels == labels }
        if let type {
            let near = [type] + ancestors(of: type)
            for candidate in near {
                if let found = all.first(where: { $0.type == candidate }) { return found.method.selector }
            }
        }
        return (all.first { $0.method.isMarked } ?? all.first)?.method.selector
    }
}
