/// Translates semantic tokens. A token consists of five numbers, and its position is relative to the previous token.
enum SemanticTokens {
    /// Translates the tokens of a server's text to the editor's text. Tokens in replaced text are removed.
    /// - Parameters:
    ///   - data: the numbers. They are returned unchanged if they are invalid.
    ///   - document: the document.
    static func translated(_ data: [JSONValue], _ document: AdaptedDocument) -> [JSONValue] {
        let numbers = data.compactMap(\.integer)
        guard numbers.count == data.count, numbers.count.isMultiple(of: 5), numbers.allSatisfy({ 0...1 << 30 ~= $0 })
        else { return data }
        var result: [JSONValue] = []
        result.reserveCapacity(data.count)
        var (line, character, lastLine, lastCharacter) = (0, 0, 0, 0)
        for index in stride(from: 0, to: numbers.count, by: 5) {
            (line, character) = (
                min(line + numbers[index], 1 << 30),
                numbers[index] == 0 ? min(character + numbers[index + 1], 1 << 30) : numbers[index + 1]
            )
            let origin = document.origin(document.serverLines.offset(.init(line: line, character: character)))
            guard !origin.isReplaced else { continue }
            let position = document.editorLines.position(origin.offset)
            // Tokens in the wrong order, because of inconsistent replacements, are skipped.
            guard (lastLine, lastCharacter) <= (position.line, position.character) else { continue }
            let column = position.line == lastLine ? position.character - lastCharacter : position.character
            result += [.integer(position.line - lastLine), .integer(column)]
            result += numbers[index + 2..<index + 5].map(JSONValue.integer)
            (lastLine, lastCharacter) = (position.line, position.character)
        }
        return result
    }
}
