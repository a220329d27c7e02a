import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests texts after layout guides: stack views with equal spacing have a guide in each gap.
@preconcurrency @MainActor final class GuidesBeforeTextTests: XCTestCase {
    func testTextsWrapInStacksWithEqualSpacing() {
        func label(_ text: String) -> UILabel {
            let label = UILabel()
            (label.text, label.numberOfLines) = (text, 0)
            return label
        }
        let labels = [label("One line"), label("A text of two lines in so narrow a stack"), label("End")]
        let stack = UIStackView(arrangedSubviews: labels)
        (stack.axis, stack.distribution) = (.vertical, .equalSpacing)
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        stack.layoutIfNeeded()
        // At 17 points, one line is 20.5 high and two are 41; the two gaps share the rest of 200.
        XCTAssertEqual(labels.map(\.frame.height), [20.5, 41, 20.5])
        XCTAssertEqual(labels.map(\.frame.minY), [0, 79.5, 179.5])
    }
}
