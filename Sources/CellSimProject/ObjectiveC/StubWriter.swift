import Foundation

/// Writes Swift stubs for the declarations of Objective-C headers. The bodies report the call and return a default value.
struct StubWriter {
    /// An omitted declaration and its Objective-C name.
    struct Omission: Hashable {
        var location: HeaderLocations.Location
        var name: String
        var reason: String
    }

    let interface: HeaderInterface
    let text: StubText
    let locations: HeaderLocations
    /// The values of constants and macros as Swift literals, keyed by their C names.
    let values: [String: String]
    /// The names of types that no header or module declares.
    let undeclaredTypes: Set<String>
    /// A Boolean value that indicates whether other modules can use the declarations.
    let isPublic: Bool
    /// The modules of Apple's frameworks whose headers are imported.
    let modules: Set<String>
    /// The modules that can be imported.
    let availableModules: Set<String>
    var defaults: DefaultValues
    private(set) var omissions: [Omission] = []
    var lines: [String] = []
    /// The classes and protocols that the headers declare, keyed by their Swift names.
    let types: [String: HeaderEntity]
    /// The written declarations, each with the name of its container.
    private var writtenDeclarations: Set<String> = []

    init(
        _ interface: HeaderInterface, text: StubText, locations: HeaderLocations, values: [String: String],
        missing: Set<String>, isPublic: Bool, appleTypes: [AppleType],
        modules: Set<String>, provided: Set<String>
    ) {
        (self.interface, self.text, self.locations) = (interface, text, locations)
        (self.values, self.undeclaredTypes, self.isPublic) = (values, missing, isPublic)
        (self.modules, self.availableModules) = (modules, provided)
        defaults = DefaultValues(appleTypes)
        var types: [String: HeaderEntity] = [:]
        for entity in interface.entities where entity.isOwn {
            guard let name = entity.name else { continue }
            switch entity.kind {
            case "class":
                defaults.classes.insert(name)
                types[name] = entity
            case "protocol", "struct": types[name] = entity
            case "enum":
                types[name] = entity
                let first = (entity.members ?? []).first { $0.kind == "enumelement" }
                defaults.expressions[name] = first?.name.map { "." + $0 }
            case "typealias":
                let parts = text.rewritten(interface.text(of: entity)).split(separator: "=", maxSplits: 1)
                if parts.count == 2 { defaults.aliases[name] = parts[1].trimmingSpaces }
            default: break
            }
        }
        self.types = types
        for (name, entity) in types where entity.kind == "struct" {
            let declaration = interface.text(of: entity)
            let isWrapper = declaration.contains("init(rawValue rawValue: ") && !declaration.contains(": OptionSet")
            if let raw = isWrapper ? rawType(of: entity) : nil, let value = defaults.value(of: raw) {
                defaults.expressions[name] = "\(name)(rawValue: \(value))"
            } else if !declaration.contains("CustomNSError") {
                defaults.expressions[name] = "\(name)()"
            }
        }
    }

    /// Returns the text of the Swift file.
    mutating func write() -> String {
        for entity in interface.entities where entity.isOwn { write(entity) }
        let head = ["// Written by 'cellsim app' from Objective-C headers. Each run writes it again."]
        // As in Xcode, the modules that headers import are visible to Swift sources.
        let importedModules = modules.union(referencedModules)
        let imports = ["CoreGraphics", "Foundation", "UIKit"].filter { !importedModules.contains($0) }.map {
            "import " + $0
        }
        return (head + imports + importedModules.sorted().map { "@_exported import " + $0 } + lines).joined(
            separator: "\n") + "\n"
    }

    /// The modules of the frameworks whose types the declarations use. Headers that only forward-declare a type with `@class` don't import
    /// them.
    private var referencedModules: Set<String> {
        var frameworks: Set<String> = []
        for line in lines {
            for match in line.matches(of: /\b(NS(?:Managed|Fetch|Persistent|Entity)|[A-Z]{2})[A-Z][a-z]/) {
                guard
                    let module = Self.modulesByPrefix[String(match.1)]
                        ?? Self.modulesByPrefix[String(match.1.prefix(4))]
                else {
                    continue
                }
                frameworks.insert(module)
            }
        }
        return frameworks.intersection(availableModules)
    }

