import Foundation

/// The standard content of list cells, headers and footers: an image and one or two texts.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
    /// How one text looks.
    @preconcurrency @MainActor public struct TextProperties {
        public enum TextAlignment: Int, Sendable { case natural, center, justified }
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

        public var font: UIFont
        public var color: UIColor
        public var alignment = TextAlignment.natural
        public var transform = TextTransform.none
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var adjustsFontForContentSizeCategory = true

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
        public var tintColor: UIColor?
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var cornerRadius: CGFloat = 0
        /// In points; 0 does not limit a dimension.
        public var maximumSize = CGSize.zero
        /// The room the image is centred in, in points; 0 takes the image's own size.
        public var reservedLayoutSize = CGSize.zero

        public init() {}
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties = TextProperties()
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties = TextProperties()
    // In points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal]
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    public var prefersSideBySideTextAndSecondaryText = false
    /// The least height, in points.
    var minimumHeight: CGFloat = 44

    private init() {}

    public static func cell() -> UIListContentConfiguration {
        var content = UIListContentConfiguration()
        content.secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        return content
    }

    public static func subtitleCell() -> UIListContentConfiguration {
        var content = UIListContentConfiguration()
        content.secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .caption1))
        return content
    }

    public static func valueCell() -> UIListContentConfiguration {
        var content = UIListContentConfiguration()
        content.secondaryTextProperties = TextProperties(color: .secondaryLabel)
        content.prefersSideBySideTextAndSecondaryText = true
        return content
    }

    public static func plainHeader() -> UIListContentConfiguration {
        var content = UIListContentConfiguration()
        content.textProperties = TextProperties(font: .systemFont(ofSize: 17, weight: .semibold))
        content.minimumHeight = SectionMetrics.plainTitleHeight
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)
        return content
    }

    public static func plainFooter() -> UIListContentConfiguration {
        var content = plainHeader()
        content.textProperties = TextProperties(color: .secondaryLabel)
        return content
    }

    public static func groupedHeader() -> UIListContentConfiguration {
        var content = plainHeader()
        content.textProperties = TextProperties(font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
        content.textProperties.transform = .uppercase
        content.directionalLayoutMargins.bottom = SectionMetrics.titleBottom
        return content
    }

    public static func groupedFooter() -> UIListContentConfiguration {
        var content = groupedHeader()
        content.textProperties.transform = .none
        content.directionalLayoutMargins.top = SectionMetrics.footerTop
        return content
    }

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
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = UIAxis(rawValue: 1)
    public static let vertical = UIAxis(rawValue: 2)
    public static let both: UIAxis = [.horizontal, .vertical]
}
