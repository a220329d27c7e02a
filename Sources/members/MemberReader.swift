/// Parses a member list.
///
///     class UILabel: UIView
///       text           text  text     set  compared(text) restored(content) varied(nil)
///       numberOfLines  …     integer  set  compared(layout) appearance     -- kept: why
///
/// The first four fields of a row are the name of the member, its key in XIBs, the type of its value, and its access by key-value coding;
/// `-` stands for none. They are followed by the roles in any order and, after `--`, by the status if it isn't `works`. Names with spaces
/// are in quotation marks. Lines that begin with `#` are comments.
struct MemberReader {
    let file: String

    func lists(in text: String) throws -> [MemberList] {
        var lists: [MemberList] = []
        let family = file.split(separator: ".").first.map(String.init) ?? file
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let content = line.drop { $0 == " " }
            if content.isEmpty || content.first == "#" { continue }
            if content.hasPrefix("class ") || content.hasPrefix("struct ") {
                lists.append(try heading(String(content), family, index))
            } else {
                guard !lists.isEmpty else { throw error(index, "a row outside a class") }
                lists[lists.count - 1].members.append(try member(String(content), index))
            }
        }
        return lists
    }

    private func heading(_ text: String, _ family: String, _ index: Int) throws -> MemberList {
        let (heading, status) = Self.partition(text, at: " -- ")
        let names = heading.split { $0 == ":" || $0 == " " }.map(String.init)
        guard names.count == (names[0] == "class" ? 3 : 2) else {
            throw error(index, "expected 'class', its name, ':' and its superclass, or 'struct' and its name")
        }
        var list = MemberList(
            className: names[1], superclassName: names.count > 2 ? names[2] : nil, fileStem: family, members: [])
        if let status { list.status = try self.status(status, index) }
        return list
    }

    private func error(_ index: Int, _ message: String) -> CatalogueError {
        CatalogueError(file: file, line: index + 1, message: message)
    }

    private func member(_ text: String, _ index: Int) throws -> Member {
        let (row, status) = Self.partition(text, at: " -- ")
        let words = Self.fields(of: row)
        guard words.count >= 4, let coding = Member.Coding(rawValue: words[3]) else {
            throw error(index, "expected name, key, kind and coding ('-', 'get' or 'set')")
        }
        func optionalField(_ word: String) -> String? { word == "-" ? nil : word }
        var member = Member(name: words[0], key: optionalField(words[1]), kind: optionalField(words[2]), coding: coding)
        for word in words.dropFirst(4) { try read(role: word, into: &member, index) }
        if let status { member.status = try self.status(status, index) }
        return member
    }

    private func status(_ text: String, _ index: Int) throws -> Member.Status {
        let (word, reason) = Self.partition(text, at: ":")
        let trimmedReason = reason.map { String($0.drop { $0 == " " }) } ?? ""
        switch word.filter({ $0 != " " }) {
        case "carried": return .stored
        case "kept" where !trimmedReason.isEmpty: return .noOp(reason: trimmedReason)
        case "absent" where !trimmedReason.isEmpty: return .undeclared(reason: trimmedReason)
        default: throw error(index, "unknown status '\(text)': expected 'carried', or 'kept' or 'absent' with a reason")
        }
    }

    private func read(role word: String, into member: inout Member, _ index: Int) throws {
        let (name, rest) = Self.partition(word, at: "(")
        let parts = (rest?.dropLast() ?? "").split(separator: ",").map { part in
            String(part.drop { $0 == " " })
        }
        switch name {
        case "compared": member.comparison = try comparison(parts, index)
        case "appearance": member.appearance = try appearance(parts, index)
        case "restored" where parts.count == 1: member.restoration = parts[0]
        case "varied" where !parts.isEmpty:
            let valueTable = parts.dropFirst().first.flatMap { Self.partition($0, at: ": ").1 }
            member.variation = Member.Variation(fallback: parts[0] == "keep" ? nil : parts[0], valueTable: valueTable)
        default: throw error(index, "unknown role '\(word)'")
        }
    }

    private func comparison(_ parts: [String], _ index: Int) throws -> Member.Comparison {
        var comparison = Member.Comparison(differenceKind: parts.first ?? "")
        for part in parts {
            let (name, value) = Self.partition(part, at: ": ")
            switch (name, value) {
            case ("by-list", let value?): comparison.groupFunction = value
            case ("by", let value?): comparison.reader = value
            case ("follows", let value?): comparison.equivalentProperties = value.split(separator: " ").map(String.init)
            case ("inherited", nil), ("derived", nil): comparison.provenance = name
            case ("text", nil), ("look", nil), ("layout", nil), ("accessibility", nil), ("behaviour", nil): break
            default: throw error(index, "unknown part of a comparison: '\(part)'")
            }
        }
        return comparison
    }

    private func appearance(_ parts: [String], _ index: Int) throws -> Member.Appearance {
        guard let part = parts.first else { return .difference }
        switch Self.partition(part, at: ": ") {
        case ("by", let path?): return .path(path)
        case ("unless-set", let path?): return .unlessSet(path)
        default: throw error(index, "unknown part of an appearance: '\(part)'")
        }
    }

    /// Returns the texts before and after a separator. If there is no separator, returns the complete text and nil.
    static func partition(_ text: String, at separator: String) -> (String, String?) {
        var rest = text[...]
        while !rest.isEmpty {
            if rest.hasPrefix(separator) {
                return (String(text[..<rest.startIndex]), String(rest.dropFirst(separator.count)))
            }
            rest = rest.dropFirst()
        }
        return (text, nil)
    }

    /// Splits a row into fields. Spaces in quotation marks and parentheses don't separate fields.
    static func fields(of row: String) -> [String] {
        var (words, field, depth, isQuoted): ([String], String, Int, Bool) = ([], "", 0, false)
        for character in row {
            switch character {
            case "\"": isQuoted.toggle()
            case " " where depth == 0 && !isQuoted:
                if !field.isEmpty { words.append(field) }
                field = ""
            default:
                if character == "(" { depth += 1 }
                if character == ")" { depth -= 1 }
                field.append(character)
            }
        }
        return field.isEmpty ? words : words + [field]
    }
}
