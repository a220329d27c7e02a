/// A scanner of the parts of links and tags, at a position of a text. A function that finds nothing leaves the position unchanged.
struct MarkdownScanner {
    let scalars: [Unicode.Scalar]
    var position = 0

    init(_ scalars: [Unicode.Scalar], at position: Int = 0) { (self.scalars, self.position) = (scalars, position) }

    /// The characters after the position.
    var rest: ArraySlice<Unicode.Scalar> { scalars[min(position, scalars.count)...] }

    /// The character at the position, or `nil` at the end.
    var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    /// Skips a character, and returns whether it is there.
    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard next == character else { return false }
        position += 1
        return true
    }

    /// Skips the characters that fulfil a condition, and returns their number.
    @discardableResult
    mutating func skip(while condition: (Unicode.Scalar) -> Bool) -> Int {
        let start = position
        while let next, condition(next) { position += 1 }
        return position - start
    }

    /// Skips spaces and at most one line feed, and returns whether there were any.
    @discardableResult
    mutating func skipWhitespace() -> Bool {
        let start = position
        skip { $0.isMarkdownSpace }
        if skip("\n") { skip { $0.isMarkdownSpace } }
        return position > start
    }

    /// Calls a function, and restores the position if the function returns `nil`.
    mutating func attempt<Result>(_ body: (inout MarkdownScanner) -> Result?) -> Result? {
        var copy = self
        guard let result = body(&copy) else { return nil }
        position = copy.position
        return result
    }

    // MARK: Links

    /// Scans a link label such as `[name]`, and returns its normalised text, or `nil` for one that is empty or too long.
    mutating func label() -> String? {
        attempt { scanner in
            guard scanner.skip("[") else { return nil }
            let start = scanner.position
            while let next = scanner.next, next != "]" {
                guard next != "[", scanner.position - start < 1000 else { return nil }
                scanner.position += next == "\\" && scanner.position + 1 < scanner.scalars.count ? 2 : 1
            }
            let text = scanner.scalars[start..<min(scanner.position, scanner.scalars.count)]
            guard scanner.skip("]"), !text.trimmed.isEmpty else { return nil }
            return Self.normalisedLabel(text)
        }
    }

    /// Returns a label in the form in which labels are compared: without whitespace at its ends, and with other whitespace and letters'
    /// case folded.
    static func normalisedLabel(_ text: ArraySlice<Unicode.Scalar>) -> String {
        let words = text.split { $0.isMarkdownWhitespace }
        return words.map { String(scalars: $0) }.joined(separator: " ").lowercased().uppercased()
    }

    /// Scans a link destination, with or without angle brackets, and returns it without escapes.
    mutating func destination() -> String? {
        attempt { scanner in
            if scanner.skip("<") {
                let start = scanner.position
                while let next = scanner.next, next != ">" {
                    guard next != "\n", next != "<" else { return nil }
                    scanner.position += next == "\\" ? 2 : 1
                }
                let end = min(scanner.position, scanner.scalars.count)
                return scanner.skip(">") ? Self.unescaped(scanner.scalars[start..<end]) : nil
            }
            let start = scanner.position
            var depth = 0
            while let next = scanner.next, !next.isMarkdownWhitespace, next.value >= 0x20, next.value != 0x7F {
                if next == "(" { depth += 1 }
                if next == ")" { depth -= 1 }
                if depth < 0 { break }
                // The specification allows a limit, which keeps the time proportional to the text's length.
                guard depth <= 32 else { return nil }
                let isEscape = next == "\\" && scanner.rest.dropFirst().first?.isMarkdownPunctuation == true
                scanner.position += isEscape ? 2 : 1
            }
            guard depth <= 0 else { return nil }
            return Self.unescaped(scanner.scalars[start..<scanner.position])
        }
    }

    /// Scans a link's title in quotation marks or parentheses, and returns whether there is one.
    mutating func title() -> Bool {
        attempt { scanner in
            let opening = scanner.next
            guard opening == "\"" || opening == "'" || opening == "(" else { return nil }
            let closing = opening == "(" ? ")" : opening
            scanner.position += 1
            while let next = scanner.next, next != closing {
                guard next != opening else { return nil }
                scanner.position += next == "\\" && scanner.position + 1 < scanner.scalars.count ? 2 : 1
            }
            guard scanner.next != nil else { return nil }
            scanner.position += 1
            return true
        } ?? false
    }

    /// Scans a link reference definition with its line end, and returns its normalised label and its destination.
    mutating func definition() -> (label: String, destination: String)? {
        attempt { scanner in
            guard let label = scanner.label(), scanner.skip(":") else { return nil }
            scanner.skipWhitespace()
            let start = scanner.position
            guard let destination = scanner.destination(), scanner.position > start else { return nil }
            let end = scanner.position
            if scanner.skipWhitespace(), scanner.title(), scanner.skipLineEnd() { return (label, destination) }
            // A title on the next line is text if other text follows it.
            scanner.position = end
            return scanner.skipLineEnd() ? (label, destination) : nil
        }
    }

    /// Skips spaces and a line feed or the end of the text, and returns whether nothing else was there.
    private mutating func skipLineEnd() -> Bool {
        skip { $0.isMarkdownSpace }
        return next == nil || skip("\n")
    }

    /// Scans the rest of an inline link after its text, such as `(/path "title")`, and returns the destination.
    mutating func inlineLink() -> String? {
        attempt { scanner in
            guard scanner.skip("(") else { return nil }
            scanner.skip { $0.isMarkdownWhitespace }
            guard let destination = scanner.destination() else { return nil }
            let hasSpace = scanner.skip { $0.isMarkdownWhitespace } > 0
            if hasSpace, scanner.title() { scanner.skip { $0.isMarkdownWhitespace } }
            return scanner.skip(")") ? destination : nil
        }
    }

    // MARK: Tags

    /// Scans a start tag or an end tag, and returns whether there is one.
    mutating func tag() -> Bool {
        attempt { scanner in
            guard scanner.skip("<") else { return nil }
            let isEndTag = scanner.skip("/")
            guard scanner.next?.isMarkdownLetter == true else { return nil }
            scanner.skip { $0.isMarkdownAlphanumeric || $0 == "-" }
            if !isEndTag {
                while scanner.attribute() {}
            }
            scanner.skip { $0.isMarkdownWhitespace }
            if !isEndTag { _ = scanner.skip("/") }
            return scanner.skip(">") ? true : nil
        } ?? false
    }

    /// Scans whitespace and an attribute of a tag, and returns whether there is one.
    private mutating func attribute() -> Bool {
        attempt { scanner in
            guard scanner.skip(while: { $0.isMarkdownWhitespace }) > 0, let first = scanner.next,
                first.isMarkdownLetter || first == "_" || first == ":"
            else { return nil }
            scanner.skip { $0.isMarkdownAlphanumeric || ["_", ":", ".", "-"].contains($0) }
            _ = scanner.attempt { $0.attributeValue() ? true : nil }
            return true
        } ?? false
    }

    private mutating func attributeValue() -> Bool {
        skip { $0.isMarkdownWhitespace }
        guard skip("=") else { return false }
        skip { $0.isMarkdownWhitespace }
        guard let quote = next else { return false }
        if quote == "\"" || quote == "'" {
            position += 1
            skip { $0 != quote }
            return skip(quote)
        }
        return skip { !$0.isMarkdownWhitespace && !["\"", "'", "=", "<", ">", "`"].contains($0) } > 0
    }
}
