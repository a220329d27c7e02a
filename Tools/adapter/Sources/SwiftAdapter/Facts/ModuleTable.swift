/// The declarations in a module and its imports, with the members that must be moved into class bodies.
///
/// Classes and protocols of the module itself are "own", those of imported modules "foreign".
struct ModuleTable {
    typealias TypeDeclaration = SourceFacts.TypeDeclaration

    /// The declarations of the module and its imports.
    let types: [TypeDeclaration]
    let foreign: [TypeDeclaration]
    private(set) var classes: [String: TypeDeclaration] = [:]
    private(set) var foreignClasses: [String: TypeDeclaration] = [:]
    /// The names that several classes of the module share.
    private var ambiguousClasses: Set<String> = []
    /// The structs and enums of the module, whose extensions do not extend a class.
    private var valueTypes: Set<String> = []
    /// The full names of the methods that protocols require.
    private var requirements: Set<String> = []
    /// The own and foreign protocols, by name.
    private(set) var protocols: [String: TypeDeclaration] = [:]
    /// The methods that can be called by name, by Swift name.
    private var methods: [String: [(type: String, method: SourceFacts.Method)]] = [:]
    /// The indices of extensions in other modules, by type.
    private(set) var foreignExtensions: [String: [Int]] = [:]
    /// The signatures of the members of classes and their extensions, by class. The values indicate whether they are overrides.
    private(set) var members: [String: [String: Bool]] = [:]
    /// The inherited types of each class, including those in its extensions.
    private(set) var inheritedTypes: [String: Set<String>] = [:]
    /// The overrides of members that extensions of own classes declare.
    var overrides = ExtensionOverrides()
    /// The overrides of members that extensions in other modules declare.
    var foreignOverrides = ForeignOverrides()
    /// The optional requirements of protocols, by Swift name.
    var optionals = OptionalRequirements()
    /// The required initialisers of protocols that Apple's classes satisfy.
    var initialisers = RequiredInitialisers()
    /// The members of type `AnyObject`, and collections of it.
    let objectMembers: [String: ObjectType]
    /// The imported modules that re-export UIKit.
    var modulesWithUIKit: Set<String> = []
    /// The members of extensions that must be forwarded from the class body, by class.
    private(set) var forwarders: [String: [String]] = [:]
    /// The signatures of extension members that are moved, by class.
    private var movedMembers: [String: Set<String>] = [:]

    /// Combines facts.
    /// - Parameters:
    ///   - files: the facts about the module's files.
    ///   - imported: the facts about imported modules.
    init(_ files: [SourceFacts], imported: [SourceFacts] = []) {
        types = files.flatMap(\.types)
        foreign = imported.flatMap(\.types)
        objectMembers = ObjectType.members(of: types + foreign)
        for type in foreign {
            if type.kind == .class { foreignClasses[type.name] = type }
            if type.kind == .protocol { protocols[type.name] = type }
        }
        for type in types {
            switch type.kind {
            case .class:
                if classes.updateValue(type, forKey: type.name) != nil { ambiguousClasses.insert(type.name) }
            case .protocol: protocols[type.name] = type
            case .other: valueTypes.insert(type.name)
            case .extension: break
            }
        }
        for type in foreign + types where type.kind == .class || type.kind == .extension {
            inheritedTypes[type.name, default: []].formUnion(type.inherited)
        }
        for type in types where type.kind != .other {
            for method in type.methods {
                methods[ModuleTable.unquoted(method.name), default: []].append((type.name, method))
            }
        }
        for (index, type) in foreign.enumerated() where type.kind == .extension {
            foreignExtensions[type.name, default: []].append(index)
        }
        for type in types + foreign where type.kind == .class || type.kind == .extension {
            for method in type.methods { members[type.name, default: [:]][method.signature] = method.isOverride }
            for variable in type.variables {
                members[type.name, default: [:]][variable.signature] = variable.isOverride
            }
        }
        for type in protocols.values { requirements.formUnion(type.methods.map(\.fullName)) }
        overrides = ExtensionOverrides(self)
        foreignOverrides = ForeignOverrides(self)
        optionals = OptionalRequirements(self, closures: Set(files.flatMap(\.closures)))
        initialisers = RequiredInitialisers(self)
        moveMembers()
    }

