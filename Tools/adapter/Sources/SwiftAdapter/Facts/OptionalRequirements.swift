/// The requirements that conforming classes may omit: `@objc optional` ones of the module and its imports, and those of
/// UIKit's protocols that have default implementations.
struct OptionalRequirements {
    /// A requirement with the separate protocol that classes conform to if they have the member.
    private struct Requirement {
        var owner: String
        var member: String
        /// The parameter types, if the protocol has an overload with the same labels.
        var types: [String]?
        var isStatic: Bool
        /// The name of the protocol with only this requirement.
        var protocolName: String
        /// Whether the requirement has a separate protocol; UIKit's have none.
        var hasOwnProtocol: Bool
    }

    private var byName: [String: [Requirement]] = [:]
    private var closures: Set<String> = []
    /// The names of optional methods that are also names of properties.
    private var propertyNames: Set<String> = []

    init() {}

    init(_ table: ModuleTable, closures: Set<String>) {
        self.closures = closures
        for type in table.protocols.values.sorted(by: { $0.name < $1.name }) {
            for method in type.methods where method.traits.contains(.isOptional) {
                let isSplit = method.isMarked || type.traits.contains(.marked)
                add(
                    Requirement(
                        owner: type.name, member: method.fullName,
                        types: type.isOverloaded(method) ? method.types : nil,
                        isStatic: method.isStatic,
                        protocolName: OptionalRequirements.protocolName(of: method, in: type), hasOwnProtocol: isSplit),
                    named: method.name)
            }
            for variable in type.variables where variable.traits.contains(.isOptional) {
                let isSplit = variable.traits.contains(.marked) || type.traits.contains(.marked)
                add(
                    Requirement(
                        owner: type.name, member: variable.name, types: nil, isStatic: variable.isStatic,
                        protocolName: OptionalRequirements.protocolName(type.name, variable.name),
                        hasOwnProtocol: isSplit),
                    named: variable.name)
            }
        }
        if !byName.isEmpty { recordProperties(table) }
    }

    /// Records which names are also names of properties: `imageView.image` does not refer to `image(forEmptyDataSet:)`.
    private mutating func recordProperties(_ table: ModuleTable) {
        for type in table.types + table.foreign where type.kind != .protocol {
            for name in type.stored + type.variables.map(\.name) + type.properties.map(\.name) where byName[name] != nil
            {
                propertyNames.insert(name)
            }
        }
    }

    private mutating func add(_ requirement: Requirement, named name: String) {
        byName[name, default: []].append(requirement)
    }

    /// Whether `x.name?(…)` calls an optional method, and not a closure.
    /// - Parameter labels: the labels of the arguments, without trailing closures.
    func isMethodCall(_ name: String, labels: [String]) -> Bool {
        if byName[name] != nil, !closures.contains(name) { return true }
        // A closure's arguments have no labels.
        guard let first = labels.first, labels.contains(where: { $0 != "_" }) else { return false }
        return OptionalRequirements.canBeFirstLabel(first)
    }

    /// Whether an imported Objective-C method can have this first label: `_`, or a label that begins with a preposition. Other labels
    /// belong to `callAsFunction`.
    private static func canBeFirstLabel(_ label: String) -> Bool {
        let word = label.prefix { !$0.isUppercase }
        return label == "_" || prepositions.contains(String(word))
    }
    private static let prepositions: Set<String> = [
        "about", "above", "after", "along", "among", "around", "as", "at", "before", "below", "between", "by", "during",
        "for", "from", "given", "in", "inside", "into", "of", "off", "on", "onto", "over", "since", "to", "toward",
        "under", "until", "upon", "using", "via", "when", "whose", "with", "within", "without",
    ]

    /// Returns the protocol of the requirement that `x.name` or `x.name(a:b:)` refers to without calling it.
    /// - Parameter base: the text of `x`; nil in a call, which cannot be a property.
    func reference(_ name: String, labels: [String]?, of base: String? = nil) -> String? {
        if closures.contains(name) { return nil }
        if labels == nil, let base, propertyNames.contains(name), !OptionalRequirements.isDelegate(base) { return nil }
        let match = (byName[name] ?? []).first { requirement in
            guard requirement.hasOwnProtocol, requirement.member.hasSuffix(")") else { return false }
            return labels.map { requirement.member == name + "(" + $0.map { $0 + ":" }.joined() + ")" } ?? true
        }
        return match?.protocolName
    }

    /// Whether an expression is probably an object of a protocol type, as in `self.dataSource?`.
    private static func isDelegate(_ base: String) -> Bool {
        let name = base.filter { $0.isLetter || $0 == "." }.split(separator: ".").last.map { $0.lowercased() } ?? ""
        return name.hasSuffix("delegate") || name.hasSuffix("source")
    }

    /// Returns the protocols of the requirements that a class or extension satisfies.
    func conformances(of type: SourceFacts.TypeDeclaration, _ table: ModuleTable) -> [String] {
        if byName.isEmpty { return [] }
        var members = type.methods.filter { !$0.traits.contains(.fileOnly) }.map {
            ($0.name, $0.fullName, $0.types, $0.isStatic)
        }
        members += type.variables.filter { !$0.traits.contains(.fileOnly) }.map {
            ($0.name, $0.name, [], $0.isStatic)
        }
        members += type.properties.map { ($0.name, $0.name, [], false) } + type.stored.map { ($0, $0, [], false) }
        members = members.filter { byName[$0.0] != nil }
        if members.isEmpty { return [] }
        let protocols = table.protocols(of: type.name)
        let inherited = table.ancestors(of: type.name)
        var result: [String] = []
        for (name, member, types, isStatic) in members {
            for requirement in byName[name] ?? []
            where requirement.hasOwnProtocol && requirement.member == member && requirement.isStatic == isStatic {
                guard protocols.contains(requirement.owner), requirement.types ?? types == types else { continue }
                let isInherited = inherited.contains { ancestor in
                    table.has(member, in: ancestor) && table.protocols(of: ancestor).contains(requirement.owner)
                }
                if !isInherited, !result.contains(requirement.protocolName) {
                    result.append(requirement.protocolName)
                }
            }
        }
        return result
    }

    /// Returns the name of the protocol with only one method.
    static func protocolName(of method: SourceFacts.Method, in type: SourceFacts.TypeDeclaration) -> String {
        let types = type.isOverloaded(method) ? method.types.map { "_" + $0.filter { $0.isLetter || $0.isNumber } } : []
        return protocolName(type.name, method.fullName) + types.joined()
    }

    /// Returns the name of the protocol with only one requirement.
    static func protocolName(_ owner: String, _ member: String) -> String {
        let letters = member.map { $0 == "(" || $0 == ":" ? "_" : $0 }.filter { $0 != ")" }
        return "_Optional_" + ExtensionOverrides.flattened(owner) + "_" + String(letters)
    }
}

extension SourceFacts.TypeDeclaration {
    /// Whether another optional method has the same name and labels.
    fileprivate func isOverloaded(_ method: SourceFacts.Method) -> Bool {
        methods.count { $0.traits.contains(.isOptional) && $0.fullName == method.fullName } > 1
    }
}
