import Foundation

/// A declaration in SourceKit's description of a module.
struct HeaderEntity: Decodable {
    /// A reference to another declaration, such as a superclass.
    struct Reference: Decodable {
        var name: String?
        var usr: String?

        enum CodingKeys: String, CodingKey { case name = "key.name", usr = "key.usr" }
    }

    /// An attribute of the declaration.
    struct Attribute: Decodable {
        var message: String?

        enum CodingKeys: String, CodingKey { case message = "key.message" }
    }

    var fullKind: String
    var name: String?
    var usr: String?
    var offset: Int?
    var length: Int?
    var members: [HeaderEntity]?
    var inherits: [Reference]?
    var conforms: [Reference]?
    var extends: Reference?
    var attributes: [Attribute]?
    var unavailable: Int?
    var optional: Int?

    enum CodingKeys: String, CodingKey {
        case fullKind = "key.kind", name = "key.name", usr = "key.usr", offset = "key.offset", length = "key.length",
            members = "key.entities", inherits = "key.inherits", conforms = "key.conforms", extends = "key.extends",
            attributes = "key.attributes", unavailable = "key.is_unavailable", optional = "key.is_optional"
    }

    /// The kind, such as `class` or `function.method.instance`.
    var kind: String { String(fullKind.dropFirst("source.lang.swift.decl.".count)) }
    var isRefined: Bool { (attributes ?? []).contains { $0.message == AppleHeaders.refinedMarker } }

    /// A Boolean value that indicates whether the headers declare the entity and Swift can use it.
    var isOwn: Bool {
        if unavailable == 1 { return false }
        guard let usr else { return fullKind.contains(".extension") }
        if usr.hasPrefix("c:") { return !usr.contains("SYNTHESIZED") }
        // For an error enumeration, the importer creates an error type that contains the enumeration of the codes.
        return kind == "struct" && (members ?? []).contains { $0.kind == "enum" && $0.isOwn }
    }

    /// The name in Objective-C or C: a class, a constant or a method such as `-[Row show:]`.
    var foreignName: String {
        guard let usr else { return name ?? "" }
        if let match = usr.firstMatch(of: /objc\((?:cs|pl|cy)\)([\w@]+)\((im|cm)\)(.+)$/) {
            return "\(match.2 == "cm" ? "+" : "-")[\(match.1.split(separator: "@").last ?? "") \(match.3)]"
        }
        if let match = usr.firstMatch(of: /objc\(\w+\)([\w@]+)\(\w+\)(\w+)$/) {
            return "\(match.1.split(separator: "@").last ?? "").\(match.2)"
        }
        return usr.split { "@:)".contains($0) }.last.map(String.init) ?? name ?? ""
    }
}

/// SourceKit's description of a module.
struct HeaderInterface: Decodable {
    var text: String
    var entities: [HeaderEntity]

    enum CodingKeys: String, CodingKey { case text = "key.sourcetext", entities = "key.entities" }

    init(json: Data) throws(ProjectError) {
        do { self = try JSONDecoder().decode(HeaderInterface.self, from: json) } catch {
            throw ProjectError("libsourcekitdInProc.so", nil, "an answer in an unknown form: \(error)")
        }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        text = try container.decode(String.self, forKey: .text)
        entities = try container.decodeIfPresent([HeaderEntity].self, forKey: .entities) ?? []
        bytes = Array(text.utf8)
    }

    private let bytes: [UInt8]

    /// Returns the text of a declaration.
    func text(of entity: HeaderEntity) -> String {
        guard let offset = entity.offset, let length = entity.length, offset >= 0, length >= 0,
            offset + length <= bytes.count
        else { return "" }
        return ErrorConvention.throwingDeclaration(String(decoding: bytes[offset..<(offset + length)], as: UTF8.self))
    }
}
