import Foundation

/// A parser that converts an HTML page to attributed text.
struct HTMLTextParser {
    /// The style of an element's content.
    private struct Style {
        var size: CGFloat = 12
        var family: String?
        var isBold = false
        var isItalic = false
        var isUnderlined = false
        var isStruckThrough = false
        var color: UIColor?
        var link: String?
        var alignment: NSTextAlignment?

        /// The font of the style. The default family is Times, as in UIKit.
        var font: UIFont {
            let isSystem = family.map { $0.hasPrefix("-apple-system") || $0 == "system-ui" } ?? false
            let base =
                isSystem
                ? UIFont.systemFont(ofSize: size)
                : UIFont(name: family ?? "TimesNewRomanPSMT", size: size) ?? .systemFont(ofSize: size)
            var traits: UIFontDescriptor.SymbolicTraits = []
            if isBold { traits.insert(.traitBold) }
            if isItalic { traits.insert(.traitItalic) }
            if traits.isEmpty { return base }
            return base.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size) } ?? base
        }
    }

    private static let blockElements: Set<String> = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "section", "article", "header",
        "footer", "table", "tr", "body", "html", "pre", "center",
    ]
    private static let voidElements: Set<String> = ["br", "hr", "img", "input", "meta", "link", "wbr", "col"]
    private static let hiddenElements: Set<String> = ["script", "style", "head", "title", "template"]
    private static let headingSizes: [String: CGFloat] = ["h1": 24, "h2": 18, "h3": 14, "h4": 12, "h5": 10, "h6": 8]

    private let defaults: [NSAttributedString.Key: Any]
    private var result = NSMutableAttributedString()
    /// The last character of the result.
    private var lastCharacter: Character?
    private var openElements: [(name: String, style: Style)] = []
    private var listCounters: [Int?] = []
    /// Whether a line break is required before the next text.
    private var needsLineBreak = false

    init(defaults: [NSAttributedString.Key: Any]) { self.defaults = defaults }

    /// Returns the text of a page as an attributed string.
    func attributedString(_ page: String) -> NSAttributedString {
        var copy = self
        copy.result = NSMutableAttributedString()
        copy.parse(page[...])
        return copy.result
    }

    private var style: Style { openElements.last?.style ?? Style() }

    private mutating func parse(_ page: Substring) {
        var rest = page
        while let start = rest.firstIndex(of: "<") {
            append(rest[..<start])
            rest = rest[start...]
            if rest.hasPrefix("<!--") {
                rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
                continue
            }
            guard let end = rest.firstIndex(of: ">") else { break }
            guard let next = rest.dropFirst().first, next.isLetter || "/!?".contains(next) else {
                append(rest.prefix(1))
                rest = rest.dropFirst()
                continue
            }
            let tag = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            handleTag(tag, &rest)
        }
        append(rest)
    }

    private mutating func handleTag(_ tag: Substring, _ rest: inout Substring) {
        if tag.hasPrefix("/") { return closeElement(tag.dropFirst().lowercased().trimmingCharacters(in: .whitespaces)) }
        let name = tag.prefix { $0.isLetter || $0.isNumber }.lowercased()
        if name.isEmpty { return }
        if Self.hiddenElements.contains(name) {
            rest = rest.range(of: "</" + name, options: .caseInsensitive).map { rest[$0.upperBound...] } ?? ""
            rest = rest.firstIndex(of: ">").map { rest[rest.index(after: $0)...] } ?? ""
        } else if name == "br" {
            appendText("\n")
        } else if !Self.voidElements.contains(name), !tag.hasSuffix("/") {
            openElement(name, HTMLAttributes(tag.dropFirst(name.count)))
        }
    }

    private mutating func openElement(_ name: String, _ attributes: HTMLAttributes) {
        if Self.blockElements.contains(name) { endLine() }
        var style = style
        switch name {
        case "b", "strong", "th": style.isBold = true
        case "i", "em", "cite": style.isItalic = true
        case "u", "ins": style.isUnderlined = true
        case "s", "strike", "del": style.isStruckThrough = true
        case "a":
            style.link = attributes["href"]
            if style.link != nil { style.isUnderlined = true }
        case "center": style.alignment = .center
        case "ul": listCounters.append(nil)
        case "ol": listCounters.append(1)
        default: break
        }
        if let size = Self.headingSizes[name] { (style.size, style.isBold) = (size, true) }
        if let color = attributes["color"].flatMap(HTMLAttributes.color) { style.color = color }
        if let face = attributes["face"] { style.family = face }
        for (key, value) in attributes.declarations { Self.apply(key, value, to: &style) }
        openElements.append((name, style))
        if name == "li" { appendMarker() }
    }

    private mutating func appendMarker() {
        guard let count = listCounters.last ?? nil else { return appendText("\t•\t") }
        appendText("\t\(count).\t")
        listCounters[listCounters.count - 1] = count + 1
    }

    private static func apply(_ key: String, _ value: String, to style: inout Style) {
        switch key {
        case "color": style.color = HTMLAttributes.color(value) ?? style.color
        case "font-size": style.size = HTMLAttributes.points(value, base: style.size) ?? style.size
        case "font-family":
            style.family = value.split(separator: ",").first?.trimmingCharacters(in: CharacterSet(charactersIn: " '\""))
        case "font-weight": style.isBold = value == "bold" || value == "bolder" || (Int(value) ?? 400) >= 600
        case "font-style": style.isItalic = value == "italic" || value == "oblique"
        case "text-decoration", "text-decoration-line":
            style.isUnderlined = value.contains("underline")
            style.isStruckThrough = value.contains("line-through")
        case "text-align":
            style.alignment = ["center": .center, "right": .right, "left": .left, "justify": .justified][value]
        default: break
        }
    }

    private mutating func closeElement(_ name: String) {
        guard let index = openElements.lastIndex(where: { $0.name == name }) else { return }
        openElements.removeSubrange(index...)
        if name == "ul" || name == "ol", !listCounters.isEmpty { listCounters.removeLast() }
        if Self.blockElements.contains(name) { endLine() }
    }

    private mutating func endLine() { if let lastCharacter, lastCharacter != "\n" { needsLineBreak = true } }

    /// Appends text and collapses its white space, except in `pre` elements.
    private mutating func append(_ text: Substring) {
        var content = HTMLEntities.decoded(text)
        if !openElements.contains(where: { $0.name == "pre" }) {
            let isAtStart = needsLineBreak || lastCharacter.map { " \n\t".contains($0) } ?? true
            var collapsed = ""
            for character in content {
                if character != "\u{A0}", character.isWhitespace {
                    if collapsed.isEmpty ? !isAtStart : collapsed.last != " " { collapsed.append(" ") }
                } else {
                    collapsed.append(character)
                }
            }
            content = collapsed
        }
        if !content.isEmpty { appendText(content) }
    }

    private mutating func appendText(_ text: String) {
        let style = style
        var attributes = defaults
        if attributes[.font] == nil || !openElements.isEmpty { attributes[.font] = style.font }
        if let color = style.color { attributes[.foregroundColor] = color }
        if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if style.isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let link = style.link { attributes[.link] = URL(string: link) ?? link }
        if let alignment = style.alignment {
            let paragraph = NSMutableParagraphStyle()
            paragraph.alignment = alignment
            attributes[.paragraphStyle] = paragraph
        }
        result.append(NSAttributedString(string: (needsLineBreak ? "\n" : "") + text, attributes: attributes))
        (needsLineBreak, lastCharacter) = (false, text.last ?? lastCharacter)
    }
}
