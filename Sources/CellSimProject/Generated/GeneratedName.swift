/// Converts resource names to the identifiers that code generators use.
enum GeneratedName {
    /// Returns SwiftGen's identifier: `icon-arrow_16px` becomes `iconArrow16px`, `QRCode` becomes `qrCode`, `FOO_BAR`
    /// becomes `fooBar`.
    static func swiftGen(_ name: String) -> String { AssetName.escaped(AssetName.lowercasingPrefix(camelCase(name))) }

    /// Returns SwiftGen's type name: `tab bar` becomes `TabBar`.
    static func swiftGenType(_ name: String) -> String { AssetName.escaped(camelCase(name)) }

    private static func camelCase(_ name: String) -> String {
        let parts = name.split { !($0.isLetter || $0.isNumber) }
        let keepsCase = name.contains(where: \.isLowercase)
        let text = parts.map { part in
            part.prefix(1).uppercased() + (keepsCase ? String(part.dropFirst()) : part.dropFirst().lowercased())
        }.joined()
        return text.first.map { $0.isNumber ? "_" + text : text } ?? "_"
    }

    /// Returns R.swift's identifier: `icon-arrow_16px` becomes `iconArrow_16px`, `QRCode` becomes `qrCode`. Returns an empty string for a
    /// name without letters.
    static func rSwift(_ name: String) -> String {
        let parts = name.split(omittingEmptySubsequences: false) { !($0.isLetter || $0.isNumber || $0 == "_") }
        let joined = (parts.first ?? "") + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let text = joined.drop(while: \.isNumber)
        let capitals = text.prefix { $0.isASCII && $0.isUppercase }
        // If nothing follows the capital letters, the last one stays, as in `urL`.
        let ends = text.dropFirst(capitals.count).first.map { !$0.isLowercase || !$0.isASCII } ?? false
        let count = max(ends ? capitals.count : capitals.count - 1, min(1, capitals.count))
        return AssetName.escaped(text.prefix(count).lowercased() + text.dropFirst(count))
    }
}
