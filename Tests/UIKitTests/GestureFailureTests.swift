import UIKit
import XCTest

/// Tests gesture recognizers that wait until another one fails: the four ways in addition to `require(toFail:)` (Apple's
/// article "Preferring one gesture over another").
@preconcurrency @MainActor final class GestureFailureTests: XCTestCase {
    private final class Listener: NSObject, ActionListing, UIGestureRecognizerDelegate {
        static var actions: [ActionMethod] { [ActionMethod("act:", Listener.record)] }
        var recognizedNames: [String] = []
        var (waits, isWaitedFor) = (false, false)
        func record(_ recognizer: UIGestureRecognizer) { recognizedNames.append(recognizer.name ?? "") }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { waits && gestureRecognizer.name == "tap" }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { isWaitedFor && otherGestureRecognizer.name == "tap" }
    }

    private final class Tap: UITapGestureRecognizer {
        var (waits, isWaitedFor) = (false, false)
        override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { waits }
        override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { isWaitedFor }
    }

    /// Returns the actions after a double tap, which a single-tap recognizer receives too.
    private func recognizedNames(_ change: (Listener, Tap, Tap) -> Void) -> [String] {
        let (window, view) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), UIView())
        view.frame = CGRect(x: 20, y: 20, width: 200, height: 200)
        window.addSubview(view)
        let (listener, tap, double) = (Listener(), Tap(), Tap())
        (tap.name, double.name, double.numberOfTapsRequired) = ("tap", "double", 2)
        for recognizer in [tap, double] {
            recognizer.addTarget(listener, action: "act:")
            recognizer.delegate = listener
            view.addGestureRecognizer(recognizer)
        }
        change(listener, tap, double)
        TouchSimulator.tap(view, count: 2)
        return listener.recognizedNames
    }

    func testTapWaitsForDoubleTap() {
        let undecided = recognizedNames { _, _, _ in }
        XCTAssertEqual(undecided.first, "tap")
        XCTAssertEqual(recognizedNames { _, tap, double in tap.require(toFail: double) }, ["double"])
        XCTAssertEqual(recognizedNames { listener, _, _ in listener.waits = true }, ["double"])
        XCTAssertEqual(recognizedNames { listener, _, _ in listener.isWaitedFor = true }, ["double"])
        XCTAssertEqual(recognizedNames { _, tap, _ in tap.waits = true }, ["double"])
        XCTAssertEqual(recognizedNames { _, _, double in double.isWaitedFor = true }, ["double"])
    }
}
