import UIKit
import XCTest

/// Tests stack views with the distribution `fillProportionally` whose views contain other views.
@preconcurrency @MainActor final class ProportionalStackTests: XCTestCase {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    /// A box with a settable intrinsic content size.
    private final class Box: UIView {
        var height: CGFloat = 20 { didSet { invalidateIntrinsicContentSize() } }
        var width: CGFloat = 20 { didSet { invalidateIntrinsicContentSize() } }
        override var intrinsicContentSize: CGSize { CGSize(width: width, height: height) }
    }

    /// Returns a column of 300 points with a box and a nested column of two boxes. Both parts have the same intrinsic height.
    private func makeColumn() -> (stack: UIStackView, boxes: [Box]) {
        let boxes = [Box(), Box(), Box()]
        boxes[0].height = 40
        let inner = UIStackView(arrangedSubviews: [boxes[1], boxes[2]])
        inner.axis = .vertical
        let stack = UIStackView(arrangedSubviews: [boxes[0], inner])
        stack.axis = .vertical
        stack.distribution = .fillProportionally
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
        window.addSubview(stack)
        return (stack, boxes)
    }

    /// Returns the heights after a change in a column that was laid out before, and in a new column.
    private func heights(_ change: ([Box]) -> Void) -> (used: [CGFloat], fresh: [CGFloat]) {
        func heights(isUsed: Bool) -> [CGFloat] {
            let (stack, boxes) = makeColumn()
            if isUsed { window.layoutIfNeeded() }
            change(boxes)
            window.layoutIfNeeded()
            return stack.arrangedSubviews.map(\.frame.height)
        }
        return (heights(isUsed: true), heights(isUsed: false))
    }

    func testProportionsFollowNestedContent() {
        let (used, freshHeights) = heights { $0[1].height = 60 }
        XCTAssertEqual(freshHeights, [100, 200])
        XCTAssertEqual(used, freshHeights)
    }

    func testProportionsFollowNestedHiddenViews() {
        let (used, freshHeights) = heights { $0[1].isHidden = true }
        XCTAssertEqual(freshHeights, [200, 100])
        XCTAssertEqual(used, freshHeights)
    }

    func testProportionsFollowNestedConstraints() {
        let (used, freshHeights) = heights { $0[2].heightAnchor.constraint(equalToConstant: 60).isActive = true }
        XCTAssertEqual(freshHeights, [100, 200])
        XCTAssertEqual(used, freshHeights)
    }

    func testRepeatedLayoutChangesNothing() {
        let (stack, boxes) = makeColumn()
        window.layoutIfNeeded()
        boxes[1].height = 60
        window.layoutIfNeeded()
        let frames = stack.arrangedSubviews.map(\.frame)
        window.layoutIfNeeded()
        XCTAssertEqual(stack.arrangedSubviews.map(\.frame), frames)
        XCTAssertEqual(frames.last?.maxY, 300)
    }

    /// Returns a view that is 16 points wider than its label, and at least 72 points wide.
    private func makeTab(_ width: CGFloat) -> (view: UIView, box: Box) {
        let (view, box) = (UIView(), Box())
        box.width = width
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
            view.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8),
            box.topAnchor.constraint(equalTo: view.topAnchor), box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 72),
        ])
        return (view, box)
    }

    /// The tabs of github.com/natura-cosmeticos/natds-ios in a snapshot of iOS 16: 97, 181 and 97 points of 375.
    func testProportionsFollowConstraintsInPlainViews() {
        let tabs = [makeTab(40), makeTab(118.5), makeTab(48)]
        let stack = UIStackView(arrangedSubviews: tabs.map(\.view))
        stack.distribution = .fillProportionally
        stack.frame = CGRect(x: 0, y: 0, width: 375, height: 60)
        window.addSubview(stack)
        window.layoutIfNeeded()
        XCTAssertEqual(tabs.map { $0.view.frame.width.rounded() }, [97, 181, 97])
        XCTAssertEqual(
            stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width, 278.5, accuracy: 0.01)
        tabs[1].box.width = 56
        window.layoutIfNeeded()
        XCTAssertEqual(tabs.map { $0.view.frame.width.rounded() }, [125, 125, 125])
    }
}
