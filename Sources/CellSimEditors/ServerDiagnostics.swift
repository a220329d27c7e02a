/// Translates the diagnostics of adapted texts to the editor's texts.
enum Diagnostics {
    /// Returns a report with its diagnostics translated to the editor's text.
    ///
    /// Removes warnings about inserted text, except those that the adapter wrote for the user. If the editor's text
    /// has errors, also removes errors about inserted text, because they have the same cause.
    /// - Parameters:
    ///   - report: the object that contains the list.
    ///   - key: the key of the list.
    ///   - translator: translates positions.
    ///   - uri: the document, if the report does not name it.
    static func translated(_ report: JSONValue, _ key: String, _ translator: PositionTranslator, uri: String?)
        -> JSONValue
    {
        guard let uri = report["uri"]?.string ?? uri, let diagnostics = report[key]?.array,
            let document = translator.document(uri)
        else { return translator.translate(report, uri: uri) }
        let isInsertedText = diagnostics.map {
            translator.isInserted($0, in: document) && !isAdapterWarning($0, in: document)
        }
        let hasUserError = zip(diagnostics, isInsertedText).contains { $0["severity"]?.integer == 1 && !$1 }
        var result = report
        result[key] = .array(
            zip(diagnostics, isInsertedText).compactMap { diagnostic, isInserted in
                if isInserted, hasUserError || diagnostic["severity"]?.integer != 1 { return nil }
                // Items are translated individually, because translating the list would remove those about inserted
                // text.
                return translator.translate(diagnostic, uri: uri)
            })
        return result
    }
}

/// The part of `Diagnostics` that detects the adapter's own warnings.
extension Diagnostics {
    /// Returns whether the adapter wrote a diagnostic for the user with `#warning("…")`, which is inserted text too.
    private static func isAdapterWarning(_ diagnostic: JSONValue, in document: AdaptedDocument) -> Bool {
        guard let start = diagnostic["range"]?["start"].flatMap(PositionTranslator.position) else { return false }
        let offset = document.serverLines.offset(start)
        let directive = Array("#warning(".utf8)
        let bytes = document.serverLines.bytes
        return bytes[offset...].starts(with: directive)
            || bytes[..<offset].suffix(directive.count).elementsEqual(directive)
    }
}

/// Removes names that only exist in adapted texts from completions.
enum GeneratedNames {
    private static let generatedPrefixes = [
        "_adapted", "_register_adapted", "_moved_", "_override_", "_base_", "_Optional_", "_Overrider_",
        "_Initialiser_",
        "_unused_",
    ]

    /// Returns a list of completions without generated names.
    static func removing(from completions: JSONValue) -> JSONValue {
        func isUserName(_ item: JSONValue) -> Bool {
            guard let label = item["label"]?.string else { return true }
            return !generatedPrefixes.contains { label.hasPrefix($0) }
        }
        if let items = completions.array { return .array(items.filter(isUserName)) }
        guard let items = completions["items"]?.array else { return completions }
        var result = completions
        result["items"] = .array(items.filter(isUserName))
        return result
    }
}
