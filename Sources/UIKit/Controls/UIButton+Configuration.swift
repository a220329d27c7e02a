import CellSimGraphics
import Foundation

extension UIButton {
    /// The look of a button since iOS 15.
    public struct Configuration {
        /// How the corners follow the button's size.
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }

        public enum Size: Int, Sendable { case medium, small, mini, large }

        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

        public enum Indicator: Int, Sendable { case automatic, none, popup }

        enum Style: Sendable {
            case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
        }

        var style: Style
        public var title: String? { didSet { if title != nil { styledTitle = nil } } }
        /// The title with its own looks, in place of `title`.
        public var attributedTitle: AttributedString? {
            get { styledTitle.map { AttributedString(uiKit: $0) } ?? title.map { AttributedString($0) } }
            set { (title, styledTitle) = (nil, newValue.map(\.uiKit)) }
        }
        var styledTitle: NSAttributedString?
        /// Asked for the title's attributes whenever it is shown.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitle: String? { didSet { if subtitle != nil { styledSubtitle = nil } } }
        public var attributedSubtitle: AttributedString? {
            get { styledSubtitle.map { AttributedString(uiKit: $0) } ?? subtitle.map { AttributedString($0) } }
            set { (subtitle, styledSubtitle) = (newValue.map { String($0.characters) }, newValue.map(\.uiKit)) }
        }
        var styledSubtitle: NSAttributedString?
        /// Asked for the subtitle's attributes whenever it is shown.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var image: UIImage?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var showsActivityIndicator = false
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Between image and titles, in points.
        public var imagePadding: CGFloat = 0
        /// Between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium { didSet { if !hasOwnInsets { storedInsets = buttonSize.insets } } }
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var background = UIBackgroundConfiguration()
        /// What a document says of the title's font; nil leaves it to the button's size.
        var titleFont: UIFont?
        var subtitleFont: UIFont?
        public var indicator = Indicator.automatic
        private var storedInsets = Size.medium.insets
        private var hasOwnInsets = false

        /// In points, between the edges and the content.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { storedInsets }
            set { (storedInsets, hasOwnInsets) = (newValue, true) }
        }

        init(style: Style) { self.style = style }

        public mutating func setDefaultContentInsets() { (storedInsets, hasOwnInsets) = (buttonSize.insets, false) }

        public static func plain() -> Configuration { Configuration(style: .plain) }
        public static func gray() -> Configuration { Configuration(style: .gray) }
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        public static func filled() -> Configuration { Configuration(style: .filled) }
        public static func borderless() -> Configuration { Configuration(style: .borderless) }
        public static func bordered() -> Configuration { Configuration(style: .bordered) }
        public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
        public static func borderedProminent() -> Configuration { Configuration(style: .borderedProminent) }

        /// The title's and image's colour before highlighting.
        func foreground(tint: UIColor) -> UIColor {
            if let baseForegroundColor { return baseForegroundColor }
            switch style {
            case .filled, .borderedProminent: return .white
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
            }
        }

        /// Small buttons have small titles.
        var titleStyle: UIFont.TextStyle { buttonSize == .mini || buttonSize == .small ? .subheadline : .body }

        /// In points, for a button of this height.
        func cornerRadius(height: CGFloat) -> CGFloat {
            switch cornerStyle {
            case .fixed: background.cornerRadius
            case .dynamic: background.cornerRadius > 0 ? background.cornerRadius : 5.95
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
