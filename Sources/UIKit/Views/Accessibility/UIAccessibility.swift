import Foundation

/// The state of assistive technologies. All are off, and nothing receives posted notifications.
public enum UIAccessibility {
    /// A notification for assistive technologies. Nothing receives it.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The layout of the whole screen (`screenChanged`) or of a part of it (`layoutChanged`) changed.
        public static let screenChanged = Self(rawValue: 1000), layoutChanged = Self(rawValue: 1001)
        /// A text to speak (`announcement`), or a description after scrolling (`pageScrolled`).
        public static let announcement = Self(rawValue: 1008), pageScrolled = Self(rawValue: 1009)
    }

    /// A Boolean value that indicates whether VoiceOver is running: always false.
    public static var isVoiceOverRunning: Bool { false }
    /// A Boolean value that indicates whether Switch Control is running: always false.
    public static var isSwitchControlRunning: Bool { false }
    /// A Boolean value that indicates whether AssistiveTouch is running: always false.
    public static var isAssistiveTouchRunning: Bool { false }
    /// A Boolean value that indicates whether motion is reduced: always false.
    public static var isReduceMotionEnabled: Bool { false }
    /// A Boolean value that indicates whether cross-fade transitions are preferred: always false.
    public static var prefersCrossFadeTransitions: Bool { false }
    /// A Boolean value that indicates whether transparency is reduced: always false.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// A Boolean value that indicates whether text is bold: always false.
    public static var isBoldTextEnabled: Bool { false }
    /// A Boolean value that indicates whether system colours have increased contrast: always false.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// A Boolean value that indicates whether colours are inverted: always false.
    public static var isInvertColorsEnabled: Bool { false }
    /// A Boolean value that indicates whether the screen is in greyscale: always false.
    public static var isGrayscaleEnabled: Bool { false }
    /// A Boolean value that indicates whether buttons have shapes: always false.
    public static var buttonShapesEnabled: Bool { false }
    /// A Boolean value that indicates whether elements must not be distinguished by colour alone: always false.
    public static var shouldDifferentiateWithoutColor: Bool { false }

    /// The key for the element that got focus.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The key for the element that lost focus.
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

    /// Posts a notification to assistive technologies. Does nothing, because none is running.
    public static func post(notification: Notification, argument: Any?) {}

    /// Posted after VoiceOver was turned on or off; never in CellSim.
    public static var voiceOverStatusDidChangeNotification: Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
    }
    /// Posted after reduced motion was turned on or off; never in CellSim.
    public static var reduceMotionStatusDidChangeNotification: Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
    }
    /// Posted after bold text was turned on or off; never in CellSim.
    public static var boldTextStatusDidChangeNotification: Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
    }

    /// Returns a rectangle converted to the screen's coordinates, in points.
    @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }
}
