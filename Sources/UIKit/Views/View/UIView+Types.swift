import Foundation

extension UIView {
    /// The scaling or position of content in the bounds.
    public enum ContentMode: Int, Sendable {
        /// Stretched to the bounds.
        case scaleToFill
        /// With its aspect ratio, as large as possible inside the bounds.
        case scaleAspectFit
        /// With its aspect ratio, just large enough to cover the bounds.
        case scaleAspectFill
        /// Drawn again for each size; images are stretched.
        case redraw
        /// In its own size, in the centre.
        case center
        /// In its own size, at the middle of the upper edge.
        case top
        /// In its own size, at the middle of the lower edge.
        case bottom
        /// In its own size, at the middle of the left edge.
        case left
        /// In its own size, at the middle of the right edge.
        case right
        /// In its own size, in the upper left corner.
        case topLeft
        /// In its own size, in the upper right corner.
        case topRight
        /// In its own size, in the lower left corner.
        case bottomLeft
        /// In its own size, in the lower right corner.
        case bottomRight
    }

    /// Whether the tint is dimmed. CellSim does not dim it automatically.
    public enum TintAdjustmentMode: Int, Sendable {
        /// The mode of the superview.
        case automatic
        /// The tint has its set colour.
        case normal
        /// The tint is grey, for example behind an alert.
        case dimmed
    }

    /// The parts of a view's frame that follow its superview's size.
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

/// The traits of an element for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// No traits.
    public static let none = UIAccessibilityTraits([])
    /// It is a button.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// It is a link.
    public static let link = UIAccessibilityTraits(rawValue: 2)
    /// It is an image, possibly with another trait.
    public static let image = UIAccessibilityTraits(rawValue: 4)
    /// It is currently selected.
    public static let selected = UIAccessibilityTraits(rawValue: 8)
    /// It plays its own sound.
    public static let playsSound = UIAccessibilityTraits(rawValue: 16)
    /// It is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
    /// Its text does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 64)
    /// It summarises the app's content when the app starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
    /// It is disabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
    /// Its text or value changes often, so not every change is announced.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
    /// It is a search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1024)
    /// It starts audio or video, so assistive technologies are silent.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
    /// Its value can be increased and decreased.
    public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
    /// Touches reach it directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
    /// The page is turned after its text was read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
    /// It is a heading.
    public static let header = UIAccessibilityTraits(rawValue: 65536)
}
