import CellSimGraphics
import Foundation
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@_spi(UIKitModules) @testable import UIKitViews

/// Tests the sizes, wrapping and drawing of labels.
@preconcurrency @MainActor
final class LabelTests: XCTestCase {
    private func label(_ text: String, _ font: UIFont, lines: Int = 1, scale: CGFloat = 2) -> UILabel {
        let label = UILabel()
        (label.text, label.font, label.numberOfLines) = (text, font, lines)
        label.overrideTraits(UITraitCollection(displayScale: scale))
        return label
    }

    // MARK: Sizes that Interface Builder saved in documents of public projects

    func testTextWidths() {
        let widths: [(CGFloat, UIFont.Weight, CGFloat)] = [
            (13, .regular, 33), (14, .regular, 35.5), (15, .regular, 37.5), (16, .regular, 39.5), (17, .regular, 41.5),
            (15, .semibold, 39), (16, .semibold, 41.5), (17, .semibold, 43.5),
            (20, .semibold, 50),
        ]
        for (size, weight, width) in widths {
            XCTAssertEqual(
                label("Label", .systemFont(ofSize: size, weight: weight)).intrinsicContentSize.width, width,
                "\(size) \(weight.rawValue)")
        }
    }

    func testLineHeightIsRoundedUp() {
        let heights: [CGFloat: CGFloat] = [
            10: 12, 11: 13.5, 12: 14.5, 13: 16, 14: 17, 15: 18, 16: 19.5, 17: 20.5, 20: 24, 24: 29, 34: 41,
        ]
        for (size, height) in heights {
            XCTAssertEqual(label("Label", .systemFont(ofSize: size)).intrinsicContentSize.height, height, "\(size)")
        }
        let heightsAt3x: [CGFloat: CGFloat] = [
            12: 14 + 1.0 / 3, 14: 17, 17: 20 + 1.0 / 3, 23: 27 + 2.0 / 3, 28: 33 + 2.0 / 3,
        ]
        for (size, height) in heightsAt3x {
            XCTAssertEqual(
                label("Label", .systemFont(ofSize: size), scale: 3).intrinsicContentSize.height, height, accuracy: 1e-9)
        }
    }

    func testLineHeightsAreAddedBeforeRounding() {
        let totals: [(CGFloat, Int, CGFloat)] = [
            (17, 2, 41), (17, 4, 81.5), (17, 5, 101.5), (15, 3, 54), (16, 3, 57.5), (22, 2, 53),
        ]
        for (size, lines, height) in totals {
            let text = Array(repeating: "x", count: lines).joined(separator: "\n")
            XCTAssertEqual(
                label(text, .systemFont(ofSize: size), lines: 0).intrinsicContentSize.height, height,
                "\(size) × \(lines)")
        }
    }

    func testTextStyleLineHeights() {
        func height(_ style: UIFont.TextStyle, _ lines: Int, _ scale: CGFloat) -> CGFloat {
            let text = Array(repeating: "x", count: lines).joined(separator: "\n")
            return label(text, .preferredFont(forTextStyle: style), lines: 0, scale: scale).intrinsicContentSize.height
        }
        XCTAssertEqual(height(.body, 2, 2), 42.5)
        XCTAssertEqual(height(.body, 4, 2), 86.5)
        XCTAssertEqual(height(.subheadline, 3, 2), 58)
        XCTAssertEqual(height(.footnote, 2, 2), 34)
        XCTAssertEqual(height(.headline, 2, 3), 42 + 1.0 / 3, accuracy: 1e-9)
    }

    func testFirstBaselineIsRoundedAscender() {
        for (size, baseline) in [(17, 16), (19, 18), (15, 14.5), (22, 21), (26, 25)] as [(CGFloat, CGFloat)] {
            XCTAssertEqual(label("Label", .systemFont(ofSize: size)).firstBaselineOffset, baseline, "\(size)")
        }
    }

    func testEmptyTextHasNoSize() {
        XCTAssertEqual(UILabel().intrinsicContentSize, .zero)
        XCTAssertEqual(label("", .systemFont(ofSize: 17)).intrinsicContentSize, .zero)
        XCTAssertEqual(label("", .systemFont(ofSize: 17)).sizeThatFits(CGSize(width: 100, height: 100)), .zero)
    }

    // MARK: Wrapping

    private let sentence = "The quick brown fox jumps over the lazy dog"

    func testPreferredWidthIsUsedOnlyForMultipleLines() {
        let wrapping = label(sentence, .systemFont(ofSize: 17), lines: 0)
        let line = wrapping.intrinsicContentSize
        XCTAssertEqual(line.height, 20.5)
        wrapping.preferredMaxLayoutWidth = 150
        XCTAssertLessThanOrEqual(wrapping.intrinsicContentSize.width, 150)
        XCTAssertEqual(wrapping.intrinsicContentSize.height, 61)
        wrapping.numberOfLines = 2
        XCTAssertEqual(wrapping.intrinsicContentSize.height, 41)
        wrapping.numberOfLines = 1
        XCTAssertEqual(wrapping.intrinsicContentSize.width, line.width)
    }

