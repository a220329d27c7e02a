import UIKit
import XCTest

/// Tests the padding in the intrinsic size of buttons, which depends on whether they have only a title.
@preconcurrency @MainActor final class ButtonPaddingTests: XCTestCase {
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
}
