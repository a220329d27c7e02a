import CellSimProcess
import Foundation

/// A catalogue of texts in several languages (`.xcstrings`), which Xcode makes a table a language of.
struct StringCatalog {
    private struct Contents: Decodable {
        struct Entry: Decodable { var localizations: [String: Localization]? }
        struct Localization: Decodable {
            var stringUnit: Unit?
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

    /// The text of a table by language, in the order of languages.
    let tables: [(language: String, text: [UInt8])]

    static func read(_ path: String) throws(ProjectError) -> StringCatalog {
        let bytes: [UInt8]
        do { bytes = try FileBytes.read(path) } catch {
            throw ProjectError(path, nil, "cannot be read: \(error.reason)")
        }
        guard let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes)) else {
            throw ProjectError(path, nil, "is no catalogue of texts")
        }
        return StringCatalog(contents)
    }

    private init(_ contents: Contents) {
        let source = contents.sourceLanguage ?? "en"
        var texts: [String: [String: String]] = [source: [:]]
        for (key, entry) in contents.strings {
            texts[source]?[key] = key
            for (language, localization) in entry.localizations ?? [:] {
                if let text = Self.text(of: localization) { texts[language, default: [:]][key] = text }
            }
        }
        tables = texts.sorted { $0.key < $1.key }.map { language, table in
            let lines = table.sorted { $0.key < $1.key }.map {
                "\(Self.quoted($0.key)) = \(Self.quoted($0.value));\n"
            }
            return (language, Array(lines.joined().utf8))
        }
    }

    /// Of several forms that for a plural, or the phone's.
    private static func text(of localization: Contents.Localization) -> String? {
        localization.stringUnit?.value
            ?? localization.variations?.plural?["other"].flatMap(text)
            ?? localization.variations?.device.flatMap { ($0["iphone"] ?? $0["other"]).flatMap(text) }
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
    }
}
