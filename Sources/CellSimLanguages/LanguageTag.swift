/// The components of a BCP 47 language tag that CellSim uses: language, script and region.
struct LanguageTag: Hashable {
    var language: String
    var script: String?
    var region: String?

    init(language: String, script: String? = nil, region: String? = nil) {
        (self.language, self.script, self.region) = (language, script, region)
    }

    /// Parses a tag such as `de` or `zh-Hant_HK`, or an old folder name such as `German`.
    init?(_ name: String) {
        if let old = LanguageTag.oldNames[name] {
            self.init(language: old)
            return
        }
        var parts = name.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)[...]
        guard name.utf8.count <= 16, name.utf8.allSatisfy({ $0 < 0x80 }),
            let first = parts.popFirst(), 2...3 ~= first.count, first.allSatisfy(\.isLetter)
        else { return nil }
        self.init(language: first.lowercased())
        if let next = parts.first, next.count == 4, next.allSatisfy(\.isLetter) {
            script = next.prefix(1).uppercased() + next.dropFirst().lowercased()
            parts = parts.dropFirst()
        }
        if let next = parts.first {
            let isRegion = next.count == 2 && next.allSatisfy(\.isLetter)
            guard isRegion || (next.count == 3 && next.allSatisfy(\.isNumber)) else { return nil }
            region = next.uppercased()
            parts = parts.dropFirst()
        }
        guard parts.isEmpty else { return nil }
    }

    /// The tag as text, such as `zh-Hant-HK`.
    var identifier: String { [language, script, region].compactMap { $0 }.joined(separator: "-") }

    /// The language code. Obsolete codes are replaced, for example `iw` with `he`.
    var canonicalLanguage: String { LanguageTag.obsoleteCodes[language] ?? language }

    /// The script; for Chinese without an explicit script, the script of the region.
    var likelyScript: String? {
        if let script { return script }
        guard canonicalLanguage == "zh" else { return nil }
        return ["TW", "HK", "MO"].contains(region ?? "") ? "Hant" : "Hans"
    }

    /// Whether the language is written from right to left.
    var isRightToLeft: Bool {
        if let script { return LanguageTag.rightToLeftScripts.contains(script) }
        return LanguageTag.rightToLeftLanguages.contains(canonicalLanguage)
    }

    private static let obsoleteCodes = ["iw": "he", "in": "id", "ji": "yi", "no": "nb"]
    private static let oldNames = [
        "English": "en", "French": "fr", "German": "de", "Italian": "it", "Spanish": "es", "Japanese": "ja",
        "Dutch": "nl", "Portuguese": "pt", "Korean": "ko", "Russian": "ru", "Swedish": "sv", "Danish": "da",
    ]
    private static let rightToLeftScripts: Set = ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg"]
    private static let rightToLeftLanguages: Set = [
        "ar", "arc", "ckb", "dv", "fa", "he", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
    ]
}
