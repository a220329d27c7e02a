import SwiftSyntax

/// Collects the members of a class, protocol or extension that other code calls, overrides or looks up by name.
struct MemberReader {
    let kind: SourceFacts.TypeDeclaration.Kind
    /// Whether all members are visible to Objective-C.
    let exposesAllMembers: Bool
    /// The access level of an extension's members.
    let access: String?
    let evaluator: ConditionEvaluator

    func read(_ members: MemberBlockItemListSyntax, into type: inout SourceFacts.TypeDeclaration) {
        var sampleCalls = SampleCall()
        read(members, into: &type, &sampleCalls)
        type.sampleCall = sampleCalls.arguments
    }

    private func read(
        _ members: MemberBlockItemListSyntax, into type: inout SourceFacts.TypeDeclaration,
        _ sampleCalls: inout SampleCall
    ) {
        for member in members {
            if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
                for clause in conditional.activeClauses(evaluator) {
                    if case .decls(let list) = clause.elements { read(list, into: &type, &sampleCalls) }
                }
            } else if let function = member.decl.as(FunctionDeclSyntax.self) {
                type.methods.append(method(function))
            } else if let initializer = member.decl.as(InitializerDeclSyntax.self) {
                type.traits.formUnion(traits(of: initializer))
                if kind == .class { sampleCalls.add(initializer) }
                if kind != .other, let name = RequiredInitialisers.name(of: initializer) {
                    type.initialisers.append(name)
                }
            } else if let variable = member.decl.as(VariableDeclSyntax.self) {
                if let property = property(variable) { type.properties.append(property) }
                if let computed = self.variable(variable) {
                    type.variables.append(computed)
                } else if kind == .class, !variable.modifiers.has("static"), !variable.modifiers.has("class") {
                    type.stored += variable.bindings.compactMap {
                        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
                    }
                }
            }
        }
    }

    // MARK: Initialisers

    private func traits(of node: InitializerDeclSyntax) -> SourceFacts.TypeDeclaration.Traits {
        var traits: SourceFacts.TypeDeclaration.Traits = []
        let effects = node.signature.effectSpecifiers
        let isUnavailable = node.attributes.contains {
            let text = $0.trimmedDescription
            return text.hasPrefix("@available") && text.contains("unavailable")
        }
        let isPrivate = ["private", "fileprivate"].contains(node.modifiers.access ?? access ?? "")
        if node.signature.parameterClause.parameters.isEmpty, node.genericParameterClause == nil,
            node.optionalMark == nil, effects?.asyncSpecifier == nil, effects?.throwsClause == nil,
            !isUnavailable, !isPrivate
        {
            traits.insert(.plainInit)
        }
        // The decoding initialiser is always required, and does not affect how code creates the class.
        let isDecoding = node.signature.parameterClause.parameters.first?.firstName.text == "coder"
        if kind == .class, !node.modifiers.has("convenience"), !isDecoding { traits.insert(.designatedInit) }
        return traits
    }

    // MARK: Methods

    private static let exportingAttributes: Set<String> = ["objc", "IBAction", "IBSegueAction"]

    func method(_ node: FunctionDeclSyntax) -> SourceFacts.Method {
        let parameters = node.signature.parameterClause.parameters
        let labels = parameters.map(\.firstName.text)
        let effects = node.signature.effectSpecifiers
        let attributeNames = node.attributes.names
        var traits = memberTraits(node.modifiers, attributeNames)
        let isPlain = !parameters.contains {
            $0.ellipsis != nil || $0.type.trimmedDescription.hasPrefix("inout ")
                || MemberReader.unwrappedType($0.type).contains("->")
        }
        if effects?.asyncSpecifier == nil, effects?.throwsClause == nil, node.genericParameterClause == nil,
            parameters.count <= 3, isPlain
        {
            traits.insert(.callable)
        }
        if exposesAllMembers && !attributeNames.contains("nonobjc")
            || !attributeNames.isDisjoint(with: Self.exportingAttributes)
        {
            traits.insert(.marked)
        }
        if let result = node.signature.returnClause?.type.trimmedDescription, result != "Void", result != "()" {
            traits.insert(.hasResult)
        }
        var method = SourceFacts.Method(
            name: node.name.text, labels: labels,
            types: parameters.map { MemberReader.unwrappedType($0.type) + ($0.ellipsis?.text ?? "") },
            selector: MemberReader.explicitName(node.attributes)
                ?? ObjectiveCNames.selector(node.name.text, labels: labels), traits: traits)
        method.result = node.signature.returnClause?.type.trimmedDescription ?? ""
        if kind == .extension || kind == .protocol { addCall(of: node, to: &method) }
        return method
    }

    private func memberTraits(_ modifiers: DeclModifierListSyntax, _ marks: Set<String>) -> SourceFacts.MemberTraits {
        var traits: SourceFacts.MemberTraits = []
        if modifiers.has("static") || modifiers.has("class") { traits.insert(.isStatic) }
        if modifiers.has("override") { traits.insert(.isOverride) }
        if modifiers.has("optional") { traits.insert(.isOptional) }
        if marks.contains("MainActor") { traits.insert(.mainActor) }
        if ["private", "fileprivate"].contains(modifiers.access ?? access ?? "") { traits.insert(.fileOnly) }
        return traits
    }

    /// Adds the parts that a forwarding method needs.
    private func addCall(of node: FunctionDeclSyntax, to method: inout SourceFacts.Method) {
        guard case .identifier = node.name.tokenKind else { return }
        var parameters: [String] = [], plainParameters: [String] = [], arguments: [String] = []
        for (index, parameter) in node.signature.parameterClause.parameters.enumerated() {
            guard parameter.ellipsis == nil else { return }
            let label = parameter.firstName.text
            let value = parameter.defaultValue.map { " " + $0.trimmedDescription } ?? ""
            plainParameters.append("\(label) p\(index): " + parameter.type.trimmedDescription)
            parameters.append((plainParameters.last ?? "") + value)
            let isReference = parameter.type.trimmedDescription.hasPrefix("inout ")
            arguments.append((label == "_" ? "" : label + ": ") + (isReference ? "&" : "") + "p\(index)")
        }
        let effects = node.signature.effectSpecifiers
        method.traits.insert(.forwardable)
        method.effects =
            (effects?.throwsClause != nil ? "try " : "") + (effects?.asyncSpecifier != nil ? "await " : "")
        method.passing = "(" + arguments.joined(separator: ", ") + ")"
        method.modifiers = modifiers(node.modifiers, node.attributes)
        let genericParameters = node.genericParameterClause?.trimmedDescription ?? ""
        let headerSuffix =
            (effects.map { " " + $0.trimmedDescription } ?? "")
            + (node.signature.returnClause.map { " " + $0.trimmedDescription } ?? "")
            + (node.genericWhereClause.map { " " + $0.trimmedDescription } ?? "")
        method.header = MemberReader.oneLine(
            genericParameters + "(" + parameters.joined(separator: ", ") + ")" + headerSuffix)
        if plainParameters != parameters {
            method.plainHeader = MemberReader.oneLine(
                genericParameters + "(" + plainParameters.joined(separator: ", ") + ")" + headerSuffix)
        }
    }

    private func modifiers(_ list: DeclModifierListSyntax, _ attributes: AttributeListSyntax) -> String {
        var modifierTexts = list.map(\.trimmedDescription).filter {
            !["dynamic", "final", "nonobjc", "optional"].contains($0)
        }
        if list.access == nil, let access { modifierTexts.insert(access, at: 0) }
        if attributes.names.contains("discardableResult") { modifierTexts.insert("@discardableResult", at: 0) }
        if attributes.names.contains("MainActor") { modifierTexts.insert("@MainActor", at: 0) }
        for case .attribute(let attribute) in attributes {
            let text = MemberReader.oneLine(attribute.trimmedDescription)
            if text.hasPrefix("@available"), text.contains("unavailable") { modifierTexts.insert(text, at: 0) }
        }
        return modifierTexts.map { $0 + " " }.joined()
    }

    /// Joins lines, without line comments, which would comment out the text that follows.
    static func oneLine(_ text: String) -> String {
        guard text.contains("\n") else { return text }
        return text.split(separator: "\n").map { line in
            guard let comment = line.firstRange(of: "//") else { return String(line) }
            return String(line[..<comment.lowerBound])
        }.joined(separator: " ")
    }

    // MARK: Properties

    /// Returns a computed property of a class or an extension, or a required property of a protocol.
    private func variable(_ node: VariableDeclSyntax) -> SourceFacts.Variable? {
        guard node.bindings.count == 1, let binding = node.bindings.first, let block = binding.accessorBlock,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return nil }
        var traits = memberTraits(node.modifiers, node.attributes.names)
        if case .accessors(let list) = block.accessors {
            let kinds = Set(list.map(\.accessorSpecifier.text))
            if kinds.contains("set") { traits.insert(.settable) }
            if kinds.contains("willSet") { traits.insert(.willSet) }
            if kinds.contains("didSet") { traits.insert(.didSet) }
        }
        if node.attributes.names.contains("objc") || exposesAllMembers { traits.insert(.marked) }
        let type = binding.typeAnnotation?.type.trimmedDescription ?? ""
        if !type.isEmpty { traits.insert(.forwardable) }
        return SourceFacts.Variable(
            name: name, type: type, traits: traits, modifiers: modifiers(node.modifiers, node.attributes))
    }

    private static let propertyAttributes: Set<String> = [
        "IBInspectable", "IBOutlet", "objc", "GKInspectable", "NSManaged",
    ]

    /// Returns a property with an explicit setter or observer that is visible to Objective-C.
    private func property(_ node: VariableDeclSyntax) -> SourceFacts.Property? {
        guard kind != .protocol, node.bindings.count == 1, let binding = node.bindings.first,
            !node.attributes.names.isDisjoint(with: Self.propertyAttributes) || exposesAllMembers,
            !node.modifiers.has("static"), !node.modifiers.has("class"),
            node.attributes.named("available")?.arguments?.trimmedDescription.contains("unavailable") != true,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return nil }
        let exported = MemberReader.explicitName(node.attributes) ?? name
        let isManaged = node.attributes.names.contains("NSManaged")
        guard let type = binding.typeAnnotation?.type else { return nil }
        if isManaged {
            return SourceFacts.Property(
                name: name, type: MemberReader.unwrappedType(type), exportedName: exported, isSettable: true)
        }
        guard let block = binding.accessorBlock else { return nil }
        var isSettable = false
        if case .accessors(let list) = block.accessors {
            let kinds = Set(list.map(\.accessorSpecifier.text))
            isSettable = !kinds.isDisjoint(with: ["set", "didSet", "willSet", "_modify"])
        }
        return SourceFacts.Property(
            name: name, type: MemberReader.unwrappedType(type), exportedName: exported, isSettable: isSettable,
            isDynamic: node.modifiers.has("dynamic"))
    }

    /// Returns the name in `@objc(name)`.
    static func explicitName(_ attributes: AttributeListSyntax) -> String? {
        guard let arguments = attributes.named("objc")?.arguments else { return nil }
        let text = arguments.trimmedDescription.filter { !$0.isWhitespace && $0 != "`" }
        return text.isEmpty ? nil : text
    }

    /// Returns a type without attributes such as `@escaping`.
    static func unwrappedType(_ type: TypeSyntax) -> String {
        let type = type.as(AttributedTypeSyntax.self).map { $0.baseType } ?? type
        return oneLine(type.trimmedDescription)
    }
}
