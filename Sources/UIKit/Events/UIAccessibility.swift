import Foundation

/// What assistive technologies are on: none, and nobody hears what is posted.
public enum UIAccessibility {
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let screenChanged = Self(rawValue: 1000), layoutChanged = Self(rawValue: 1001)
        public static let announcement = Self(rawValue: 1008), pageScrolled = Self(rawValue: 1009)
    }

    public static var isVoiceOverRunning: Bool { false }
    public static var isSwitchControlRunning: Bool { false }
    public static var isAssistiveTouchRunning: Bool { false }
    public static var isReduceMotionEnabled: Bool { false }
    public static var prefersCrossFadeTransitions: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isGrayscaleEnabled: Bool { false }
    public static var buttonShapesEnabled: Bool { false }
    public static var shouldDifferentiateWithoutColor: Bool { false }

    /// Nobody listens.
    public static func post(notification: Notification, argument: Any?) {}

    public static var voiceOverStatusDidChangeNotification: Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
    }
    public static var reduceMotionStatusDidChangeNotification: Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
    }
    public static var boldTextStatusDidChangeNotification: Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
    }

    /// The rectangle in the screen's coordinates, in points.
    @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }
}
