import Foundation

/// The state of assistive technologies, which are all off.
public enum UIAccessibility {
    /// A notification for assistive technologies. It has no effect.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The layout of the screen or of a part of it changed.
        public static let screenChanged = Self(rawValue: 1000), layoutChanged = Self(rawValue: 1001)
        /// A text should be spoken: an announcement, or a description of the page after scrolling.
        public static let announcement = Self(rawValue: 1008), pageScrolled = Self(rawValue: 1009)
    }

    /// A Boolean value that indicates whether VoiceOver is running: always false.
    public static var isVoiceOverRunning: Bool { false }
    /// A Boolean value that indicates whether Switch Control is running: always false.
    public static var isSwitchControlRunning: Bool { false }
    /// A Boolean value that indicates whether AssistiveTouch is running: always false.
    public static var isAssistiveTouchRunning: Bool { false }
    /// A Boolean value that indicates whether Reduce Motion is enabled: always false.
    public static var isReduceMotionEnabled: Bool { false }
    /// A Boolean value that indicates whether cross-fade transitions are preferred: always false.
    public static var prefersCrossFadeTransitions: Bool { false }
    /// A Boolean value that indicates whether Reduce Transparency is enabled: always false.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// A Boolean value that indicates whether Bold Text is enabled: always false.
    public static var isBoldTextEnabled: Bool { false }
    /// A Boolean value that indicates whether Increase Contrast is enabled: always false.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// A Boolean value that indicates whether Invert Colors is enabled: always false.
    public static var isInvertColorsEnabled: Bool { false }
    /// A Boolean value that indicates whether Grayscale is enabled: always false.
    public static var isGrayscaleEnabled: Bool { false }
    /// A Boolean value that indicates whether Button Shapes is enabled: always false.
    public static var buttonShapesEnabled: Bool { false }
    /// A Boolean value that indicates whether Differentiate Without Color is enabled: always false.
    public static var shouldDifferentiateWithoutColor: Bool { false }

    /// The key for the element that became focused.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The key for the element that lost focus.
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

    /// Posts a notification to assistive technologies. Does nothing, because none is running.
    public static func post(notification: Notification, argument: Any?) {}

    /// Posted after VoiceOver was turned on or off. Never posted.
    public static var voiceOverStatusDidChangeNotification: Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
    }
    /// Posted after Reduce Motion was turned on or off. Never posted.
    public static var reduceMotionStatusDidChangeNotification: Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
    }
    /// Posted after Bold Text was turned on or off. Never posted.
    public static var boldTextStatusDidChangeNotification: Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
    }

    /// Converts a rectangle from a view's coordinates to screen coordinates, in points.
    @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }
}
