import Foundation
import Testing
import UIKit

/// Tests how labels draw text from Markdown, and how attributed strings are converted.
@MainActor struct MarkdownTextTests {
    private func width(_ text: NSAttributedString) -> CGFloat {
        let label = UILabel()
        label.attributedText = text
        return label.intrinsicContentSize.width
    }

    private func width(_ text: String, _ font: UIFont) -> CGFloat {
        width(NSAttributedString(string: text, attributes: [.font: font]))
    }

    @Test func labelsShowEmphasisAndCode() throws {
        let size = UIFont.labelFontSize
        #expect(
            try width(NSAttributedString(markdown: "**Heavy text**"))
                == width("Heavy text", .boldSystemFont(ofSize: size)))
        #expect(
            try width(NSAttributedString(markdown: "*Slanted*")) == width("Slanted", .italicSystemFont(ofSize: size)))
        let code = UIFont.monospacedSystemFont(ofSize: size, weight: .regular)
        #expect(try width(NSAttributedString(markdown: "`illi`")) == width("illi", code))
    }

    @Test func emphasisAddsTraitsToAFont() throws {
        var text = try AttributedString(markdown: "**Heavy text**")
        text.font = UIFont.systemFont(ofSize: 30)
        #expect(width(NSAttributedString(text)) == width("Heavy text", .systemFont(ofSize: 30, weight: .semibold)))
    }

    @Test func labelsStrikeTextThrough() throws {
        let label = UILabel()
        label.attributedText = try NSAttributedString(markdown: "~~old~~ new")
        label.sizeToFit()
        let struckLabel = UILabel()
        let text = NSMutableAttributedString(string: "old new")
        text.addAttribute(
            .strikethroughStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 0, length: 3))
        struckLabel.attributedText = text
        struckLabel.sizeToFit()
        #expect(label.displayList().dump() == struckLabel.displayList().dump())
    }

    @Test func blocksChangeNothing() throws {
        let plainText = NSAttributedString(string: "Title", attributes: [:])
        #expect(try width(NSAttributedString(markdown: "# Title")) == width(plainText))
    }

    @Test func conversionKeepsAttributes() throws {
        let markdown = "# [a](https://a.org) **b** ![c](https://c.org/i.png)"
        let text = try AttributedString(markdown: markdown)
        let converted = NSAttributedString(text)
        let link = unsafe converted.attribute(.link, at: 0, effectiveRange: nil)
        let intent = unsafe converted.attribute(.inlinePresentationIntent, at: 2, effectiveRange: nil)
        let image = unsafe converted.attribute(.imageURL, at: 4, effectiveRange: nil)
        #expect(link as? URL == URL(string: "https://a.org"))
        #expect(intent as? NSNumber == 2)
        #expect(image as? URL == URL(string: "https://c.org/i.png"))
        #expect(AttributedString(converted) == text)
    }
}
