import Foundation

extension UIView {
    /// How content fills the bounds when their sizes differ.
    public enum ContentMode: Int, Sendable {
        /// Stretched to the bounds.
        case scaleToFill
        /// In its own proportions, as large as it fits the bounds.
        case scaleAspectFit
        /// In its own proportions, just so large that it covers the bounds.
        case scaleAspectFill
        /// Drawn anew for each size; pictures are stretched.
        case redraw
        /// In its own size, in the middle.
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

    /// Whether the tint shows its colour. It always does here.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As that of the superview.
        case automatic
        /// The tint is as it was set.
        case normal
        /// The tint is grey, as behind an alert.
        case dimmed
    }

    /// Which parts of a view's frame follow its superview's size.
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

/// What assistive technologies are told of an element.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Nothing in particular.
    public static let none = UIAccessibilityTraits([])
    /// It is a button.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// It leads to something else.
    public static let link = UIAccessibilityTraits(rawValue: 2)
    /// It is a picture, perhaps beside another trait.
    public static let image = UIAccessibilityTraits(rawValue: 4)
    /// It is chosen among others at present.
    public static let selected = UIAccessibilityTraits(rawValue: 8)
    /// It plays a sound of its own.
    public static let playsSound = UIAccessibilityTraits(rawValue: 16)
    /// It is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
    /// Its text does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 64)
    /// It sums up what the app shows when it starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
    /// It is disabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
    /// It changes its text or value often: better not told of each time.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
    /// It is a field to search with.
    public static let searchField = UIAccessibilityTraits(rawValue: 1024)
    /// It starts something to listen to or to watch: silence, please.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
    /// Its value can be raised and lowered.
    public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
    /// Touches go to it directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
    /// The page is turned once it has been read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
    /// It is the heading of a part.
    public static let header = UIAccessibilityTraits(rawValue: 65536)
}
