import Foundation

/// A configuration for the standard content of list cells, headers and footers: an image, text and secondary text.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
    /// The appearance of the text or the secondary text.
    @preconcurrency @MainActor public struct TextProperties {
        /// The alignment of lines of text.
        public enum TextAlignment: Int, Sendable {
            /// Lines start at the leading edge.
            case natural
            /// Lines are centred.
            case center
            /// Lines fill the width.
            case justified
        }
        /// The capitalisation of displayed text.
        public enum TextTransform: Int, Sendable {
            /// Leaves the text unchanged.
            case none
            /// Converts the text to uppercase, by English rules.
            case uppercase
            /// Converts the text to lowercase, by English rules.
            case lowercase
            /// Capitalises each word, by English rules.
            case capitalized
        }

        /// The font of the text.
        public var font: UIFont
        /// The colour of the text.
        public var color: UIColor
        /// A transformer of the text's colour, or nil for the unchanged colour.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The alignment of the lines.
        public var alignment = TextAlignment.natural
        /// The capitalisation of the text.
        public var transform = TextTransform.none
        /// The truncation mode of text that doesn't fit.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines, or 0 for no limit.
        public var numberOfLines = 0
        /// A Boolean value that indicates whether the font size is reduced to fit the text in its width.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest scale of the font size if `adjustsFontSizeToFitWidth` is true.
        public var minimumScaleFactor: CGFloat = 0
        /// A Boolean value that indicates whether the font adapts to the user's text size.
        public var adjustsFontForContentSizeCategory = true

        /// Creates properties for text with unlimited lines and unchanged capitalisation.
        public init(font: UIFont = .preferredFont(forTextStyle: .body), color: UIColor = .label) {
            (self.font, self.color) = (font, color)
        }

        /// Returns the text's colour after its transformer.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        /// Returns the text with the capitalisation of `transform`.
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
        /// A dimension of `reservedLayoutSize` that requests the standard size.
        public nonisolated static let standardDimension = CGFloat.greatestFiniteMagnitude
        /// The colour of template images and symbols, or `nil` for the tint colour.
        public var tintColor: UIColor?
        /// A transformer of the image's colour, or nil for the unchanged colour.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The size and weight of symbols.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The corner radius in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image in points. A dimension of 0 has no limit.
        public var maximumSize = CGSize.zero
        /// The size of the area in which the image is centred, in points. A dimension of 0 uses the image's size.
        public var reservedLayoutSize = CGSize.zero

        /// Creates properties for an image with its own size and the view's tint colour.
        public init() {}

        /// Returns the image's colour after its transformer.
        /// - Parameter tintColor: The colour if the property `tintColor` is nil.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
    }

    /// The image at the leading edge of the text.
    public var image: UIImage?
    /// The appearance of the image.
    public var imageProperties = ImageProperties()
    /// The primary text.
    public var text: String?
    /// The attributed primary text, which overrides `text`.
    public var attributedText: NSAttributedString? { didSet { attributedText = attributedText?.boundsChecked } }
    /// The appearance of the primary text.
    public var textProperties = TextProperties()
    /// The secondary text, below or next to the primary text.
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
    /// A Boolean value that indicates whether the secondary text is displayed next to the text if both fit on a line.
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

    /// Returns a copy of the configuration, with grey text for disabled cells.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        guard let cell = state as? UICellConfigurationState, cell.isDisabled else { return self }
        var content = self
        content.textProperties.color = .tertiaryLabel
        content.secondaryTextProperties.color = .tertiaryLabel
        return content
    }
}
