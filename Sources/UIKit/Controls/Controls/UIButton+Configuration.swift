import CellSimGraphics
import Foundation

extension UIButton {
    /// The appearance of buttons since iOS 15.
    public struct Configuration {
        /// The way in which the corners depend on the button's size.
        public enum CornerStyle: Int, Sendable {
            /// The radius of `background`, 0 by default.
            case fixed = -1
            /// The radius of `background` if it was set, otherwise 5.95 points. In CellSim it does not scale with the text
            /// size.
            case dynamic
            /// 4 points.
            case small
            /// 5.95 points.
            case medium
            /// 8.75 points.
            case large
            /// Half of the background's height.
            case capsule
        }

        /// The insets around a button's content, and the size of its title.
        public enum Size: Int, Sendable {
            /// 7 points above and below, 12 at the sides; a title of the text style `body`.
            case medium
            /// 5 points above and below, 10 at the sides; a title of the text style `subheadline`.
            case small
            /// 4 points above and below, 10 at the sides; a title of the text style `subheadline`.
            case mini
            /// 15.5 points above and below, 20 at the sides; a title of the text style `body`.
            case large
        }

        /// The alignment of title and subtitle relative to the wider of them.
        public enum TitleAlignment: Int, Sendable {
            /// Like `leading`.
            case automatic
            /// At the left, or at the right in right-to-left interfaces.
            case leading
            /// In the centre, with the title's lines centred as well.
            case center
            /// At the right, or at the left in right-to-left interfaces.
            case trailing
        }

        /// The indicator on a button with a menu. Stored without effect: it is not drawn.
        public enum Indicator: Int, Sendable {
            /// The button decides.
            case automatic
            /// No indicator.
            case none
            /// The indicator of a pop-up menu.
            case popup
        }

        enum Style: Sendable {
            case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
            case glass, prominentGlass, clearGlass, prominentClearGlass

            /// Whether the background is glass, clear glass, and filled with the tint.
            var isGlass: Bool { [.glass, .prominentGlass, .clearGlass, .prominentClearGlass].contains(self) }
            var isClear: Bool { self == .clearGlass || self == .prominentClearGlass }
            var isProminent: Bool { self == .prominentGlass || self == .prominentClearGlass }
        }

        var style: Style
        /// The title; setting it replaces `attributedTitle`. Nil shows the button's title for the state.
        public var title: String? { didSet { if title != nil { styledTitle = nil } } }
        /// The title with its own attributes; it replaces `title`.
        public var attributedTitle: AttributedString? {
            get { styledTitle.map { AttributedString(uiKit: $0) } ?? title.map { AttributedString($0) } }
            set { (title, styledTitle) = (nil, newValue.map(\.uiKit)) }
        }
        var styledTitle: NSAttributedString?
        /// Returns the title's attributes, each time the title is shown.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The line below the title, in the text style `footnote`; setting it replaces `attributedSubtitle`.
        public var subtitle: String? { didSet { if subtitle != nil { styledSubtitle = nil } } }
        /// The subtitle with its own attributes; setting it also sets `subtitle`.
        public var attributedSubtitle: AttributedString? {
            get { styledSubtitle.map { AttributedString(uiKit: $0) } ?? subtitle.map { AttributedString($0) } }
            set { (subtitle, styledSubtitle) = (newValue.map { String($0.characters) }, newValue.map(\.uiKit)) }
        }
        var styledSubtitle: NSAttributedString?
        /// Returns the subtitle's attributes, each time the subtitle is shown.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The image next to the titles, in their colour if it is a template; nil shows the button's image for the
        /// state.
        public var image: UIImage?
        /// The configuration of a symbol in `image`. Nil uses the title's size, or a large scale for a symbol without a
        /// title.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Stored without effect: the image stays, and no indicator is drawn.
        public var showsActivityIndicator = false {
            didSet { if showsActivityIndicator { NoOpMembers.report("UIButton.Configuration.showsActivityIndicator") } }
        }
        /// The side of the titles where the image is.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The distance between image and titles, in points.
        public var imagePadding: CGFloat = 0
        /// The distance between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The alignment of title and subtitle.
        public var titleAlignment = TitleAlignment.automatic
        /// The rounding of the background's corners.
        public var cornerStyle = CornerStyle.dynamic
        /// The insets and the title's text style; insets that were set before stay.
        public var buttonSize = Size.medium { didSet { if !hasOwnInsets { storedInsets = buttonSize.insets } } }
        /// The colour of titles and image; nil for white on filled buttons, and the tint on all others.
        public var baseForegroundColor: UIColor?
        /// The colour of the background, at 18 % for tinted ones; nil for the style's own. `background.backgroundColor`
        /// takes precedence.
        public var baseBackgroundColor: UIColor?
        /// The colour, insets, corners, line and image of the background.
        public var background = UIBackgroundConfiguration()
        /// The title's font in the document; nil for the font that the button's size determines.
        var titleFont: UIFont?
        var subtitleFont: UIFont?
        /// The indicator next to the title. Stored without effect.
        public var indicator = Indicator.automatic {
            didSet { if indicator != .automatic { NoOpMembers.report("UIButton.Configuration.indicator") } }
        }
        private var storedInsets = Size.medium.insets
        private var hasOwnInsets = false

