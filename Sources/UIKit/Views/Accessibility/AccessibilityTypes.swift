// Supporting types for accessibility, and the system's accessibility settings.
import Foundation

/// The way in which assistive technologies navigate an object's contents. CellSim does not use it.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// The system decides.
    case automatic
    /// Navigates each element separately.
    case separate
    /// Treats all elements as one.
    case combined
}

/// The type of an accessibility container.
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

/// The direction in which assistive technologies scroll.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// To the right, to the left, up and down.
    case right = 1, left, up, down
    /// To the next page and to the previous page.
    case next, previous
}

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

    /// A Boolean value that indicates whether the selection can be spoken: always false.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// A Boolean value that indicates whether the screen can be spoken: always false.
    public static var isSpeakScreenEnabled: Bool { false }
    /// A Boolean value that indicates whether Guided Access is enabled: always false.
    public static var isGuidedAccessEnabled: Bool { false }
    /// A Boolean value that indicates whether audio is mono: always false.
    public static var isMonoAudioEnabled: Bool { false }
    /// A Boolean value that indicates whether closed captions are enabled: always false.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// A Boolean value that indicates whether shaking undoes changes: always true, the default setting.
    public static var isShakeToUndoEnabled: Bool { true }
    /// A Boolean value that indicates whether videos play automatically: always true, the default setting.
    public static var isVideoAutoplayEnabled: Bool { true }
    /// A Boolean value that indicates whether switches have on/off labels: always false.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// Returns the focused element: always nil, because no assistive technology is running.
    @MainActor public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?)
        -> Any?
    {
        nil
    }
    /// Requests Guided Access. Calls the completion handler immediately with false, because Guided Access is
    /// unavailable.
    @MainActor public static func requestGuidedAccessSession(
        enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }

    /// Returns a path converted to the screen's coordinates, in points.
    @MainActor public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let origin = view.convert(CGPoint.zero, to: nil)
        let moved = UIBezierPath(cgPath: path.cgPath)
        moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return moved
    }

    /// Returns the name of an accessibility notification. These are never posted.
    private static func name(_ name: String) -> Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibility\(name)Notification")
    }
    /// Posted after an announcement finished or was interrupted; never in CellSim.
    public static var announcementDidFinishNotification: Foundation.Notification.Name {
        name("AnnouncementDidFinish")
    }
    /// Posted after an assistive technology focused another element; never in CellSim.
    public static var elementFocusedNotification: Foundation.Notification.Name { name("ElementFocused") }
    /// Posted after increased contrast was turned on or off; never in CellSim.
    public static var darkerSystemColorsStatusDidChangeNotification: Foundation.Notification.Name {
        name("DarkerColorsStatusDidChange")
    }
    /// Posted after reduced transparency was turned on or off; never in CellSim.
    public static var reduceTransparencyStatusDidChangeNotification: Foundation.Notification.Name {
        name("ReduceTransparencyStatusDidChange")
    }
    /// Posted after inverted colours were turned on or off; never in CellSim.
    public static var invertColorsStatusDidChangeNotification: Foundation.Notification.Name {
        name("InvertColorsStatusDidChange")
    }
    /// Posted after greyscale was turned on or off; never in CellSim.
    public static var grayscaleStatusDidChangeNotification: Foundation.Notification.Name {
        name("GrayscaleStatusDidChange")
    }
    /// Posted after Switch Control was turned on or off; never in CellSim.
    public static var switchControlStatusDidChangeNotification: Foundation.Notification.Name {
        name("SwitchControlStatusDidChange")
    }
    /// Posted after Guided Access was turned on or off; never in CellSim.
    public static var guidedAccessStatusDidChangeNotification: Foundation.Notification.Name {
        name("GuidedAccessStatusDidChange")
    }
    /// Posted after button shapes were turned on or off; never in CellSim.
    public static var buttonShapesEnabledStatusDidChangeNotification: Foundation.Notification.Name {
        name("ButtonShapesEnabledStatusDidChange")
    }
}

/// An object that tests can find by its identifier.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: AnyObject {
    /// An identifier for tests; assistive technologies never speak it.
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}

extension UIAccessibilityTraits {
    /// The element is a tab bar.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// The element can be on or off.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
