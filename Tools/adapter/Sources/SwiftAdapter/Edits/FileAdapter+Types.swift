import SwiftSyntax

/// The part of `FileAdapter` that adds conformances and members to types.
extension FileAdapter {
    typealias TypeDeclaration = SourceFacts.TypeDeclaration

    // MARK: Conformances

    /// Returns the text to add to a type's inheritance clause.
    func addedConformances(_ type: TypeDeclaration) -> [String] {
        switch type.kind {
        case .protocol:
            let isClassBound = !Set(type.inherited).isDisjoint(with: ["AnyObject", "class", "NSObjectProtocol"])
            let bounds = type.traits.contains(.marked) && !isClassBound ? ["AnyObject"] : []
            return bounds + (table.initialisers.classes(of: type.name).isEmpty ? [] : ["AdaptedInitialising"])
        case .class, .extension:
            var names = table.optionals.conformances(of: type, table)
            names += table.initialisers.conformances(of: type, table)
            if type.kind == .class, table.overrides.isUnnameable(type.name) {
                for member in overridingMembers(of: type) {
                    names.append(table.overrides.protocolName(member, of: type.name))
                }
            }
            if providesMemberList(type) { names.append("AdaptedListing") }
            for name in ObjectHooks.conformances(of: type, table) {
                // A conformance in an extension does not determine the class's actor isolation.
                if type.traits.contains(.reachable) {
                    append("extension \(type.name): \(name) {}")
                } else {
                    names.append(name)
                }
            }
            return names
        case .other: return table.initialisers.conformances(of: type, table)
        }
    }

    /// Returns the names of the members that override members in extensions of another module's class.
    private func overridingMembers(of type: TypeDeclaration) -> [String] {
        let methods = type.methods.filter { $0.isOverride && isOverriding($0.signature, type.name) }.map(\.name)
        return methods + type.variables.filter { $0.isOverride && isOverriding($0.signature, type.name) }.map(\.name)
    }

    func isOverriding(_ signature: String, _ type: String) -> Bool {
        table.overrides.group(of: signature, in: type)?.overriders.contains(type) ?? false
    }

    // MARK: Tests

    /// Whether a class is a test case.
    func isTestCase(_ type: TypeDeclaration) -> Bool {
        ([type.superclass ?? ""] + table.ancestors(of: type.name)).contains {
            $0.hasSuffix("TestCase") || $0.hasSuffix("Tests")
        }
    }

    /// Adds `@preconcurrency` to test cases on the main actor: XCTest on Linux uses the types of their methods, and aborts if
    /// these are isolated.
    func addPreconcurrency(_ attributes: AttributeListSyntax) {
        guard let attribute = attributes.named("MainActor"), attributes.named("preconcurrency") == nil else { return }
        edits.insert("@preconcurrency ", at: range(attribute).lowerBound)
    }

    // MARK: Added members

    /// Returns the text to add at the end of a type's or extension's body.
    func addedMembers(_ type: TypeDeclaration, _ index: Int) -> String {
        switch type.kind {
        case .protocol:
            addOptionalRequirements(of: type)
            return ""
        case .class:
            let forwarders = (table.forwarders[type.name] ?? []).map { $0 + "; " }.joined()
            return joinedOnOneLine(
                forwarders + missingInitialiser(of: type) + specTest(of: type) + listing(type, index),
                classMethods(of: type, index))
        case .extension:
            return joinedOnOneLine(dispatchingMembers(type) + listing(type, index), classMethods(of: type, index))
        case .other: return ""
        }
    }

    /// Joins declarations on one line.
    private func joinedOnOneLine(_ first: String, _ last: String) -> String {
        first.isEmpty || last.isEmpty || first.hasSuffix("; ") ? first + last : first + "; " + last
    }

