import Foundation

/// Makes single random changes to a document, determined by a seed.
struct DocumentChanges {
    /// A changed document and the expected explanation.
    struct Result {
        var kind: Kind
        var text: String
        /// The id of the changed object; empty if the explanation may name any object.
        var object: String
        /// A part of the explanation.
        var expectedText: String
    }

    enum Kind: String, CaseIterable { case constant, priority, font, color, text, hidden, removal, addition }

    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    private mutating func randomNumber(below limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(limit))
    }

    /// A match of a regular expression, and the texts of its groups.
    private typealias Match = (range: NSRange, groups: [String])

    private mutating func randomMatch(_ pattern: String, _ text: String) -> Match? {
        // swift-format-ignore: NeverUseForceTry
        let expression = try! NSRegularExpression(pattern: pattern, options: [.dotMatchesLineSeparators])
        let matches = expression.matches(in: text, range: NSRange(location: 0, length: (text as NSString).length))
        guard !matches.isEmpty else { return nil }
        let match = matches[randomNumber(below: matches.count)]
        let groups = (0..<match.numberOfRanges).map { index in
            match.range(at: index).location == NSNotFound
                ? "" : (text as NSString).substring(with: match.range(at: index))
        }
        return (match.range, groups)
    }

    private func replacing(_ match: Match, by new: String, _ text: String) -> String {
        (text as NSString).replacingCharacters(in: match.range, with: new)
    }

    /// Returns the id of the view whose element contains a position.
    private func viewID(_ match: Match, _ text: String) -> String {
        let prefix = (text as NSString).substring(to: match.range.location)
        let starts = ["<label ", "<button ", "<textField ", "<textView "].compactMap {
            prefix.range(of: $0, options: .backwards)?.lowerBound
        }
        return starts.max().map { attribute("id", String(prefix[$0...].prefix { $0 != ">" })) } ?? ""
    }

    private func attribute(_ name: String, _ tag: String) -> String {
        guard let start = tag.range(of: " \(name)=\"") else { return "" }
        return String(tag[start.upperBound...].prefix { $0 != "\"" })
    }

    /// Returns a document with a change of a kind; nil if the document has no matching element.
    mutating func makeChange(_ kind: Kind, of text: String) -> Result? {
        switch kind {
        case .constant:
            guard let match = randomMatch("<constraint [^>]*constant=\"([0-9]+)\"[^>]*/>", text) else { return nil }
            let old = match.groups[1], new = "\((Int(old) ?? 0) + 5 + randomNumber(below: 12))"
            let tag = match.groups[0].replacingOccurrences(of: "constant=\"\(old)\"", with: "constant=\"\(new)\"")
            return Result(
                kind: kind, text: replacing(match, by: tag, text), object: attribute("id", tag),
                expectedText: "\(old) → \(new)"
            )
        case .priority:
            guard let match = randomMatch("<constraint (?![^>]*priority)[^>]*/>", text) else { return nil }
            let new = "\([1, 100, 240, 251, 700][randomNumber(below: 5)])"
            let tag = match.groups[0].replacingOccurrences(of: "<constraint ", with: "<constraint priority=\"\(new)\" ")
            return Result(
                kind: kind, text: replacing(match, by: tag, text), object: attribute("id", tag),
                expectedText: "priority 1000 → \(new)")
        case .font:
            guard let match = randomMatch("pointSize=\"([0-9]+)\"", text) else { return nil }
            let new = "\((Int(match.groups[1]) ?? 0) + 1 + randomNumber(below: 4))"
            return Result(
                kind: kind, text: replacing(match, by: "pointSize=\"\(new)\"", text), object: viewID(match, text),
                expectedText: "font \(match.groups[1]) → \(new)")
        case .color:
            guard let match = randomMatch("<color key=\"(textColor|backgroundColor)\"[^>]*/>", text) else { return nil }
            let key = match.groups[1]
            let tag =
                "<color key=\"\(key)\" red=\"0.\(1 + randomNumber(below: 8))\" green=\"0.\(randomNumber(below: 9))\" blue=\"1\" "
                + "alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
            return Result(
                kind: kind, text: replacing(match, by: tag, text),
                object: key == "textColor" ? viewID(match, text) : "",
                expectedText: key == "textColor" ? "text colour" : "background colour")
        case .text:
            guard let match = randomMatch("<label [^>]*text=\"([^\"]+)\"[^>]*>", text) else { return nil }
            let new = ["Beryllium", "Ag", "A longer text", "42"][randomNumber(below: 4)]
            let tag = match.groups[0].replacingOccurrences(of: "text=\"\(match.groups[1])\"", with: "text=\"\(new)\"")
            return Result(
                kind: kind, text: replacing(match, by: tag, text), object: attribute("id", tag),
                expectedText: "→ “\(new)”")
        case .hidden:
            guard let match = randomMatch("<(label|imageView) (?![^>]*hidden)[^>]*>", text) else { return nil }
            let tag = match.groups[0].replacingOccurrences(
                of: "<\(match.groups[1]) ", with: "<\(match.groups[1]) hidden=\"YES\" ")
            return Result(
                kind: kind, text: replacing(match, by: tag, text), object: attribute("id", tag),
                expectedText: "is hidden")
        case .removal:
            guard let match = randomMatch("<constraint [^>]*/>", text) else { return nil }
            return Result(kind: kind, text: replacing(match, by: "", text), object: "", expectedText: "removed")
        case .addition:
            guard let match = randomMatch("</subviews>", text) else { return nil }
            let view = """
                <view contentMode="scaleToFill" id="new-vi-001"><rect key="frame" x="\(randomNumber(below: 60))" y="\(randomNumber(below: 20))" \
                width="30" height="12"/><autoresizingMask key="autoresizingMask"/><color key="backgroundColor" red="0.9" \
                green="0.2" blue="0.1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view></subviews>
                """
            return Result(
                kind: kind, text: replacing(match, by: view, text), object: "new-vi-001", expectedText: "appears")
        }
    }
}
