import Foundation

/// The way in which assistive technologies navigate an object's contents. CellSim does not use it.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// The system decides.
    case automatic
    /// Each element separately.
    case separate
    /// All elements as one.
    case combined
}

/// The kind of a container.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// No particular kind.
    case none
    /// A table with rows and columns.
    case dataTable
    /// A list.
    case list
    /// A landmark of the page.
    case landmark
    /// Related elements.
    case semanticGroup
}

/// The direction in which technologies scroll.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// Right, left, up and down.
    case right = 1, left, up, down
    /// To the next page or the previous one.
    case next, previous
}

extension UIAccessibility {
    /// The name of an assistive technology.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// VoiceOver.
        public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        /// Switch Control.
        public static let notificationSwitchControl = Self(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }

    /// Always false: nothing speaks the selection.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// Always false: nothing speaks the screen.
    public static var isSpeakScreenEnabled: Bool { false }
    /// Always false: Guided Access is unavailable.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Always false: sound is stereo.
    public static var isMonoAudioEnabled: Bool { false }
    /// Always false: captions are off.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// Always true: the default setting.
    public static var isShakeToUndoEnabled: Bool { true }
    /// Always true: the default setting.
    public static var isVideoAutoplayEnabled: Bool { true }
    /// Always false: switches have no labels.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// Returns nil: no technology is running.
    @MainActor public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?)
        -> Any?
    {
        nil
    }
    /// Calls back at once with false: Guided Access is unavailable.
    @MainActor public static func requestGuidedAccessSession(
        enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }

    /// Returns the path in the screen's coordinates, in points.
    @MainActor public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let origin = view.convert(CGPoint.zero, to: nil)
        let moved = UIBezierPath(cgPath: path.cgPath)
        moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return moved
    }

    /// The names of assistive technologies' notifications. They are never posted.
    private static func name(_ name: String) -> Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibility\(name)Notification")
    }
    /// An announcement finished or was interrupted. Never posted.
    public static var announcementDidFinishNotification: Foundation.Notification.Name {
        name("AnnouncementDidFinish")
    }
    /// A technology moved its focus to another element. Never posted.
    public static var elementFocusedNotification: Foundation.Notification.Name { name("ElementFocused") }
    /// Increased contrast was turned on or off. Never posted.
    public static var darkerSystemColorsStatusDidChangeNotification: Foundation.Notification.Name {
        name("DarkerColorsStatusDidChange")
    }
    /// Reduced transparency was turned on or off. Never posted.
    public static var reduceTransparencyStatusDidChangeNotification: Foundation.Notification.Name {
        name("ReduceTransparencyStatusDidChange")
    }
    /// Inverted colours were turned on or off. Never posted.
    public static var invertColorsStatusDidChangeNotification: Foundation.Notification.Name {
        name("InvertColorsStatusDidChange")
    }
    /// Greyscale was turned on or off. Never posted.
    public static var grayscaleStatusDidChangeNotification: Foundation.Notification.Name {
        name("GrayscaleStatusDidChange")
    }
    /// Switch Control was turned on or off. Never posted.
    public static var switchControlStatusDidChangeNotification: Foundation.Notification.Name {
        name("SwitchControlStatusDidChange")
    }
    /// Guided Access was turned on or off. Never posted.
    public static var guidedAccessStatusDidChangeNotification: Foundation.Notification.Name {
        name("GuidedAccessStatusDidChange")
    }
    /// Button shapes were turned on or off. Never posted.
    public static var buttonShapesEnabledStatusDidChangeNotification: Foundation.Notification.Name {
        name("ButtonShapesEnabledStatusDidChange")
    }
}

/// An object that tests can find by its identifier.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: AnyObject {
    /// A name for tests; assistive technologies never speak it.
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
