import UIKit
import XCTest

/// Tests handlers that are registered for trait changes.
@preconcurrency @MainActor final class TraitRegistrationTests: XCTestCase {
    func testTraitRegistrationIsCalled() {
        final class Listener: UIView {
            var styles: [UIUserInterfaceStyle] = []
            var token: (any UITraitChangeRegistration)?
            func listen() {
                token = registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                    (self: Self, previous: UITraitCollection) in
                    self.styles.append(previous.userInterfaceStyle)
                }
            }
        }
        let view = Listener()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        view.listen()
        window.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(view.styles.count, 1)
        window.overrideUserInterfaceStyle = .light
        XCTAssertEqual(view.styles, [.light, .dark])
        if let token = view.token { view.unregisterForTraitChanges(token) }
        window.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(view.styles.count, 2)
    }
}