    private mutating func moveMembers() {
        let overridden = overriddenInSubclasses()
        for type in types where type.kind == .extension && classes[type.name] != nil {
            for method in type.methods where method.traits.contains(.forwardable) && !method.traits.contains(.fileOnly)
            {
                let call = method.call(ModuleTable.movedPrefix(type.name))
                let text = "\(method.modifiers)func \(method.name)\(method.header) { \(call) }"
                moveIfOverridden(method.signature, text, method.isOverride, of: type.name, overridden)
            }
            for variable in type.variables
            where variable.traits.contains(.forwardable) && !variable.traits.contains(.fileOnly) {
                moveIfOverridden(
                    variable.signature, variable.forwarder(ModuleTable.movedPrefix(type.name)), variable.isOverride,
                    of: type.name, overridden)
            }
        }
    }

    /// Returns the signatures that subclasses override, by class.
    private func overriddenInSubclasses() -> [String: Set<String>] {
        var result: [String: Set<String>] = [:]
        for type in types where type.kind == .class || type.kind == .extension {
            let signatures =
                type.methods.filter(\.isOverride).map(\.signature)
                + type.variables.filter(\.isOverride).map(\.signature)
            if signatures.isEmpty { continue }
            for ancestor in ancestors(of: type.name) where classes[ancestor] != nil {
                result[ancestor, default: []].formUnion(signatures)
            }
        }
        return result
    }

    private mutating func moveIfOverridden(
        _ signature: String, _ forwarder: String, _ isOverride: Bool, of type: String,
        _ overridden: [String: Set<String>]
    ) {
        guard isOverride || overridden[type]?.contains(signature) ?? false,
            overrides.group(of: signature, in: type) == nil,
            movedMembers[type, default: []].insert(signature).inserted
        else { return }
        forwarders[type, default: []].append(forwarder)
    }

    /// Returns the classes of a group that override a method, and not only an overload with the same labels.
    func overriders(of method: SourceFacts.Method, in group: ExtensionOverrides.Group) -> [String] {
        let others = Set(methods(group.signature, of: group.owner).map(\.types)).subtracting([method.types])
        if others.isEmpty { return group.overriders }
        return group.overriders.filter { name in
            let overriding = methods(group.signature, of: name).filter(\.isOverride).map(\.types)
            return overriding.contains(method.types) || !overriding.allSatisfy(others.contains)
        }
    }

    /// Returns the methods with a signature that a type and its extensions declare in this module.
    private func methods(_ signature: String, of type: String) -> [SourceFacts.Method] {
        types.filter { $0.name == type }.flatMap(\.methods).filter { $0.signature == signature }
    }

    /// Whether a class has several methods with these labels and parameters, which differ only in their results.
    func hasOverloads(of method: SourceFacts.Method, in type: String) -> Bool {
        let overloads = ([type] + ancestors(of: type)).flatMap { methods(method.signature, of: $0) }
        return Set(overloads.filter { $0.types == method.types }.map(\.result)).count > 1
    }

    /// Whether a class belongs to the module and inherits only from classes with known members.
    func knowsAncestors(of type: String) -> Bool {
        guard classes[type] != nil else { return false }
        guard let root = ancestors(of: type).last else { return classes[type]?.superclass == nil }
        return foreignClasses[root] != nil || root == "NSObject"
    }

    /// Whether the module or its imports declare a method or property with a name.
    func declares(method name: String) -> Bool {
        methods[name] != nil
            || (types + foreign).contains { type in
                type.methods.contains { $0.name == name } || type.variables.contains { $0.name == name }
                    || type.stored.contains(name) || type.properties.contains { $0.name == name }
            }
    }

    /// Whether a name belongs only to a class, of the module or its imports.
    func isClass(_ name: String) -> Bool {
        (classes[name] != nil || foreignClasses[name] != nil) && protocols[name] == nil && !valueTypes.contains(name)
    }

    /// Whether a class, its extensions or its superclasses declare a method with a name.
    func hasMethod(_ name: String, in type: String) -> Bool {
        let classNames = [type] + ancestors(of: type)
        func declares(_ declaration: TypeDeclaration) -> Bool {
            classNames.contains(declaration.name)
                && declaration.methods.contains { ModuleTable.unquoted($0.name) == name }
        }
        return types.contains(where: declares) || foreign.contains(where: declares)
    }

    /// Returns the prefix of the names of a class's moved members.
    static func movedPrefix(_ type: String) -> String { "_moved_" + ExtensionOverrides.flattened(type) + "_" }

    /// Whether a member of the class's extension was moved to the class body.
    func isMoved(_ signature: String, of type: String) -> Bool { movedMembers[type]?.contains(signature) ?? false }

