/// The part of `StubWriter` that writes classes, protocols and their members.
extension StubWriter {
    /// Apple's protocols whose requirements are all optional. Classes conform to them without implementing their methods.
    private static let optionalProtocols: Set<String> = [
        "UITableViewDelegate", "UIScrollViewDelegate", "UITextFieldDelegate", "UITextViewDelegate",
        "UICollectionViewDelegate",
        "UICollectionViewDelegateFlowLayout", "UIGestureRecognizerDelegate", "UINavigationControllerDelegate",
        "UITabBarControllerDelegate", "UISearchBarDelegate", "UIImagePickerControllerDelegate", "UITabBarDelegate",
    ]

    mutating func writeClass(_ entity: HeaderEntity, indent: Int = 0) {
        guard let name = entity.name, hasDeclaredName(entity) else { return }
        let declaration = interface.text(of: entity).split(separator: "\n").first.map(String.init) ?? ""
        let (base, root) = bases(of: entity)
        var inherited = [base]
        for conformance in entity.conforms ?? [] {
            guard let conformance = conformance.name else { continue }
            if types[conformance]?.kind == "protocol" || Self.optionalProtocols.contains(conformance) {
                inherited.append(conformance)
            } else if Self.isAppleProtocol(conformance) {
                omit(entity, "it does not conform to \(conformance), whose required members it lacks here")
            }
        }
        let genericParameters = declaration.firstMatch(of: /^class \w+(<[^>]*>)?/)?.1.map(String.init) ?? ""
        let condition = declaration.firstMatch(of: #/ where (.*) \{/#).map { " where " + $0.1 } ?? ""
        let foreign = entity.foreignName
        let objective = foreign == name || genericParameters != "" ? "" : "@objc(\(foreign)) "
        let keyword = isPublic ? "open class" : "class"
        add(
            "\(objective)\(keyword) \(name)\(genericParameters): \(inherited.joined(separator: ", "))\(condition) {",
            indent: indent)
        let inheritedMembers = inheritedNames(of: entity)
        writeInitializers(entity, root)
        let (required, replaced) = missingRequirements(of: entity)
        for member in (entity.members ?? []).filter({ !replaced.contains($0.name ?? "") }) + required
        where member.isOwn && member.kind != "function.constructor" && !inheritedMembers.contains(member.name ?? "") {
            writeMember(member, of: name)
        }
        add("}", indent: indent)
    }

    /// Returns whether a protocol belongs to one of Apple's frameworks. Protocols that all objects conform to are excluded.
    private static func isAppleProtocol(_ name: String) -> Bool {
        let prefixes = ["UI", "CL", "AV", "WK", "MK", "SK", "UN", "MF", "PH", "CN", "CA"]
        return prefixes.contains { name.hasPrefix($0) } || name.hasPrefix("NS") && name.hasSuffix("Delegate")
    }

    /// Returns whether a container's name is declared. Only the name is checked, because the container's text includes its members.
    private mutating func hasDeclaredName(_ entity: HeaderEntity) -> Bool {
        guard let name = entity.name, !undeclaredTypes.contains(name) else { return false }
        return true
    }

    /// Returns the superclass, and the nearest ancestor that isn't declared in the headers.
    private func bases(of entity: HeaderEntity) -> (base: String, root: String) {
        var current = entity
        var base: String?
        var visited: Set<String> = []
        while true {
            let name = current.inherits?.first?.name ?? "NSObject"
            var next = text.rewritten(name, keepsClasses: true)
            if undeclaredTypes.contains(name) { next = Self.guessedSuperclass(name) }
            if base == nil { base = next }
            guard visited.insert(name).inserted, let above = types[name], above.kind == "class" else {
                return (base ?? next, next)
            }
            current = above
        }
    }

    /// Returns the likely UIKit superclass of a class from a missing library, derived from its name.
    private static func guessedSuperclass(_ name: String) -> String {
        let endings = [
            "TableViewController", "NavigationController", "ViewController", "TableViewCell", "CollectionViewCell",
            "Label", "Button",
            "ImageView", "TextField", "TextView", "ScrollView", "Control", "View",
        ]
        return endings.first(where: name.hasSuffix).map { "UI" + $0 } ?? "NSObject"
    }

    /// Returns the names of the members that a class inherits from superclasses in the headers.
    func inheritedNames(of entity: HeaderEntity) -> Set<String> {
        var names: Set<String> = []
        var visited: Set<String> = []
        var next = entity.inherits?.first?.name
        while let name = next, visited.insert(name).inserted, let above = types[name] {
            names.formUnion((above.members ?? []).filter(\.isOwn).compactMap(\.name))
            next = above.inherits?.first?.name
        }
        return names
    }

    /// Returns the members that protocols in the headers require and that a class doesn't declare itself.
    /// - Returns: the members, and the names of the class's methods that are getters of required properties. Swift sees only the
    ///   protocol's property.
    private func missingRequirements(of entity: HeaderEntity) -> ([HeaderEntity], replaced: Set<String>) {
        var names = Set((entity.members ?? []).compactMap(\.name))
        var result: [HeaderEntity] = []
        var replaced: Set<String> = []
        var pending = (entity.conforms ?? []).compactMap(\.name)
        var visited: Set<String> = []
        while let name = pending.popLast() {
            guard visited.insert(name).inserted, let type = types[name], type.kind == "protocol" else { continue }
            for member in type.members ?? []
            where member.isOwn && member.optional != 1 && names.insert(member.name ?? "").inserted {
                result.append(member)
                let getter = (member.name ?? "") + "()"
                if member.kind.hasPrefix("var."), names.contains(getter) { replaced.insert(getter) }
            }
            pending += ((type.conforms ?? []) + (type.inherits ?? [])).compactMap(\.name)
        }
        return (result, replaced)
    }

    /// Writes a method, property or subscript of a class, or an initialiser of a struct.
    mutating func writeMember(_ member: HeaderEntity, of type: String, isExtension: Bool = false) {
        guard registerIfValid(member, in: type) else { return }
        let declaration = rewritten(member)
        let access = isPublic ? (isExtension || types[type]?.kind != "class" ? "public " : "open ") : ""
        switch member.kind {
        case "function.constructor":
            if types[type]?.kind == "struct" {
                add("\(self.access)\(declaration) { self.init(); \(reportStatement(member)) }", indent: 1)
            } else if isExtension {
                let signature = declaration.replacing("convenience ", with: "")
                add("\(self.access)convenience \(signature) { self.init(); \(reportStatement(member)) }", indent: 1)
            }
        case let kind where kind.hasPrefix("function.method"):
            if kind.hasSuffix("class"), StubText.result(of: declaration) == type, declaration.contains("()"),
                defaults.classes.contains(type)
            {
                let stored = writeSharedInstance(member, type)
                return add("\(access)\(declaration) { \(reportStatement(member)); return \(stored) }", indent: 1)
            }
            add(access + declaration + body(of: member), indent: 1)
        case "function.subscript":
            let signature = declaration.prefix { $0 != "{" }.trimmingSpaces
            add("\(access)\(signature) {", indent: 1)
            add("get" + body(of: member, StubText.result(of: signature) ?? "Any"), indent: 2)
            if declaration.contains("set") { add("set { \(reportStatement(member)) }", indent: 2) }
            add("}", indent: 1)
        case let kind where kind.hasPrefix("var."):
            writeProperty(member, declaration, access, type, isExtension: isExtension)
        case "enum": writeEnum(member, indent: 1)
        case "class": writeClass(member, indent: 1)
        default: break
        }
    }

    /// Writes a static property for the shared instance that a class method returns.
    /// - Returns: the name of the property.
    private mutating func writeSharedInstance(_ member: HeaderEntity, _ type: String) -> String {
        let name = (member.name ?? "").filter { $0.isLetter || $0.isNumber }
        let stored = "cellSim" + name.prefix(1).uppercased() + name.dropFirst()
        // Instances of UIKit classes are isolated to the main actor, as their classes are.
        let isNonisolated = types[type].map { bases(of: $0).root == "NSObject" } ?? false
        add("private \(isNonisolated ? StubText.nonisolated : "")static let \(stored) = \(type)()", indent: 1)
        return stored
    }

    private func body(of member: HeaderEntity, _ type: String) -> String {
        guard let value = defaults.value(of: type) else { return " { \(reportStatement(member, "function")) }" }
        return " { \(reportStatement(member)); return \(value) }"
    }

    /// Writes a property. Settable properties store their value; read-only properties report each access.
    private mutating func writeProperty(
        _ member: HeaderEntity, _ declaration: String, _ access: String, _ type: String, isExtension: Bool
    ) {
        guard let (name, importedType, isSettable) = StubText.variable(declaration) else { return }
        let isWeak = declaration.contains("weak ")
        // Without automatic reference counting, the importer imports a strong `id` as unowned.
        let kind = isWeak ? importedType : importedType.replacing(/^AnyObject\b/, with: "Any")
        let isStatic = member.kind.hasSuffix("class") || member.kind.hasSuffix("static")
        if isExtension, member.kind.hasSuffix("static"), !isSettable {
            return writeExtensionConstant(member, kind, name)
        }
        let keyword = isStatic ? "class var" : "var"
        if isStatic, kind == type, !isSettable {
            let stored = writeSharedInstance(member, type)
            return add(
                "\(access)\(keyword) \(name): \(kind) { \(reportStatement(member)); return \(stored) }", indent: 1)
        }
        if isSettable, !isExtension, !isStatic, let value = defaults.value(of: kind) {
            let outlet = declaration.contains("@IBOutlet ") ? "@IBOutlet " : ""
            let isLazy = !isWeak && defaults.isObject(kind)
            return add(
                "\(outlet)\(access)\(isWeak ? "weak " : isLazy ? "lazy " : "")var \(name): \(kind) = \(value)",
                indent: 1)
        }
        add("\(access)\(isStatic && isExtension ? "static var" : keyword) \(name): \(kind) {", indent: 1)
        add("get" + body(of: member, kind), indent: 2)
        if isSettable { add("set { \(reportStatement(member)) }", indent: 2) }
        add("}", indent: 1)
    }

    private mutating func writeExtensionConstant(_ member: HeaderEntity, _ type: String, _ name: String) {
        guard let value = value(of: member, type) else { return omit(member, "its value is unknown") }
        add("\(access)static let \(name): \(type) = \(value)", indent: 1)
    }

    mutating func writeProtocol(_ entity: HeaderEntity) {
        guard let name = entity.name, hasDeclaredName(entity) else { return }
        let inheritedProtocols = ((entity.conforms ?? []) + (entity.inherits ?? [])).compactMap(\.name).filter {
            types[$0]?.kind == "protocol" || $0 == "NSObjectProtocol" || Self.optionalProtocols.contains($0)
        }
        let foreign = entity.foreignName
        let objective = foreign == name ? "@objc" : "@objc(\(foreign))"
        add(
            "\(objective) \(access)protocol \(name): \((inheritedProtocols.isEmpty ? ["AnyObject"] : inheritedProtocols).joined(separator: ", ")) {"
        )
        for member in entity.members ?? [] where member.isOwn && registerIfValid(member, in: name) {
            // Protocol requirements have no default arguments, and cannot be weak in Swift.
            let declaration = rewritten(member).replacing("weak ", with: "")
                .replacing(#/ = (?:\[\]|\[:\]|nil|true|false|[0-9.]+)(?=[,)])/#, with: "")
            add(
                declaration.hasPrefix("optional ")
                    ? "@objc " + declaration
                    : declaration.hasSuffix("}") || !declaration.contains(#/\bvar /#)
                        ? declaration : declaration + " { get set }", indent: 1)
        }
        add("}")
    }

    /// Writes a category of a class that the headers don't declare. Categories of the headers' own classes are written with the class.
    mutating func writeExtension(_ entity: HeaderEntity) {
        let members = (entity.members ?? []).filter { $0.isOwn && $0.usr != nil }
        guard !members.isEmpty, let head = interface.text(of: entity).split(separator: "\n").first else { return }
        let name = head.replacing("extension ", with: "").prefix { $0 != " " && $0 != "{" }
        guard types[String(name)] == nil || members.contains(where: { ["class", "enum", "struct"].contains($0.kind) })
        else { return }
        let start = lines.count
        add("extension \(text.rewritten(String(name), keepsClasses: true)) {")
        for member in members { writeMember(member, of: String(name), isExtension: true) }
        if lines.count == start + 1 { lines.removeLast() } else { add("}") }
    }
}
