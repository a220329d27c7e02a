import CellSimLanguages

/// Converts a string catalogue's strings in one language to the two files that Xcode generates.
struct StringTableText {
    /// The contents of the `.strings` file: the strings without plural forms, sorted by key.
    let strings: [UInt8]
    /// The contents of the `.stringsdict` file with the other strings, or nil if there are none.
    let dictionary: [UInt8]?

    init(_ table: [String: LocalizedText]) {
        var (lines, entries) = ("", "")
        for (key, text) in table.sorted(by: { $0.key < $1.key }) {
            switch text {
            case .text(let text): lines += "\(Self.quoted(key)) = \(Self.quoted(text));\n"
            case .format(let format): entries += "<key>\(Self.escaped(key))</key>\n" + Self.entry(format)
            }
        }
        strings = Array(lines.utf8)
        dictionary =
            entries.isEmpty
            ? nil
            : Array(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0"><dict>
                \(entries)</dict></plist>

                """.utf8)
    }

    /// Returns the property list entry for a format string with its variables.
    private static func entry(_ format: LocalizedFormat) -> String {
        var text = format.text
        var variables = ""
        for (name, variable) in format.variables.sorted(by: { $0.key < $1.key }) {
            if let location = variable.argument {
                text = text.replacing("%#@\(name)@", with: "%\(location + 1)$#@\(name)@")
            }
            variables += "<key>\(escaped(name))</key><dict>\n"
            variables += keyValueElements("NSStringFormatSpecTypeKey", "NSStringPluralRuleType")
            variables += keyValueElements("NSStringFormatValueTypeKey", variable.specifier)
            if variable.isCompleteText { variables += keyValueElements("NSStringWholeText", "YES") }
            for (category, form) in variable.forms.sorted(by: { $0.key < $1.key }) {
                variables += keyValueElements(category, form)
            }
            variables += "</dict>\n"
        }
        return "<dict>\n" + keyValueElements("NSStringLocalizedFormatKey", text) + variables + "</dict>\n"
    }

    private static func keyValueElements(_ key: String, _ text: String) -> String {
        "<key>\(escaped(key))</key><string>\(escaped(text))</string>\n"
    }

    /// Returns a text with XML special characters escaped.
    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
    }
}
