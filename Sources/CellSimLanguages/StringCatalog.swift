import Foundation

/// A string catalogue (`.xcstrings`) with texts in several languages.
public struct StringCatalog: Sendable {
    private struct Contents: Decodable {
        struct Entry: Decodable {
            var localizations: [String: Localization]?
            var shouldTranslate: Bool?
            var extractionState: String?
        }
        struct Localization: Decodable {
            var stringUnit: Unit?
            var variations: Variations?
            var substitutions: [String: Substitution]?
        }
        struct Substitution: Decodable {
            var argNum: Int?
            var formatSpecifier: String?
            var variations: Variations?
        }
        struct Unit: Decodable { var value: String? }
        struct Variations: Decodable {
            var plural: [String: Localization]?
            var device: [String: Localization]?
        }

        var sourceLanguage: String?
        var strings: [String: Entry]
    }

    /// The language of the keys.
    public let sourceLanguage: String
    /// The texts by language, then by key.
    public let tables: [String: [String: LocalizedText]]
    /// The keys that were added manually. Xcode generates Swift symbols for them.
    public let manualKeys: Set<String>

    /// Reads a catalogue.
    /// - Throws: `LanguageFileError`.
    public static func read(_ path: String) throws(LanguageFileError) -> StringCatalog {
        let bytes = try StringsFile.bytes(path)
        do { return StringCatalog(try JSONDecoder().decode(Contents.self, from: Data(bytes))) } catch {
            throw LanguageFileError(path, nil, "is not a string catalogue: \(reason(error))")
        }
    }

    private static func reason(_ error: any Error) -> String {
        guard case DecodingError.dataCorrupted(let context)? = error as? DecodingError else {
            return "required keys are missing"
        }
        return context.debugDescription
    }

    private init(_ contents: Contents) {
        let source = contents.sourceLanguage ?? "en"
        var tables: [String: [String: LocalizedText]] = [source: [:]]
        for (key, entry) in contents.strings {
            tables[source]?[key] = .text(key)
            for (language, localization) in entry.localizations ?? [:] {
                if let text = Self.text(of: localization, language) { tables[language, default: [:]][key] = text }
            }
        }
        (sourceLanguage, self.tables) = (source, tables)
        manualKeys = Set(contents.strings.filter { $1.extractionState == "manual" }.keys)
    }

    private static func text(of localization: Contents.Localization, _ language: String) -> LocalizedText? {
        if let devices = localization.variations?.device {
            return (devices["iphone"] ?? devices["other"]).flatMap { text(of: $0, language) }
        }
        if let forms = localization.variations?.plural {
            let variable = LocalizedFormat.Variable(
                argument: numberArgumentIndex(forms), specifier: "lld", forms: formTexts(forms), isWhole: true)
            return .format(LocalizedFormat(text: "%#@value@", variables: ["value": variable], language: language))
        }
        guard let text = localization.stringUnit?.value else { return nil }
        guard let substitutions = localization.substitutions, !substitutions.isEmpty else { return .text(text) }
        let variables = substitutions.mapValues { substitution in
            LocalizedFormat.Variable(
                argument: substitution.argNum.map { max($0, 1) - 1 },
                specifier: substitution.formatSpecifier ?? "lld",
                forms: substitution.variations.map { formTexts($0.plural ?? [:]) } ?? [:])
        }
        return .format(LocalizedFormat(text: text, variables: variables, language: language))
    }

    private static func formTexts(_ forms: [String: Contents.Localization]) -> [String: String] {
        forms.compactMapValues { form in
            form.stringUnit?.value
                ?? form.variations?.device.flatMap { ($0["iphone"] ?? $0["other"])?.stringUnit?.value }
        }
    }

    /// Returns the zero-based index of the value that selects the form of a complete text. It is the first number.
    private static func numberArgumentIndex(_ forms: [String: Contents.Localization]) -> Int {
        var (next, index) = (0, 0)
        for part in FormatParts(formTexts(forms)["other"] ?? "") {
            guard case .specifier(let argumentIndex, let rest) = part else { continue }
            index = argumentIndex ?? next
            if argumentIndex == nil { next += 1 }
            if let last = rest.last, "dDiuUfFgGeE".contains(last) { return index }
        }
        return 0
    }
}