    /// Whether a type is a class of another module.
    func isForeignClass(_ type: String) -> Bool {
        classes[type] == nil && !valueTypes.contains(type) && protocols[type] == nil
            && (foreignClasses[type] != nil || type.hasPrefix("UI") || type.hasPrefix("NS"))
    }

    /// Whether a type may be an Apple class: neither this module nor its Swift imports declare it.
    func isAppleClass(_ type: String) -> Bool {
        guard classes[type] == nil, !valueTypes.contains(type), protocols[type] == nil else { return false }
        return AppleModules.plainClasses.contains(type) || type.prefix(2).allSatisfy(\.isUppercase)
    }

    /// Whether a type is an own class that is not generic.
    func isPlainClass(_ type: String) -> Bool { classes[type].map { !$0.traits.contains(.generic) } ?? false }

    /// Returns the superclasses of a class, nearest first: own ones, then foreign ones as far as known.
    func ancestors(of type: String) -> [String] {
        var result: [String] = []
        var current = type
        while let parent = superclass(of: current), !result.contains(parent), parent != type {
            result.append(parent)
            current = parent
        }
        return result
    }

    private func superclass(of type: String) -> String? {
        if let declaration = classes[type] {
            guard let superclassName = declaration.superclass, protocols[superclassName] == nil else { return nil }
            return resolve(superclassName, from: type) ?? ModuleTable.withoutGenerics(superclassName)
        }
        guard let superclassName = foreignClasses[type]?.superclass, protocols[superclassName] == nil else {
            return nil
        }
        return ModuleTable.withoutGenerics(superclassName)
    }

    /// Returns a name without backquotes.
    private static func unquoted(_ name: String) -> String {
        name.utf8.first == UInt8(ascii: "`") ? name.filter { $0 != "`" } : name
    }

    /// Returns a name without generic arguments and module name.
    private static func withoutGenerics(_ name: String) -> String {
        var name = String(name.prefix { $0 != "<" })
        for module in ["UIKit.", "Foundation."] where name.hasPrefix(module) { name.removeFirst(module.count) }
        return name
    }

    /// Returns the class that a name refers to inside of a type. Nested classes take precedence.
    private func resolve(_ name: String, from scope: String) -> String? {
        let name = ModuleTable.withoutGenerics(name)
        var scope = Substring(scope)
        while !scope.isEmpty {
            if classes[scope + "." + name] != nil { return scope + "." + name }
            scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
        }
        return classes[name] != nil ? name : nil
    }

    /// Returns all known protocols that a class conforms to.
    func protocols(of type: String) -> Set<String> {
        var result: Set<String> = []
        var pending = ([type] + ancestors(of: type)).flatMap { inheritedTypes[$0] ?? [] }
        while let next = pending.popLast() {
            for part in next.split(separator: "&") {
                let components = part.split(separator: " ").filter { !$0.hasPrefix("@") && $0 != "any" }
                guard let name = components.last.map(String.init), let declaration = protocols[name],
                    result.insert(name).inserted
                else { continue }
                pending += declaration.inherited
            }
        }
        return result
    }

    /// Whether a view or view controller class has an explicit `init()` in this module, own or inherited.
    ///
    /// Such an initialiser must be callable on a metatype, as in `self.init()` in a protocol extension.
    func hasExplicitInit(_ type: TypeDeclaration) -> Bool {
        let superclasses = ancestors(of: type.name)
        guard type.kind == .class, !Set(superclasses).isDisjoint(with: ["UIView", "UIViewController"]) else {
            return false
        }
        if type.traits.contains(.plainInit) { return true }
        // If several classes share a name, in different files or functions, only the type's own declarations are used.
        guard !ambiguousClasses.contains(type.name) else { return false }
        let isExtended = types.contains {
            $0.kind == .extension && $0.name == type.name && $0.traits.contains(.plainInit)
                && !$0.traits.contains(.conditional)
        }
        if isExtended { return true }
        guard !type.traits.contains(.designatedInit), let parent = superclasses.first else { return false }
        return classes[parent].map(hasExplicitInit) ?? false
    }

    /// Returns the arguments that create a view with sample values, if neither the class nor its superclasses declare
    /// `init(frame:)` or `init()`; empty otherwise.
    func sampleCall(of type: TypeDeclaration) -> String {
        let above = ancestors(of: type.name)
        guard type.kind == .class, above.contains("UIView"), !ambiguousClasses.contains(type.name),
            !hasExplicitInit(type)
        else { return "" }
        // The nearest class with designated initialisers determines the available ones.
        let declaring = ([type.name] + above).first { classes[$0]?.traits.contains(.designatedInit) ?? true }
        return declaring.flatMap { classes[$0]?.sampleCall } ?? ""
    }

