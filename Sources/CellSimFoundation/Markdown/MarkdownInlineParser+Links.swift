/// The part of the inline parser that reads links, images and HTML.
extension MarkdownInlineParser {
    /// Adds the start of a link, an image or a text with attributes.
    mutating func addBracket(_ kind: Bracket.Kind, _ text: String) {
        add(Piece(text: text))
        scanner.position += text.unicodeScalars.count
        if !brackets.isEmpty { brackets[brackets.count - 1].containsBracket = true }
        brackets.append(
            Bracket(kind: kind, piece: pieces.count - 1, position: scanner.position, delimiter: lastDelimiter))
    }

    /// Ends the innermost bracket, which becomes a link if a destination follows.
    mutating func parseClosingBracket() {
        let end = scanner.position
        scanner.position += 1
        guard let bracket = brackets.popLast(), bracket.isActive else { return plainText.append("]") }
        let style: Span.Style
        switch bracket.kind {
        case .attributes:
            guard let text = extendedAttributes() else { return plainText.append("]") }
            style = .attributes(text)
        case .link, .image:
            guard let destination = scanner.inlineLink() ?? referencedDestination(of: bracket, end: end) else {
                return plainText.append("]")
            }
            style = bracket.kind == .link ? .link(destination) : .image(destination)
        }
        flush()
        resolveEmphasis(after: bracket.delimiter)
        // An image without a description is an object replacement character, or its attribute would have no text.
        if bracket.kind == .image, pieces[(bracket.piece + 1)...].allSatisfy(\.text.isEmpty) {
            pieces.append(Piece(text: "\u{FFFC}"))
        }
        spans.append(Span(range: (bracket.piece + 1)..<pieces.count, style: style))
        pieces[bracket.piece].text = ""
        guard bracket.kind == .link else { return }
        // Links don't contain links.
        for index in brackets.indices.reversed() where brackets[index].kind == .link {
            guard brackets[index].isActive else { break }
            brackets[index].isActive = false
        }
    }

    /// Returns the destination of a link such as `[text][label]`, `[label][]` or `[label]`.
    private mutating func referencedDestination(of bracket: Bracket, end: Int) -> String? {
        let start = scanner.position
        var label = scanner.label()
        if label == nil {
            guard !bracket.containsBracket, end - bracket.position < 1000 else { return nil }
            label = MarkdownScanner.normalisedLabel(scanner.scalars[bracket.position..<end])
            if scanner.skip("["), !scanner.skip("]") { scanner.position = start }
        }
        if let destination = label.flatMap({ rules.references[$0] }) { return destination }
        scanner.position = start
        return nil
    }

    /// Scans attributes in parentheses, and returns the text between them.
    private mutating func extendedAttributes() -> String? {
        scanner.attempt { scanner in
            guard scanner.skip("(") else { return nil }
            let start = scanner.position
            var quote: Unicode.Scalar?
            while let next = scanner.next, quote != nil || next != ")" {
                guard scanner.position - start < 1000 else { return nil }
                if next == quote { quote = nil } else if quote == nil, next == "'" || next == "\"" { quote = next }
                scanner.position += next == "\\" ? 2 : 1
            }
            let end = scanner.position
            return scanner.skip(")") ? String(scalars: scanner.scalars[start..<end]) : nil
        }
    }

    // MARK: Angle brackets

    /// Parses a link such as `<https://example.com>` or `<user@example.com>`, and returns whether there is one.
    mutating func parseAutomaticLink() -> Bool {
        let link = scanner.attempt { scanner -> (text: String, destination: String)? in
            guard scanner.skip("<") else { return nil }
            let start = scanner.position
            let length = scanner.skip { $0.isMarkdownAlphanumeric || ["+", ".", "-"].contains($0) }
            if (2...32).contains(length), scanner.scalars[start].isMarkdownLetter, scanner.skip(":") {
                scanner.skip { $0.value > 0x20 && $0.value != 0x7F && $0 != "<" && $0 != ">" }
                let text = String(scalars: scanner.scalars[start..<scanner.position])
                return scanner.skip(">") ? (text, text) : nil
            }
            scanner.position = start
            guard
                scanner.skip(while: { $0.isMarkdownAlphanumeric || ".!#$%&'*+/=?^_`{|}~-".unicodeScalars.contains($0) })
                    > 0,
                scanner.skip("@")
            else { return nil }
            let host = scanner.position
            scanner.skip { $0.isMarkdownAlphanumeric || $0 == "-" || $0 == "." }
            let labels = scanner.scalars[host..<scanner.position].split(
                separator: ".", omittingEmptySubsequences: false)
            guard labels.allSatisfy({ (1...63).contains($0.count) && $0.first != "-" && $0.last != "-" }) else {
                return nil
            }
            let text = String(scalars: scanner.scalars[start..<scanner.position])
            return scanner.skip(">") ? (text, "mailto:" + text) : nil
        }
        guard let link else { return false }
        add(Piece(text: link.text, link: link.destination))
        return true
    }

    /// Parses a tag, a comment or another construct of HTML, and returns whether there is one.
    mutating func parseHTML() -> Bool {
        let start = scanner.position
        guard
            scanner.tag() || skipHTML("<!--", "-->") || skipHTML("<?", "?>") || skipHTML("<![CDATA[", "]]>")
                || skipDeclaration()
        else { return false }
        add(Piece(text: String(scalars: scanner.scalars[start..<scanner.position]), intent: .inlineHTML))
        return true
    }

    private mutating func skipDeclaration() -> Bool {
        scanner.rest.dropFirst(2).first?.isMarkdownLetter == true && skipHTML("<!", ">")
    }

    /// Skips a construct of HTML with a start and an end, and returns whether it is there.
    private mutating func skipHTML(_ start: String, _ end: String) -> Bool {
        guard scanner.rest.starts(with: start.unicodeScalars), !missingEnds.contains(end) else { return false }
        let found = scanner.attempt { scanner -> Bool? in
            scanner.position += start.unicodeScalars.count
            while scanner.next != nil {
                if scanner.rest.starts(with: end.unicodeScalars) {
                    scanner.position += end.unicodeScalars.count
                    return true
                }
                scanner.position += 1
            }
            return nil
        }
        if found == nil { missingEnds.insert(end) }
        return found != nil
    }
}
