import CellSimHost
import UIKit
import XCTest

/// Tests that a host repeats layout while its views request it.
@preconcurrency @MainActor final class StableLayoutTests: XCTestCase {
    /// Requests layout again during its first passes.
    private final class RepeatingView: UIView {
        var remaining: Int
        private(set) var passes = 0

        init(requests: Int) {
            remaining = requests
            super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        }
        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            passes += 1
            guard remaining > 0 else { return }
            remaining -= 1
            setNeedsLayout()
        }
    }

    private func passes(requests: Int) -> (count: Int, isPending: Bool) {
        let host = ViewHost(Appearance(device: Device(size: CGSize(width: 320, height: 480))))
        let view = RepeatingView(requests: requests)
        host.show(view)
        host.layoutUntilStable()
        return (view.passes, view.isLayoutPending)
    }

    func testEachRequestTakesOnePass() {
        for requests in [0, 1, 7, 20] {
            let (count, isPending) = passes(requests: requests)
            XCTAssertEqual(count, requests + 1)
            XCTAssertFalse(isPending, "no layout is pending after \(requests) requests")
        }
    }

    /// UIKit ends such a loop with an exception; here it ends with a warning, and the view is drawn as it is.
    func testLayoutLoopEnds() {
        let (count, isPending) = passes(requests: .max)
        XCTAssertEqual(count, 64)
        XCTAssertTrue(isPending)
    }

    /// After a change to a view in a stable layout, the layout of the view and its ancestors is pending, but not the layout of its
    /// siblings.
    func testAChangeIsPendingForAncestors() {
        let host = ViewHost(Appearance(device: Device(size: CGSize(width: 320, height: 480))))
        let (view, child, sibling) = (UIView(), UIView(), UIView())
        view.addSubview(child)
        view.addSubview(sibling)
        host.show(view)
        host.layoutUntilStable()
        child.setNeedsLayout()
        XCTAssertEqual([host.window, view, child, sibling].map(\.isLayoutPending), [true, true, true, false])
    }
}