    func testLayoutDeterminesWrappingWidth() {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 400))
        let label = label(sentence, .systemFont(ofSize: 17), lines: 0)
        label.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: superview.topAnchor),
            label.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
        ])
        superview.layoutIfNeeded()
        XCTAssertEqual(label.frame, CGRect(x: 0, y: 0, width: 150, height: 61))
    }

    func testSubclassesCanAddPaddingToTheIntrinsicSize() {
        final class Padded: UILabel {
            override var intrinsicContentSize: CGSize {
                let size = super.intrinsicContentSize
                return CGSize(width: size.width + 20, height: size.height + 10)
            }
            override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 10, dy: 5)) }
        }
        let padded = Padded()
        padded.text = "Label"
        XCTAssertEqual(padded.intrinsicContentSize, CGSize(width: 61.5, height: 30.5))
        padded.frame = CGRect(x: 0, y: 0, width: 61.5, height: 30.5)
        XCTAssertEqual(glyphs(of: padded).first?.origin.x, 10)
    }

    // MARK: Appearance

    private func glyphs(of view: UIView) -> [(text: String, origin: CGPoint, color: RGBAColor, size: CGFloat)] {
        view.displayList().commands.compactMap { command in
            guard case .glyphs(let run, let origin, let color) = command else { return nil }
            return (run.text, origin, color, run.face.emSize)
        }
    }

    func testTextIsCenteredOnPixelGrid() {
        let label = label("Label", .systemFont(ofSize: 17))
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        // A line of 20 points in 60: 20 points above it, and the baseline 16 points below its top.
        XCTAssertEqual(glyphs(of: label).first?.origin, CGPoint(x: 0, y: 36))
        label.textAlignment = .right
        XCTAssertEqual(glyphs(of: label).first?.origin.x ?? 0, 58.5, accuracy: 0.5)
    }

    func testColorFollowsStyleHighlightAndShadow() {
        let label = label("A", .systemFont(ofSize: 17))
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        XCTAssertEqual(glyphs(of: label).map(\.color.hex), ["#000000"])
        label.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(glyphs(of: label).map(\.color.hex), ["#FFFFFF"])
        label.highlightedTextColor = .red
        label.isHighlighted = true
        label.shadowColor = .blue
        XCTAssertEqual(glyphs(of: label).map(\.color.hex), ["#0000FF", "#FF0000"])
        XCTAssertEqual(glyphs(of: label).map(\.origin.y), [15, 16])
    }

    func testTextShrinksToMinimumScale() {
        let label = label("Some long text", .systemFont(ofSize: 20))
        let natural = label.intrinsicContentSize
        label.frame = CGRect(x: 0, y: 0, width: natural.width * 0.8, height: natural.height)
        XCTAssertTrue(glyphs(of: label).map(\.text).joined().contains("…"))
        let baseline = glyphs(of: label).first?.origin.y
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        XCTAssertEqual(glyphs(of: label).map(\.text).joined(), "Some long text")
        XCTAssertEqual(glyphs(of: label).first?.origin.y, baseline)
        XCTAssertLessThan(glyphs(of: label).first?.size ?? 20, 20 * 0.969 * 0.82)
        label.minimumScaleFactor = 0.95
        XCTAssertTrue(glyphs(of: label).map(\.text).joined().contains("…"))
    }

    func testMultilineTextShrinksToFit() {
        let label = label("Some text that is too long for two lines of this label", .systemFont(ofSize: 20))
        label.numberOfLines = 2
        label.frame = CGRect(x: 0, y: 0, width: 180, height: 60)
        XCTAssertTrue(glyphs(of: label).map(\.text).joined().contains("…"))
        label.adjustsFontSizeToFitWidth = true
        XCTAssertFalse(glyphs(of: label).map(\.text).joined().contains("…"))
        XCTAssertEqual(Set(glyphs(of: label).map(\.origin.y)).count, 2)
        XCTAssertEqual(label.textFit, .shrunk)
        label.minimumScaleFactor = 0.95
        XCTAssertTrue(glyphs(of: label).map(\.text).joined().contains("…"))
        XCTAssertEqual(try XCTUnwrap(glyphs(of: label).first?.size), 19 * 0.969, accuracy: 1e-6)
    }

    func testAttributedTextFillsLines() {
        let text = "several onto it."
        func lines(_ label: UILabel) -> [String] {
            let measuringLabel = UILabel()
            measuringLabel.text = "several onto"
            label.numberOfLines = 0
            label.frame = CGRect(x: 0, y: 0, width: measuringLabel.intrinsicContentSize.width + 1, height: 60)
            let rows = Dictionary(grouping: glyphs(of: label), by: \.origin.y)
            return rows.keys.sorted().map { (rows[$0] ?? []).map(\.text).joined() }
        }
        let plain = UILabel()
        plain.text = text
        XCTAssertEqual(lines(plain), ["several", "onto it."])
        let attributed = UILabel()
        attributed.attributedText = NSAttributedString(
            string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        XCTAssertEqual(lines(attributed), ["several onto", "it."])
    }

    func testAttributedTextUsesItsAttributes() {
        let label = UILabel()
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
        label.attributedText = text
        XCTAssertEqual(label.text, "ab")
        XCTAssertEqual(label.intrinsicContentSize.height, 36)  // ⌈30 × 1.193359⌉ to half points
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        XCTAssertEqual(glyphs(of: label).map(\.color.hex), ["#000000", "#FF0000"])
        label.textColor = .blue
        XCTAssertEqual(Set(glyphs(of: label).map(\.color.hex)), ["#0000FF"])
        label.text = "c"
        XCTAssertEqual(label.attributedText?.string, "c")
        unsafe XCTAssertEqual(
            label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, .systemFont(ofSize: 30))
    }

    /// As documented for UIKit: font, colour and alignment become those at the start of the text.
    func testPlainTextKeepsAttributesOfPreviousText() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .right
        let attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red, .paragraphStyle: paragraph]
        let text = NSMutableAttributedString(string: "ab", attributes: attributes)
        text.append(NSAttributedString(string: "c"))
        label.attributedText = text
        XCTAssertEqual(
            glyphs(of: label).map(\.color.hex), ["#FF0000", "#000000"],
            "text without attributes keeps the label's original colour")
        XCTAssertEqual(label.textColor, .red)
        XCTAssertEqual(label.textAlignment, .right)
        label.text = "d"
        XCTAssertEqual(glyphs(of: label).map(\.color.hex), ["#FF0000"])
    }

    func testAttributedFontsFollowTextSize() {
        let label = UILabel()
        let text = NSMutableAttributedString(
            string: "a", attributes: [.font: UIFont.preferredFont(forTextStyle: .title1)])
        text.append(NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 9)]))
        label.attributedText = text
        label.adjustsFontForContentSizeCategory = true
        label.overrideTraits(UITraitCollection(preferredContentSizeCategory: .accessibilityMedium))
        let fonts = [0, 1].map { unsafe label.attributedText?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
        XCTAssertEqual(fonts.map { $0?.pointSize }, [38, 9])
    }

    func testFontFollowsTextSize() {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.text = "x"
        _ = label.traitCollection
        label.overrideTraits(UITraitCollection(preferredContentSizeCategory: .accessibilityMedium))
        XCTAssertEqual(label.font.pointSize, 17)
        label.adjustsFontForContentSizeCategory = true
        XCTAssertEqual(label.font.pointSize, 28)
    }

    func testTextIsClippedToBounds() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 12))
        label.text = "Iron"
        assertDraws(label, "label-cut-off")
        label.frame.size.height = 30
        assertDraws(label, "label-that-fits")
    }

    func testCustomFontIsClippedAtSides() throws {
        func isClipped(_ label: UILabel) -> Bool {
            label.frame.size = label.intrinsicContentSize
            return label.displayList().commands.contains { if case .clip = $0 { true } else { false } }
        }
        let font = try XCTUnwrap(UIFont(name: "Georgia", size: 60))
        let italic = UIFont(descriptor: try XCTUnwrap(font.fontDescriptor.withSymbolicTraits(.traitItalic)), size: 60)
        XCTAssertTrue(isClipped(label("j", italic)))
        XCTAssertFalse(isClipped(label("H", font)))
        XCTAssertFalse(isClipped(label("j", .italicSystemFont(ofSize: 60))), "the italic system font is not clipped")
    }

    /// Apps and test suites use this to align text to the top.
    func testSizeToFitKeepsOrigin() {
        let label = UILabel(frame: CGRect(x: 20, y: 30, width: 200, height: 100))
        label.text = "Iron"
        label.sizeToFit()
        XCTAssertEqual(label.frame.origin, CGPoint(x: 20, y: 30))
        XCTAssertEqual(label.frame.size, label.sizeThatFits(CGSize(width: 200, height: 100)))
        let empty = UILabel(frame: CGRect(x: 5, y: 5, width: 0, height: 0))
        empty.text = "Iron"
        empty.sizeToFit()
        XCTAssertEqual(empty.frame, CGRect(origin: CGPoint(x: 5, y: 5), size: label.frame.size))
    }
}
