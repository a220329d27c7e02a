import Foundation
import UIKit
import XCTest

/// An app's protocol for the notification center, with the method signatures of Apple's Foundation.
private protocol ObserverCenter {
    func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?)
    func removeObserver(_ observer: Any)
    func post(name: NSNotification.Name, object: Any?)
}

extension NotificationCenter: ObserverCenter {}

private final class Listener: NSObject, ActionListing {
    static var actions: [ActionMethod] { [ActionMethod("changed:", Listener.changed)] }
    var count = 0
    func changed(_ notification: Any?) { count += 1 }
}

/// Tests that the notification center can conform to an app's protocol.
@preconcurrency @MainActor final class NotificationObserverTests: XCTestCase {
    func testCenterConformsToCustomProtocol() {
        let (listener, name) = (Listener(), Notification.Name("changed"))
        let center: any ObserverCenter = NotificationCenter()
        center.addObserver(listener, selector: "changed:", name: name, object: nil)
        center.post(name: name, object: nil)
        XCTAssertEqual(listener.count, 1)
    }
}
