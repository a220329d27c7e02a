/// The Swift name that Xcode gives an asset.
enum AssetName {
    /// The identifiers of an asset: `AccentColor` is `accent`, `icon-arrow_16px` is `iconArrow16Px`. Letters after a
    /// digit are capitals; spellings with small letters are found too.
    static func members(_ name: String, _ kind: AssetCatalog.Asset.Kind) -> [String] {
        var parts = words(name)
        guard let first = parts.first else { return [] }
        parts[0] = lowered(first)
        var whole = joined(parts)
        let suffix = kind == .color ? "Color" : "Image"
        if whole.hasSuffix(suffix), whole.count > suffix.count { whole = String(whole.dropLast(suffix.count)) }
        let capitals = capitalsBehindDigits(whole)
        return capitals == whole ? [whole] : [capitals, whole]
    }

    /// The identifier of a folder that is a namespace.
    static func type(_ name: String) -> String {
        let text = joined(words(name).map { $0.prefix(1).uppercased() + $0.dropFirst() })
        return text.isEmpty ? "_" : text
    }

    private static func words(_ name: String) -> [String] {
        name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    }

    private static func joined(_ parts: [String]) -> String {
        let text = (parts.first ?? "") + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return text.first?.isNumber ?? false ? "_" + text : text
    }

    /// `QRCode` is `qrCode`, `URL` is `url`, `Logo` is `logo`.
    static func lowered(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        let rest = word.dropFirst(capitals.count)
        // The last capital begins the next word.
        let kept = capitals.count > 1 && (rest.first?.isLetter ?? false) ? 1 : 0
        return capitals.dropLast(kept).lowercased() + capitals.suffix(kept) + rest
    }

    private static func capitalsBehindDigits(_ text: String) -> String {
        var result = ""
        var isBehindDigit = false
        for character in text {
            result += isBehindDigit && character.isLetter ? character.uppercased() : String(character)
            isBehindDigit = character.isNumber
        }
        return result
    }

    /// With marks around a word of Swift's.
    static func escaped(_ identifier: String) -> String {
        keywords.contains(identifier) ? "`\(identifier)`" : identifier
    }

    private static let keywords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
        "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while",
        "as", "false", "is", "nil", "self", "super", "throws", "true", "try", "await",
    ]
}
