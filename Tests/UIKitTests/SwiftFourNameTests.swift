import UIKit
import XCTest

/// Tests the Swift 4 names that pods and older apps use.
@preconcurrency @MainActor final class SwiftFourNameTests: XCTestCase {
    private final class Cell: UITableViewCell {
        let initialStyle: UITableViewCellStyle
        override init(style: UITableViewCellStyle, reuseIdentifier: String?) {
            initialStyle = style
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { nil }
        override var contentMode: UIViewContentMode {
            get { super.contentMode }
            set { super.contentMode = newValue }
        }
    }

    func testZeroGeometryConstants() {
        XCTAssertEqual(CGRectZero, CGRect(origin: CGPointZero, size: CGSizeZero))
        XCTAssertEqual(UIEdgeInsetsZero, UIEdgeInsets())
        XCTAssertEqual(UIOffsetZero, UIOffset(horizontal: 0, vertical: 0))
    }

    func testOldNamesEqualNewNames() {
        XCTAssertEqual(Cell(style: .value1, reuseIdentifier: nil).initialStyle, .value1)
        XCTAssertEqual(UITableViewAutomaticDimension, UITableView.automaticDimension)
        XCTAssertEqual(UIViewNoIntrinsicMetric, UIView.noIntrinsicMetric)
        XCTAssertEqual(UIKeyboardFrameEndUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey)
        XCTAssertEqual(Notification.Name.UITextViewTextDidChange, UITextView.textDidChangeNotification)
        XCTAssertEqual(NSNotification.Name.UIContentSizeCategoryDidChange, UIContentSizeCategory.didChangeNotification)
    }

    func testBarBackgroundImage() {
        let (bar, image) = (UINavigationBar(), UIImage())
        XCTAssertNil(bar.backgroundImage(for: .default))
        bar.setBackgroundImage(image, for: .any, barMetrics: .default)
        XCTAssertIdentical(bar.backgroundImage(for: .default), image)
        XCTAssertNil(bar.backgroundImage(for: .compact))
    }

    func testTouchPropertiesWithoutForce() {
        let touch = UITouch()
        XCTAssertEqual(touch.preciseLocation(in: nil), touch.location(in: nil))
        XCTAssertEqual(touch.precisePreviousLocation(in: nil), touch.previousLocation(in: nil))
        XCTAssertEqual([touch.force, touch.majorRadius], [0, 0])
    }
}