    /// Adds a protocol for each optional requirement, and extends the original protocol with a member that calls the requirement.
    private func addOptionalRequirements(of type: TypeDeclaration) {
        let access = type.access.isEmpty ? "" : type.access + " "
        let actor = table.isOnMainActor(type.name) ? "@MainActor " : ""
        for method in type.methods where method.traits.contains(.isOptional) && method.traits.contains(.forwardable) {
            let name = OptionalRequirements.protocolName(of: method, in: type)
            let requirementModifiers =
                (method.traits.contains(.mainActor) ? "@MainActor " : "") + (method.isStatic ? "static " : "")
            let kind = method.isStatic ? ".Type" : ""
            append(
                "\(actor)\(access)protocol \(name): AnyObject { \(requirementModifiers)func \(method.name)\(method.requirement) }"
            )
            let call = "\(method.effects)(self as? any \(name)\(kind))?.\(method.name)\(method.passing)"
            append(
                "extension \(type.name) { @discardableResult \(requirementModifiers)\(access)func \(method.name)\(optionalHeader(method)) { \(call) } }"
            )
        }
        for variable in type.variables where variable.traits.contains(.isOptional) {
            let name = OptionalRequirements.protocolName(type.name, variable.name)
            let requirementModifiers = variable.isStatic ? "static " : "", kind = variable.isStatic ? ".Type" : ""
            append(
                "\(actor)\(access)protocol \(name): AnyObject { \(requirementModifiers)var \(variable.name): \(variable.type) { get } }"
            )
            append(
                "extension \(type.name) { \(requirementModifiers)\(access)var \(variable.name): \(optional(variable.type)) { (self as? any \(name)\(kind))?.\(variable.name) } }"
            )
        }
    }

    /// Returns a method's header with an optional result.
    private func optionalHeader(_ method: SourceFacts.Method) -> String {
        let header = method.requirement
        let result = MemberReader.oneLine(method.result)
        guard !result.isEmpty, let location = header.range(of: "-> " + result, last: true) else {
            return header + " -> Void?"
        }
        return header[..<location.lowerBound] + "-> " + optional(result) + header[location.upperBound...]
    }

    private func optional(_ type: String) -> String {
        if type.hasSuffix("?") { return type }
        return type.hasSuffix("!") ? type.dropLast() + "?" : "(\(type))?"
    }

    /// Returns members that call the extension's members, or their overrides in classes of the module.
    private func dispatchingMembers(_ type: TypeDeclaration) -> String {
        var text = ""
        for method in type.methods where !method.isOverride {
            guard let group = group(of: method.signature, declaredIn: type) else { continue }
            let override = table.overriders(of: method, in: group).map { name in
                let hidden = table.overrides.name(of: method.name, overriddenBy: name)
                addProtocol(
                    for: name, method.name, "\(method.isStatic ? "static " : "")func \(hidden)\(method.requirement)")
                return "if let o = self as? \(castingClosure(name, method.name))\(method.isStatic ? ".Type" : "") { "
                    + "return \(method.effects)o.\(hidden)\(method.passing) }; "
            }
            text += "\(method.modifiers)func \(method.name)\(method.header) { \(override.joined())"
            text += "return \(method.call("_base_")) }; "
        }
        for variable in type.variables where !variable.isOverride {
            guard let group = group(of: variable.signature, declaredIn: type) else { continue }
            let kind = variable.isStatic ? ".Type" : ""
            let casts = group.overriders.map { name -> (cast: String, hidden: String) in
                let hidden = table.overrides.name(of: variable.name, overriddenBy: name)
                let accessors = variable.isSettable ? "{ get set }" : "{ get }"
                addProtocol(
                    for: name, variable.name,
                    "\(variable.isStatic ? "static " : "")var \(hidden): \(variable.type) \(accessors)")
                return ("if let o = self as? \(castingClosure(name, variable.name))\(kind) ", hidden)
            }
            text += "\(variable.modifiers)var \(variable.name): \(variable.type) { get { "
            text += casts.map { "\($0.cast){ return o.\($0.hidden) }; " }.joined() + "return _base_\(variable.name) } "
            if variable.isSettable {
                text += "set { " + casts.map { "\($0.cast){ o.\($0.hidden) = newValue; return }; " }.joined()
                text += "_base_\(variable.name) = newValue } "
            }
            text += "}; "
        }
        return text
    }

