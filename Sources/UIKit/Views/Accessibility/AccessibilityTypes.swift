// Supporting types for accessibility, and the system's accessibility settings.
import Foundation

/// The ways in which assistive technologies navigate the contents of an object. Stored for your code to read.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// The system's default.
    case automatic
    /// Navigates each element separately.
    case separate
    /// Treats all elements as one.
    case combined
}

/// The types of accessibility containers.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// No particular type.
    case none
    /// A table with rows and columns.
    case dataTable
    /// A list.
    case list
    /// A landmark on a page.
    case landmark
    /// A group of related elements.
    case semanticGroup
}

/// The directions in which assistive technologies scroll.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// To the right, to the left, up and down.
    case right = 1, left, up, down
    /// To the next page and to the previous page.
    case next, previous
}

/// Accessibility settings and notifications. Settings have their defaults, and notifications are never posted.
extension UIAccessibility {
    /// The identifier of an assistive technology.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// VoiceOver.
        public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        /// Switch Control.
        public static let notificationSwitchControl = Self(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }

    /// A Boolean value that indicates whether Speak Selection is enabled: always false.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// A Boolean value that indicates whether Speak Screen is enabled: always false.
    public static var isSpeakScreenEnabled: Bool { false }
    /// A Boolean value that indicates whether Guided Access is enabled: always false.
    public static var isGuidedAccessEnabled: Bool { false }
    /// A Boolean value that indicates whether mono audio is enabled: always false.
    public static var isMonoAudioEnabled: Bool { false }
    /// A Boolean value that indicates whether closed captions are enabled: always false.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// A Boolean value that indicates whether Shake to Undo is enabled: always true, the default setting.
    public static var isShakeToUndoEnabled: Bool { true }
    /// A Boolean value that indicates whether videos play automatically: always true, the default setting.
    public static var isVideoAutoplayEnabled: Bool { true }
    /// A Boolean value that indicates whether On/Off Labels are enabled: always false.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// Returns the focused element: always nil, because no assistive technology is running.
    @MainActor public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?)
        -> Any?
    {
        nil
    }
    /// Requests Guided Access. Only calls the completion handler, with false, because Guided Access is unavailable.
    @MainActor public static func requestGuidedAccessSession(
        enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }

    /// Converts a path from a view's coordinates to screen coordinates, in points.
    @MainActor public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let origin = view.convert(CGPoint.zero, to: nil)
        let convertedPath = UIBezierPath(cgPath: path.cgPath)
        convertedPath.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return convertedPath
    }

    /// Returns the name of an accessibility notification.
    private static func notificationName(_ name: String) -> Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibility\(name)Notification")
    }
    /// Posted after an announcement finished or was interrupted. Never posted.
    public static var announcementDidFinishNotification: Foundation.Notification.Name {
        notificationName("AnnouncementDidFinish")
    }
    /// Posted after an assistive technology focused another element. Never posted.
    public static var elementFocusedNotification: Foundation.Notification.Name { notificationName("ElementFocused") }
    /// Posted after Increase Contrast was turned on or off. Never posted.
    public static var darkerSystemColorsStatusDidChangeNotification: Foundation.Notification.Name {
        notificationName("DarkerColorsStatusDidChange")
    }
    /// Posted after Reduce Transparency was turned on or off. Never posted.
    public static var reduceTransparencyStatusDidChangeNotification: Foundation.Notification.Name {
        notificationName("ReduceTransparencyStatusDidChange")
    }
    /// Posted after Invert Colors was turned on or off. Never posted.
    public static var invertColorsStatusDidChangeNotification: Foundation.Notification.Name {
        notificationName("InvertColorsStatusDidChange")
    }
    /// Posted after Grayscale was turned on or off. Never posted.
    public static var grayscaleStatusDidChangeNotification: Foundation.Notification.Name {
        notificationName("GrayscaleStatusDidChange")
    }
    /// Posted after Switch Control was turned on or off. Never posted.
    public static var switchControlStatusDidChangeNotification: Foundation.Notification.Name {
        notificationName("SwitchControlStatusDidChange")
    }
    /// Posted after Guided Access was turned on or off. Never posted.
    public static var guidedAccessStatusDidChangeNotification: Foundation.Notification.Name {
        notificationName("GuidedAccessStatusDidChange")
    }
    /// Posted after Button Shapes was turned on or off. Never posted.
    public static var buttonShapesEnabledStatusDidChangeNotification: Foundation.Notification.Name {
        notificationName("ButtonShapesEnabledStatusDidChange")
    }
}

/// An object with an identifier for tests.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: AnyObject {
    /// An identifier for tests. Assistive technologies don't speak it.
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}

extension UIAccessibilityTraits {
    /// The element is a tab bar.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// The element is a toggle button.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
