import SwiftAdapter
import SwiftSyntax

/// Finds cuts for errors whose message determines a better fix than their position.
extension CutFinder {
    /// Returns cuts of text that the adapter wrote; nil for other text. Such text has no use if the compiler rejects it.
    func hiddenCuts(_ token: Syntax) -> [Cut]? {
        var element: ArrayElementSyntax?
        var node: Syntax? = token
        while let current = node {
            if element == nil, let candidate = current.as(ArrayElementSyntax.self) { element = candidate }
            let name =
                current.as(FunctionDeclSyntax.self)?.name.text
                ?? current.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription ?? ""
            if name.hasPrefix(AdaptedNames.prefix) || name.hasPrefix(AdaptedNames.registration) {
                guard let element else { return [blank(.hidden, current, "")] }
                // The outermost element is the entry of the list.
                return [blank(.hidden, element, ""), blank(.hidden, current, "")]
            }
            node = current.parent
        }
        return nil
    }

    func specialCuts(_ token: Syntax) -> [Cut] {
        switch error.diagnostic?.row.edit ?? .none {
        case .none: return []
        case .dropOverride: return overrideCuts(token)
        case .dropWeak:
            guard let variable = declaration(token)?.as(VariableDeclSyntax.self),
                let word = variable.modifiers.first(where: { $0.name.text == "weak" })
            else { return [] }
            return [blank(.attribute, word, "weak of " + (Context.memberBaseName(token) ?? "a property"))]
        case .conform: return conformanceCuts(token)
        case .addInitializer: return [hiddenInitializer(token)].compactMap { $0 }
        case .addRequiredInitializer: return [requiredInitializer(token)].compactMap { $0 }
        case .addOverride:
            guard let declaration = declaration(token) else { return [] }
            return [insert(.hidden, "override ", at: range(declaration).lowerBound, what: "")]
        case .trapProperty: return Array(storedPropertyCuts(token).prefix(1))
        }
    }

    /// Returns cuts of all properties that an initialiser does not set, because each would be reported separately.
    func storedPropertyCuts() -> [Cut] {
        guard let token = Syntax(source.tree).token(at: AbsolutePosition(utf8Offset: anchor)) else { return [] }
        return storedPropertyCuts(Syntax(token))
    }

    /// Returns cuts of the `override` modifiers.
    private func overrideCuts(_ token: Syntax) -> [Cut] {
        guard let declaration = declaration(token),
            let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers,
            let modifier = modifiers.first(where: { $0.name.text == "override" })
        else { return [] }
        return [blank(.attribute, modifier, "override of " + (Context.memberBaseName(token) ?? "a member"))]
    }

    /// Returns the declaration that contains the error in its name or other parts.
    private func declaration(_ token: Syntax) -> DeclSyntax? {
        var node: Syntax? = token
        while let current = node {
            if let declaration = current.as(DeclSyntax.self), Context.isRemovable(declaration) { return declaration }
            node = current.parent
        }
        return nil
    }

    // MARK: Types

    /// Returns cuts that add trapping members for missing requirements, or remove the conformance if that does not help.
    private func conformanceCuts(_ token: Syntax) -> [Cut] {
        guard let group = EnclosingTypes.declarationGroup(token), let name = error.quoted.last else { return [] }
        var cuts: [Cut] = []
        let witnesses = RequirementWitness.texts(for: error, in: group, modulePaths) {
            "CellSimPruned.function(\(line), \(literal($0)))"
        }
        if !witnesses.isEmpty {
            cuts.append(
                insert(
                    .witness, " " + witnesses.joined(separator: "; ") + ";",
                    at: group.memberBlock.leftBrace.endPosition.utf8Offset,
                    what: "requirements of \(name) in " + (EnclosingTypes.typeName(token) ?? "a type")))
        }
        guard let inherited = group.inheritanceClause?.inheritedTypes else { return cuts }
        let alias = ["Decodable": "Codable", "Encodable": "Codable"][name]
        let base = name.split(separator: ".").last.map(String.init) ?? name
        // Filtering a syntax list gives a new tree with other positions.
        let matches = Array(inherited).filter {
            let text = $0.type.trimmedDescription
            return text == name || text == base || text == alias || text.hasSuffix("." + base)
        }
        cuts += matches.map(conformance)
        // Another protocol of the list may require it.
        let isEnclosingType =
            EnclosingTypes.unqualified(error.quoted.first ?? "")
            == EnclosingTypes.unqualified(EnclosingTypes.typeName(token) ?? "")
        if matches.isEmpty, isEnclosingType {
            cuts += inherited.reversed().dropLast(group.is(ClassDeclSyntax.self) ? 1 : 0).map(conformance)
        }
        return cuts
    }

    /// Returns an initialiser that can't be called. It prevents errors about properties without a value in a type whose other
    /// initialisers were cut.
    private func hiddenInitializer(_ token: Syntax) -> Cut? {
        guard let group = EnclosingTypes.declarationGroup(token) else { return nil }
        return insert(
            .witness, " init(_ cellSimPruned: Never) { CellSimPruned.function(\(line), \(literal(cause))) };",
            at: group.memberBlock.leftBrace.endPosition.utf8Offset,
            what: "the initializers of " + (EnclosingTypes.typeName(token) ?? "a class"))
    }

