import Foundation

/// What assistive technologies are on: none, and nobody hears what is posted.
public enum UIAccessibility {
    /// What assistive technologies are told of. Nobody hears it.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Most of the screen is new (`screenChanged`), or a part of it is (`layoutChanged`).
        public static let screenChanged = Self(rawValue: 1000), layoutChanged = Self(rawValue: 1001)
        /// Words are to be spoken (`announcement`), or were scrolled to (`pageScrolled`).
        public static let announcement = Self(rawValue: 1008), pageScrolled = Self(rawValue: 1009)
    }

    /// Always false: nothing reads the screen aloud.
    public static var isVoiceOverRunning: Bool { false }
    /// Always false: no switches stand for touches.
    public static var isSwitchControlRunning: Bool { false }
    /// Always false: no menu stands for gestures.
    public static var isAssistiveTouchRunning: Bool { false }
    /// Always false: motion is not reduced.
    public static var isReduceMotionEnabled: Bool { false }
    /// Always false: cross-fades are not preferred.
    public static var prefersCrossFadeTransitions: Bool { false }
    /// Always false: transparency is not reduced.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Always false: text is not set bold.
    public static var isBoldTextEnabled: Bool { false }
    /// Always false: the system's colours are the ordinary ones.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// Always false: colours are not inverted.
    public static var isInvertColorsEnabled: Bool { false }
    /// Always false: colours are shown.
    public static var isGrayscaleEnabled: Bool { false }
    /// Always false: buttons have no outlines.
    public static var buttonShapesEnabled: Bool { false }
    /// Always false: colours may be all that tells things apart.
    public static var shouldDifferentiateWithoutColor: Bool { false }

    /// Where a notification of a moved focus would name what has it now.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// Where a notification of a moved focus would name what had it before.
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

    /// Nobody listens.
    public static func post(notification: Notification, argument: Any?) {}

    /// VoiceOver was turned on or off. A name only: nothing posts it.
    public static var voiceOverStatusDidChangeNotification: Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
    }
    /// Reduced motion was turned on or off. A name only: nothing posts it.
    public static var reduceMotionStatusDidChangeNotification: Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
    }
    /// Bold text was turned on or off. A name only: nothing posts it.
    public static var boldTextStatusDidChangeNotification: Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
    }

    /// The rectangle in the screen's coordinates, in points.
    @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }
}
