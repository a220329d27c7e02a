import UIKit
import XCTest

/// Tests the intrinsic size and type of title-only buttons, and the default fonts and their line heights.
@preconcurrency @MainActor final class TitlePaddingTests: XCTestCase {
    private func size(
        _ title: String?, side: CGFloat? = nil, insets: UIEdgeInsets = .zero, type: UIButton.ButtonType = .custom
    ) -> CGSize {
        let button = UIButton(type: type)
        button.titleLabel?.font = .systemFont(ofSize: 18)
        button.setTitle(title, for: .normal)
        if let side {
            let size = CGSize(width: side, height: side)
            button.setImage(
                UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }, for: .normal)
        }
        button.contentEdgeInsets = insets
        return button.intrinsicContentSize
    }

    func testOnlyTitleOnlyButtonsArePadded() {
        XCTAssertEqual(size("Hello").height, 34)
        XCTAssertEqual(size("i").width, 30)
        XCTAssertEqual(size("Hello", side: 1).height, 22)
        XCTAssertLessThan(size("i", side: 1).width, 30)
        XCTAssertEqual(size("Hello", type: .contactAdd).height, size("", type: .contactAdd).height)
    }

    func testEmptyTitleHasLineHeight() {
        XCTAssertEqual(size("", side: 1, insets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)).height, 24)
    }

    func testGenericallyCreatedButtonHasType() {
        final class CustomButton: UIButton {}
        func makeButton<Button: UIButton>(_ type: Button.Type) -> Button { Button(type: .system) }
        XCTAssertEqual(makeButton(CustomButton.self).buttonType, .system)
    }

    func testDefaultFontIsHelvetica() {
        let view = UITextView()
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        view.text = "Hello world"
        XCTAssertEqual(view.font?.fontName, "Helvetica")
        XCTAssertEqual(
            NSAttributedString(string: "Hello").size(),
            NSAttributedString(string: "Hello", attributes: [.font: UIFont(name: "Helvetica", size: 12) as Any]).size())
    }

    func testLineHeightOfFonts() throws {
        for (name, size, height) in [("Helvetica", 10, 11.5), ("Helvetica Neue", 12, 14.316)]
            as [(String, CGFloat, CGFloat)]
        {
            let font = try XCTUnwrap(UIFont(name: name, size: size))
            XCTAssertEqual(font.lineHeight, height)
            XCTAssertEqual(NSAttributedString(string: "7 d", attributes: [.font: font]).size().height, height)
        }
    }
}
