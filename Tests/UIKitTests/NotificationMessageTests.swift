import UIKit
import XCTest

/// Tests the typed messages of UIKit's notifications (`NotificationCenter.MainActorMessage`).
@preconcurrency @MainActor final class NotificationMessageTests: XCTestCase {
    func testAMessageIsReceivedWhenItsNotificationIsPosted() {
        let center = NotificationCenter.default
        var received: [String] = []
        let tokens = [
            center.addObserver(of: UIApplication.shared, for: .willEnterForeground) { _ in received.append("enter") },
            center.addObserver(of: UIApplication.self, for: .didBecomeActive) { _ in received.append("active") },
        ]
        center.post(name: UIApplication.willEnterForegroundNotification, object: UIApplication.shared)
        center.post(name: UIApplication.didBecomeActiveNotification, object: UIApplication.shared)
        center.post(name: UIApplication.didEnterBackgroundNotification, object: UIApplication.shared)
        XCTAssertEqual(received, ["enter", "active"])
        tokens.forEach(center.removeObserver)
        center.post(name: UIApplication.willEnterForegroundNotification, object: UIApplication.shared)
        XCTAssertEqual(received.count, 2)
    }

    func testAKeyboardMessageHasTheValuesOfItsNotification() throws {
        let center = NotificationCenter.default
        var message: UIScreen.KeyboardWillShowMessage?
        let token = center.addObserver(of: UIScreen.self, for: .keyboardWillShow) { message = $0 }
        let frame = CGRect(x: 0, y: 400, width: 375, height: 267)
        center.post(
            name: UIResponder.keyboardWillShowNotification, object: UIScreen.main,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
                UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
                UIResponder.keyboardAnimationCurveUserInfoKey: UIView.AnimationCurve.linear.rawValue,
                UIResponder.keyboardIsLocalUserInfoKey: false,
            ])
        let found = try XCTUnwrap(message)
        XCTAssertEqual(found.endFrame, frame)
        XCTAssertEqual(found.beginFrame, .zero)
        XCTAssertEqual(found.animationDuration, 0.25)
        XCTAssertEqual(found.animationCurve, .linear)
        XCTAssertFalse(found.isLocal)
        center.removeObserver(token)
    }
}
