import UIKit
import XCTest

/// Compares overview pictures of labels with their references.
@preconcurrency @MainActor final class LabelSnapshots: XCTestCase {
    private func label(_ text: String, _ change: (UILabel) -> Void = { _ in }) -> UILabel {
        let label = UILabel()
        label.text = text
        change(label)
        return label
    }

    func testWeightsAndTextStyles() {
        let weights: [UIFont.Weight] = [.ultraLight, .light, .regular, .medium, .semibold, .bold, .black]
        let styles: [UIFont.TextStyle] = [.largeTitle, .title1, .headline, .body, .footnote, .caption2]
        let labels =
            weights.map { weight in label("Iron 26 Fe") { $0.font = .systemFont(ofSize: 17, weight: weight) } }
            + styles.map { style in label("Found in meteorites") { $0.font = .preferredFont(forTextStyle: style) } }
            + [label("In italics") { $0.font = .italicSystemFont(ofSize: 17) }]
        assertReference(column(labels), size: CGSize(width: 340, height: 440))
    }

    func testWrappingTruncationAndAlignment() {
        let text = "The quick brown fox jumps over the lazy dog near the river bank"
        let labels = [
            label(text), label(text) { $0.lineBreakMode = .byTruncatingHead },
            label(text) { $0.lineBreakMode = .byTruncatingMiddle }, label(text) { $0.lineBreakMode = .byClipping },
            label(text) {
                $0.numberOfLines = 2
                $0.font = .systemFont(ofSize: 22)
            },
            label(text) {
                $0.numberOfLines = 0
                $0.textAlignment = .center
            },
            label(text) {
                $0.numberOfLines = 0
                $0.textAlignment = .right
                $0.textColor = .secondaryLabel
            },
        ]
        assertReference(column(labels, alignment: .fill), size: CGSize(width: 280, height: 340))
    }

    func testColoursInTheDark() {
        let labels = [UIColor.label, .secondaryLabel, .tertiaryLabel, .systemBlue, .systemRed, .link].map { color in
            label("Colour") { $0.textColor = color }
        }
        assertReference(column(labels), size: CGSize(width: 120, height: 190), style: .dark)
    }

    func testRightToLeftAndLargeText() {
        let texts = ["Natural alignment leads", "from the right, and wraps when its text is large"]
        let labels = texts.map { text in
            label(text) {
                $0.numberOfLines = 0
                $0.font = .preferredFont(forTextStyle: .body)
                $0.adjustsFontForContentSizeCategory = true
            }
        }
        assertReference(
            column(labels, alignment: .fill), size: CGSize(width: 280, height: 300), direction: .rightToLeft,
            textSize: .accessibilityMedium)
    }

    func testHighlightShadowAndShrinking() {
        let labels = [
            label("Highlighted") {
                $0.highlightedTextColor = .systemOrange
                $0.isHighlighted = true
            },
            label("Disabled") { $0.isEnabled = false },
            label("Shadow") {
                $0.shadowColor = .systemGray
                $0.shadowOffset = CGSize(width: 1, height: 1)
            },
            label("Shrinks until it fits the width") {
                $0.adjustsFontSizeToFitWidth = true
                $0.minimumScaleFactor = 0.5
            },
        ]
        assertReference(column(labels), size: CGSize(width: 200, height: 130))
    }
}
