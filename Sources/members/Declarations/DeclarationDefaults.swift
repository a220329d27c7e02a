/// Provides the parts that a table can omit: documentation and bodies.
enum DeclarationDefaults {
    /// Returns the documentation of a public member whose table contains none.
    ///
    /// - Parameter body: the generated body of the member, or nil if it has none.
    static func sentence(of member: Declaration, in type: Declaration?, body: String?) -> String {
        switch member.keyword {
        case "init" where type?.keyword != "protocol": return "Creates an instance."
        case _ where type?.keyword == "protocol": return "Never called."
        case "var" where member.body == nil: return "Stores the value you set."
        case "func", "var", "subscript": return sentence(ofBody: body ?? "") ?? defaultSentence(for: member)
        default: return defaultSentence(for: member)
        }
    }

    /// Returns a description of the effect of a body, or nil if the effect isn't evident.
    private static func sentence(ofBody body: String) -> String? {
        let inner = body.dropFirst().dropLast().trimmed
        if let getter = inner.wholeMatch(of: /get (\{.*\})\s*set \{\}/) {
            return sentence(ofBody: String(getter.output.1)).map { $0 + " Setting it has no effect." }
        }
        return switch inner {
        case "": "Does nothing."
        case "nil": "Always nil."
        case "false": "Always false."
        case "true": "Always true."
        case "0": "Always 0."
        case ".zero": "Always zero."
        case "[]", "[:]", "\"\"": "Always empty."
        default: nil
        }
    }

    /// Returns the documentation of a declaration that behaves like Apple's, such as ``Apple's `userPresence`.``
    static func defaultSentence(for member: Declaration) -> String {
        var names = [member.name]
        switch member.keyword {
        case "func", "subscript":
            let base = member.keyword == "func" ? member.signature.prefix { $0 != "(" && $0 != "<" } : "subscript"
            names = [base + "(" + parameters(of: member.signature).map { $0.label + ":" }.joined() + ")"]
        case "case", "let", "var":
            names = SwiftText(member.signature).split(at: ",").map { part in
                String(part.trimmed.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" })
            }
        default: break
        }
        let quoted = names.map { "`" + $0.filter { $0 != "`" && $0 != "\n" } + "`" }
        let text = "Apple's \(quoted.joined(separator: ", "))."
        return text.count <= 120 ? text : "Apple's \(quoted[0]) to \(quoted[quoted.count - 1])."
    }

    /// Returns the body of a member without one, or nil if its result has no sensible default.
    ///
    /// - Parameter stored: the names of the stored properties of the type.
    static func body(of member: Declaration, stored: [String]) -> String? {
        switch member.keyword {
        case "init": initializerBody(of: member, stored)
        case "func", "subscript": resultType(of: member.signature).map(defaultValueBody) ?? "{}"
        case "var":
            defaultValueBody(SwiftText(member.signature).split(at: ":").dropFirst().joined(separator: ":").trimmed)
        default: nil
        }
    }

    /// Returns the result type of a function, or nil if there is none.
    private static func resultType(of signature: String) -> String? {
        SwiftText(signature).partition(at: "-> ").1.map { SwiftText($0).partition(at: " where ").0.trimmed }
    }

    private static func defaultValueBody(_ type: String) -> String? {
        let numbers: Set<String> = [
            "Int", "UInt", "Int32", "UInt32", "Int64", "UInt64", "UInt8", "Int16", "UInt16", "Double", "Float",
            "CGFloat",
            "TimeInterval",
        ]
        let structures: Set<String> = ["CGPoint", "CGSize", "CGRect", "CGVector", "UIEdgeInsets"]
        switch type {
        case _ where type.hasSuffix("?") || type.hasSuffix("!"): return "{ nil }"
        case "Bool": return "{ false }"
        case "String": return "{ \"\" }"
        case _ where numbers.contains(type): return "{ 0 }"
        case _ where structures.contains(type): return "{ .zero }"
        case _ where type.hasPrefix("["):
            return SwiftText(String(type.dropFirst().dropLast())).split(at: ":").count > 1 ? "{ [:] }" : "{ [] }"
        case _ where type.hasPrefix("Set<"): return "{ [] }"
        default: return nil
        }
    }

    private static func initializerBody(of member: Declaration, _ stored: [String]) -> String? {
        if member.has("convenience") { return nil }
        let parameters = Self.parameters(of: member.signature)
        if member.has("override") {
            let values = parameters.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" }
            return "{ super.init(\(values.joined(separator: ", "))) }"
        }
        let names = parameters.map(\.name).filter(stored.contains)
        switch names.count {
        case 0: return "{}"
        case 1: return "{ self.\(names[0]) = \(names[0]) }"
        default:
            let properties = names.map { "self." + $0 }.joined(separator: ", ")
            return "{ (\(properties)) = (\(names.joined(separator: ", "))) }"
        }
    }

    private static func parameters(of signature: String) -> [(label: String, name: String)] {
        guard let open = signature.firstIndex(of: "(") else { return [] }
        let rest = signature[signature.index(after: open)...]
        var (inner, depth) = ("", 0)
        for character in rest {
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            if depth < 0 { break }
            inner.append(character)
        }
        return SwiftText(inner).split(at: ",").compactMap { part in
            let words = part.trimmed.prefix { $0 != ":" }.split(separator: " ").map(String.init)
            return words.last.map { (words[0], $0) }
        }
    }
}
