import UIKit
import XCTest

/// Tests attributed titles of buttons, the width of attachments, trait change handlers, and properties of sheet controllers.
@preconcurrency @MainActor final class ButtonTextTests: XCTestCase {
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

    func testAttachmentsAddTheirWidth() {
        let label = UILabel()
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 40, height: 10)
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        label.attributedText = text
        let without = label.intrinsicContentSize.width
        text.insert(NSAttributedString(attachment: attachment), at: 1)
        label.attributedText = text
        XCTAssertEqual(label.intrinsicContentSize.width, without + 40, accuracy: 1)
    }

    func testTraitRegistrationIsCalled() {
        final class Listener: UIView {
            var styles: [UIUserInterfaceStyle] = []
            var token: (any UITraitChangeRegistration)?
            func listen() {
                token = registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                    (self: Self, previous: UITraitCollection) in
                    self.styles.append(previous.userInterfaceStyle)
                }
            }
        }
        let view = Listener()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        view.listen()
        window.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(view.styles.count, 1)
        window.overrideUserInterfaceStyle = .light
        XCTAssertEqual(view.styles, [.light, .dark])
        if let token = view.token { view.unregisterForTraitChanges(token) }
        window.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(view.styles.count, 2)
    }

    func testSheetPresentationController() {
        let controller = UIViewController()
        controller.modalPresentationStyle = .pageSheet
        controller.sheetPresentationController?.detents = [.medium()]
        XCTAssertEqual(controller.sheetPresentationController?.detents.map(\.identifier), [.medium])
        XCTAssertNil(controller.popoverPresentationController)
        let copied = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
        let copy = copied.copy() as? UICollectionViewLayoutAttributes
        copy?.frame.size.width = 5
        XCTAssertEqual(copied.frame.width, 0)
    }
}
