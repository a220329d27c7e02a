/// What a table may leave out: sentences and bodies.
enum DeclarationDefaults {
    /// The sentence of a public member that has none in its table.
    ///
    /// - Parameter body: the body that is written for it, if it has one.
    static func sentence(of member: Declaration, in type: Declaration?, body: String?) -> String {
        switch member.keyword {
        case "init" where type?.keyword != "protocol": return "Creates an instance."
        case _ where type?.keyword == "protocol": return "Never called."
        case "var" where member.body == nil: return "Stores the value you set."
        case "func", "var", "subscript": return sentence(ofBody: body ?? "")
        default: return "Matches Apple's API of this name."
        }
    }

    private static func sentence(ofBody body: String) -> String {
        switch body.dropFirst().dropLast().trimmed {
        case "": "Does nothing."
        case "nil": "Always nil."
        case "false": "Always false."
        case "true": "Always true."
        case "0": "Always 0."
        case ".zero": "Always zero."
        case "[]", "[:]", "\"\"": "Always empty."
        default: "Matches Apple's API of this name."
        }
    }

    /// The body of a member without one; nil if its result has no value that could be meant.
    ///
    /// - Parameter stored: the names of the stored properties of its type.
    static func body(of member: Declaration, stored: [String]) -> String? {
        switch member.keyword {
        case "init": initializerBody(of: member, stored)
        case "func", "subscript": result(of: member.signature).map(constant) ?? "{}"
        case "var": constant(SwiftText(member.signature).split(at: ":").dropFirst().joined(separator: ":").trimmed)
        default: nil
        }
    }

    /// The type behind the arrow.
    private static func result(of signature: String) -> String? {
        SwiftText(signature).parted(at: "-> ").1.map { SwiftText($0).parted(at: " where ").0.trimmed }
    }

    private static func constant(_ type: String) -> String? {
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
