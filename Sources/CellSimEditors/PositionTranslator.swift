/// Translates the positions in messages between the editor's texts and the adapted texts of the server.
///
/// Positions are recognised by their structure, so that all messages of the Language Server Protocol are translated, except for semantic
/// tokens and diagnostics, which have their own types. `data`, and the `arguments` of commands, are returned to the server unchanged, so
/// they aren't translated.
struct PositionTranslator {
    /// The recipient of the translated message.
    enum Direction { case toServer, toEditor }

    let direction: Direction
    /// A closure that returns the open document with a URI, or nil if positions are the same on both sides.
    let document: (String) -> AdaptedDocument?

    private static let opaqueKeys: Set<String> = ["data", "arguments"]

    /// Returns a message, or a part of one, with translated positions.
    /// - Parameters:
    ///   - value: the message, or a part of one.
    ///   - uri: the document of the positions, unless the message contains another one.
    func translate(_ value: JSONValue, uri: String?) -> JSONValue {
        switch value {
        case .array(let items):
            return .array(
                items.compactMap { item in
                    if direction == .toEditor, isInGeneratedText(item, uri) { return nil }
                    return translate(item, uri: uri)
                })
        case .object(let members):
            let uri = value["uri"]?.string ?? value["textDocument"]?["uri"]?.string ?? uri
            if let range = translatedRange(value, uri) { return range }
            if let foldingRange = translatedFoldingRange(value, uri) { return foldingRange }
            return .object(members.map { .init($0.key, translate($0, of: value, uri)) })
        default: return value
        }
    }

    private func translate(_ member: JSONValue.Member, of object: JSONValue, _ uri: String?) -> JSONValue {
        switch member.key {
        case _ where Self.opaqueKeys.contains(member.key): return member.value
        case "position":
            guard let document = uri.flatMap(document), let position = Self.position(member.value) else {
                return translate(member.value, uri: uri)
            }
            return Self.value(translated(position, document))
        case "targetRange", "targetSelectionRange":
            return translate(member.value, uri: object["targetUri"]?.string ?? uri)
        // The ranges of calls refer to the document of the caller.
        case "fromRanges": return translate(member.value, uri: object["from"]?["uri"]?.string ?? uri)
        case "changes", "relatedDocuments":
            guard case .object(let documents) = member.value else { return translate(member.value, uri: uri) }
            return .object(documents.map { .init($0.key, translate($0.value, uri: $0.key)) })
        default: return translate(member.value, uri: uri)
        }
    }

    // MARK: Positions

    static func position(_ value: JSONValue) -> LineTable.Position? {
        guard let line = value["line"]?.integer, let character = value["character"]?.integer else { return nil }
        return LineTable.Position(line: line, character: character)
    }

    static func value(_ position: LineTable.Position) -> JSONValue {
        .members(["line": .integer(position.line), "character": .integer(position.character)])
    }

    func translated(
        _ position: LineTable.Position, _ document: AdaptedDocument, _ side: AdaptedDocument.InsertionSide? = nil
    ) -> LineTable.Position {
        switch direction {
        case .toServer:
            document.serverLines.position(document.serverOffset(document.editorLines.offset(position), side))
        case .toEditor: document.editorLines.position(document.origin(document.serverLines.offset(position)).offset)
        }
    }

    private static func range(_ value: JSONValue) -> (start: LineTable.Position, end: LineTable.Position)? {
        guard let start = value["start"].flatMap(position), let end = value["end"].flatMap(position) else { return nil }
        return (start, end)
    }

    private func translatedRange(_ value: JSONValue, _ uri: String?) -> JSONValue? {
        guard let document = uri.flatMap(document), let range = Self.range(value) else { return nil }
        var result = value
        let isEmpty = range.start == range.end
        let start = translated(range.start, document, isEmpty ? nil : .after)
        result["start"] = Self.value(start)
        result["end"] = Self.value(isEmpty ? start : translated(range.end, document, .before))
        return result
    }

    /// Translates a folding range, whose lines and columns are separate properties.
    private func translatedFoldingRange(_ value: JSONValue, _ uri: String?) -> JSONValue? {
        guard let document = uri.flatMap(document), let start = value["startLine"]?.integer,
            let end = value["endLine"]?.integer
        else { return nil }
        var result = value
        for (line, lineKey, key) in [(start, "startLine", "startCharacter"), (end, "endLine", "endCharacter")] {
            let character = value[key]?.integer
            let position = translated(.init(line: line, character: character ?? Int(Int32.max)), document)
            result[lineKey] = .integer(position.line)
            if character != nil { result[key] = .integer(position.character) }
        }
        return result
    }

    // MARK: Generated text

    /// Returns the offsets of the first and the last byte of a range in the server's text, or nil if the range is empty.
    private static func offsets(_ value: JSONValue?, _ document: AdaptedDocument) -> (first: Int, last: Int)? {
        guard let value, let range = range(value) else { return nil }
        let (start, end) = (document.serverLines.offset(range.start), document.serverLines.offset(range.end))
        return start < end ? (start, end - 1) : nil
    }

    /// Returns whether an array element refers only to generated text, which the editor's text doesn't contain. Examples are references,
    /// symbols, hints and edits.
    private func isInGeneratedText(_ value: JSONValue, _ uri: String?) -> Bool {
        let location = value["location"] ?? value
        guard let document = (location["uri"]?.string ?? uri).flatMap(document) else { return false }
        if let position = value["position"].flatMap(Self.position), value["range"] == nil {
            let offset = document.serverLines.offset(position)
            return document.origin(offset).isReplaced && document.origin(offset - 1).isReplaced
        }
        let isEdit = value["newText"] != nil
        guard let range = location["range"] else { return false }
        guard let (first, last) = Self.offsets(range, document) else {
            // The position of a reference has no length. The first byte of an insertion can also stand for the position before it in the
            // editor's text.
            guard !isEdit, let startPosition = Self.range(range)?.start else { return false }
            let offset = document.serverLines.offset(startPosition)
            return document.origin(offset).isInserted && document.origin(offset - 1).isInserted
        }
        let (start, end) = (document.origin(first), document.origin(last))
        return isEdit ? start.isReplaced || end.isReplaced : start.isInserted && end.isInserted
    }

    /// Returns whether a diagnostic refers only to inserted text.
    func isInserted(_ diagnostic: JSONValue, in document: AdaptedDocument) -> Bool {
        guard let (first, last) = Self.offsets(diagnostic["range"], document) else { return false }
        return document.origin(first).isInserted && document.origin(last).isInserted
    }
}
