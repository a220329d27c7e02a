import CellSimLanguages

/// Selects the language that determines the regional forms of characters: Chinese, Japanese and Korean forms of Han, and
/// Persian and Urdu forms of Arabic.
public enum TextLanguage {
    /// The interface's language (BCP 47, such as `zh-Hant`), for text whose characters do not determine the language.
    static var current: String { InterfaceLanguage.current?.identifier ?? "en" }

    /// Returns the language for the Han characters of a text: Japanese if the text contains kana, Korean if it contains
    /// Hangul, traditional Chinese of Taiwan if it contains bopomofo. Otherwise the interface's language if it is one
    /// of these; otherwise simplified Chinese.
    static func hanLanguage(in units: some Sequence<UInt16>) -> String {
        for unit in units {
            switch unit {
            case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: return "ja"
            case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3: return "ko"
            case 0x3105...0x312F: return "zh-Hant"
            default: break
            }
        }
        return hanVariant(current) ?? "zh-Hans"
    }

    /// Returns the variant of a language (BCP 47) that determines its Han forms; nil if the language doesn't use Han.
    static func hanVariant(_ identifier: String) -> String? {
        let language = identifier.lowercased()
        let code = language.prefix { $0 != "-" && $0 != "_" }
        if code == "ja" || code == "ko" { return String(code) }
        guard code == "zh" || code == "yue" else { return nil }
        if language.contains("hk") || language.contains("mo") || code == "yue" { return "zh-Hant-HK" }
        return language.contains("hant") || language.contains("tw") ? "zh-Hant" : "zh-Hans"
    }
}
