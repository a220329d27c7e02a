import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@_spi(UIKitModules) @testable import UIKitViews

/// Tests gesture recognizers: targets, disabling, numbers of taps and touches, and drags in rotated views.
@preconcurrency @MainActor final class GestureTests: XCTestCase {
    private final class Listener: NSObject, ActionListing {
        static var actions: [ActionMethod] { [ActionMethod("act:", Listener.record)] }
        var events: [String] = []
        var act: (UIGestureRecognizer) -> Void = { _ in }
        func record(_ recognizer: UIGestureRecognizer) {
            events.append("\(recognizer.state)")
            act(recognizer)
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let view = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 200))
    private let listener = Listener()

    private func addRecognizer<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
        recognizer.addTarget(listener, action: "act:")
        view.addGestureRecognizer(recognizer)
        window.addSubview(view)
        return recognizer
    }

    private func drag(_ end: CGPoint = CGPoint(x: 80, y: 40)) {
        TouchSimulator.drag(from: CGPoint(x: 40, y: 40), to: end, in: view)
    }

    func testSameTargetAndActionAreCalledOnce() {
        let tap = addRecognizer(UITapGestureRecognizer())
        tap.addTarget(listener, action: "act:")
        TouchSimulator.tap(view)
        XCTAssertEqual(listener.events, ["ended"])
    }

    func testDisablingCancelsARecognizedGesture() {
        let pan = addRecognizer(UIPanGestureRecognizer())
        listener.act = { if $0.state == .changed { $0.isEnabled = false } }
        drag()
        XCTAssertEqual(listener.events, ["began", "changed", "cancelled"])
        XCTAssertEqual(pan.state, .possible)
        listener.events = []
        drag()
        XCTAssertEqual(listener.events, [])
        pan.isEnabled = true
        listener.act = { _ in }
        drag()
        XCTAssertEqual(listener.events.last, "ended")
    }

    func testDisablingAndEnablingDropsTheTouch() {
        _ = addRecognizer(UIPanGestureRecognizer())
        listener.act = {
            guard $0.state == .began else { return }
            $0.isEnabled = false
            $0.isEnabled = true
        }
        drag()
        XCTAssertEqual(listener.events, ["began", "cancelled"])
    }

    func testNumberOfTouches() {
        let pan = addRecognizer(UIPanGestureRecognizer())
        for (minimum, maximum, begins) in [(1, 1, true), (2, 3, false), (0, 0, false)] {
            (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (minimum, maximum)
            listener.events = []
            drag()
            XCTAssertEqual(!listener.events.isEmpty, begins, "\(minimum) \(maximum)")
        }
        view.removeGestureRecognizer(pan)
        listener.events = []
        addRecognizer(UISwipeGestureRecognizer()).numberOfTouchesRequired = 2
        addRecognizer(UILongPressGestureRecognizer()).numberOfTouchesRequired = 2
        drag(CGPoint(x: 140, y: 40))
        TouchSimulator.longPress(view)
        XCTAssertEqual(listener.events, [])
    }

    func testLongPressAfterTap() {
        let press = addRecognizer(UILongPressGestureRecognizer())
        press.numberOfTapsRequired = 1
        TouchSimulator.longPress(view)
        XCTAssertEqual(listener.events, [])
        let touch = UITouch()
        (touch.tapCount, touch.locationInWindow) = (2, CGPoint(x: 50, y: 50))
        for (phase, time) in [(UITouch.Phase.began, 0), (.stationary, 0.6), (.ended, 0.7)] {
            let event = UIEvent()
            (touch.phase, event.timestamp, event.allTouches) = (phase, time, [touch])
            window.sendEvent(event)
        }
        XCTAssertEqual(listener.events, ["began", "ended"])
    }

    func testTranslationAndVelocityUseViewCoordinates() {
        let pan = addRecognizer(UIPanGestureRecognizer())
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        var velocity = CGPoint.zero
        listener.act = { [view] recognizer in
            guard let pan = recognizer as? UIPanGestureRecognizer else { return }
            velocity = pan.velocity(in: view)
            pan.setTranslation(CGPoint(x: 5, y: 7), in: view)
            XCTAssertEqual(pan.translation(in: view).x, 5, accuracy: 1e-6)
            XCTAssertEqual(pan.translation(in: view).y, 7, accuracy: 1e-6)
            XCTAssertEqual(pan.translation(in: nil).x, -7, accuracy: 1e-6)
        }
        // Right in the view's coordinates is down in the window.
        drag()
        XCTAssertFalse(listener.events.isEmpty)
        XCTAssertGreaterThan(velocity.x, 100)
        XCTAssertEqual(velocity.y, 0, accuracy: 1e-6)
        XCTAssertGreaterThan(pan.velocity(in: nil).y, 100)
    }

    func testScrollingEndsWhenDisabled() {
        final class Delegate: NSObject, UIScrollViewDelegate {
            func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.isScrollEnabled = false }
        }
        let (scroll, delegate) = (UIScrollView(frame: view.frame), Delegate())
        (scroll.contentSize, scroll.delegate) = (CGSize(width: 200, height: 1000), delegate)
        window.addSubview(scroll)
        TouchSimulator.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 50), in: scroll)
        XCTAssertLessThanOrEqual(scroll.contentOffset.y, 20)
        XCTAssertFalse(scroll.isDragging)
    }
}