    private func requiredInitializer(_ token: Syntax) -> Cut? {
        guard let group = EnclosingTypes.declarationGroup(token),
            let name = error.quoted.first(where: { $0.hasPrefix("init(") })
        else {
            return nil
        }
        let access = RequirementWitness.access(of: group)
        let text: String
        switch name {
        case "init(coder:)": text = "init?(coder: NSCoder)"
        case "init()": text = "init()"
        default: return nil
        }
        return insert(
            .witness,
            " \(access)required \(text) { CellSimPruned.function(\(line), \(literal(cause))) };",
            at: group.memberBlock.leftBrace.endPosition.utf8Offset,
            what: "\(name) of " + (EnclosingTypes.typeName(token) ?? "a class"))
    }

    // MARK: Stored properties

    /// The notes about a stored property without a value.
    private static let uninitialized: Set<String> = ["stored_property_not_initialized", "not_initialized_here"]

    /// Makes properties that an initialiser no longer sets trap when they are read.
    private func storedPropertyCuts(_ token: Syntax) -> [Cut] {
        guard error.diagnostic?.isUninitialized ?? false, let group = EnclosingTypes.declarationGroup(token) else {
            return []
        }
        let names =
            (error.quoted + error.notes.filter { Self.uninitialized.contains($0.identifier) }.flatMap(\.message.quoted))
            .filter { $0.hasPrefix("self.") }.map { String($0.dropFirst(5)) }
        return group.memberBlock.members.compactMap { member in
            guard let variable = member.decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
                variable.bindings.count == 1, names.contains(binding.pattern.trimmedDescription)
            else { return nil }
            return computedPropertyCut(variable, binding)
        }
    }

    /// Returns cuts of the properties that an initialiser no longer sets, because one of its statements was cut.
    static func unsetProperties(by cut: Cut, in source: PrunedSource) -> [Cut] {
        guard cut.kind == .statement,
            let token = Syntax(source.tree).token(at: AbsolutePosition(utf8Offset: cut.start))
        else { return [] }
        var node = Syntax(token)
        while !node.is(InitializerDeclSyntax.self) {
            if node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) { return [] }
            guard let parent = node.parent else { return [] }
            node = parent
        }
        let group = EnclosingTypes.declarationGroup(node)
        let names = LocalNames.assigned(in: cut.start..<cut.end, below: node).filter { name in
            group?.memberBlock.members.contains { needsValue(name, $0) } ?? false
        }
        return names.flatMap { name in
            let error = CompilerError(
                path: source.path, line: 0, column: 0,
                message: "'self.\(name)' is not initialized without line \(cut.line): \(cut.cause)",
                identifier: Diagnostic.returnsUninitialized.identifier, excuse: cut.excuse)
            return CutFinder(source: source, error: error, anchor: cut.start).storedPropertyCuts()
        }
    }

    /// Whether a member is a stored property with this name and no initial value.
    private static func needsValue(_ name: String, _ member: MemberBlockItemSyntax) -> Bool {
        guard let variable = member.decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            binding.pattern.trimmedDescription == name, binding.initializer == nil, binding.accessorBlock == nil
        else { return false }
        let type = binding.typeAnnotation?.type
        let isOptional =
            type?.is(OptionalTypeSyntax.self) ?? false || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
        return !isOptional || variable.bindingSpecifier.text == "let"
    }

    /// Replaces a property's initial value with nil if possible, otherwise with a trap when the property is read.
    func initialValueCuts(_ binding: PatternBindingSyntax) -> [Cut] {
        guard let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
            let value = binding.initializer?.value,
            range(value).contains(anchor), variable.bindings.count == 1,
            binding.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) ?? false
                || Context(of: Syntax(variable)) == nil
        else { return [] }
        let name = binding.pattern.trimmedDescription
        if name.hasPrefix(AdaptedNames.registration) { return [] }
        if let type = binding.typeAnnotation?.type,
            type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        {
            return [replace(.value, range(value), with: "nil", what: "the value of " + name)]
        }
        return [computedPropertyCut(variable, binding)].compactMap { $0 }
    }

    private func computedPropertyCut(_ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> Cut? {
        let name = binding.pattern.trimmedDescription
        guard let type = binding.typeAnnotation?.type.trimmedDescription ?? inferredType(binding) else { return nil }
        let removedModifiers: Set<String> = ["lazy", "weak", "unowned", "nonisolated", "final"]
        let modifiers = variable.modifiers.filter { !removedModifiers.contains($0.name.text) }.map {
            $0.trimmedDescription + " "
        }
        let attributes = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }.filter {
            ["MainActor", "available"].contains($0.attributeName.trimmedDescription)
        }.map { $0.trimmedDescription + " " }
        let text =
            attributes.joined() + modifiers.joined()
            + "var \(name): \(type) { get { CellSimPruned.function(\(line), \(literal(cause))) } set { } }"
        return replace(.value, range(variable), with: text.replacingLines, what: "the value of " + name)
    }

    /// Returns the type of a property whose initial value is a call of the type's initialiser.
    private func inferredType(_ binding: PatternBindingSyntax) -> String? {
        guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self) else { return nil }
        let name = call.calledExpression.trimmedDescription
        guard name.first?.isUppercase ?? false, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." }),
            name.split(separator: ".").allSatisfy({ $0.first?.isUppercase ?? false }),
            !error.quoted.contains(name)
        else { return nil }
        return name
    }
}

extension String {
    /// The text with spaces instead of line breaks.
    var replacingLines: String { String(map { $0.isNewline ? " " : $0 }) }
}
