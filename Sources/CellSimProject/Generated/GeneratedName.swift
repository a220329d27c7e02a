/// The identifiers that code generators make of the names of resources.
enum GeneratedName {
    /// SwiftGen's: `icon-arrow_16px` is `iconArrow16px`, `QRCode` is `qrCode`, `FOO_BAR` is `fooBar`.
    static func swiftGen(_ name: String) -> String { AssetName.escaped(AssetName.lowered(camelCase(name))) }

    /// SwiftGen's for types: `tab bar` is `TabBar`.
    static func swiftGenType(_ name: String) -> String { AssetName.escaped(camelCase(name)) }

    private static func camelCase(_ name: String) -> String {
        let parts = name.split { !($0.isLetter || $0.isNumber) }
        let keepsCase = name.contains(where: \.isLowercase)
        let text = parts.map { part in
            part.prefix(1).uppercased() + (keepsCase ? String(part.dropFirst()) : part.dropFirst().lowercased())
        }.joined()
        return text.first.map { $0.isNumber ? "_" + text : text } ?? "_"
    }

    /// RSwift's: `icon-arrow_16px` is `iconArrow_16px`, `QRCode` is `qrCode`. Empty for a name without letters.
    static func rSwift(_ name: String) -> String {
        let parts = name.split(omittingEmptySubsequences: false) { !($0.isLetter || $0.isNumber || $0 == "_") }
        let joined = (parts.first ?? "") + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let text = joined.drop(while: \.isNumber)
        let capitals = text.prefix { $0.isASCII && $0.isUppercase }
        // Without a letter after it, the last capital stays, as in `urL`.
        let ends = text.dropFirst(capitals.count).first.map { !$0.isLowercase || !$0.isASCII } ?? false
        let count = max(ends ? capitals.count : capitals.count - 1, min(1, capitals.count))
        return AssetName.escaped(text.prefix(count).lowercased() + text.dropFirst(count))
    }
}
