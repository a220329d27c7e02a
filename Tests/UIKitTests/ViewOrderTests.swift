import UIKit
import XCTest

/// Tests the order of subviews, and the calls when a view is added to a superview.
@preconcurrency @MainActor final class ViewOrderTests: XCTestCase {
    private final class TintedView: UIView {
        var tints: [UIColor] = []
        override func tintColorDidChange() { tints.append(tintColor) }
    }

    private let parent = UIView()
    private let views = (0..<3).map { _ in UIView() }

    private func order() -> [Int] { parent.subviews.compactMap { view in views.firstIndex { $0 === view } } }

    func testInsertingMovesViewRelativeToSiblingAfterRemoval() {
        for view in views { parent.addSubview(view) }
        parent.insertSubview(views[0], belowSubview: views[2])
        XCTAssertEqual(order(), [1, 0, 2])
        parent.insertSubview(views[1], aboveSubview: views[2])
        XCTAssertEqual(order(), [0, 2, 1])
        parent.insertSubview(views[1], belowSubview: views[0])
        XCTAssertEqual(order(), [1, 0, 2])
        parent.insertSubview(views[2], aboveSubview: views[1])
        XCTAssertEqual(order(), [1, 2, 0])
        parent.insertSubview(views[1], aboveSubview: views[1])
        XCTAssertEqual(order(), [1, 2, 0])
    }

    func testMovingViewKeepsOtherSublayers() {
        let extraLayer = CALayer()
        parent.addSubview(views[0])
        parent.layer.addSublayer(extraLayer)
        parent.addSubview(views[1])
        parent.addSubview(views[2])
        func layers() -> [Int] {
            (parent.layer.sublayers ?? []).map { layer in views.firstIndex { $0.layer === layer } ?? -1 }
        }
        XCTAssertEqual(layers(), [0, -1, 1, 2])
        parent.bringSubviewToFront(views[0])
        XCTAssertEqual(order(), [1, 2, 0])
        XCTAssertEqual(layers(), [-1, 1, 2, 0])
        parent.sendSubviewToBack(views[2])
        XCTAssertEqual(order(), [2, 1, 0])
        XCTAssertEqual(layers(), [2, -1, 1, 0])
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        XCTAssertEqual(order(), [0, 1, 2])
        XCTAssertEqual(layers(), [0, -1, 1, 2])
    }

    func testInsertingRelativeToUnknownSiblingAppends() {
        parent.addSubview(views[0])
        parent.insertSubview(views[1], belowSubview: UIView())
        XCTAssertEqual(order(), [0, 1])
    }

    func testTintChangeOnMoveIsReported() {
        let (red, alsoRed, blue) = (UIView(), UIView(), UIView())
        (red.tintColor, alsoRed.tintColor, blue.tintColor) = (.red, .red, .blue)
        let (outer, inner) = (UIView(), TintedView())
        outer.addSubview(inner)
        XCTAssertEqual(inner.tints, [])
        red.addSubview(outer)
        alsoRed.addSubview(outer)
        blue.addSubview(outer)
        XCTAssertEqual(inner.tints, [.red, .blue])
    }

    func testRemovingGuideOfOtherViewHasNoEffect() {
        let guide = UILayoutGuide()
        parent.addLayoutGuide(guide)
        views[0].removeLayoutGuide(guide)
        XCTAssertIdentical(guide.owningView, parent)
        parent.removeLayoutGuide(guide)
        XCTAssertNil(guide.owningView)
    }
}