    private func group(of signature: String, declaredIn type: TypeDeclaration) -> ExtensionOverrides.Group? {
        guard let group = table.overrides.group(of: signature, in: type.name), group.owner == type.name else {
            return nil
        }
        return group
    }

    private func castingClosure(_ type: String, _ member: String) -> String {
        table.overrides.isUnnameable(type) ? "any " + table.overrides.protocolName(member, of: type) : type
    }

    private func addProtocol(for type: String, _ member: String, _ requirement: String) {
        guard table.overrides.isUnnameable(type) else { return }
        let actor = table.isOnMainActor(type) ? "@MainActor " : ""
        append(
            "\(actor)protocol \(table.overrides.protocolName(member, of: type)): AnyObject { \(requirement) }")
    }

    // MARK: Member lists

    /// Whether a class returns its member list through a protocol, because the class is generic, or code outside of it can't refer to it.
    private func providesMemberList(_ type: TypeDeclaration) -> Bool {
        guard type.kind == .class, !type.traits.contains(.reachable) || type.traits.contains(.generic) else {
            return false
        }
        return !actions(of: type).isEmpty || !type.properties.isEmpty || table.hasExplicitInit(type)
    }

    private func actions(of type: TypeDeclaration) -> [SourceFacts.Method] {
        type.methods.filter { $0.traits.contains(.callable) && !$0.isStatic && isExported($0, in: type) }
    }

    /// Whether a method is visible to Objective-C: it is marked, or a protocol for Objective-C requires it.
    private func isExported(_ method: SourceFacts.Method, in type: TypeDeclaration) -> Bool {
        if method.isMarked { return true }
        guard !method.traits.contains(.fileOnly), table.isRequirement(method.fullName) else { return false }
        return table.protocols(of: type.name).contains {
            guard let declaration = table.protocols[$0], declaration.traits.contains(.marked) else { return false }
            return declaration.methods.contains { $0.fullName == method.fullName }
        }
    }

    /// Returns the names of methods that are only checked for existence: those of UIKit's protocols.
    private func requirementNames(of type: TypeDeclaration) -> [String] {
        // Skips extensions of structs and of generic parameters, whose members are never looked up.
        guard type.kind == .class || table.isForeignClass(type.name) || table.isPlainClass(type.name) else { return [] }
        let protocolNames = table.protocols(of: type.name)
        return type.methods.filter { method in
            guard table.isRequirement(method.fullName),
                !isExported(method, in: type) || !method.traits.contains(.callable)
            else { return false }
            return protocolNames.contains { name in
                table.protocols[name]?.methods.contains { $0.fullName == method.fullName } ?? false
            }
        }.map { table.selector(of: $0, in: type.name) }
    }

    /// Returns a hidden list of the members that can be looked up by name, and the statement that registers it.
    private func listing(_ type: TypeDeclaration, _ index: Int) -> String {
        guard type.kind == .class || table.protocols[type.name] == nil else { return "" }
        let actions = actions(of: type).map { action($0, of: type) }
        let properties = type.properties.map { property($0, of: type.name) }
        let names = requirementNames(of: type)
        if providesMemberList(type) {
            let isOverride = table.ancestors(of: type.name).contains {
                table.classes[$0].map(providesMemberList) ?? false
            }
            // If the class is visible to other modules, so must be the conformance.
            let access = ["public", "open"].contains(type.access) ? "public " : ""
            return
                "@MainActor \(access)\(isOverride ? "override " : "")class var _adaptedMembers: AdaptedClasses.Members { "
                + "AdaptedClasses.Members(Self.self, actions: \(isOverride ? "super._adaptedMembers.actions + " : "")["
                + actions.joined(separator: ", ")
                + "], properties: \(isOverride ? "super._adaptedMembers.properties + " : "")["
                + properties.joined(separator: ", ") + "]" + initialiserArgument(type) + sampleArgument(type)
                + appearanceArgument(of: type)
                + ") } "
        }
        let factoryArguments = initialiserArgument(type) + sampleArgument(type) + appearanceArgument(of: type)
        guard
            !actions.isEmpty || !properties.isEmpty || !names.isEmpty || !type.exportedName.isEmpty
                || !factoryArguments.isEmpty,
            type.traits.contains(.reachable), !type.traits.contains(.generic)
        else { return "" }
        let hidden = hiddenName(index)
        append(
            "@used @section(\".init_array\") private let _register\(hidden): @convention(c) () -> Void = { AdaptedClasses.register { \(type.name).\(hidden)() } }"
        )
        var arguments = "\(type.name).self"
        if !actions.isEmpty { arguments += ", actions: [" + actions.joined(separator: ", ") + "]" }
        if !properties.isEmpty { arguments += ", properties: [" + properties.joined(separator: ", ") + "]" }
        if !names.isEmpty { arguments += ", names: [" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "]" }
        if type.kind == .class, !type.exportedName.isEmpty { arguments += ", exportedName: \"\(type.exportedName)\"" }
        arguments += factoryArguments
        return "@MainActor static func \(hidden)() -> AdaptedClasses.Members { AdaptedClasses.Members(\(arguments)) } "
    }

