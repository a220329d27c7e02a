import SwiftSyntax

/// The part of `FileAdapter` that adapts the members of classes and their extensions.
extension FileAdapter {
    /// Gives a member its hidden name if the adapter adds a replacement.
    func adaptMember(_ signature: String, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) {
        guard let type = scope, type.kind == .class || type.kind == .extension else { return }
        if type.kind == .extension {
            // Only Objective-C permits overrides of members in extensions.
            for modifier in modifiers where modifier.name.text == "open" && modifier.detail == nil {
                edits.replace(range(modifier), with: "public")
            }
        }
        if modifiers.has("override"), ObjectHooks.isHook(signature, in: type.name, table) {
            return blankOverride(modifiers)
        }
        if let group = table.overrides.group(of: signature, in: type.name) {
            if modifiers.has("override") {
                if group.overriders.contains(type.name) {
                    blankOverride(modifiers)
                    edits.replace(range(name), with: table.overrides.name(of: name.text, overriddenBy: type.name))
                    return
                }
            } else if group.owner == type.name, type.kind == .extension {
                edits.replace(range(name), with: "_base_" + name.text)
                return
            }
        }
        if modifiers.has("override"), let first = modifiers.first,
            let owner = table.foreignExtension(declaring: signature, above: type.name)
        {
            blankOverride(modifiers)
            if table.foreignOverrides.member(signature, overriddenBy: type.name) != nil {
                edits.replace(range(name), with: table.overrides.name(of: name.text, overriddenBy: type.name))
                return
            }
            edits.replace(range(name), with: "_unused_" + name.text)
            return warn(
                "'\(name.text)' of \(owner) cannot be overridden on Linux; this override is never called", before: first
            )
        }
        guard type.kind == .extension else { return }
        if table.isMoved(signature, of: type.name) {
            blankOverride(modifiers)
            edits.replace(range(name), with: ModuleTable.movedPrefix(type.name) + name.text)
        } else if modifiers.has("override"), table.isForeignClass(type.name), let first = modifiers.first {
            // Only Objective-C can replace a method of another module's class for all objects.
            blankOverride(modifiers)
            edits.replace(range(name), with: "_unused_" + name.text)
            warn(
                "an extension cannot override '\(name.text)' of \(type.name) on Linux; this override is never called",
                before: first)
        }
    }

    /// Whether a modifier makes an override nonisolated in a subclass of `CALayer` or `CAAnimation`. On iOS, these classes belong to
    /// no actor, so a subclass on the main actor declares such overrides; CellSim's belong to the main actor.
    func isNonisolatedLayerOverride(_ node: DeclModifierSyntax) -> Bool {
        guard node.name.text == "nonisolated", node.detail == nil, let type = scope, type.kind == .class,
            node.parent?.as(DeclModifierListSyntax.self)?.has("override") == true
        else { return false }
        return table.ancestors(of: type.name).contains { ["CALayer", "CAAnimation"].contains($0) }
    }

    /// Converts the observers of an overriding property into methods, which the override in the class's body calls.
    /// - Returns: whether the property was converted.
    func moveObservers(of node: VariableDeclSyntax, _ signature: String, _ name: String) -> Bool {
        guard let type = scope, type.kind == .extension, table.isMoved(signature, of: type.name),
            let binding = node.bindings.first, let annotation = binding.typeAnnotation,
            let block = binding.accessorBlock,
            case .accessors(let list) = block.accessors,
            list.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
        else { return false }
        for modifier in node.modifiers where modifier.name.text == "open" && modifier.detail == nil {
            edits.replace(range(modifier), with: "public")
        }
        blankOverride(node.modifiers)
        edits.blank(range(node.bindingSpecifier).lowerBound..<range(block.leftBrace).upperBound)
        for observer in list {
            let kind = observer.accessorSpecifier.text
            let defaultName = kind == "didSet" ? "oldValue" : "newValue"
            let parameter = "_ \(observer.parameters?.name.text ?? defaultName): \(annotation.type.trimmedDescription)"
            let end = observer.parameters.map { range($0).upperBound } ?? range(observer.accessorSpecifier).upperBound
            edits.replace(
                range(observer.accessorSpecifier).lowerBound..<end,
                with: "func \(ModuleTable.movedPrefix(type.name))\(name)_\(kind)(\(MemberReader.oneLine(parameter)))")
        }
        edits.blank(range(block.rightBrace))
        return true
    }