    private static let modulesByPrefix = [
        "NSMa": "CoreData", "NSFe": "CoreData", "NSPe": "CoreData", "NSEn": "CoreData", "CL": "CoreLocation",
        "MK": "MapKit", "AV": "AVFoundation", "WK": "WebKit", "CN": "Contacts", "EK": "EventKit", "PH": "Photos",
        "UN": "UserNotifications", "SK": "StoreKit", "MF": "MessageUI", "LA": "LocalAuthentication",
        "CB": "CoreBluetooth",
        "HK": "HealthKit", "PK": "PassKit", "SF": "SafariServices",
    ]

    private mutating func write(_ entity: HeaderEntity) {
        switch entity.kind {
        case "class": writeClass(entity)
        case "protocol": writeProtocol(entity)
        case "enum": writeEnum(entity)
        case "struct": writeStruct(entity)
        case "typealias":
            guard registerIfValid(entity) else { return }
            add("\(access)\(rewritten(entity))")
        case "var.global": writeConstant(entity, "\(access)let")
        case "function.free":
            guard registerIfValid(entity) else { return }
            add(access + rewritten(entity) + body(of: entity))
        case let kind where kind.hasPrefix("extension"): writeExtension(entity)
        default: break
        }
    }

    // MARK: Parts

    var access: String { isPublic ? "public " : "" }

    mutating func add(_ line: String, indent: Int = 0) { lines.append(String(repeating: "    ", count: indent) + line) }

    func rewritten(_ entity: HeaderEntity) -> String {
        let declaration = text.rewritten(interface.text(of: entity))
        guard entity.isRefined, let name = entity.name?.prefix(while: { $0 != "(" }), name != "init" else {
            return declaration
        }
        guard let range = ["func ", "var ", "let "].lazy.compactMap({ declaration.firstRange(of: $0 + name) }).first
        else {
            return declaration
        }
        return declaration.replacingCharacters(in: range, with: declaration[range].replacing(name, with: "__" + name))
    }

    /// Records a declaration and returns whether to write it. Returns false for repeated declarations, and for those that use an
    /// undeclared type, which are added to the omissions.
    mutating func registerIfValid(_ entity: HeaderEntity, in container: String = "") -> Bool {
        let declaration = interface.text(of: entity)
        guard writtenDeclarations.insert(container + "\n" + declaration).inserted else { return false }
        let name = declaration.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.first {
            undeclaredTypes.contains(String($0))
        }
        guard let name else { return true }
        omit(entity, "'\(name)' is not declared")
        return false
    }

    /// Adds a declaration to the omitted ones.
    mutating func omit(_ entity: HeaderEntity, _ reason: String) {
        let name = entity.foreignName
        omissions.append(Omission(location: locations.location(of: name), name: name, reason: reason))
    }

    /// Returns a statement that reports a call.
    func reportStatement(_ entity: HeaderEntity, _ function: String = "statement") -> String {
        let name = entity.foreignName
        let location = locations.location(of: name)
        return
            "CellSimPruned.\(function)(\(location.line), \(StubText.quoted(name + " is written in Objective-C, which is not compiled")), "
            + "file: \(StubText.quoted(location.path)))"
    }

    /// Returns the body of a function, including its braces.
    func body(of entity: HeaderEntity) -> String {
        guard let result = StubText.result(of: rewritten(entity)) else { return " { \(reportStatement(entity)) }" }
        guard let value = defaults.value(of: result) else { return " { \(reportStatement(entity, "function")) }" }
        return value == "()" ? " { \(reportStatement(entity)) }" : " { \(reportStatement(entity)); return \(value) }"
    }

    // MARK: Constants

    /// Writes a constant. Its value is a number or string from the sources, or otherwise the constant's name.
    mutating func writeConstant(_ entity: HeaderEntity, _ keyword: String, indent: Int = 0) {
        guard registerIfValid(entity), let (name, type, _) = StubText.variable(rewritten(entity)) else { return }
        guard let value = value(of: entity, type) else { return omit(entity, "its value is unknown") }
        add("\(keyword) \(name): \(type) = \(value)", indent: indent)
    }

    func value(of entity: HeaderEntity, _ type: String) -> String? {
        let name = entity.foreignName
        let sourceValue = values[name]
        if type == "String" || type == "String!" { return sourceValue ?? StubText.quoted(name) }
        if let raw = types[type].flatMap(rawType) {
            guard let value = sourceValue ?? (raw == "String" ? StubText.quoted(name) : nil) else { return nil }
            return "\(type)(rawValue: \(value))" + (types[type]?.kind == "enum" ? "!" : "")
        }
        if type == "NSNotification.Name" || type == "NSAttributedString.Key" {
            return "\(type)(rawValue: \(sourceValue ?? StubText.quoted(name)))"
        }
        return sourceValue ?? defaults.value(of: type)
    }

