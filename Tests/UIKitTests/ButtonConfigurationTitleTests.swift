import UIKit
import XCTest

/// Tests the attributes of titles in button configurations.
@preconcurrency @MainActor final class ButtonConfigurationTitleTests: XCTestCase {
    private func titleLabel(_ button: UIButton) -> UILabel? {
        button.layoutIfNeeded()
        return button.subviews.compactMap { $0 as? UILabel }.first { !$0.isHidden }
    }

    private func attributes(_ text: NSAttributedString?) -> [NSAttributedString.Key: Any] {
        unsafe text?.attributes(at: 0, effectiveRange: nil) ?? [:]
    }

    func testTitleUsesAttributedString() {
        var configuration = UIButton.Configuration.plain()
        var container = AttributeContainer()
        container.font = UIFont.boldSystemFont(ofSize: 21)
        container.foregroundColor = .red
        configuration.attributedTitle = AttributedString("Buy", attributes: container)
        XCTAssertNil(configuration.title)
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        let text = titleLabel(button)?.attributedText
        XCTAssertEqual(text?.string, "Buy")
        XCTAssertEqual(attributes(text)[.font] as? UIFont, .boldSystemFont(ofSize: 21))
        XCTAssertEqual(attributes(text)[.foregroundColor] as? UIColor, .red)
        configuration.title = "Sell"
        XCTAssertEqual(configuration.attributedTitle.map { String($0.characters) }, "Sell")
    }

    func testTransformerChangesTitleAttributes() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.systemFont(ofSize: 30)
            outgoing.kern = 2
            return outgoing
        }
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        let text = titleLabel(button)?.attributedText
        XCTAssertEqual(attributes(text)[.font] as? UIFont, .systemFont(ofSize: 30))
        XCTAssertEqual(attributes(text)[.kern] as? CGFloat, 2)
        XCTAssertEqual(attributes(text)[.foregroundColor] as? UIColor, .white)
    }

    func testAttributedTitleAndSubtitleHaveFontsOfTextSize() {
        var configuration = UIButton.Configuration.plain()
        var style = AttributeContainer()
        style.font = UIFont.preferredFont(forTextStyle: .body)
        configuration.attributedTitle = AttributedString("Try again", attributes: style)
        var fixed = AttributeContainer()
        fixed.font = UIFont.systemFont(ofSize: 13)
        configuration.attributedSubtitle = AttributedString("No connection", attributes: fixed)
        let button = UIButton(configuration: configuration)
        button.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        button.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
        button.layoutIfNeeded()
        let labels = button.subviews.compactMap { $0 as? UILabel }
        let sizes = labels.map { (attributes($0.attributedText)[.font] as? UIFont)?.pointSize }
        XCTAssertEqual(sizes, [23, 13])
    }

    /// Apps size views by the title's size before the button's layout.
    func testTitleFollowsTextSizeBeforeLayout() {
        var configuration = UIButton.Configuration.plain()
        var style = AttributeContainer()
        style.font = UIFont.preferredFont(forTextStyle: .body)
        configuration.attributedTitle = AttributedString("Try again", attributes: style)
        let button = UIButton(configuration: configuration)
        button.layoutIfNeeded()
        XCTAssertEqual((attributes(button.titleLabel?.attributedText)[.font] as? UIFont)?.pointSize, 17)
        button.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        XCTAssertEqual((attributes(button.titleLabel?.attributedText)[.font] as? UIFont)?.pointSize, 23)
    }
}
