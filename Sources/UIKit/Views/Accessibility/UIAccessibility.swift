import Foundation

/// The state of assistive technologies: all are off, and nothing receives posted notifications.
public enum UIAccessibility {
    /// A notification for assistive technologies. Nothing receives it.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Most of the screen changed (`screenChanged`), or a part of it did (`layoutChanged`).
        public static let screenChanged = Self(rawValue: 1000), layoutChanged = Self(rawValue: 1001)
        /// A text to speak (`announcement`), or a description after scrolling (`pageScrolled`).
        public static let announcement = Self(rawValue: 1008), pageScrolled = Self(rawValue: 1009)
    }

    /// Always false: nothing reads the screen aloud.
    public static var isVoiceOverRunning: Bool { false }
    /// Always false: no switches replace touches.
    public static var isSwitchControlRunning: Bool { false }
    /// Always false: no menu replaces gestures.
    public static var isAssistiveTouchRunning: Bool { false }
    /// Always false: motion is not reduced.
    public static var isReduceMotionEnabled: Bool { false }
    /// Always false: cross-fades are not preferred.
    public static var prefersCrossFadeTransitions: Bool { false }
    /// Always false: transparency is not reduced.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Always false: text is not bold by setting.
    public static var isBoldTextEnabled: Bool { false }
    /// Always false: the system's colours have their normal contrast.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// Always false: colours are not inverted.
    public static var isInvertColorsEnabled: Bool { false }
    /// Always false: the screen shows colours.
    public static var isGrayscaleEnabled: Bool { false }
    /// Always false: buttons have no outlines.
    public static var buttonShapesEnabled: Bool { false }
    /// Always false: colour alone may distinguish elements.
    public static var shouldDifferentiateWithoutColor: Bool { false }

    /// The key for the element that received the focus.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The key for the element that lost the focus.
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

    /// Does nothing: no technology listens.
    public static func post(notification: Notification, argument: Any?) {}

    /// VoiceOver was turned on or off. Never posted.
    public static var voiceOverStatusDidChangeNotification: Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
    }
    /// Reduced motion was turned on or off. Never posted.
    public static var reduceMotionStatusDidChangeNotification: Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
    }
    /// Bold text was turned on or off. Never posted.
    public static var boldTextStatusDidChangeNotification: Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
    }

    /// Returns the rectangle in the screen's coordinates, in points.
    @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }
}