        /// The insets between the edges and the content, in points.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { storedInsets }
            set { (storedInsets, hasOwnInsets) = (newValue, true) }
        }

        init(style: Style) { self.style = style }

        /// Replaces custom insets with the default insets of `buttonSize`.
        public mutating func setDefaultContentInsets() { (storedInsets, hasOwnInsets) = (buttonSize.insets, false) }

        /// Returns a configuration without a background until the button is selected, then with the tint at 18 %. The
        /// content has the tint colour.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// Returns a configuration with a grey background (`tertiarySystemFill`) and content in the tint.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// Returns a configuration with a background of the tint at 18 %, and content in the tint.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// Returns a configuration with a background in the tint and white content.
        public static func filled() -> Configuration { Configuration(style: .filled) }
        /// Returns a configuration without a background, selected or not, and content in the tint.
        public static func borderless() -> Configuration { Configuration(style: .borderless) }
        /// Returns a configuration that looks like `gray()`.
        public static func bordered() -> Configuration { Configuration(style: .bordered) }
        /// Returns a configuration that looks like `tinted()`.
        public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
        /// Returns a configuration that looks like `filled()`.
        public static func borderedProminent() -> Configuration { Configuration(style: .borderedProminent) }

        /// Returns a configuration with glass on iOS 26 (without background on other systems), and content in the label colour.
        public static func glass() -> Configuration { Configuration(style: .glass) }
        /// Returns a configuration with glass in the tint on iOS 26 (without background on other systems), and white content.
        public static func prominentGlass() -> Configuration { Configuration(style: .prominentGlass) }
        /// Returns a configuration with clear glass on iOS 26 (without background on other systems), and content in the label
        /// colour.
        public static func clearGlass() -> Configuration { Configuration(style: .clearGlass) }
        /// Returns a configuration with clear glass in the tint on iOS 26 (without background on other systems), and white
        /// content.
        public static func prominentClearGlass() -> Configuration { Configuration(style: .prominentClearGlass) }

        /// The title's and image's colour before highlighting.
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

        /// Small buttons have small titles.
        var titleStyle: UIFont.TextStyle { buttonSize == .mini || buttonSize == .small ? .subheadline : .body }

        /// In points, for a button of this height.
        func cornerRadius(height: CGFloat) -> CGFloat {
            switch cornerStyle {
            case .fixed: background.cornerRadius
            case .dynamic:
                background.ownCornerRadius ?? (SystemRadii.buttonsAreCapsules.now ? height / 2 : 5.95)
            case .small: 4
            case .medium: 5.95
            case .large: 8.75
            case .capsule: height / 2
            }
        }
    }
}

extension UIButton.Configuration.Size {
    /// The insets of each size, in points.
    var insets: NSDirectionalEdgeInsets {
        switch self {
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .mini: NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
        case .large: NSDirectionalEdgeInsets(top: 15.5, leading: 20, bottom: 15.5, trailing: 20)
        }
    }
}
