/// Derives the Swift name of an asset by Xcode's rules.
enum AssetName {
    /// Returns the identifiers of an asset: `AccentColor` becomes `accent`, `icon-arrow_16px` becomes `iconArrow16Px`. Letters after
    /// digits are uppercase; if they are lowercase in the name, that spelling is returned too.
    static func identifiers(_ name: String, _ kind: AssetCatalog.Asset.Kind) -> [String] {
        var parts = words(name)
        guard let first = parts.first else { return [] }
        parts[0] = lowercasingPrefix(first)
        var identifier = joined(parts)
        let suffix = kind == .color ? "Color" : "Image"
        if identifier.hasSuffix(suffix), identifier.count > suffix.count {
            identifier = String(identifier.dropLast(suffix.count))
        }
        let capitalized = uppercasingAfterDigits(identifier)
        return capitalized == identifier ? [identifier] : [capitalized, identifier]
    }

    /// Returns the type name for a namespace folder.
    static func typeName(_ name: String) -> String {
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

    /// Returns a word with its leading capital letters in lowercase: `QRCode` becomes `qrCode`, `URL` becomes `url`, `Logo` becomes
    /// `logo`.
    static func lowercasingPrefix(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        let rest = word.dropFirst(capitals.count)
        // The last of several capital letters belongs to the next word.
        let keptCount = capitals.count > 1 && (rest.first?.isLetter ?? false) ? 1 : 0
        return capitals.dropLast(keptCount).lowercased() + capitals.suffix(keptCount) + rest
    }

    private static func uppercasingAfterDigits(_ text: String) -> String {
        var result = ""
        var isAfterDigit = false
        for character in text {
            result += isAfterDigit && character.isLetter ? character.uppercased() : String(character)
            isAfterDigit = character.isNumber
        }
        return result
    }

    /// Returns an identifier, in backticks if it is a Swift keyword.
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
