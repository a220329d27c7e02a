/// The part of the inline parser that recognises addresses without brackets, as GitHub does.
extension MarkdownInlineParser {
    /// Parses an address that starts at a letter, or an e-mail address at its `@`, and returns whether there is one.
    mutating func parseBareLink(_ character: Unicode.Scalar) -> Bool {
        guard brackets.isEmpty else { return false }
        if character == "@" { return parseEmail() }
        let before = scanner.position > 0 ? scanner.scalars[scanner.position - 1] : "\n"
        let isWordStart = before.isMarkdownWhitespace || ["*", "_", "~", "("].contains(before)
        let rest = scanner.rest
        for prefix in ["www.", "http://", "https://", "ftp://"] where rest.starts(with: prefix.unicodeScalars) {
            let isWeb = prefix == "www."
            guard isWeb ? isWordStart : !before.isMarkdownLetter else { return false }
            let hostStart = rest.startIndex + (isWeb ? 0 : prefix.unicodeScalars.count)
            let host = scanner.scalars[hostStart...].prefix {
                !$0.isMarkdownWhitespace && ($0.isMarkdownAlphanumeric || !$0.isASCII || ["-", "_", "."].contains($0))
            }
            guard !host.isEmpty, host.first != ".", isValidHost(host, needsDot: isWeb) else { return false }
            let end = linkEnd(from: hostStart)
            let text = String(scalars: scanner.scalars[rest.startIndex..<end])
            scanner.position = end
            add(Piece(text: text, link: isWeb ? "http://" + text : text))
            return true
        }
        return false
    }

    /// Returns whether a host has the form of a domain: without underscores in its last two labels.
    private func isValidHost(_ host: ArraySlice<Unicode.Scalar>, needsDot: Bool) -> Bool {
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        return !labels.suffix(2).contains { $0.contains("_") } && (!needsDot || labels.count > 1)
    }

    /// Returns the end of an address, without the punctuation of the sentence around it.
    private func linkEnd(from start: Int) -> Int {
        var end = start
        while end < scanner.scalars.count, !scanner.scalars[end].isMarkdownWhitespace, scanner.scalars[end] != "<" {
            end += 1
        }
        var unmatched = 0
        for scalar in scanner.scalars[start..<end] { unmatched += scalar == ")" ? 1 : scalar == "(" ? -1 : 0 }
        while end > start {
            let last = scanner.scalars[end - 1]
            if last == ")" {
                guard unmatched > 0 else { break }
                unmatched -= 1
                end -= 1
            } else if "?!.,:*_~'\"".unicodeScalars.contains(last) {
                end -= 1
            } else if last == ";" {
                var reference = end - 1
                while reference > start, scanner.scalars[reference - 1].isMarkdownLetter { reference -= 1 }
                let isReference = reference < end - 1 && reference > start && scanner.scalars[reference - 1] == "&"
                end = isReference ? reference - 1 : end - 1
            } else {
                break
            }
        }
        return end
    }

    private mutating func parseEmail() -> Bool {
        let isLocal: (Unicode.Scalar) -> Bool = { $0.isMarkdownAlphanumeric || [".", "-", "_", "+"].contains($0) }
        let local = plainText.reversed().prefix(while: isLocal).count
        guard local > 0 else { return false }
        let start = scanner.position + 1
        var end = start
        while end < scanner.scalars.count,
            scanner.scalars[end].isMarkdownAlphanumeric || ["-", "_", "."].contains(scanner.scalars[end])
        {
            end += 1
        }
        while end > start, scanner.scalars[end - 1] == "." { end -= 1 }
        let host = scanner.scalars[start..<end]
        guard host.contains("."), let last = host.last, last.isMarkdownAlphanumeric, !last.isMarkdownDigit else {
            return false
        }
        let address = String(scalars: plainText.suffix(local)) + "@" + String(scalars: host)
        plainText.removeLast(local)
        scanner.position = end
        add(Piece(text: address, link: "mailto:" + address))
        return true
    }
}
