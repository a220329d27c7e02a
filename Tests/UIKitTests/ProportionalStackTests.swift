import UIKit
import XCTest

/// Stacks that share their length in proportion to the lengths of stacks inside.
@preconcurrency @MainActor final class ProportionalStackTests: XCTestCase {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    /// A box that asks for a height.
    private final class Box: UIView {
        var height: CGFloat = 20 { didSet { invalidateIntrinsicContentSize() } }
        override var intrinsicContentSize: CGSize { CGSize(width: 20, height: height) }
    }

    /// A column of 300 points with a box and a column of two further boxes, as high as one of the first.
    private func column() -> (stack: UIStackView, boxes: [Box]) {
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

    /// The heights after a change, of a column that was laid out before and of one that was not.
    private func heights(_ change: ([Box]) -> Void) -> (used: [CGFloat], fresh: [CGFloat]) {
        func heights(isUsed: Bool) -> [CGFloat] {
            let (stack, boxes) = column()
            if isUsed { window.layoutIfNeeded() }
            change(boxes)
            window.layoutIfNeeded()
            return stack.arrangedSubviews.map(\.frame.height)
        }
        return (heights(isUsed: true), heights(isUsed: false))
    }

    func testLengthsFollowContentInStacksInside() {
        let (used, fresh) = heights { $0[1].height = 60 }
        XCTAssertEqual(fresh, [100, 200])
        XCTAssertEqual(used, fresh)
    }

    func testLengthsFollowHiddenViewsInStacksInside() {
        let (used, fresh) = heights { $0[1].isHidden = true }
        XCTAssertEqual(fresh, [200, 100])
        XCTAssertEqual(used, fresh)
    }

    func testLengthsFollowConstraintsInStacksInside() {
        let (used, fresh) = heights { $0[2].heightAnchor.constraint(equalToConstant: 60).isActive = true }
        XCTAssertEqual(fresh, [100, 200])
        XCTAssertEqual(used, fresh)
    }

    func testLengthsComeToRest() {
        let (stack, boxes) = column()
        window.layoutIfNeeded()
        boxes[1].height = 60
        window.layoutIfNeeded()
        let frames = stack.arrangedSubviews.map(\.frame)
        window.layoutIfNeeded()
        XCTAssertEqual(stack.arrangedSubviews.map(\.frame), frames)
        XCTAssertEqual(frames.last?.maxY, 300)
    }
}
