import Foundation

/// Generates the sources of Apple's modules from tables of declarations.
struct DeclarationWriter {
    /// The folder of the tables, relative to the project's folder.
    static let folder = "Sources/Apple/Declarations"
    private static let ending = ".declarations"
    private static let accesses: Set<String> = [
        "open", "public", "package", "internal", "fileprivate", "private", "private(set)", "fileprivate(set)",
        "internal(set)",
    ]

    let module: String
    let table: DeclarationTable

    /// Returns the files that are generated from the tables of a project.
    ///
    /// - Throws: `CatalogueError` for an invalid table, or an error if a file can't be read.
    static func files(project: URL) throws -> [GeneratedFile] {
        let folder = project.appendingPathComponent(Self.folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(ending) }
        return try names.sorted().map { name in
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            let module = String(name.dropLast(ending.count))
            let table = try DeclarationReader(file: "\(Self.folder)/\(name)").table(in: text)
            let writer = DeclarationWriter(module: module, table: table)
            return GeneratedFile(path: path(of: module, project), text: try writer.text())
        }
    }

    /// Returns the path of the generated file. If the module also has hand-written files, it is in their folder.
    private static func path(of module: String, _ project: URL) -> String {
        let own = "Sources/Apple/\(module)"
        let isMixed = FileManager.default.fileExists(atPath: project.appendingPathComponent(own).path)
        return isMixed ? "\(own)/\(module)+Declarations.swift" : "Sources/AppleDeclarations/\(module)/\(module).swift"
    }

    /// Returns the Swift source of the module.
    ///
    /// - Throws: `CatalogueError` if a member needs a body and has none.
    func text() throws -> String {
        var text = SourceText(source: "\(Self.folder)/\(module)\(Self.ending)")
        for line in table.documentation { text.line(line.isEmpty ? "///" : "/// " + line) }
        let (imports, others) = (table.members.filter(\.isImport), table.members.filter { !$0.isImport })
        for member in imports { try write(member, in: nil, isPublic: true, &text) }
        if !others.isEmpty { text.line("") }
        for member in others { try write(member, in: nil, isPublic: true, &text) }
        return text.text
    }

    private func write(
        _ member: Declaration, in type: Declaration?, isPublic isTypePublic: Bool, _ text: inout SourceText
    ) throws {
        if member.isImport {
            text.line((member.has("internal") ? "import " : "@_exported import ") + member.signature)
            return
        }
        let explicit = member.modifiers.first { Self.accesses.contains($0) && !$0.hasSuffix("(set)") }
        let isPublic = isTypePublic && (explicit == nil || explicit == "public")
        let access = isPublic ? access(of: member, in: type) : explicit == "internal" ? nil : explicit
        var words = member.modifiers.filter { $0 != explicit && $0 != "optional" }
        if isPublic && member.isType && member.has("@MainActor") && !member.has("@preconcurrency") {
            words.insert("@preconcurrency", at: 0)
        }
        let position = words.firstIndex { !$0.hasPrefix("@") } ?? words.count
        if let access { words.insert(access, at: position) }
        if member.isType {
            try writeType(member, words, isPublic: isPublic, &text)
        } else {
            try writeMember(member, in: type, words, isPublic: isPublic, &text)
        }
    }

    private func access(of member: Declaration, in type: Declaration?) -> String? {
        if ["extension", "deinit", "associatedtype"].contains(member.keyword) { return nil }
        if member.keyword == "case" && type?.keyword == "enum" { return nil }
        if type?.keyword == "protocol" { return nil }
        if member.has("public") || member.has("final") || member.has("static") || member.has("convenience") {
            return "public"
        }
        if member.keyword == "class" { return "open" }
        let isOpen = type?.keyword == "class" && type?.has("final") == false && type?.has("public") == false
        return isOpen && ["func", "var", "subscript"].contains(member.keyword) ? "open" : "public"
    }

    private func writeSentence(_ lines: [String], _ text: inout SourceText) {
        for line in lines { text.line(line.isEmpty ? "///" : "/// " + line) }
    }

