import Foundation

/// A configuration for the standard content of list cells, headers and footers: an image, text and secondary text.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
    /// The appearance of a text.
    @preconcurrency @MainActor public struct TextProperties {
        /// The alignment of a text's lines.
        public enum TextAlignment: Int, Sendable {
            /// Lines start at the leading edge.
            case natural
            /// Lines are centred.
            case center
            /// Lines fill the width.
            case justified
        }
        /// The transform of a text's capitalisation.
        public enum TextTransform: Int, Sendable {
            /// Leaves the text unchanged.
            case none
            /// Converts to uppercase, by English rules.
            case uppercase
            /// Converts to lowercase, by English rules.
            case lowercase
            /// Capitalises each word, by English rules.
            case capitalized
        }

        /// The font of the text.
        public var font: UIFont
        /// The colour of the text.
        public var color: UIColor
        /// The alignment of the lines.
        public var alignment = TextAlignment.natural
        /// The transform of the capitalisation.
        public var transform = TextTransform.none
        /// The truncation of text that does not fit.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0 for no limit.
        public var numberOfLines = 0
        /// A Boolean value that indicates whether the font shrinks to fit the text in its width.
        public var adjustsFontSizeToFitWidth = false
        /// The minimum scale of the font, as a fraction of its size.
        public var minimumScaleFactor: CGFloat = 0
        /// A Boolean value that indicates whether the font follows the user's text size.
        public var adjustsFontForContentSizeCategory = true

        /// Creates properties for text with an unlimited number of lines and without a transform.
        public init(font: UIFont = .preferredFont(forTextStyle: .body), color: UIColor = .label) {
            (self.font, self.color) = (font, color)
        }

        func applyTransform(to text: String) -> String {
            let locale = Locale(identifier: "en_US_POSIX")
            return switch transform {
            case .none: text
            case .uppercase: text.uppercased(with: locale)
            case .lowercase: text.lowercased(with: locale)
            case .capitalized: text.capitalized(with: locale)
            }
        }
    }

    /// The appearance of the image.
    @preconcurrency @MainActor public struct ImageProperties {
        /// The value of `reservedLayoutSize` for the standard size.
        public nonisolated static let standardDimension = CGFloat.greatestFiniteMagnitude
        /// The colour of template images and symbols; `nil` is the tint colour.
        public var tintColor: UIColor?
        /// The size and weight of symbols.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The radius of the corners in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size, in points; 0 for no limit in a dimension.
        public var maximumSize = CGSize.zero
        /// The size of the area in which the image is centred, in points; 0 for the image's size.
        public var reservedLayoutSize = CGSize.zero

        /// Creates properties for an image in its own size with the view's tint colour.
        public init() {}
    }

    /// The image before the text.
    public var image: UIImage?
    /// The appearance of the image.
    public var imageProperties = ImageProperties()
    /// The primary text.
    public var text: String?
    /// The attributed primary text, which overrides `text`.
    public var attributedText: NSAttributedString? { didSet { attributedText = attributedText?.boundsChecked } }
    /// The appearance of the primary text.
    public var textProperties = TextProperties()
    /// The secondary text, below or next to the primary one.
    public var secondaryText: String?
    /// The attributed secondary text, which overrides `secondaryText`.
    public var secondaryAttributedText: NSAttributedString? {
        didSet { secondaryAttributedText = secondaryAttributedText?.boundsChecked }
    }
    /// The appearance of the secondary text.
    public var secondaryTextProperties = TextProperties()
    /// The margins around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    /// The axes on which the margins are at least as wide as the superview's margins.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal]
    /// The distance from the image to the text, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The horizontal distance between text and secondary text, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// The vertical distance between text and secondary text, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// A Boolean value that indicates whether the secondary text is next to the text if both fit.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The minimum height of the content, in points.
    var minimumHeight: CGFloat = 44

    private init() {}

    /// Returns a configuration for a row: body text, with smaller grey secondary text below it.
    public static func cell() -> UIListContentConfiguration {
        var content = UIListContentConfiguration()
        content.secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        return content
    }

    /// Returns a configuration for a row with a caption below the text.
    public static func subtitleCell() -> UIListContentConfiguration {
        var content = UIListContentConfiguration()
        content.secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .caption1))
        return content
    }

    /// Returns a configuration for a row with grey secondary text at the trailing edge, if both fit on a line.
    public static func valueCell() -> UIListContentConfiguration {
        var content = UIListContentConfiguration()
        content.secondaryTextProperties = TextProperties(color: .secondaryLabel)
        content.prefersSideBySideTextAndSecondaryText = true
        return content
    }

    /// Returns a configuration for a header of a plain list: semibold, 17 points.
    public static func plainHeader() -> UIListContentConfiguration {
        var content = UIListContentConfiguration()
        content.textProperties = TextProperties(font: .systemFont(ofSize: 17, weight: .semibold))
        content.minimumHeight = SectionMetrics.plainTitleHeight
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)
        return content
    }

    /// Returns a configuration for a footer of a plain list: grey body text.
    public static func plainFooter() -> UIListContentConfiguration {
        var content = plainHeader()
        content.textProperties = TextProperties(color: .secondaryLabel)
        return content
    }

    /// Returns a configuration for a header of a grouped list: small, grey and in capitals.
    public static func groupedHeader() -> UIListContentConfiguration {
        var content = plainHeader()
        content.textProperties = TextProperties(font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
        content.textProperties.transform = .uppercase
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
        return content
    }

    /// Returns a configuration for a footer of a grouped list: small and grey.
    public static func groupedFooter() -> UIListContentConfiguration {
        var content = groupedHeader()
        content.textProperties.transform = .none
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: SectionMetrics.footerTopInset, leading: 8, bottom: SectionMetrics.titleBottomInset, trailing: 8)
        return content
    }

    /// Returns a new `UIListContentView`.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        guard let cell = state as? UICellConfigurationState, cell.isDisabled else { return self }
        var content = self
        content.textProperties.color = .tertiaryLabel
        content.secondaryTextProperties.color = .tertiaryLabel
        return content
    }
}
