import Foundation

/// The standard content of list cells, headers and footers: an image and one or two texts.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
    /// The style of a text.
    @preconcurrency @MainActor public struct TextProperties {
        /// The alignment of a text's lines.
        public enum TextAlignment: Int, Sendable {
            /// At the leading edge.
            case natural
            /// In the centre.
            case center
            /// At both edges.
            case justified
        }
        /// The transform of a text's letters.
        public enum TextTransform: Int, Sendable {
            /// Unchanged.
            case none
            /// All in capitals, by English rules.
            case uppercase
            /// All in lowercase, by English rules.
            case lowercase
            /// Capitalises each word, by English rules.
            case capitalized
        }

        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// The alignment of the lines.
        public var alignment = TextAlignment.natural
        /// The transform of the letters.
        public var transform = TextTransform.none
        /// The way in which text that does not fit is shortened.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0 for no limit.
        public var numberOfLines = 0
        /// Whether text shrinks to fit its width.
        public var adjustsFontSizeToFitWidth = false
        /// The minimum scale of shrinking text, as a fraction of its size.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the font follows the text size of the user.
        public var adjustsFontForContentSizeCategory = true

        /// Creates the style of a text that is not transformed, shortened or limited in lines.
        public init(font: UIFont = .preferredFont(forTextStyle: .body), color: UIColor = .label) {
            (self.font, self.color) = (font, color)
        }

        func applied(to text: String) -> String {
            let locale = Locale(identifier: "en_US_POSIX")
            return switch transform {
            case .none: text
            case .uppercase: text.uppercased(with: locale)
            case .lowercase: text.lowercased(with: locale)
            case .capitalized: text.capitalized(with: locale)
            }
        }
    }

    /// The style of the image.
    @preconcurrency @MainActor public struct ImageProperties {
        /// The value of `reservedLayoutSize` for the standard size.
        public nonisolated static let standardDimension = CGFloat.greatestFiniteMagnitude
        /// The colour of template images and symbols; `nil` is the tint colour.
        public var tintColor: UIColor?
        /// Size and weight of symbols.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The radius of the corners in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size in points; 0 does not limit a dimension.
        public var maximumSize = CGSize.zero
        /// The size in which the image is centred, in points; 0 for the image's own size.
        public var reservedLayoutSize = CGSize.zero

        /// Creates a style with the image's own size and the view's tint colour.
        public init() {}
    }

    /// The image before the text.
    public var image: UIImage?
    /// The style of the image.
    public var imageProperties = ImageProperties()
    /// The text.
    public var text: String?
    /// The text with attributes, which overrides `text`.
    public var attributedText: NSAttributedString? { didSet { attributedText = attributedText?.held } }
    /// The style of the text.
    public var textProperties = TextProperties()
    /// The text below or next to the first one.
    public var secondaryText: String?
    /// The second text with attributes, which overrides `secondaryText`.
    public var secondaryAttributedText: NSAttributedString? {
        didSet { secondaryAttributedText = secondaryAttributedText?.held }
    }
    /// The style of the second text.
    public var secondaryTextProperties = TextProperties()
    // In points.
    /// The margins around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    /// The axes on which wider margins of the superview apply.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal]
    /// The distance from the image to the text, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The distance between texts next to each other, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// The distance between texts below each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// Whether the texts are next to each other if they fit.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The least height, in points.
    var minimumHeight: CGFloat = 44

    private init() {}

    /// Returns a row's content: body text, with a smaller grey second text below it.
    public static func cell() -> UIListContentConfiguration {
        var content = UIListContentConfiguration()
        content.secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        return content
    }

    /// Returns a row's content with a caption below the text.
    public static func subtitleCell() -> UIListContentConfiguration {
        var content = UIListContentConfiguration()
        content.secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .caption1))
        return content
    }

    /// Returns a row's content with a grey second text at the trailing edge, if both fit on a line.
    public static func valueCell() -> UIListContentConfiguration {
        var content = UIListContentConfiguration()
        content.secondaryTextProperties = TextProperties(color: .secondaryLabel)
        content.prefersSideBySideTextAndSecondaryText = true
        return content
    }

    /// Returns a header of a plain list: semibold, 17 points.
    public static func plainHeader() -> UIListContentConfiguration {
        var content = UIListContentConfiguration()
        content.textProperties = TextProperties(font: .systemFont(ofSize: 17, weight: .semibold))
        content.minimumHeight = SectionMetrics.plainTitleHeight
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)
        return content
    }

    /// Returns a footer of a plain list: grey body text.
    public static func plainFooter() -> UIListContentConfiguration {
        var content = plainHeader()
        content.textProperties = TextProperties(color: .secondaryLabel)
        return content
    }

    /// Returns a header of a grouped list: small, grey and in capitals.
    public static func groupedHeader() -> UIListContentConfiguration {
        var content = plainHeader()
        content.textProperties = TextProperties(font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
        content.textProperties.transform = .uppercase
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
        return content
    }

    /// Returns a footer of a grouped list: small and grey.
    public static func groupedFooter() -> UIListContentConfiguration {
        var content = groupedHeader()
        content.textProperties.transform = .none
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: SectionMetrics.footerTop, leading: 8, bottom: SectionMetrics.titleBottom, trailing: 8)
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
