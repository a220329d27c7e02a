import UIKit
import XCTest

/// Tests the sizes of controls at run time on iOS 17: their frames and alignment rectangles.
@preconcurrency @MainActor final class ControlSizeTests: XCTestCase {
    func testFramesThatFit() {
        let segments = UISegmentedControl(items: ["First", "Second"])
        let expected: [(UIView, CGFloat?, CGFloat)] = [
            (UISwitch(), 51, 31), (UIStepper(), 94, 32), (UISlider(), nil, 34), (segments, nil, 32),
            (UIProgressView(), nil, 4),
            (UIActivityIndicatorView(style: .medium), 20, 20), (UIActivityIndicatorView(style: .large), 37, 37),
            (UISearchBar(), nil, 56), (UIPickerView(), nil, 216), (UINavigationBar(), nil, 44), (UIToolbar(), nil, 44),
            (UITabBar(), nil, 49),
        ]
        for (view, width, height) in expected {
            let size = view.sizeThatFits(CGSize(width: 320, height: 1000))
            XCTAssertEqual(size.height, height, "\(type(of: view))")
            if let width { XCTAssertEqual(size.width, width, "\(type(of: view))") }
        }
    }

    func testAlignmentRectInsets() {
        XCTAssertEqual(UISwitch().alignmentRectInsets, UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
        XCTAssertEqual(UISlider().alignmentRectInsets.left, 2)
        XCTAssertEqual(UISlider().alignmentRectInsets.right, 2)
        for view in [UIStepper(), UIProgressView(), UILabel(), UIImageView()] {
            XCTAssertEqual(view.alignmentRectInsets, .zero)
        }
    }

    func testDefaultColorsAndFonts() {
        XCTAssertEqual(UILabel().font, .systemFont(ofSize: 17))
        XCTAssertEqual(UILabel().textColor, .label)
        XCTAssertEqual(UITextField().textColor, .label)
        XCTAssertNil(UIView().backgroundColor)
        XCTAssertEqual(UITableView().backgroundColor, .systemBackground)
        XCTAssertEqual(UITableView(frame: .zero, style: .grouped).backgroundColor, .systemGroupedBackground)
        XCTAssertEqual(
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()).backgroundColor,
            .systemBackground)
    }
}
