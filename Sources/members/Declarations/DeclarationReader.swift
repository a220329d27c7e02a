/// Parses a table of declarations, in the language that `Declaration` describes.
struct DeclarationReader {
    static let maximumBodyLines = 12

    /// The name of the file, for error messages.
    let file: String

    /// Parses a table.
    /// - Throws: `CatalogueError` with the line and a suggested fix.
    func table(in text: String) throws -> DeclarationTable {
        var cursor = LineCursor(lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
        var table = DeclarationTable()
        table.documentation = readDocumentation(&cursor)
        table.members = try members(of: nil, indentation: 0, &cursor)
        guard !table.documentation.isEmpty else { throw error(1, "begin with '--' and a sentence about the module") }
        return table
    }

    private struct Line {
        var number: Int
        var indentation: Int
        var content: String
    }

    private struct LineCursor {
        var lines: [String]
        var index = 0

        /// Returns the next line that isn't empty, or nil at the end.
        mutating func next() -> Line? {
            while index < lines.count {
                let line = lines[index]
                index += 1
                let content = line.drop { $0 == " " }
                if content.isEmpty { continue }
                return Line(number: index, indentation: line.count - content.count, content: String(content))
            }
            return nil
        }
    }

    private func error(_ line: Int, _ message: String) -> CatalogueError {
        CatalogueError(file: file, line: line, message: message)
    }

    /// Reads lines that begin with `--`.
    private func readDocumentation(_ cursor: inout LineCursor) -> [String] {
        var documentation: [String] = []
        while let content = cursor.lines[safe: cursor.index]?.trimmed, content.hasPrefix("--") {
            documentation.append(content.dropFirst(2).trimmed)
            cursor.index += 1
        }
        return documentation
    }

    private func members(of type: Declaration?, indentation: Int, _ cursor: inout LineCursor) throws -> [Declaration] {
        var members: [Declaration] = []
        var remarks: [String] = []
        while true {
            let start = cursor.index
            guard let line = cursor.next() else { return members }
            if line.indentation < indentation {
                cursor.index = start
                return members
            }
            if line.content.hasPrefix("#") {
                remarks.append(String(line.content.dropFirst()).trimmed)
                continue
            }
            guard line.indentation == indentation else {
                let remedy = "write \(indentation) spaces in front of it"
                throw error(
                    line.number, "this line has \(line.indentation) spaces and is not a member of a type; " + remedy)
            }
            var member = try declaration(line, &cursor)
            member.comments = remarks
            remarks = []
            if member.isType { member.members = try self.members(of: member, indentation: indentation + 2, &cursor) }
            try validate(member, in: type, after: members)
            members.append(member)
        }
    }

    /// Reads a declaration with its continuation lines and its documentation.
    private func declaration(_ line: Line, _ cursor: inout LineCursor) throws -> Declaration {
        var text = line.content
        var parts = SwiftText(text).partition(at: " -- ")
        while parts.1 == nil, SwiftText(text).openBracketCount > 0 || text.hasSuffix(",") || text.hasSuffix("=") {
            guard cursor.index < cursor.lines.count else {
                throw error(line.number, "this declaration has no end; close its brackets")
            }
            text += "\n" + cursor.lines[cursor.index].dropFirst(line.indentation)
            cursor.index += 1
            parts = SwiftText(text).partition(at: " -- ")
        }
        guard SwiftText(parts.0).openBracketCount == 0 else { throw error(line.number, "too many closing brackets") }
        guard var declaration = Declaration(parts.0.trimmed, line: line.number) else {
            throw error(
                line.number,
                "'\(line.content.prefix { $0 != " " })' does not begin a declaration; expected class, struct, "
                    + "enum, protocol, extension, func, var, let, init, case, subscript, typealias or import")
        }
        declaration.documentation = (parts.1.map { [$0.trimmed] } ?? []) + readDocumentation(&cursor)
        return declaration
    }

    private func validate(_ member: Declaration, in type: Declaration?, after others: [Declaration]) throws {
        let isPrivate = !Set(member.modifiers).isDisjoint(with: ["private", "fileprivate", "internal", "package"])
        if member.isType, member.keyword != "extension", !isPrivate, member.documentation.isEmpty {
            throw error(member.line, "\(member.name) has no sentence; add ' -- ' and what it is")
        }
        if let last = member.documentation.last(where: { !$0.isEmpty }), !".:`)".contains(last.last ?? " ") {
            throw error(member.line, "the sentence of '\(member.name)' has no full stop; add one")
        }
        if let other = others.first(where: { $0.name == member.name && $0.modifiers == member.modifiers }),
            member.keyword != "extension", member.keyword != "case", member.keyword != "import"
        {
            throw error(member.line, "'\(member.name)' is also in line \(other.line); remove one")
        }
        if member.has("open") { throw error(member.line, "leave out 'open': members of open classes are open") }
        if member.keyword == "case", !["enum", "struct"].contains(type?.keyword ?? "") {
            throw error(member.line, "a case outside of an enumeration or a structure; indent it below its type")
        }
        if member.keyword == "case", type?.keyword == "struct", type?.rawType == nil {
            throw error(
                member.line, "cases of a structure need a raw type, as in 'struct Name: String, Hashable, Sendable'")
        }
        if member.has("optional"), type?.keyword != "protocol" {
            throw error(member.line, "'optional' outside of a protocol; remove it")
        }
        let lines = (member.body ?? "").split(separator: "\n").count
        if lines > Self.maximumBodyLines {
            let limit = "a body of \(lines) lines; tables have at most \(Self.maximumBodyLines)"
            throw error(member.line, limit + ". Write this type in a Swift file in Sources/Apple/\(moduleName)")
        }
    }

    private var moduleName: String { String(file.prefix { $0 != "." }) }
}

/// The contents of a table.
struct DeclarationTable {
    /// The lines that describe the module.
    var documentation: [String] = []
    var members: [Declaration] = []
}

extension Array {
    fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
