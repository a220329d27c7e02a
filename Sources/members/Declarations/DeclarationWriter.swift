import Foundation

/// Generates the sources of Apple's modules from tables of declarations.
struct DeclarationWriter {
    /// The folder of the tables, relative to the project's folder.
    static let folder = "Sources/Apple/Declarations"
    private static let fileExtension = ".declarations"
    private static let accessModifiers: Set<String> = [
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
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix(fileExtension)
        }
        return try names.sorted().map { name in
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            let module = String(name.dropLast(fileExtension.count))
            let table = try DeclarationReader(file: "\(Self.folder)/\(name)").table(in: text)
            let writer = DeclarationWriter(module: module, table: table)
            return GeneratedFile(path: path(of: module, project), text: try writer.text())
        }
    }

    /// Returns the path of the generated file. If the module also has hand-written files, it is in their folder.
    private static func path(of module: String, _ project: URL) -> String {
        let moduleFolder = "Sources/Apple/\(module)"
        let hasHandwrittenFiles = FileManager.default.fileExists(
            atPath: project.appendingPathComponent(moduleFolder).path)
        return hasHandwrittenFiles
            ? "\(moduleFolder)/\(module)+Declarations.swift" : "Sources/AppleDeclarations/\(module)/\(module).swift"
    }

    /// Returns the Swift source of the module.
    ///
    /// - Throws: `CatalogueError` if a member needs a body and has none.
    func text() throws -> String {
        var text = SourceText(source: "\(Self.folder)/\(module)\(Self.fileExtension)")
        for line in table.documentation { text.appendLine(line.isEmpty ? "///" : "/// " + line) }
        let (imports, others) = (table.members.filter(\.isImport), table.members.filter { !$0.isImport })
        for member in imports { try write(member, in: nil, isPublic: true, &text) }
        if !others.isEmpty { text.appendLine("") }
        for member in others { try write(member, in: nil, isPublic: true, &text) }
        return text.text
    }

    private func write(
        _ member: Declaration, in type: Declaration?, isPublic isTypePublic: Bool, _ text: inout SourceText
    ) throws {
        if member.isImport {
            text.appendLine((member.has("internal") ? "import " : "@_exported import ") + member.signature)
            return
        }
        let explicitAccess = member.modifiers.first { Self.accessModifiers.contains($0) && !$0.hasSuffix("(set)") }
        let isPublic = isTypePublic && (explicitAccess == nil || explicitAccess == "public")
        let access = isPublic ? access(of: member, in: type) : explicitAccess == "internal" ? nil : explicitAccess
        var modifiers = member.modifiers.filter { $0 != explicitAccess && $0 != "optional" }
        if isPublic && member.isType && member.has("@MainActor") && !member.has("@preconcurrency") {
            modifiers.insert("@preconcurrency", at: 0)
        }
        let position = modifiers.firstIndex { !$0.hasPrefix("@") } ?? modifiers.count
        if let access { modifiers.insert(access, at: position) }
        if member.isType {
            try writeType(member, modifiers, isPublic: isPublic, &text)
        } else {
            try writeMember(member, in: type, modifiers, isPublic: isPublic, &text)
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

    private func writeDocumentation(_ lines: [String], _ text: inout SourceText) {
        for line in lines { text.appendLine(line.isEmpty ? "///" : "/// " + line) }
    }

    private func writeType(_ type: Declaration, _ words: [String], isPublic: Bool, _ text: inout SourceText) throws {
        writeDocumentation(type.documentation, &text)
        var signature = type.signature
        let raw = type.keyword == "struct" ? type.rawType : nil
        if raw != nil {
            let others = type.inheritedTypes.dropFirst()
            let protocols = others.contains("OptionSet") ? Array(others) : ["RawRepresentable"] + others
            signature = "\(type.name): " + protocols.joined(separator: ", ")
        }
        let heading = (words + [type.keyword, signature]).joined(separator: " ")
        if type.members.isEmpty && type.comments.isEmpty && raw == nil { return text.appendLine(heading + " {}") }
        try text.appendBlock(heading + " {") { text in
            for remark in type.comments { text.appendLine("// " + remark) }
            if let raw {
                text.appendLine("/// Apple's raw value.")
                text.appendLine("public let rawValue: \(raw)")
                text.appendLine("/// Creates an instance.")
                text.appendLine("public init(rawValue: \(raw)) { self.rawValue = rawValue }")
            }
            for member in type.members { try write(member, in: type, isPublic: isPublic, &text) }
        }
        let defaults = type.members.filter { $0.has("optional") }
        if defaults.isEmpty { return }
        var extensionDeclaration = type
        (extensionDeclaration.keyword, extensionDeclaration.signature, extensionDeclaration.modifiers) = (
            "extension", type.name, []
        )
        try text.appendBlock("extension \(type.name) {") { text in
            for var member in defaults {
                member.documentation = []
                try write(member, in: extensionDeclaration, isPublic: isPublic, &text)
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
        } else if ["func", "init", "subscript"].contains(keyword) && body == nil
            || body.map(Self.isAccessorRequirement) == true
        {
            let stored = (type?.members.flatMap(\.storedNames) ?? []) + (type?.rawType == nil ? [] : ["rawValue"])
            guard let defaultBody = DeclarationDefaults.body(of: member, stored: stored) else {
                throw CatalogueError(
                    file: "\(Self.folder)/\(module)\(Self.fileExtension)", line: member.line,
                    message: "'\(member.name)' needs a body: write what it returns, as in '{ .standard }'")
            }
            body = body.map { $0.contains("set") } == true ? "{\n    get \(defaultBody)\n    set {}\n}" : defaultBody
        }
        var sentence = member.documentation
        let omitsDocumentation = member.has("override") || keyword == "deinit"
        if sentence.isEmpty && (isPublic || isRequirement) && !omitsDocumentation {
            sentence = [DeclarationDefaults.sentence(of: member, in: type, body: body)]
        }
        writeDocumentation(sentence, &text)
        for remark in member.comments { text.appendLine("// " + remark) }
        let separator = ["init", "subscript", "deinit"].contains(keyword) ? "" : " "
        let heading = (words + [keyword]).joined(separator: " ") + separator + signature
        text.appendLines([heading, body].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " "))
    }

    /// Returns whether a body is `{ get }` or `{ get set }`.
    private static func isAccessorRequirement(_ body: String) -> Bool {
        ["get", "get set"].contains(body.dropFirst().dropLast().trimmed)
    }

    /// Returns constants of a type with a raw value, such as `a = Name(rawValue: 1), b = Name(rawValue: 2)`.
    private func constants(_ member: Declaration, of type: Declaration) throws -> String {
        try SwiftText(member.signature).split(at: ",").map { part in
            let (name, value) = SwiftText(part.trimmed).partition(at: " = ")
            guard let value else {
                throw CatalogueError(
                    file: "\(Self.folder)/\(module)\(Self.fileExtension)", line: member.line,
                    message: "'\(name)' needs a raw value: write '\(name) = ' and the value")
            }
            return "\(name) = \(type.name)(rawValue: \(value))"
        }.joined(separator: ",\n    ")
    }
}
