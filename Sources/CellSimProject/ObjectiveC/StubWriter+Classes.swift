/// The part of `StubWriter` that writes classes, protocols and their members.
extension StubWriter {
    /// Apple's protocols whose requirements are all optional. Classes conform to them without implementing their methods.
    private static let optional: Set<String> = [
        "UITableViewDelegate", "UIScrollViewDelegate", "UITextFieldDelegate", "UITextViewDelegate",
        "UICollectionViewDelegate",
        "UICollectionViewDelegateFlowLayout", "UIGestureRecognizerDelegate", "UINavigationControllerDelegate",
        "UITabBarControllerDelegate", "UISearchBarDelegate", "UIImagePickerControllerDelegate", "UITabBarDelegate",
    ]

    mutating func writeClass(_ entity: HeaderEntity, indent: Int = 0) {
        guard let name = entity.name, checkName(entity) else { return }
        let words = interface.text(of: entity).split(separator: "\n").first.map(String.init) ?? ""
        let (base, root) = bases(of: entity)
        var inherited = [base]
        for conformance in entity.conforms ?? [] {
            guard let conformance = conformance.name else { continue }
            if types[conformance]?.kind == "protocol" || Self.optional.contains(conformance) {
                inherited.append(conformance)
            } else if Self.isOfApple(conformance) {
                omit(entity, "it does not conform to \(conformance), whose required members it lacks here")
            }
        }
        let generic = words.firstMatch(of: /^class \w+(<[^>]*>)?/)?.1.map(String.init) ?? ""
        let condition = words.firstMatch(of: #/ where (.*) \{/#).map { " where " + $0.1 } ?? ""
        let foreign = entity.foreignName
        let objective = foreign == name || generic != "" ? "" : "@objc(\(foreign)) "
        let word = isPublic ? "open class" : "class"
        add("\(objective)\(word) \(name)\(generic): \(inherited.joined(separator: ", "))\(condition) {", indent: indent)
        let above = inheritedNames(of: entity)
        writeInitializers(entity, root)
        let (required, replaced) = requirements(of: entity)
        for member in (entity.members ?? []).filter({ !replaced.contains($0.name ?? "") }) + required
        where member.isOwn && member.kind != "function.constructor" && !above.contains(member.name ?? "") {
            writeMember(member, of: name)
        }
        add("}", indent: indent)
    }

    /// Returns whether a protocol belongs to one of Apple's frameworks. Protocols that all objects conform to are excluded.
    private static func isOfApple(_ name: String) -> Bool {
        let prefixes = ["UI", "CL", "AV", "WK", "MK", "SK", "UN", "MF", "PH", "CN", "CA"]
        return prefixes.contains { name.hasPrefix($0) } || name.hasPrefix("NS") && name.hasSuffix("Delegate")
    }

    /// Returns whether a container's name is declared. Only the name is checked, because the container's text includes its members.
    private mutating func checkName(_ entity: HeaderEntity) -> Bool {
        guard let name = entity.name, !missing.contains(name) else { return false }
        return true
    }

    /// Returns the superclass, and the nearest ancestor that isn't declared in the headers.
    private func bases(of entity: HeaderEntity) -> (base: String, root: String) {
        var current = entity
        var base: String?
        var known: Set<String> = []
        while true {
            let name = current.inherits?.first?.name ?? "NSObject"
            var next = text.rewritten(name, keepsClasses: true)
            if missing.contains(name) { next = Self.guessedSuperclass(name) }
            if base == nil { base = next }
            guard known.insert(name).inserted, let above = types[name], above.kind == "class" else {
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
        var known: Set<String> = []
        var next = entity.inherits?.first?.name
        while let name = next, known.insert(name).inserted, let above = types[name] {
            names.formUnion((above.members ?? []).filter(\.isOwn).compactMap(\.name))
            next = above.inherits?.first?.name
        }
        return names
    }

    /// Returns the members that protocols in the headers require and that a class doesn't declare itself.
    /// - Returns: the members, and the names of the class's methods that are getters of required properties. Swift sees only the
    ///   protocol's property.
    private func requirements(of entity: HeaderEntity) -> ([HeaderEntity], replaced: Set<String>) {
        var names = Set((entity.members ?? []).compactMap(\.name))
        var result: [HeaderEntity] = []
        var replaced: Set<String> = []
        var open = (entity.conforms ?? []).compactMap(\.name)
        var known: Set<String> = []
        while let name = open.popLast() {
            guard known.insert(name).inserted, let type = types[name], type.kind == "protocol" else { continue }
            for member in type.members ?? []
            where member.isOwn && member.optional != 1 && names.insert(member.name ?? "").inserted {
                result.append(member)
                let getter = (member.name ?? "") + "()"
                if member.kind.hasPrefix("var."), names.contains(getter) { replaced.insert(getter) }
            }
            open += ((type.conforms ?? []) + (type.inherits ?? [])).compactMap(\.name)
        }
        return (result, replaced)
    }

    /// Writes a method, property or subscript of a class, or an initialiser of a struct.
    mutating func writeMember(_ member: HeaderEntity, of type: String, isExtension: Bool = false) {
        guard register(member, in: type) else { return }
        let words = rewritten(member)
        let access = isPublic ? (isExtension || types[type]?.kind != "class" ? "public " : "open ") : ""
        switch member.kind {
        case "function.constructor":
            if types[type]?.kind == "struct" {
                add("\(self.access)\(words) { self.init(); \(report(member)) }", indent: 1)
            } else if isExtension {
                let plain = words.replacing("convenience ", with: "")
                add("\(self.access)convenience \(plain) { self.init(); \(report(member)) }", indent: 1)
            }
        case let kind where kind.hasPrefix("function.method"):
            if kind.hasSuffix("class"), StubText.result(of: words) == type, words.contains("()"),
                defaults.classes.contains(type)
            {
                let stored = writeShared(member, type)
                return add("\(access)\(words) { \(report(member)); return \(stored) }", indent: 1)
            }
            add(access + words + body(of: member), indent: 1)
        case "function.subscript":
            let plain = words.prefix { $0 != "{" }.trimmingSpaces
            add("\(access)\(plain) {", indent: 1)
            add("get" + body(of: member, StubText.result(of: plain) ?? "Any"), indent: 2)
            if words.contains("set") { add("set { \(report(member)) }", indent: 2) }
            add("}", indent: 1)
        case let kind where kind.hasPrefix("var."): writeProperty(member, words, access, type, isExtension: isExtension)
        case "enum": writeEnum(member, indent: 1)
        case "class": writeClass(member, indent: 1)
        default: break
        }
    }

    /// Writes a static property for the shared instance that a class method returns.
    /// - Returns: the name of the property.
    private mutating func writeShared(_ member: HeaderEntity, _ type: String) -> String {
        let name = (member.name ?? "").filter { $0.isLetter || $0.isNumber }
        let stored = "cellSim" + name.prefix(1).uppercased() + name.dropFirst()
        // Instances of UIKit classes are isolated to the main actor, as their classes are.
        let isPlain = types[type].map { bases(of: $0).root == "NSObject" } ?? false
        add("private \(isPlain ? StubText.nonisolated : "")static let \(stored) = \(type)()", indent: 1)
        return stored
    }

    private func body(of member: HeaderEntity, _ type: String) -> String {
        guard let value = defaults.value(of: type) else { return " { \(report(member, "function")) }" }
        return " { \(report(member)); return \(value) }"
    }

    /// Writes a property. Settable properties store their value; read-only properties report each access.
    private mutating func writeProperty(
        _ member: HeaderEntity, _ words: String, _ access: String, _ type: String, isExtension: Bool
    ) {
        guard let (name, found, isSettable) = StubText.variable(words) else { return }
        let isWeak = words.contains("weak ")
        // Without automatic reference counting, the importer imports a strong `id` as unowned.
        let kind = isWeak ? found : found.replacing(/^AnyObject\b/, with: "Any")
        let isStatic = member.kind.hasSuffix("class") || member.kind.hasSuffix("static")
        if isExtension, member.kind.hasSuffix("static"), !isSettable {
            return writeConstantAgain(member, kind, name)
        }
        let word = isStatic ? "class var" : "var"
        if isStatic, kind == type, !isSettable {
            let stored = writeShared(member, type)
            return add("\(access)\(word) \(name): \(kind) { \(report(member)); return \(stored) }", indent: 1)
        }
        if isSettable, !isExtension, !isStatic, let value = defaults.value(of: kind) {
            let outlet = words.contains("@IBOutlet ") ? "@IBOutlet " : ""
            let isLazy = !isWeak && defaults.isObject(kind)
            return add(
                "\(outlet)\(access)\(isWeak ? "weak " : isLazy ? "lazy " : "")var \(name): \(kind) = \(value)",
                indent: 1)
        }
        add("\(access)\(isStatic && isExtension ? "static var" : word) \(name): \(kind) {", indent: 1)
        add("get" + body(of: member, kind), indent: 2)
        if isSettable { add("set { \(report(member)) }", indent: 2) }
        add("}", indent: 1)
    }

    private mutating func writeConstantAgain(_ member: HeaderEntity, _ type: String, _ name: String) {
        guard let value = value(of: member, type) else { return omit(member, "its value is unknown") }
        add("\(access)static let \(name): \(type) = \(value)", indent: 1)
    }

    mutating func writeProtocol(_ entity: HeaderEntity) {
        guard let name = entity.name, checkName(entity) else { return }
        let above = ((entity.conforms ?? []) + (entity.inherits ?? [])).compactMap(\.name).filter {
            types[$0]?.kind == "protocol" || $0 == "NSObjectProtocol" || Self.optional.contains($0)
        }
        let foreign = entity.foreignName
        let objective = foreign == name ? "@objc" : "@objc(\(foreign))"
        add(
            "\(objective) \(access)protocol \(name): \((above.isEmpty ? ["AnyObject"] : above).joined(separator: ", ")) {"
        )
        for member in entity.members ?? [] where member.isOwn && register(member, in: name) {
            // Protocol requirements have no default arguments, and cannot be weak in Swift.
            let words = rewritten(member).replacing("weak ", with: "")
                .replacing(#/ = (?:\[\]|\[:\]|nil|true|false|[0-9.]+)(?=[,)])/#, with: "")
            add(
                words.hasPrefix("optional ")
                    ? "@objc " + words
                    : words.hasSuffix("}") || !words.contains(#/\bvar /#) ? words : words + " { get set }", indent: 1)
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
