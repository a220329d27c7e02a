import Foundation

/// Makes single random changes to a document, determined by a seed.
struct DocumentChanges {
    /// A changed document and the expected explanation.
    struct Changed {
        var kind: Kind
        var text: String
        /// The id of the changed object; empty for a removed constraint.
        var object: String
        /// A part of the explanation.
        var words: String
    }

    enum Kind: String, CaseIterable { case constant, priority, font, color, text, hidden, removal, addition }

    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    private mutating func number(below limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(limit))
    }

    /// A match of a regular expression, and the texts of its groups.
    private typealias Found = (range: NSRange, groups: [String])

    private mutating func pick(_ pattern: String, _ text: String) -> Found? {
        // swift-format-ignore: NeverUseForceTry
        let expression = try! NSRegularExpression(pattern: pattern, options: [.dotMatchesLineSeparators])
        let all = expression.matches(in: text, range: NSRange(location: 0, length: (text as NSString).length))
        guard !all.isEmpty else { return nil }
        let one = all[number(below: all.count)]
        let groups = (0..<one.numberOfRanges).map { index in
            one.range(at: index).location == NSNotFound ? "" : (text as NSString).substring(with: one.range(at: index))
        }
        return (one.range, groups)
    }

    private func replaced(_ found: Found, by new: String, _ text: String) -> String {
        (text as NSString).replacingCharacters(in: found.range, with: new)
    }

    /// Returns the id of the view whose element contains a position.
    private func owner(_ found: Found, _ text: String) -> String {
        let before = (text as NSString).substring(to: found.range.location)
        let starts = ["<label ", "<button ", "<textField ", "<textView "].compactMap {
            before.range(of: $0, options: .backwards)?.lowerBound
        }
        return starts.max().map { attribute("id", String(before[$0...].prefix { $0 != ">" })) } ?? ""
    }

    private func attribute(_ name: String, _ tag: String) -> String {
        guard let start = tag.range(of: " \(name)=\"") else { return "" }
        return String(tag[start.upperBound...].prefix { $0 != "\"" })
    }

    /// Returns a document with a change of a kind; nil if the document has no matching element.
    mutating func change(_ kind: Kind, of text: String) -> Changed? {
        switch kind {
        case .constant:
            guard let found = pick("<constraint [^>]*constant=\"([0-9]+)\"[^>]*/>", text) else { return nil }
            let old = found.groups[1], new = "\((Int(old) ?? 0) + 5 + number(below: 12))"
            let tag = found.groups[0].replacingOccurrences(of: "constant=\"\(old)\"", with: "constant=\"\(new)\"")
            return Changed(
                kind: kind, text: replaced(found, by: tag, text), object: attribute("id", tag), words: "\(old) → \(new)"
            )
        case .priority:
            guard let found = pick("<constraint (?![^>]*priority)[^>]*/>", text) else { return nil }
            let new = "\([1, 100, 240, 251, 700][number(below: 5)])"
            let tag = found.groups[0].replacingOccurrences(of: "<constraint ", with: "<constraint priority=\"\(new)\" ")
            return Changed(
                kind: kind, text: replaced(found, by: tag, text), object: attribute("id", tag),
                words: "priority 1000 → \(new)")
        case .font:
            guard let found = pick("pointSize=\"([0-9]+)\"", text) else { return nil }
            let new = "\((Int(found.groups[1]) ?? 0) + 1 + number(below: 4))"
            return Changed(
                kind: kind, text: replaced(found, by: "pointSize=\"\(new)\"", text), object: owner(found, text),
                words: "font \(found.groups[1]) → \(new)")
        case .color:
            guard let found = pick("<color key=\"(textColor|backgroundColor)\"[^>]*/>", text) else { return nil }
            let key = found.groups[1]
            let tag =
                "<color key=\"\(key)\" red=\"0.\(1 + number(below: 8))\" green=\"0.\(number(below: 9))\" blue=\"1\" "
                + "alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
            return Changed(
                kind: kind, text: replaced(found, by: tag, text), object: key == "textColor" ? owner(found, text) : "",
                words: key == "textColor" ? "text colour" : "background colour")
        case .text:
            guard let found = pick("<label [^>]*text=\"([^\"]+)\"[^>]*>", text) else { return nil }
            let new = ["Beryllium", "Ag", "A longer text", "42"][number(below: 4)]
            let tag = found.groups[0].replacingOccurrences(of: "text=\"\(found.groups[1])\"", with: "text=\"\(new)\"")
            return Changed(
                kind: kind, text: replaced(found, by: tag, text), object: attribute("id", tag), words: "→ “\(new)”")
        case .hidden:
            guard let found = pick("<(label|imageView) (?![^>]*hidden)[^>]*>", text) else { return nil }
            let tag = found.groups[0].replacingOccurrences(
                of: "<\(found.groups[1]) ", with: "<\(found.groups[1]) hidden=\"YES\" ")
            return Changed(
                kind: kind, text: replaced(found, by: tag, text), object: attribute("id", tag), words: "is hidden")
        case .removal:
            guard let found = pick("<constraint [^>]*/>", text) else { return nil }
            return Changed(kind: kind, text: replaced(found, by: "", text), object: "", words: "removed")
        case .addition:
            guard let found = pick("</subviews>", text) else { return nil }
            let view = """
                <view contentMode="scaleToFill" id="new-vi-001"><rect key="frame" x="\(number(below: 60))" y="\(number(below: 20))" \
                width="30" height="12"/><autoresizingMask key="autoresizingMask"/><color key="backgroundColor" red="0.9" \
                green="0.2" blue="0.1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view></subviews>
                """
            return Changed(
                kind: kind, text: replaced(found, by: view, text), object: "new-vi-001", words: "appears")
        }
    }
}
