import CellSimGraphics
import Foundation

extension UIButton {
    /// A configuration of a button's appearance (iOS 15).
    public struct Configuration {
        /// The style of the corners, which determines their radius.
        public enum CornerStyle: Int, Sendable {
            /// The radius of `background`; 0 by default.
            case fixed = -1
            /// The radius of `background` if it was set, otherwise 5.95 points. In CellSim it does not scale with the
            /// text size.
            case dynamic
            /// A radius of 4 points.
            case small
            /// A radius of 5.95 points.
            case medium
            /// A radius of 8.75 points.
            case large
            /// A radius of half of the background's height.
            case capsule
        }

        /// The size of a button, which determines its insets and the text style of its title.
        public enum Size: Int, Sendable {
            /// Insets of 7 points above and below and 12 at the sides; a title in the text style `body`.
            case medium
            /// Insets of 5 points above and below and 10 at the sides; a title in the text style `subheadline`.
            case small
            /// Insets of 4 points above and below and 10 at the sides; a title in the text style `subheadline`.
            case mini
            /// Insets of 15.5 points above and below and 20 at the sides; a title in the text style `body`.
            case large
        }

        /// The alignment of the title and the subtitle relative to each other.
        public enum TitleAlignment: Int, Sendable {
            /// The same as `leading`.
            case automatic
            /// At the leading edge.
            case leading
            /// In the centre; the lines of the title are centred, too.
            case center
            /// At the trailing edge.
            case trailing
        }

        /// The indicator of a button with a menu. Stored without effect: indicators are not drawn.
        public enum Indicator: Int, Sendable {
            /// The system chooses the indicator.
            case automatic
            /// No indicator.
            case none
            /// The indicator of a pop-up menu.
            case popup
        }

        /// The style of the background and the content. Each factory method sets one.
        enum Style: Sendable {
            case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
            case glass, prominentGlass, clearGlass, prominentClearGlass

            /// Whether the background is glass.
            var isGlass: Bool { [.glass, .prominentGlass, .clearGlass, .prominentClearGlass].contains(self) }
            /// Whether the background is clear glass.
            var isClear: Bool { self == .clearGlass || self == .prominentClearGlass }
            /// Whether the background is glass that is filled with the tint colour.
            var isProminent: Bool { self == .prominentGlass || self == .prominentClearGlass }
        }

        var style: Style
        /// The title. Setting it replaces `attributedTitle`. Nil shows the button's title for the state.
        public var title: String? { didSet { if title != nil { styledTitle = nil } } }
        /// The attributed title. Setting it replaces `title`.
        public var attributedTitle: AttributedString? {
            get { styledTitle.map { AttributedString(uiKit: $0) } ?? title.map { AttributedString($0) } }
            set { (title, styledTitle) = (nil, newValue.map(\.uiKit)) }
        }
        var styledTitle: NSAttributedString?
        /// A closure that transforms the title's attributes whenever the title is refreshed.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The line below the title, in the text style `footnote`. Setting it replaces `attributedSubtitle`.
        public var subtitle: String? { didSet { if subtitle != nil { styledSubtitle = nil } } }
        /// The attributed subtitle. Setting it also sets `subtitle`.
        public var attributedSubtitle: AttributedString? {
            get { styledSubtitle.map { AttributedString(uiKit: $0) } ?? subtitle.map { AttributedString($0) } }
            set { (subtitle, styledSubtitle) = (newValue.map { String($0.characters) }, newValue.map(\.uiKit)) }
        }
        var styledSubtitle: NSAttributedString?
        /// A closure that transforms the subtitle's attributes whenever the subtitle is refreshed.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The image next to the titles. Templates have the colour of the titles. Nil shows the button's image for
        /// the state.
        public var image: UIImage?
        /// The configuration of a symbol in `image`. Nil selects the title's size, or a large scale without a title.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// A transformer of the colour of the image, or nil for the colour of the titles.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// A Boolean value that indicates whether an activity indicator of 20 × 20 points is shown in place of the image.
        public var showsActivityIndicator = false
        /// A transformer of the colour of the activity indicator, or nil for the colour of the titles.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The edge of the titles at which the image is placed.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The distance between image and titles, in points.
        public var imagePadding: CGFloat = 0
        /// The distance between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The alignment of the title and the subtitle relative to each other.
        public var titleAlignment = TitleAlignment.automatic
        /// The style of the background's corners.
        public var cornerStyle = CornerStyle.dynamic
        /// The size of the button. It determines the title's text style and the default insets.
        public var buttonSize = Size.medium { didSet { if !hasOwnInsets { storedInsets = buttonSize.insets } } }
        /// The colour of titles and image; nil for white on filled buttons and the tint colour on others.
        public var baseForegroundColor: UIColor?
        /// The colour of the background, at 18 % opacity for tinted buttons; nil for the style's colour.
        /// `background.backgroundColor` takes precedence.
        public var baseBackgroundColor: UIColor?
        /// The colour, insets, corners, stroke and image of the background.
        public var background = UIBackgroundConfiguration()
        /// The title's font from the document; nil for a font that depends on the button's size.
        var titleFont: UIFont?
        var subtitleFont: UIFont?
        /// The indicator next to the title. Stored without effect.
        public var indicator = Indicator.automatic {
            didSet { if indicator != .automatic { NoOpMembers.report("UIButton.Configuration.indicator") } }
        }
        private var storedInsets = Size.medium.insets
        private var hasOwnInsets = false

