import Foundation

/// The standard content of list cells, headers and footers: an image and one or two texts.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
    /// How one text looks.
    @preconcurrency @MainActor public struct TextProperties {
        /// Where a text's lines stand.
        public enum TextAlignment: Int, Sendable {
            /// At the leading edge.
            case natural
            /// In the middle.
            case center
            /// At both edges.
            case justified
        }
        /// How the letters of a text are changed.
        public enum TextTransform: Int, Sendable {
            /// As they were given.
            case none
            /// All in capitals, by English rules.
            case uppercase
            /// All in small letters, by English rules.
            case lowercase
            /// Each word with a capital, by English rules.
            case capitalized
        }

        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// The side at which lines begin.
        public var alignment = TextAlignment.natural
        /// How letters are changed.
        public var transform = TextTransform.none
        /// What becomes of text that does not fit.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The most lines; 0 is as many as are needed.
        public var numberOfLines = 0
        /// Whether text shrinks to fit its width.
        public var adjustsFontSizeToFitWidth = false
        /// How far text shrinks, as a part of its size.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the font follows the text size of the user.
        public var adjustsFontForContentSizeCategory = true

        /// Looks of a text that is neither changed, shortened nor limited in lines.
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

    /// How the image looks.
    @preconcurrency @MainActor public struct ImageProperties {
        /// The value of `reservedLayoutSize` that asks for the standard size.
        public nonisolated static let standardDimension = CGFloat.greatestFiniteMagnitude
        /// The colour of template images and symbols; `nil` is the tint colour.
        public var tintColor: UIColor?
        /// Size and weight of symbols.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The radius of the corners in points.
        public var cornerRadius: CGFloat = 0
        /// In points; 0 does not limit a dimension.
        public var maximumSize = CGSize.zero
        /// The room the image is centred in, in points; 0 takes the image's own size.
        public var reservedLayoutSize = CGSize.zero

        /// Images of their own size in the tint colour of the view.
        public init() {}
    }

    /// The image before the text.
    public var image: UIImage?
    /// How the image looks.
    public var imageProperties = ImageProperties()
    /// The text.
    public var text: String?
    /// The text with attributes, which comes before `text`.
    public var attributedText: NSAttributedString? { didSet { attributedText = attributedText?.held } }
    /// How the text looks.
    public var textProperties = TextProperties()
    /// The text below or beside the first one.
    public var secondaryText: String?
    /// The second text with attributes, which comes before `secondaryText`.
    public var secondaryAttributedText: NSAttributedString? {
        didSet { secondaryAttributedText = secondaryAttributedText?.held }
    }
    /// How the second text looks.
    public var secondaryTextProperties = TextProperties()
    // In points.
    /// The margins around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    /// The axes on which the superview's margins count where they are wider.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal]
    /// From the image to the text, in points.
    public var imageToTextPadding: CGFloat = 16
    /// Between the texts when they stand side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// Between the texts when they stand one below the other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// Whether the texts stand side by side where they fit.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The least height, in points.
    var minimumHeight: CGFloat = 44

    private init() {}

    /// A row's content: body text, with a smaller grey second text below it.
    public static func cell() -> UIListContentConfiguration {
        var content = UIListContentConfiguration()
        content.secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        return content
    }

    /// A row's content with a caption below the text.
    public static func subtitleCell() -> UIListContentConfiguration {
        var content = UIListContentConfiguration()
        content.secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .caption1))
        return content
    }

    /// A row's content with a grey second text at the trailing edge, where both fit on a line.
    public static func valueCell() -> UIListContentConfiguration {
        var content = UIListContentConfiguration()
        content.secondaryTextProperties = TextProperties(color: .secondaryLabel)
        content.prefersSideBySideTextAndSecondaryText = true
        return content
    }

    /// A header of a plain list: semibold, 17 points.
    public static func plainHeader() -> UIListContentConfiguration {
        var content = UIListContentConfiguration()
        content.textProperties = TextProperties(font: .systemFont(ofSize: 17, weight: .semibold))
        content.minimumHeight = SectionMetrics.plainTitleHeight
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)
        return content
    }

    /// A footer of a plain list: grey body text.
    public static func plainFooter() -> UIListContentConfiguration {
        var content = plainHeader()
        content.textProperties = TextProperties(color: .secondaryLabel)
        return content
    }

    /// A header of a grouped list: small, grey and in capitals.
    public static func groupedHeader() -> UIListContentConfiguration {
        var content = plainHeader()
        content.textProperties = TextProperties(font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
        content.textProperties.transform = .uppercase
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
        return content
    }

    /// A footer of a grouped list: small and grey.
    public static func groupedFooter() -> UIListContentConfiguration {
        var content = groupedHeader()
        content.textProperties.transform = .none
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: SectionMetrics.footerTop, leading: 8, bottom: SectionMetrics.titleBottom, trailing: 8)
        return content
    }

    /// A new `UIListContentView`.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        guard let cell = state as? UICellConfigurationState, cell.isDisabled else { return self }
        var content = self
        content.textProperties.color = .tertiaryLabel
        content.secondaryTextProperties.color = .tertiaryLabel
        return content
    }
}

/// Axes of a plane.
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// The axes as bits.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From left to right.
    public static let horizontal = UIAxis(rawValue: 1)
    /// From top to bottom.
    public static let vertical = UIAxis(rawValue: 2)
    /// All axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}