    /// Returns the argument that creates an object with the class's `init()`. A subclass that inherits the list may lack it.
    private func initialiserArgument(_ type: TypeDeclaration) -> String {
        guard table.hasExplicitInit(type) else { return "" }
        let name = type.name.split(separator: ".").last ?? ""
        return providesMemberList(type)
            ? ", making: Self.self == \(name).self ? { () -> \(name) in \(name)() } : nil"
            : ", making: { \(type.name)() }"
    }

    /// Returns the argument that creates an object for an appearance proxy, if the class has no `init(frame:)`.
    private func sampleArgument(_ type: TypeDeclaration) -> String {
        let call = table.sampleCall(of: type)
        guard !call.isEmpty else { return "" }
        let name = type.name.split(separator: ".").last ?? ""
        return providesMemberList(type)
            ? ", sample: Self.self == \(name).self ? { () -> \(name) in \(name)\(call) } : nil"
            : ", sample: { \(type.name)\(call) }"
    }

    /// Returns the argument with the properties that an appearance proxy forwards: those that are marked `dynamic`.
    private func appearanceArgument(of type: TypeDeclaration) -> String {
        let keys = type.properties.filter { $0.isDynamic && $0.isSettable }.map { "\"\($0.exportedName)\"" }
        return keys.isEmpty ? "" : ", appearance: [" + keys.joined(separator: ", ") + "]"
    }

    private func action(_ method: SourceFacts.Method, of type: TypeDeclaration) -> String {
        let names = method.types.indices.map { "a\($0)" }
        let parameters = zip(names, method.types).map { name, type in
            ", \(name): \(type.hasSuffix("!") ? type.dropLast() + "?" : type)"
        }.joined()
        let arguments = zip(names, method.labels).map { ($1 == "_" ? "" : $1 + ": ") + $0 }.joined(separator: ", ")
        let object = type.traits.contains(.generic) || !type.traits.contains(.reachable) ? "Self" : type.name
        let result = MemberReader.oneLine(method.result)
        let assignment =
            table.hasOverloads(of: method, in: type.name)
            ? "let _: \(result.isEmpty ? "Void" : result) = " : method.traits.contains(.hasResult) ? "_ = " : ""
        let call = "\(assignment)o.\(method.name)(\(arguments))"
        let selector = table.selector(of: method, in: type.name)
        return "ActionMethod(adapted: \"\(selector)\") { (o: \(object)\(parameters)) in \(call) }"
    }

    private func property(_ property: SourceFacts.Property, of type: String) -> String {
        let (name, key) = (property.name, property.exportedName)
        return property.isSettable
            ? "KeyValueProperty(\"\(key)\", of: \(type).self, { $0.\(name) }, { $0.\(name) = $1 })"
            : "KeyValueProperty(readOnly: \"\(key)\", \\\(type).\(name))"
    }
}

extension String {
    /// Returns the range of the last occurrence of a text.
    fileprivate func range(of text: String, last: Bool) -> Range<String.Index>? { ranges(of: text).last }
}