    /// Returns the raw type of an enumeration, an option set or a wrapper type.
    func rawType(of entity: HeaderEntity) -> String? {
        let words = interface.text(of: entity)
        if entity.kind == "enum" { return words.firstMatch(of: #/: (\w+)/#).map { String($0.1) } }
        return words.firstMatch(of: /init\(rawValue rawValue: (\w+)\)/).map { text.names[String($0.1)] ?? String($0.1) }
    }

    // MARK: Values

    mutating func writeEnum(_ entity: HeaderEntity, indent: Int = 0) {
        guard let name = entity.name, registerIfValid(entity), let raw = rawType(of: entity) else { return }
        add("\(access)enum \(name): \(raw), \(StubText.sendable) {", indent: indent)
        for element in entity.members ?? [] where element.isOwn {
            if element.kind == "enumelement" { add(interface.text(of: element), indent: indent + 1) }
        }
        for alias in entity.members ?? [] where alias.isOwn && alias.kind == "var.static" {
            writeConstant(alias, "\(access)static let", indent: indent + 1)
        }
        add("}", indent: indent)
    }

    private mutating func writeStruct(_ entity: HeaderEntity) {
        guard let name = entity.name, registerIfValid(entity) else { return }
        let words = interface.text(of: entity)
        if words.contains("CustomNSError") { return writeError(entity, name) }
        if let raw = rawType(of: entity) {
            let base = words.contains(": OptionSet") ? "OptionSet" : "Hashable, Equatable, RawRepresentable"
            add("\(access)struct \(name): \(base), \(StubText.sendable) {")
            add("\(access)var rawValue: \(raw)", indent: 1)
            add("\(access)init(rawValue: \(raw)) { self.rawValue = rawValue }", indent: 1)
            if base != "OptionSet" { add("\(access)init(_ rawValue: \(raw)) { self.rawValue = rawValue }", indent: 1) }
            for constant in entity.members ?? [] where constant.isOwn && constant.kind == "var.static" {
                writeConstant(constant, "\(access)static let", indent: 1)
            }
            return add("}")
        }
        var fields: [(name: String, type: String, value: String)] = []
        for field in entity.members ?? [] where field.isOwn && field.kind == "var.instance" {
            guard let (label, type, _) = StubText.variable(rewritten(field)) else { continue }
            guard let value = defaults.value(of: type) else {
                return omit(entity, "'\(type)' has no default value")
            }
            fields.append((label, type, value))
        }
        add("\(access)struct \(name) {")
        for field in fields { add("\(access)var \(field.name): \(field.type) = \(field.value)", indent: 1) }
        add("\(access)init() {}", indent: 1)
        if !fields.isEmpty {
            let parameters = fields.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
            let sets = fields.map { "self.\($0.name) = \($0.name)" }.joined(separator: "; ")
            add("\(access)init(\(parameters)) { \(sets) }", indent: 1)
        }
        for member in entity.members ?? [] where member.isOwn && member.kind != "var.instance" {
            writeMember(member, of: name)
        }
        add("}")
    }

    private mutating func writeError(_ entity: HeaderEntity, _ name: String) {
        guard let code = (entity.members ?? []).first(where: { $0.kind == "enum" && $0.isOwn }) else { return }
        add("\(access)struct \(name): CustomNSError, Hashable, Error {")
        writeEnum(code, indent: 1)
        add("\(access)let code: Code", indent: 1)
        add("\(access)var errorUserInfo: [String: Any] { [:] }", indent: 1)
        add("\(access)init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }", indent: 1)
        add("\(access)var errorCode: Int { Int(code.rawValue) }", indent: 1)
        add("\(access)static var errorDomain: String { \(errorDomain(of: code)) }", indent: 1)
        for element in code.members ?? [] where element.kind == "enumelement" && element.isOwn {
            let name = AssetName.escaped(element.name ?? "")
            add("\(access)static var \(name): Code { .\(name) }", indent: 1)
        }
        add("}")
    }

    /// Returns the constant that contains the error domain. It is an argument of the enumeration's macro.
    private func errorDomain(of code: HeaderEntity) -> String {
        values[code.foreignName + ".domain"] ?? StubText.quoted(code.foreignName)
    }
}
