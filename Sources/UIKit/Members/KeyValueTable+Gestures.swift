// Data table, written by `make members` from Sources/UIKit/Members/Lists/Gestures.members; do not edit.
// swift-format-ignore-file

import Foundation

extension KeyValueTable {
    /// The classes and their lists.
    static var gestures: [(AnyClass, @MainActor () -> [KeyValueProperty])] {
        [
            (UIGestureRecognizer.self, { gestureRecognizer }),
            (UITapGestureRecognizer.self, { tapGestureRecognizer }),
            (UILongPressGestureRecognizer.self, { longPressGestureRecognizer }),
            (UISwipeGestureRecognizer.self, { swipeGestureRecognizer }),
            (UIPanGestureRecognizer.self, { panGestureRecognizer }),
        ]
    }

    private static var gestureRecognizer: [KeyValueProperty] {
        [
            KeyValueProperty("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView) { $0.cancelsTouchesInView = $1 },
            KeyValueProperty("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan) { $0.delaysTouchesBegan = $1 },
            KeyValueProperty("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded) { $0.delaysTouchesEnded = $1 },
            KeyValueProperty("delegate", \UIGestureRecognizer.delegate) { $0.delegate = $1 },
            KeyValueProperty("isEnabled", \UIGestureRecognizer.isEnabled) { $0.isEnabled = $1 },
            KeyValueProperty("name", \UIGestureRecognizer.name) { $0.name = $1 },
            KeyValueProperty("state", \UIGestureRecognizer.state) { $0.state = $1 },
        ]
    }

    private static var tapGestureRecognizer: [KeyValueProperty] {
        [
            KeyValueProperty("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired) { $0.numberOfTapsRequired = $1 },
            KeyValueProperty("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired) { $0.numberOfTouchesRequired = $1 },
        ]
    }

    private static var longPressGestureRecognizer: [KeyValueProperty] {
        [
            KeyValueProperty("allowableMovement", \UILongPressGestureRecognizer.allowableMovement) { $0.allowableMovement = $1 },
            KeyValueProperty("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration) { $0.minimumPressDuration = $1 },
            KeyValueProperty("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired) { $0.numberOfTapsRequired = $1 },
            KeyValueProperty("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired) { $0.numberOfTouchesRequired = $1 },
        ]
    }

    private static var swipeGestureRecognizer: [KeyValueProperty] {
        [
            KeyValueProperty("direction", \UISwipeGestureRecognizer.direction) { $0.direction = $1 },
            KeyValueProperty("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired) { $0.numberOfTouchesRequired = $1 },
        ]
    }

    private static var panGestureRecognizer: [KeyValueProperty] {
        [
            KeyValueProperty("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches) { $0.maximumNumberOfTouches = $1 },
            KeyValueProperty("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches) { $0.minimumNumberOfTouches = $1 },
        ]
    }
}
