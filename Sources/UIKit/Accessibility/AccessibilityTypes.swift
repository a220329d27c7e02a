import Foundation

/// How technologies go through what is inside of an object. Nothing here does.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// As the system thinks best.
    case automatic
    /// One element after the other.
    case separate
    /// All as one.
    case combined
}

/// What kind of container an object is.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// None in particular.
    case none
    /// A table with rows and columns.
    case dataTable
    /// A list.
    case list
    /// A part of the page with a purpose of its own.
    case landmark
    /// Things that belong together.
    case semanticGroup
}

/// Which way technologies scroll.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// To the right, to the left, up and down.
    case right = 1, left, up, down
    /// To what comes next, and to what came before.
    case next, previous
}

extension UIAccessibility {
    /// Names an assistive technology.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// VoiceOver.
        public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        /// Switch Control.
        public static let notificationSwitchControl = Self(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }

    /// Always false: nothing speaks what is selected.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// Always false: nothing speaks the screen.
    public static var isSpeakScreenEnabled: Bool { false }
    /// Always false: nobody uses Guided Access.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Always false: there is sound in both ears.
    public static var isMonoAudioEnabled: Bool { false }
    /// Always false: no captions are asked for.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// Always true: shaking undoes, as it does unless the user says otherwise.
    public static var isShakeToUndoEnabled: Bool { true }
    /// Always true, as it is unless the user says otherwise.
    public static var isVideoAutoplayEnabled: Bool { true }
    /// Always false: the switches have no letters.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// Nil: no technology is at anything.
    @MainActor public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?)
        -> Any?
    {
        nil
    }
    /// Calls back at once with false: nothing is guided here.
    @MainActor public static func requestGuidedAccessSession(
        enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }

    /// The path in the screen's coordinates, in points.
    @MainActor public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let origin = view.convert(CGPoint.zero, to: nil)
        let moved = UIBezierPath(cgPath: path.cgPath)
        moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return moved
    }

    /// The names of what technologies tell apps of. Names only: nothing posts them.
    private static func name(_ name: String) -> Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibility\(name)Notification")
    }
    /// Something was spoken to its end, or broken off. A name only: nothing posts it.
    public static var announcementDidFinishNotification: Foundation.Notification.Name {
        name("AnnouncementDidFinish")
    }
    /// A technology went to another element. A name only: nothing posts it.
    public static var elementFocusedNotification: Foundation.Notification.Name { name("ElementFocused") }
    /// Darker colours were asked for, or no more. A name only: nothing posts it.
    public static var darkerSystemColorsStatusDidChangeNotification: Foundation.Notification.Name {
        name("DarkerColorsStatusDidChange")
    }
    /// Reduced transparency was turned on or off. A name only: nothing posts it.
    public static var reduceTransparencyStatusDidChangeNotification: Foundation.Notification.Name {
        name("ReduceTransparencyStatusDidChange")
    }
    /// Inverted colours were turned on or off. A name only: nothing posts it.
    public static var invertColorsStatusDidChangeNotification: Foundation.Notification.Name {
        name("InvertColorsStatusDidChange")
    }
    /// Grey colours were turned on or off. A name only: nothing posts it.
    public static var grayscaleStatusDidChangeNotification: Foundation.Notification.Name {
        name("GrayscaleStatusDidChange")
    }
    /// Switch Control was turned on or off. A name only: nothing posts it.
    public static var switchControlStatusDidChangeNotification: Foundation.Notification.Name {
        name("SwitchControlStatusDidChange")
    }
    /// Guided Access was turned on or off. A name only: nothing posts it.
    public static var guidedAccessStatusDidChangeNotification: Foundation.Notification.Name {
        name("GuidedAccessStatusDidChange")
    }
    /// Shapes of buttons were turned on or off. A name only: nothing posts it.
    public static var buttonShapesEnabledStatusDidChangeNotification: Foundation.Notification.Name {
        name("ButtonShapesEnabledStatusDidChange")
    }
}

/// An object that tests find by name.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: AnyObject {
    /// A name for tests, which is never spoken.
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}

extension UIAccessibilityTraits {
    /// It is a bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// It can be on or off.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
