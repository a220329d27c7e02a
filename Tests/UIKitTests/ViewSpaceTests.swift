import UIKit
import XCTest

/// Tests windows without a frame, coordinate conversions, rotated frames, and safe area callbacks.
@preconcurrency @MainActor final class ViewSpaceTests: XCTestCase {
    func testWindowWithoutFrameFillsScreen() {
        XCTAssertEqual(UIWindow().frame, UIScreen.main.bounds)
    }

    func testConversionBetweenTreesWithoutWindow() {
        let first = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        let other = UIView(frame: CGRect(x: 4, y: 0, width: 400, height: 400))
        let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        other.addSubview(inner)
        XCTAssertEqual(first.convert(CGPoint(x: 10, y: 10), to: other), CGPoint(x: 16, y: 20))
        XCTAssertEqual(first.convert(CGPoint(x: 10, y: 10), to: inner), CGPoint(x: 15, y: 18))
        XCTAssertEqual(inner.convert(CGPoint(x: 20, y: 20), from: first), CGPoint(x: 25, y: 28))
        XCTAssertEqual(first.convert(CGRect(x: 0, y: 0, width: 1, height: 1), to: nil).origin, .zero)
    }

    func testQuarterTurnsAreExact() {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        XCTAssertEqual(view.frame, CGRect(x: 125, y: 75, width: 50, height: 100))
    }

    func testTransformedViewsKeepAssignedFrame() {
        let frame = CGRect(x: 100, y: 100, width: 100, height: 50)
        let transforms = [
            CGAffineTransform(rotationAngle: .pi / 2), CGAffineTransform(rotationAngle: -.pi / 2),
            CGAffineTransform(scaleX: 1.5, y: 1.5), CGAffineTransform(scaleX: 1.5, y: -0.7),
        ]
        for transform in transforms {
            let view = UIView()
            view.transform = transform
            view.frame = frame
            XCTAssertEqual(view.frame, frame, "\(transform)")
        }
        let degenerate = UIView()
        degenerate.transform = CGAffineTransform(scaleX: 0, y: 1)
        degenerate.frame = frame
        XCTAssertEqual(degenerate.bounds.size, CGSize(width: 0, height: 50))
    }

    private final class SafeAreaCountingView: UIView {
        var calls = 0
        override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            calls += 1
        }
    }

    private final class OuterView: UIView {
        let inner = SafeAreaCountingView()
        override func layoutSubviews() {
            super.layoutSubviews()
            inner.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
        }
    }

    private func makeWindow(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.deviceSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    func testSafeAreaChangesDuringLayoutAreReported() {
        let (controller, outer) = (UIViewController(), OuterView())
        outer.addSubview(outer.inner)
        controller.view = outer
        let window = makeWindow(controller)
        XCTAssertEqual(outer.inner.safeAreaInsets.top, 81)
        let calls = outer.inner.calls
        XCTAssertGreaterThan(calls, 0)
        window.layoutIfNeeded()
        XCTAssertEqual(outer.inner.calls, calls)
        outer.inner.frame.origin.y = 400
        XCTAssertEqual(outer.inner.calls, calls + 1)
        XCTAssertEqual(outer.inner.safeAreaInsets.top, 0)
    }

    func testRearmostScrollViewIsInset() {
        let (controller, scroll, content) = (UIViewController(), UIScrollView(), SafeAreaCountingView())
        controller.view.addSubview(scroll)
        scroll.addSubview(content)
        let window = makeWindow(controller)
        scroll.frame = controller.view.bounds
        content.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        scroll.contentSize = CGSize(width: 100, height: 100)
        window.layoutIfNeeded()
        XCTAssertEqual(scroll.adjustedContentInset.top, 91)
        XCTAssertEqual(scroll.contentOffset.y, -91)
        XCTAssertEqual(content.safeAreaInsets.top, 0)
        XCTAssertEqual(content.calls, 0)
    }
}
