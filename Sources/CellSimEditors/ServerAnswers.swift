/// Diagnostics of an adapted text.
enum Diagnostics {
    /// Moves diagnostics to the editor's text.
    ///
    /// Drops warnings about inserted text that the adapter did not write for the user, and errors about it as well if the editor's text has errors too: they have the same
    /// cause.
    /// - Parameters:
    ///   - report: the object with the list.
    ///   - key: the list's key.
    ///   - uri: the document, where the report does not name it.
    static func translated(_ report: JSONValue, _ key: String, _ translator: PositionTranslator, uri: String?)
        -> JSONValue
    {
        guard let uri = report["uri"]?.string ?? uri, let list = report[key]?.array,
            let document = translator.document(uri)
        else { return translator.translate(report, uri: uri) }
        let inserted = list.map { translator.isInserted($0, in: document) && !isWritten($0, in: document) }
        let hasOwnError = zip(list, inserted).contains { $0["severity"]?.integer == 1 && !$1 }
        var result = report
        result[key] = .array(
            zip(list, inserted).compactMap { one, isInserted in
                if isInserted, hasOwnError || one["severity"]?.integer != 1 { return nil }
                // Not as a list: that would drop items about inserted text.
                return translator.translate(one, uri: uri)
            })
        return result
    }
}

extension Diagnostics {
    /// Whether the adapter wrote a diagnostic for the user: `#warning("…")`. It is in inserted text, too.
    private static func isWritten(_ diagnostic: JSONValue, in document: AdaptedDocument) -> Bool {
        guard let start = diagnostic["range"]?["start"].flatMap(PositionTranslator.position) else { return false }
        let offset = document.adapted.offset(start)
        let mark = Array("#warning(".utf8)
        let bytes = document.adapted.bytes
        return bytes[offset...].starts(with: mark) || bytes[..<offset].suffix(mark.count).elementsEqual(mark)
    }
}

/// Names that only adapted texts have.
enum GeneratedNames {
    private static let beginnings = [
        "_adapted", "_register_adapted", "_moved_", "_override_", "_base_", "_Optional_", "_Overrider_",
        "_Initialiser_",
        "_unused_",
    ]

    /// A list of completions without them.
    static func removed(from completions: JSONValue) -> JSONValue {
        func isOwn(_ item: JSONValue) -> Bool {
            guard let label = item["label"]?.string else { return true }
            return !beginnings.contains { label.hasPrefix($0) }
        }
        if let items = completions.array { return .array(items.filter(isOwn)) }
        guard let items = completions["items"]?.array else { return completions }
        var result = completions
        result["items"] = .array(items.filter(isOwn))
        return result
    }
}