        /// The insets of the content, in points.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { storedInsets }
            set { (storedInsets, hasOwnInsets) = (newValue, true) }
        }

        init(style: Style) { self.style = style }

        /// Replaces custom insets with the default insets for `buttonSize`.
        public mutating func setDefaultContentInsets() { (storedInsets, hasOwnInsets) = (buttonSize.insets, false) }

        /// Returns a configuration for content in the tint colour. Only selected buttons have a background, in the
        /// tint colour at 18 % opacity.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// Returns a configuration with a grey background (`tertiarySystemFill`) and content in the tint colour.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// Returns a configuration with a background in the tint colour at 18 % opacity, and content in the tint
        /// colour.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// Returns a configuration with a background in the tint colour and white content.
        public static func filled() -> Configuration { Configuration(style: .filled) }
        /// Returns a configuration for content in the tint colour without a background, even in selected buttons.
        public static func borderless() -> Configuration { Configuration(style: .borderless) }
        /// Returns a configuration that looks like `gray()`.
        public static func bordered() -> Configuration { Configuration(style: .bordered) }
        /// Returns a configuration that looks like `tinted()`.
        public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
        /// Returns a configuration that looks like `filled()`.
        public static func borderedProminent() -> Configuration { Configuration(style: .borderedProminent) }

        /// Returns a configuration with glass on iOS 26 (no background in other versions), and content in the label
        /// colour.
        public static func glass() -> Configuration { Configuration(style: .glass) }
        /// Returns a configuration with tinted glass on iOS 26 (no background in other versions), and white content.
        public static func prominentGlass() -> Configuration { Configuration(style: .prominentGlass) }
        /// Returns a configuration with clear glass on iOS 26 (no background in other versions), and content in the
        /// label colour.
        public static func clearGlass() -> Configuration { Configuration(style: .clearGlass) }
        /// Returns a configuration with clear, tinted glass on iOS 26 (no background in other versions), and white
        /// content.
        public static func prominentClearGlass() -> Configuration { Configuration(style: .prominentClearGlass) }

        /// Returns the colour of title and image in the normal state.
        func foreground(tint: UIColor) -> UIColor {
            if let baseForegroundColor { return baseForegroundColor }
            switch style {
            case .filled, .borderedProminent, .prominentGlass, .prominentClearGlass: return .white
            case .glass, .clearGlass: return .label
            default: return tint
            }
        }

        func fill(tint: UIColor, isSelected: Bool = false) -> UIColor? {
            if let color = background.backgroundColor { return color }
            switch style {
            case .plain: return baseBackgroundColor ?? (isSelected ? tint.withAlphaComponent(0.18) : nil)
            case .borderless: return baseBackgroundColor
            case .gray, .bordered: return baseBackgroundColor ?? .tertiarySystemFill
            case .tinted, .borderedTinted: return (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
            case .filled, .borderedProminent: return baseBackgroundColor ?? tint
            case .glass, .prominentGlass, .clearGlass, .prominentClearGlass: return nil
            }
        }

        /// The text style of the title, which depends on the button's size.
        var titleStyle: UIFont.TextStyle { buttonSize == .mini || buttonSize == .small ? .subheadline : .body }

        /// Returns the corner radius for a button with the given height, in points.
        func cornerRadius(height: CGFloat) -> CGFloat {
            switch cornerStyle {
            case .fixed: background.cornerRadius
            case .dynamic:
                background.ownCornerRadius ?? (SystemRadii.usesCapsuleButtons.current ? height / 2 : 5.95)
            case .small: 4
            case .medium: 5.95
            case .large: 8.75
            case .capsule: height / 2
            }
        }
    }
}

extension UIButton.Configuration.Size {
    /// The default insets of the size, in points.
    var insets: NSDirectionalEdgeInsets {
        switch self {
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .mini: NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
        case .large: NSDirectionalEdgeInsets(top: 15.5, leading: 20, bottom: 15.5, trailing: 20)
        }
    }
}
