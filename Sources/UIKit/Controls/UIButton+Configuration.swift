import CellSimGraphics
import Foundation

extension UIButton {
    /// The look of a button since iOS 15.
    public struct Configuration {
        /// How the corners follow the button's size.
        public enum CornerStyle: Int, Sendable {
            /// The radius of `background`, 0 by default.
            case fixed = -1
            /// The radius of `background` if it is above 0, else 5.95 points; it does not grow with the text size here.
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

        /// How much room a button keeps around its content, and how large its title is.
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

        /// Where title and subtitle stand in the block that the wider of them makes.
        public enum TitleAlignment: Int, Sendable {
            /// Like `leading`.
            case automatic
            /// At the left, or at the right where the interface runs from right to left.
            case leading
            /// In the middle, with the title's lines centred as well.
            case center
            /// At the right, or at the left where the interface runs from right to left.
            case trailing
        }

        /// The mark that a button with a menu shows. Kept; none is drawn.
        public enum Indicator: Int, Sendable {
            /// Left to the button.
            case automatic
            /// No mark.
            case none
            /// The mark of a pop-up menu.
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
        /// The words of the title; setting one takes the place of `attributedTitle`. Nil shows the button's title of
        /// the state.
        public var title: String? { didSet { if title != nil { styledTitle = nil } } }
        /// The title with its own looks, in place of `title`.
        public var attributedTitle: AttributedString? {
            get { styledTitle.map { AttributedString(uiKit: $0) } ?? title.map { AttributedString($0) } }
            set { (title, styledTitle) = (nil, newValue.map(\.uiKit)) }
        }
        var styledTitle: NSAttributedString?
        /// Asked for the title's attributes whenever it is shown.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The line below the title, in the text style `footnote`; setting one takes the place of `attributedSubtitle`.
        public var subtitle: String? { didSet { if subtitle != nil { styledSubtitle = nil } } }
        /// The subtitle with its own looks; setting it sets the words of `subtitle` too.
        public var attributedSubtitle: AttributedString? {
            get { styledSubtitle.map { AttributedString(uiKit: $0) } ?? subtitle.map { AttributedString($0) } }
            set { (subtitle, styledSubtitle) = (newValue.map { String($0.characters) }, newValue.map(\.uiKit)) }
        }
        var styledSubtitle: NSAttributedString?
        /// Asked for the subtitle's attributes whenever it is shown.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The image beside the titles, filled with their colour if it is a template; nil shows the button's image of
        /// the state.
        public var image: UIImage?
        /// How a symbol in `image` is drawn; nil gives it the size of the title, and large where it stands alone.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Kept; nothing reads it: the image stays and no indicator is drawn.
        public var showsActivityIndicator = false {
            didSet { if showsActivityIndicator { KeptMembers.tell("UIButton.Configuration.showsActivityIndicator") } }
        }
        /// The side of the titles on which the image stands.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Between image and titles, in points.
        public var imagePadding: CGFloat = 0
        /// Between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// Where title and subtitle stand, one above the other.
        public var titleAlignment = TitleAlignment.automatic
        /// How round the background's corners are.
        public var cornerStyle = CornerStyle.dynamic
        /// The insets and the title's text style; insets that were set before stay.
        public var buttonSize = Size.medium { didSet { if !hasOwnInsets { storedInsets = buttonSize.insets } } }
        /// The colour of titles and image; nil for white on filled buttons and the tint on all others.
        public var baseForegroundColor: UIColor?
        /// What the background is filled with, at 18 % for tinted ones; nil for the style's own.
        /// `background.backgroundColor` counts first.
        public var baseBackgroundColor: UIColor?
        /// Colour, insets, corners, line and image of the background.
        public var background = UIBackgroundConfiguration()
        /// What a document says of the title's font; nil leaves it to the button's size.
        var titleFont: UIFont?
        var subtitleFont: UIFont?
        /// The mark beside the title. Kept; nothing reads it.
        public var indicator = Indicator.automatic {
            didSet { if indicator != .automatic { KeptMembers.tell("UIButton.Configuration.indicator") } }
        }
        private var storedInsets = Size.medium.insets
        private var hasOwnInsets = false

        /// In points, between the edges and the content.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { storedInsets }
            set { (storedInsets, hasOwnInsets) = (newValue, true) }
        }

        init(style: Style) { self.style = style }

        /// Gives up insets that were set and takes those of `buttonSize`.
        public mutating func setDefaultContentInsets() { (storedInsets, hasOwnInsets) = (buttonSize.insets, false) }

        /// No background until the button is selected, then the tint at 18 %; content in the tint.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// A grey background (`tertiarySystemFill`) and content in the tint.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// A background of the tint at 18 % and content in the tint.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// A background of the tint and white content.
        public static func filled() -> Configuration { Configuration(style: .filled) }
        /// No background, selected or not; content in the tint.
        public static func borderless() -> Configuration { Configuration(style: .borderless) }
        /// Looks like `gray()`.
        public static func bordered() -> Configuration { Configuration(style: .bordered) }
        /// Looks like `tinted()`.
        public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
        /// Looks like `filled()`.
        public static func borderedProminent() -> Configuration { Configuration(style: .borderedProminent) }

        /// A plate of glass, as on iOS 26 (nothing on others), and content in the colour of labels.
        public static func glass() -> Configuration { Configuration(style: .glass) }
        /// A plate of glass in the tint, as on iOS 26 (nothing on others), and white content.
        public static func prominentGlass() -> Configuration { Configuration(style: .prominentGlass) }
        /// A plate of clear glass, as on iOS 26 (nothing on others), and content in the colour of labels.
        public static func clearGlass() -> Configuration { Configuration(style: .clearGlass) }
        /// A plate of clear glass in the tint, as on iOS 26 (nothing on others), and white content.
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
                background.cornerRadius > 0
                    ? background.cornerRadius : SystemRadii.buttonsAreCapsules.now ? height / 2 : 5.95
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