    /// Whether a protocol requires a method with a full name.
    func isRequirement(_ fullName: String) -> Bool { requirements.contains(fullName) }

    /// Whether a class or its extensions declare a member with a name.
    func has(_ member: String, in type: String) -> Bool {
        members[type]?[member] != nil || (classes[type] ?? foreignClasses[type])?.stored.contains(member) ?? false
    }

    /// Whether a class or protocol is known to be isolated to the main actor.
    func isOnMainActor(_ type: String) -> Bool {
        if protocols[type] != nil {
            var visited: Set<String> = [type], pending = [type]
            while let next = pending.popLast(), let declaration = protocols[next] {
                if declaration.traits.contains(.mainActor) { return true }
                pending += declaration.inherited.filter { visited.insert($0).inserted }
            }
            return false
        }
        return ([type] + ancestors(of: type)).contains {
            (classes[$0] ?? foreignClasses[$0])?.traits.contains(.mainActor) ?? false
        }
    }

    /// Returns the selector of a class's method: its own, or that of the requirement that it satisfies.
    func selector(of method: SourceFacts.Method, in type: String) -> String {
        let plain = ObjectiveCNames.selector(method.name, labels: method.labels)
        guard method.selector == plain, isRequirement(method.fullName) else { return method.selector }
        let requirement = protocols(of: type).sorted().lazy.flatMap { protocols[$0]?.methods ?? [] }.first {
            $0.fullName == method.fullName && $0.selector != plain
        }
        return requirement?.selector ?? plain
    }

    /// Returns the selector of the method in a `#selector` expression.
    /// - Parameters:
    ///   - labels: the argument labels; nil for the base name alone.
    ///   - types: the parameter types, if they are written.
    ///   - type: the type in the expression, or else the enclosing type.
    func selector(_ name: String, labels: [String]?, types: [String]? = nil, in type: String?) -> String? {
        func isNamed(_ method: SourceFacts.Method) -> Bool { labels == nil || method.labels == labels }
        /// Returns the methods with the given types, or otherwise with the same number of parameters.
        func matching(
            _ candidates: [(type: String, method: SourceFacts.Method)]
        ) -> [(type: String, method: SourceFacts.Method)] {
            guard let types else { return candidates }
            let exactMatches = candidates.filter { $0.method.types == types }
            return exactMatches.isEmpty ? candidates.filter { $0.method.types.count == types.count } : exactMatches
        }
        let all = matching((methods[name] ?? []).filter { isNamed($0.method) })
        if let type {
            let near = [type] + ancestors(of: type)
            let inherited = foreign.filter { near.contains($0.name) }.flatMap { type in
                type.methods.filter { ModuleTable.unquoted($0.name) == name && isNamed($0) }.map { (type.name, $0) }
            }
            let allMethods = all + matching(inherited)
            var overrideSelector: String?
            for candidate in near {
                let found = allMethods.filter { $0.type == candidate }
                if let declared = found.first(where: { !$0.method.isOverride }) {
                    return selector(of: declared.method, in: candidate)
                }
                overrideSelector = overrideSelector ?? found.first?.method.selector
            }
            if let overrideSelector { return overrideSelector }
        }
        return (all.first { $0.method.isMarked } ?? all.first)?.method.selector
    }
}

extension SourceFacts.Method {
    /// Returns a call of the method by its name with a prefix.
    func call(_ prefix: String) -> String { effects + prefix + name + passing }

    /// The header without default values, for protocol requirements.
    var requirement: String { plainHeader.isEmpty ? header : plainHeader }
}

extension SourceFacts.Variable {
    var isSettable: Bool { traits.contains(.settable) }

    /// Whether the property has observers instead of accessors.
    var isObserved: Bool { !traits.isDisjoint(with: [.willSet, .didSet]) }

    /// Returns a property that reads and sets the prefixed one, or calls prefixed methods as observers.
    func forwarder(_ prefix: String) -> String {
        let movedName = prefix + name
        if isObserved {
            let willSetObserver = traits.contains(.willSet) ? "willSet { \(movedName)_willSet(newValue) } " : ""
            let didSetObserver = traits.contains(.didSet) ? "didSet { \(movedName)_didSet(oldValue) } " : ""
            return "\(modifiers)var \(name): \(type) { \(willSetObserver)\(didSetObserver)}"
        }
        return "\(modifiers)var \(name): \(type) { "
            + (isSettable ? "get { \(movedName) } set { \(movedName) = newValue }" : movedName) + " }"
    }
}