    private func blankOverride(_ modifiers: DeclModifierListSyntax) {
        for modifier in modifiers where modifier.name.text == "override" { edits.blank(range(modifier)) }
    }

    /// Adds a compiler warning at the user's line.
    private func warn(_ text: String, before node: some SyntaxProtocol) {
        var declaration: Syntax? = node.parent
        while let next = declaration, !next.is(MemberBlockItemSyntax.self) { declaration = next.parent }
        guard let position = declaration?.positionAfterSkippingLeadingTrivia else { return }
        let location = converter.location(for: position)
        // `#warning` needs a separate line; `#sourceLocation` then continues the user's line.
        let indent = String(repeating: " ", count: max(0, location.column - 1))
        let file = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        edits.insert(
            "#warning(\"\(text)\")\n#sourceLocation(file: \"\(file)\", line: \(location.line))\n\(indent)",
            at: position.utf8Offset)
    }

    // MARK: Observed properties

    /// Makes a `dynamic` stored property notify the observers of its key path.
    func addObservation(_ node: VariableDeclSyntax) {
        let ignoredAttributes: Set<String> = [
            "objc", "nonobjc", "IBInspectable", "IBOutlet", "GKInspectable", "available",
        ]
        guard let type = scope, type.kind == .class, node.bindingSpecifier.text == "var", node.bindings.count == 1,
            let binding = node.bindings.first, binding.accessorBlock == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            !["static", "class", "lazy", "override"].contains(where: { node.modifiers.has($0) }),
            node.attributes.names.isSubset(of: ignoredAttributes)
        else { return }
        edits.insert(
            " { didSet { ObservedValues.notify(self, \\\(type.name).\(name), \"\(name)\") } }",
            at: range(binding).upperBound)
    }

    // MARK: Managed properties

    /// Adds accessors to an `@NSManaged` property, which store the value in the managed object.
    func addManagedAccessors(_ node: VariableDeclSyntax) {
        let bindings = Array(node.bindings)
        for (index, binding) in bindings.enumerated() where binding.accessorBlock == nil {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            // In `var a, b: Int`, a variable has the type of the next one with a type annotation.
            guard let type = bindings[index...].lazy.compactMap({ $0.typeAnnotation?.type }).first else { continue }
            let annotation = binding.typeAnnotation == nil ? ": " + type.trimmedDescription : ""
            edits.insert(
                annotation
                    + " { get { ManagedValues.value(\"\(name)\", of: self) } set { ManagedValues.set(newValue, \"\(name)\", of: self) } }",
                at: range(binding.typeAnnotation.map(Syntax.init) ?? Syntax(binding.pattern)).upperBound)
            // A property with accessors needs a separate declaration.
            if let comma = binding.trailingComma {
                let modifiers = node.modifiers.filter { $0.name.text != "dynamic" }.map { $0.trimmedDescription + " " }
                edits.replace(range(comma), with: ";" + " \(modifiers.joined())var")
            }
        }
    }

    /// Adds a body to `addToItems(_:)` and `removeFromItems(_:)` of a managed object, which change the set `items`.
    func addManagedBody(_ node: FunctionDeclSyntax) {
        let arguments = node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
        edits.insert(
            " { ManagedValues.change(\"\(node.name.text)\", of: self, [\(arguments.joined(separator: ", "))]) }",
            at: range(node.signature).upperBound)
    }
}
