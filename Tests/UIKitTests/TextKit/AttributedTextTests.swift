import CellSimGraphics
import Foundation
import Testing
import UIKit

/// Tests how labels draw and measure text attributes.
@MainActor struct AttributedTextTests {
    private final class Square: NSTextAttachment {
        override func image(
            forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
        ) -> UIImage? {
            UIGraphicsImageRenderer(size: imageBounds.size).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(origin: .zero, size: imageBounds.size))
            }
        }

        override func attachmentBounds(
            for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
            characterIndex charIndex: Int
        ) -> CGRect { CGRect(x: 0, y: -5, width: 10 * CGFloat(charIndex), height: lineFrag.height * 2) }
    }

    private func label(_ text: NSAttributedString) -> UILabel {
        let label = UILabel()
        label.attributedText = text
        label.sizeToFit()
        return label
    }

    private func label(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> UILabel {
        label(NSAttributedString(string: text, attributes: attributes))
    }

    private func dump(_ label: UILabel) -> String { label.displayList().dump() }

    @Test func attachmentsAreDrawnOnTheBaseline() {
        let attachment = NSTextAttachment(
            image: UIGraphicsImageRenderer(size: CGSize(width: 40, height: 50)).image { _ in })
        let text = NSMutableAttributedString(string: "a")
        text.append(NSAttributedString(attachment: attachment))
        let label = label(text)
        // 50 points above the baseline, and the descender of the font.
        #expect(label.intrinsicContentSize.height == 54.5)
        #expect(dump(label).contains("image"))
        attachment.bounds = CGRect(x: 0, y: -4, width: 12, height: 12)
        #expect(self.label(text).intrinsicContentSize.height == 20.5)
    }

    @Test func attachmentsProvideBoundsAndImage() {
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        let widthWithoutAttachment = label(text).intrinsicContentSize.width
        text.append(NSAttributedString(attachment: Square()))
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 10), range: NSRange(location: 0, length: 3))
        let size = label(text).intrinsicContentSize
        #expect(abs(size.width - widthWithoutAttachment - 20) <= 0.5)
        #expect(abs(size.height - 2 * UIFont.systemFont(ofSize: 10).lineHeight) <= 0.5)
    }

    @Test func attachmentsWithoutImageAddTheirWidth() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 40, height: 10)
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let widthWithoutAttachment = label(text).intrinsicContentSize.width
        text.insert(NSAttributedString(attachment: attachment), at: 1)
        #expect(abs(label(text).intrinsicContentSize.width - widthWithoutAttachment - 40) <= 1)
    }

    @Test func underlineStyleAndColor() {
        let style: NSUnderlineStyle = [.thick, .patternDash]
        let dashed = dump(label("ab", [.underlineStyle: style.rawValue, .underlineColor: UIColor.red]))
        #expect(dashed.contains("#FF0000"), "\(dashed)")
        let plain = dump(label("ab", [:]))
        #expect(dump(label("ab", [.underlineStyle: NSUnderlineStyle.patternDot.rawValue])) == plain)
        #expect(dump(label("ab", [.strikethroughStyle: NSUnderlineStyle.double.rawValue])) != plain)
    }

    @Test func strokesAndShadowsAreDrawn() {
        let shadow = NSShadow()
        (shadow.shadowOffset, shadow.shadowBlurRadius, shadow.shadowColor) = (
            CGSize(width: 2, height: 3), 4, UIColor.blue
        )
        let text = label("a", [.shadow: shadow, .strokeWidth: -4, .strokeColor: UIColor.red])
        var events: [String] = []
        for command in text.displayList().commands {
            switch command {
            case .beginShadow(let color, let offset, let blur, _):
                events.append("\(color.hex) \(offset.height) \(blur)")
            case .strokePath(_, let stroke, let color): events.append("\(color.hex) \(stroke.width)")
            case .glyphs: events.append("glyphs")
            default: break
            }
        }
        #expect(events == ["#0000FF 3.0 2.0", "glyphs", "#FF0000 0.68"])
    }

    @Test func expansionWidensLetters() throws {
        let font = UIFont.systemFont(ofSize: 17)
        let twice: [NSAttributedString.Key: Any] = [.font: font, .expansion: log(2.0)]
        func width(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
            text.size(withAttributes: attributes).width
        }
        #expect(abs(width("Banana", twice) - 2 * width("Banana", [.font: font])) < 0.2)
        let kerned = twice.merging([.kern: 3]) { $1 }
        #expect(abs(width("nnnn", kerned) - 2 * width("nnnn", [.font: font]) - 12) < 0.001)
        let named = try #require(UIFont(name: "Menlo", size: 12))
        #expect(abs(width("ab", [.font: named, .expansion: log(0.5)]) - width("a", [.font: named])) < 0.001)
        #expect(width("ab", [.font: font, .expansion: Double.nan]) == width("ab", [.font: font]))
        /// Returns the distance in pixels between the first and the last column that are not empty.
        func inkWidth(_ attributes: [NSAttributedString.Key: Any]) throws -> Int {
            let label = label("nn", attributes)
            let picture = UIGraphicsImageRenderer(bounds: label.bounds).image { label.layer.render(in: $0.cgContext) }
            let data = try #require(picture.cgImage?.dataProvider?.data as Data?)
            let row = try #require(picture.cgImage?.bytesPerRow)
            let columns = stride(from: 3, to: row, by: 4).filter { column in
                stride(from: column, to: data.count, by: row).contains { data[$0] > 0 }
            }
            return ((columns.last ?? 0) - (columns.first ?? 0)) / 4
        }
        let (plain, wide) = (try inkWidth([.font: font]), try inkWidth(twice))
        #expect(abs(wide - 2 * plain) <= 3, "\(plain) \(wide)")
    }

    @Test func monospacedDigits() {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }
        #expect(abs(width("111.11", font) - width("000.00", font)) < 1e-9)
        #expect(width("111.11", .systemFont(ofSize: 17)) < width("111.11", font) - 5)
        let settings: [UIFontDescriptor.FeatureKey: Any] = [.featureIdentifier: 6, .typeIdentifier: 0]
        let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor
            .addingAttributes([.featureSettings: [settings]])
        #expect(UIFont(descriptor: descriptor, size: 0) == font)
    }

    @Test func smallCapitals() {
        let settings: [UIFontDescriptor.FeatureKey: Any] = [.featureIdentifier: 37, .typeIdentifier: 1]
        let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([.featureSettings: [settings]])
        let label = UILabel()
        (label.font, label.text) = (UIFont(descriptor: descriptor, size: 0), "Abß")
        label.sizeToFit()
        let runs = label.displayList().commands.compactMap {
            if case .glyphs(let run, _, _) = $0 { run } else { nil }
        }
        #expect(runs.map(\.text) == ["A", "B", "ß"])
        #expect(runs[1].face.emSize < runs[0].face.emSize)
        #expect(label.bounds.height == 24)
        let zero: [UIFontDescriptor.FeatureKey: Any] = [.openTypeTag: "zero"]
        let slashed = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([.featureSettings: [zero]])
        #expect(UIFont(descriptor: slashed, size: 0) != .systemFont(ofSize: 20))
    }

    @Test func paragraphsHaveTabStops() {
        let style = NSMutableParagraphStyle()
        #expect(style.tabStops.map(\.location) == (1...12).map { 28 * CGFloat($0) })
        style.tabStops = []
        style.addTabStop(NSTextTab(textAlignment: .right, location: 90))
        style.addTabStop(NSTextTab(textAlignment: .left, location: 40))
        #expect(style.tabStops.map(\.location) == [40, 90])
        let font = UIFont.systemFont(ofSize: 17)
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: style]
        let width = "a\tb\tc".size(withAttributes: attributes).width
        #expect(abs(width - 90) < 0.01)
        style.removeTabStop(NSTextTab(textAlignment: .right, location: 90))
        #expect(style.tabStops.count == 1)
        let copy = style.copy() as? NSParagraphStyle
        #expect(copy?.tabStops == style.tabStops)
    }

    @Test func listMarkers() {
        func markers(_ format: NSTextList.MarkerFormat, _ numbers: [Int]) -> [String] {
            numbers.map { NSTextList(markerFormat: format, options: 0).marker(forItemNumber: $0) }
        }
        #expect(markers(.disc, [1]) == ["•"])
        #expect(markers(.lowercaseAlpha, [1, 26, 27, 703]) == ["a", "z", "aa", "aaa"])
        #expect(markers(.uppercaseRoman, [4, 1994, 0]) == ["IV", "MCMXCIV", "0"])
        #expect(markers(NSTextList.MarkerFormat(rawValue: "({decimal})"), [7]) == ["(7)"])
        #expect(NSTextList(markerFormat: .decimal, options: 0).isOrdered)
        #expect(!NSTextList(markerFormat: .box, options: 0).isOrdered)
    }
}