    private func writeType(_ type: Declaration, _ words: [String], isPublic: Bool, _ text: inout SourceText) throws {
        writeSentence(type.documentation, &text)
        var signature = type.signature
        let raw = type.keyword == "struct" ? type.rawType : nil
        if raw != nil {
            let others = type.inherited.dropFirst()
            let protocols = others.contains("OptionSet") ? Array(others) : ["RawRepresentable"] + others
            signature = "\(type.name): " + protocols.joined(separator: ", ")
        }
        let heading = (words + [type.keyword, signature]).joined(separator: " ")
        if type.members.isEmpty && type.remarks.isEmpty && raw == nil { return text.line(heading + " {}") }
        try text.block(heading + " {") { text in
            for remark in type.remarks { text.line("// " + remark) }
            if let raw {
                text.line("/// Apple's raw value.")
                text.line("public let rawValue: \(raw)")
                text.line("/// Creates an instance.")
                text.line("public init(rawValue: \(raw)) { self.rawValue = rawValue }")
            }
            for member in type.members { try write(member, in: type, isPublic: isPublic, &text) }
        }
        let defaults = type.members.filter { $0.has("optional") }
        if defaults.isEmpty { return }
        var addition = type
        (addition.keyword, addition.signature, addition.modifiers) = ("extension", type.name, [])
        try text.block("extension \(type.name) {") { text in
            for var member in defaults {
                member.documentation = []
                try write(member, in: addition, isPublic: isPublic, &text)
            }
        }
    }

    private func writeMember(
        _ member: Declaration, in type: Declaration?, _ words: [String], isPublic: Bool, _ text: inout SourceText
    ) throws {
        var (keyword, signature, body) = (member.keyword, member.signature, member.body)
        if keyword == "case", let type, type.keyword == "struct" {
            keyword = "static let"
            signature = try constants(member, of: type)
        }
        let isRequirement = type?.keyword == "protocol"
        if isRequirement {
            body = keyword == "var" ? member.has("optional") ? "{ get }" : body : nil
        } else if ["func", "init", "subscript"].contains(keyword) && body == nil || body.map(Self.isGetter) == true {
            let stored = (type?.members.flatMap(\.storedNames) ?? []) + (type?.rawType == nil ? [] : ["rawValue"])
            guard let standard = DeclarationDefaults.body(of: member, stored: stored) else {
                throw CatalogueError(
                    file: "\(Self.folder)/\(module)\(Self.ending)", line: member.line,
                    message: "'\(member.name)' needs a body: write what it returns, as in '{ .standard }'")
            }
            body = body.map { $0.contains("set") } == true ? "{\n    get \(standard)\n    set {}\n}" : standard
        }
        var sentence = member.documentation
        let isSilent = member.has("override") || keyword == "deinit"
        if sentence.isEmpty && (isPublic || isRequirement) && !isSilent {
            sentence = [DeclarationDefaults.sentence(of: member, in: type, body: body)]
        }
        writeSentence(sentence, &text)
        for remark in member.remarks { text.line("// " + remark) }
        let separator = ["init", "subscript", "deinit"].contains(keyword) ? "" : " "
        let heading = (words + [keyword]).joined(separator: " ") + separator + signature
        text.lines([heading, body].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " "))
    }

    /// Returns whether a body is `{ get }` or `{ get set }`.
    private static func isGetter(_ body: String) -> Bool {
        ["get", "get set"].contains(body.dropFirst().dropLast().trimmed)
    }

    /// Returns constants of a type with a raw value, such as `a = Name(rawValue: 1), b = Name(rawValue: 2)`.
    private func constants(_ member: Declaration, of type: Declaration) throws -> String {
        try SwiftText(member.signature).split(at: ",").map { part in
            let (name, value) = SwiftText(part.trimmed).partition(at: " = ")
            guard let value else {
                throw CatalogueError(
                    file: "\(Self.folder)/\(module)\(Self.ending)", line: member.line,
                    message: "'\(name)' needs a raw value: write '\(name) = ' and the value")
            }
            return "\(name) = \(type.name)(rawValue: \(value))"
        }.joined(separator: ",\n    ")
    }
}
