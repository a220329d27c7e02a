import Foundation

/// Decodes attributed strings from XIBs.
@MainActor extension NSAttributedString {
    private static let alignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]
    private static let lineBreakModes: [String: NSLineBreakMode] = [
        "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
        "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
        "truncatingMiddle": .byTruncatingMiddle,
    ]
    private static let directions: [String: NSWritingDirection] = [
        "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
    ]

    /// Decodes a XIB's `<attributedString>` element, which consists of fragments.
    package convenience init(interfaceBuilder nib: NibCoder) {
        let text = NSMutableAttributedString(string: "")
        for child in nib.element.children where child.name == "fragment" {
            let fragment = nib.coder(for: child)
            let attributes = fragment.element("attributes").map { Self.attributes(nib.coder(for: $0)) } ?? [:]
            text.append(
                NSAttributedString(
                    string: fragment.localized(fragment.string("content") ?? "", named: nil), attributes: attributes))
        }
        self.init(attributedString: text)
    }

    private static func attributes(_ nib: NibCoder) -> [Key: Any] {
        var attributes: [Key: Any] = [:]
        if let font = nib.font("NSFont") { attributes[.font] = font }
        if let color = nib.color("NSColor") { attributes[.foregroundColor] = color }
        if let color = nib.color("NSBackgroundColor") { attributes[.backgroundColor] = color }
        if let element = nib.element("NSParagraphStyle") {
            attributes[.paragraphStyle] = paragraphStyle(nib.coder(for: element))
        }
        for (key, name) in [(Key.kern, "NSKern"), (.baselineOffset, "NSBaselineOffset")] {
            if let value = nib.cgFloat(name) { attributes[key] = value }
        }
        for (key, name) in [(Key.underlineStyle, "NSUnderline"), (.strikethroughStyle, "NSStrikethrough")] {
            if let value = nib.int(name) { attributes[key] = value }
        }
        if let color = nib.color("NSStrokeColor") { attributes[.strokeColor] = color }
        if let width = nib.cgFloat("NSStrokeWidth") { attributes[.strokeWidth] = width }
        nib.ignore("NSOriginalFont", "NSLigature")
        return attributes
    }

    private static func paragraphStyle(_ nib: NibCoder) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = nib.enumeration("alignment", alignments) ?? .natural
        style.lineBreakMode = nib.enumeration("lineBreakMode", lineBreakModes) ?? .byWordWrapping
        style.baseWritingDirection = nib.enumeration("baseWritingDirection", directions) ?? .natural
        style.lineSpacing = nib.cgFloat("lineSpacing") ?? 0
        style.lineHeightMultiple = nib.cgFloat("lineHeightMultiple") ?? 0
        style.minimumLineHeight = nib.cgFloat("minimumLineHeight") ?? 0
        style.maximumLineHeight = nib.cgFloat("maximumLineHeight") ?? 0
        style.firstLineHeadIndent = nib.cgFloat("firstLineHeadIndent") ?? 0
        style.headIndent = nib.cgFloat("headIndent") ?? 0
        style.tailIndent = nib.cgFloat("tailIndent") ?? 0
        style.paragraphSpacing = nib.cgFloat("paragraphSpacing") ?? 0
        style.paragraphSpacingBefore = nib.cgFloat("paragraphSpacingBefore") ?? 0
        style.hyphenationFactor = Float(nib.double("hyphenationFactor") ?? 0)
        style.defaultTabInterval = nib.cgFloat("defaultTabInterval") ?? 0
        if let stops = nib.element("tabStops") {
            style.tabStops = stops.children.filter { $0.name == "textTab" }.map { textTab(nib.coder(for: $0)) }
        }
        nib.ignore("tighteningFactorForTruncation", "textBlocks")
        return style
    }

    private static func textTab(_ nib: NibCoder) -> NSTextTab {
        NSTextTab(
            textAlignment: nib.enumeration("alignment", alignments) ?? .natural, location: nib.cgFloat("location") ?? 0)
    }
}
