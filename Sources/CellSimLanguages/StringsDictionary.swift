import Foundation

/// Reads a table of texts that depend on numbers, devices or widths (`.stringsdict`).
enum StringsDictionary {
    /// Reads a table.
    /// - Throws: `LanguageFileError`.
    static func read(_ path: String, language: String) throws(LanguageFileError) -> [String: LocalizedText] {
        guard let entries = try PropertyListFile.read(try StringsFile.bytes(path), path) as? [String: Any] else {
            throw LanguageFileError(path, nil, "is not a dictionary of keys and texts")
        }
        return entries.compactMapValues { value in
            if let text = value as? String { return .text(text) }
            return (value as? [String: Any]).flatMap { text(of: $0, language) }
        }
    }

    private static func text(of entry: [String: Any], _ language: String) -> LocalizedText? {
        if let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
            // No width is requested, so the longest text is used.
            let longest = widths.compactMap { key, value in (value as? String).map { (Int(key) ?? 0, $0) } }
                .max { $0.0 < $1.0 }
            return (longest?.1).map { .text($0) }
        }
        if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            return ((devices["iphone"] ?? devices["other"]) as? String).map { .text($0) }
        }
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        var variables: [String: LocalizedFormat.Variable] = [:]
        for (name, value) in entry {
            guard let rule = value as? [String: Any],
                rule["NSStringFormatSpecTypeKey"] as? String ?? "NSStringPluralRuleType" == "NSStringPluralRuleType"
            else { continue }
            let forms = rule.compactMapValues { $0 as? String }.filter { !$0.key.hasPrefix("NSString") }
            variables[name] = LocalizedFormat.Variable(
                specifier: rule["NSStringFormatValueTypeKey"] as? String ?? "d", forms: forms,
                // CellSim's own key for complete texts that depend on a number in a catalogue.
                isWhole: rule["NSStringWholeText"] != nil)
        }
        return .format(LocalizedFormat(text: format, variables: variables, language: language))
    }
}
