/// Translates the diagnostics of adapted texts to the editor's texts.
enum Diagnostics {
    /// Returns a report whose diagnostics are translated to the editor's text.
    ///
    /// Warnings about inserted text are removed, except for warnings that the adapter wrote for the user. If the editor's text has errors,
    /// errors about inserted text are removed too, because they have the same cause.
    /// - Parameters:
    ///   - report: the object that contains the array of diagnostics.
    ///   - key: the key of the array.
    ///   - translator: the translator for positions.
    ///   - uri: the document, if the report doesn't contain its URI.
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
                // Diagnostics are translated one by one. If the array were translated, those about inserted text would be removed.
                return translator.translate(diagnostic, uri: uri)
            })
        return result
    }
}

/// The part of `Diagnostics` that recognises the adapter's warnings.
extension Diagnostics {
    /// Returns whether a diagnostic is a warning that the adapter wrote for the user: `#warning("…")` in inserted text.
    private static func isAdapterWarning(_ diagnostic: JSONValue, in document: AdaptedDocument) -> Bool {
        guard let start = diagnostic["range"]?["start"].flatMap(PositionTranslator.position) else { return false }
        let offset = document.serverLines.offset(start)
        let directive = Array("#warning(".utf8)
        let bytes = document.serverLines.bytes
        return bytes[offset...].starts(with: directive)
            || bytes[..<offset].suffix(directive.count).elementsEqual(directive)
    }
}

/// Removes names that exist only in adapted texts from code completions.
enum GeneratedNames {
    private static let generatedPrefixes = [
        "_adapted", "_register_adapted", "_moved_", "_override_", "_base_", "_Optional_", "_Overrider_",
        "_Initialiser_",
        "_unused_",
    ]

    /// Returns completions without generated names.
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
