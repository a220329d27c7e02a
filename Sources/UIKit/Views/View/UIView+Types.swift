import Foundation

/// Content modes, tint adjustment and autoresizing masks of views.
extension UIView {
    /// The modes that determine how content is scaled or positioned in the bounds.
    public enum ContentMode: Int, Sendable {
        /// Stretched to fill the bounds.
        case scaleToFill
        /// As large as possible inside the bounds, keeping the aspect ratio.
        case scaleAspectFit
        /// Just large enough to cover the bounds, keeping the aspect ratio.
        case scaleAspectFill
        /// Redrawn for each size; images are stretched.
        case redraw
        /// At its natural size, in the centre.
        case center
        /// At its natural size, at the middle of the upper edge.
        case top
        /// At its natural size, at the middle of the lower edge.
        case bottom
        /// At its natural size, at the middle of the left edge.
        case left
        /// At its natural size, at the middle of the right edge.
        case right
        /// At its natural size, in the upper left corner.
        case topLeft
        /// At its natural size, in the upper right corner.
        case topRight
        /// At its natural size, in the lower left corner.
        case bottomLeft
        /// At its natural size, in the lower right corner.
        case bottomRight
    }

    /// The modes for dimming the tint colour. CellSim doesn't dim it automatically.
    public enum TintAdjustmentMode: Int, Sendable {
        /// The superview's mode.
        case automatic
        /// The tint is not dimmed.
        case normal
        /// The tint is grey, for example behind an alert.
        case dimmed
    }

    /// The parts of a view's frame that change when its superview is resized.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The distance from the superview's left edge changes.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width changes.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance from the superview's right edge changes.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance from the superview's upper edge changes.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height changes.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance from the superview's lower edge changes.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
}

/// The accessibility traits of an element.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// No traits.
    public static let none = UIAccessibilityTraits([])
    /// The element is a button.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// The element is a link.
    public static let link = UIAccessibilityTraits(rawValue: 2)
    /// The element is an image; it can be combined with another trait.
    public static let image = UIAccessibilityTraits(rawValue: 4)
    /// The element is currently selected.
    public static let selected = UIAccessibilityTraits(rawValue: 8)
    /// The element plays its own sound when activated.
    public static let playsSound = UIAccessibilityTraits(rawValue: 16)
    /// The element is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
    /// The element's text does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 64)
    /// The element summarises the app's content at launch.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
    /// The element is disabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
    /// The element changes often, so not every change is announced.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
    /// The element is a search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1024)
    /// The element starts a media session, so assistive technologies stay silent.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
    /// The element's value can be increased and decreased.
    public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
    /// The element receives touches directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
    /// The page turns after assistive technologies finish reading the element's text.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
    /// The element is a heading.
    public static let header = UIAccessibilityTraits(rawValue: 65536)
}
