import SwiftSyntax

/// Reads the members of a class or extension that Objective-C code could reach by name.
struct MemberReader {
    let isExtension: Bool
    /// Whether all members are visible to Objective-C.
    let marksAll: Bool
    /// The access level that an extension gives its members.
    let access: String?
    let evaluator: ConditionEvaluator

    func read(_ members: MemberBlockSyntax, into type: inout SourceFacts.TypeDeclaration) {
        read(members.members, into: &type)
    }

    private func read(_ members: MemberBlockItemListSyntax, into type: inout SourceFacts.TypeDeclaration) {
        for member in members {
            if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
                for clause in conditional.activeClauses(evaluator) {
                    if case .decls(let list) = clause.elements { read(list, into: &type) }
                }
            } else if let function = member.decl.as(FunctionDeclSyntax.self) {
                type.methods.append(method(function))
            } else if let variable = member.decl.as(VariableDeclSyntax.self) {
                if let property = property(variable) { type.properties.append(property) }
                if let computed = self.variable(variable) { type.variables.append(computed) }
            }
        }
    }

    private func method(_ node: FunctionDeclSyntax) -> SourceFacts.Method {
        let parameters = node.signature.parameterClause.parameters
        let labels = parameters.map(\.firstName.text)
        let effects = node.signature.effectSpecifiers
        let types = parameters.map { MemberReader.bare($0.type) }
        let marks = node.attributes.names
        let isVariadic = parameters.contains { $0.ellipsis != nil || $0.type.trimmedDescription.hasPrefix("inout ") }
        return SourceFacts.Method(
            name: node.name.text, labels: labels, types: types,
            selector: MemberReader.explicitName(node.attributes)
                ?? ObjectiveCNames.selector(node.name.text, labels: labels),
            isStatic: node.modifiers.has("static") || node.modifiers.has("class"),
            isCallable: effects?.asyncSpecifier == nil && effects?.throwsClause == nil
                && node.genericParameterClause == nil && parameters.count <= 4 && !isVariadic,
            isMarked: (marksAll && !marks.contains("nonobjc"))
                || !marks.isDisjoint(with: ["objc", "IBAction", "IBSegueAction"]),
            isOverride: node.modifiers.has("override"), hasResult: node.signature.returnClause != nil,
            forwarder: isExtension ? forwarder(node) : nil)
    }

    /// The name under which a member of an extension is called by its forwarder.
    static func hiddenName(_ name: String) -> String { "_moved_" + name }

    /// The method in the class's body that stands for one of an extension.
    private func forwarder(_ node: FunctionDeclSyntax) -> String? {
        guard node.modifiers.access.map({ !["private", "fileprivate"].contains($0) }) ?? true, access != "private",
            access != "fileprivate", case .identifier = node.name.tokenKind
        else { return nil }
        var header = "", arguments: [String] = []
        for (index, parameter) in node.signature.parameterClause.parameters.enumerated() {
            guard parameter.ellipsis == nil else { return nil }
            let label = parameter.firstName.text
            let value = parameter.defaultValue.map { " " + $0.trimmedDescription } ?? ""
            header += (index == 0 ? "" : ", ") + label + " p\(index): " + parameter.type.trimmedDescription + value
            let isReference = parameter.type.trimmedDescription.hasPrefix("inout ")
            arguments.append((label == "_" ? "" : label + ": ") + (isReference ? "&" : "") + "p\(index)")
        }
        let effects = node.signature.effectSpecifiers
        let call =
            (effects?.throwsClause != nil ? "try " : "") + (effects?.asyncSpecifier != nil ? "await " : "")
            + Self.hiddenName(node.name.text) + "(" + arguments.joined(separator: ", ") + ")"
        let result = node.signature.returnClause.map { " " + $0.trimmedDescription } ?? ""
        return modifiers(node.modifiers, node.attributes) + "func " + node.name.text
            + (node.genericParameterClause?.trimmedDescription ?? "") + "(" + header + ")"
            + (effects.map { " " + $0.trimmedDescription } ?? "") + result
            + (node.genericWhereClause.map { " " + $0.trimmedDescription } ?? "") + " { " + call + " }"
    }

    private func modifiers(_ list: DeclModifierListSyntax, _ attributes: AttributeListSyntax) -> String {
        var words = list.map(\.trimmedDescription).filter { !["dynamic", "final", "nonobjc"].contains($0) }
        if list.access == nil, let access { words.insert(access, at: 0) }
        if attributes.names.contains("discardableResult") { words.insert("@discardableResult", at: 0) }
        if attributes.names.contains("MainActor") { words.insert("@MainActor", at: 0) }
        return words.map { $0 + " " }.joined()
    }

    /// A computed property of a class or an extension.
    private func variable(_ node: VariableDeclSyntax) -> SourceFacts.Variable? {
        guard node.bindings.count == 1, let binding = node.bindings.first, let block = binding.accessorBlock,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return nil }
        let isOverride = node.modifiers.has("override")
        var text: String?
        if isExtension, let type = binding.typeAnnotation?.trimmedDescription {
            var canSet = false
            if case .accessors(let list) = block.accessors {
                canSet = list.contains { $0.accessorSpecifier.text == "set" }
            }
            let hidden = Self.hiddenName(name)
            text =
                modifiers(node.modifiers, node.attributes) + "var " + name + type + " { "
                + (canSet ? "get { \(hidden) } set { \(hidden) = newValue }" : hidden) + " }"
        }
        return SourceFacts.Variable(
            name: name, isStatic: node.modifiers.has("static") || node.modifiers.has("class"), isOverride: isOverride,
            forwarder: text)
    }

    /// A property that has a setter or an observer of its own, and that Objective-C code sees.
    private func property(_ node: VariableDeclSyntax) -> SourceFacts.Property? {
        let marks = node.attributes.names
        guard node.bindings.count == 1, let binding = node.bindings.first,
            !marks.isDisjoint(with: ["IBInspectable", "IBOutlet", "objc", "GKInspectable"]) || marksAll,
            !node.modifiers.has("static"), !node.modifiers.has("class"),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let type = binding.typeAnnotation?.type, let block = binding.accessorBlock
        else { return nil }
        var isSettable = false
        if case .accessors(let list) = block.accessors {
            let kinds = Set(list.map(\.accessorSpecifier.text))
            isSettable = !kinds.isDisjoint(with: ["set", "didSet", "willSet", "_modify"])
        }
        return SourceFacts.Property(name: name, type: MemberReader.bare(type), isSettable: isSettable)
    }

    /// The name of `@objc(name)`.
    static func explicitName(_ attributes: AttributeListSyntax) -> String? {
        guard let arguments = attributes.named("objc")?.arguments else { return nil }
        let text = arguments.trimmedDescription.filter { !$0.isWhitespace }
        return text.isEmpty ? nil : text
    }

    /// A type without attributes such as `@escaping`.
    static func bare(_ type: TypeSyntax) -> String {
        guard let attributed = type.as(AttributedTypeSyntax.self) else { return type.trimmedDescription }
        return attributed.baseType.trimmedDescription
    }
}
