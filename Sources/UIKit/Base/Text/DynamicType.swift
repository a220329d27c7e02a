import Foundation

/// The font sizes and line heights of text styles for all text sizes, from the Human Interface Guidelines. For the largest subheadline below
/// the accessibility sizes, these give a line height of 28; 14 references of stream-chat-swift (iOS 26.2) have 26, like body text of its size.
enum DynamicType {
    /// A font size and a line height, in points.
    struct Entry: Hashable, Sendable {
        let size, leading: CGFloat
    }

    struct Style: Sendable {
        let weight: UIFont.Weight
        /// The weight for bold text.
        let boldWeight: UIFont.Weight
        /// The entries for all text sizes, from extra small to the largest accessibility size.
        let entries: [Entry]
    }

    /// Returns the font size and the line height of a text style. For an unspecified text size, the values are those of `large`.
    static func metrics(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> Entry {
        self.style(style).entries[category.order ?? 3]
    }

    /// Returns the values of a text style. For an unknown style, they are those of body text.
    static func style(_ style: UIFont.TextStyle) -> Style { stylesByTextStyle[style] ?? body }

    private static func makeStyle(_ weight: UIFont.Weight, bold: UIFont.Weight, _ pairs: [(CGFloat, CGFloat)]) -> Style
    {
        Style(weight: weight, boldWeight: bold, entries: pairs.map { Entry(size: $0.0, leading: $0.1) })
    }

    private static let bodySizes: [(CGFloat, CGFloat)] = [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56),
        (53, 62),
    ]

    private static let body = makeStyle(.regular, bold: .semibold, bodySizes)

    private static let stylesByTextStyle: [UIFont.TextStyle: Style] = [
        .largeTitle: makeStyle(
            .regular, bold: .bold,
            [
                (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61),
                (56, 66), (60, 70),
            ]),
        .title1: makeStyle(
            .regular, bold: .bold,
            [
                (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51), (48, 57),
                (53, 62), (58, 68),
            ]),
        .title2: makeStyle(
            .regular, bold: .bold,
            [
                (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52),
                (50, 59), (56, 66),
            ]),
        .title3: makeStyle(
            .regular, bold: .semibold,
            [
                (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51),
                (49, 58), (55, 65),
            ]),
        .headline: makeStyle(.semibold, bold: .semibold, bodySizes),
        .body: body,
        .callout: makeStyle(
            .regular, bold: .semibold,
            [
                (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46),
                (44, 52), (51, 60),
            ]),
        .subheadline: makeStyle(
            .regular, bold: .semibold,
            [
                (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 26), (25, 31), (30, 37), (36, 43),
                (42, 50), (49, 58),
            ]),
        .footnote: makeStyle(
            .regular, bold: .semibold,
            [
                (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40),
                (38, 46), (44, 52),
            ]),
        .caption1: makeStyle(
            .regular, bold: .medium,
            [
                (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32), (32, 39),
                (37, 44), (43, 51),
            ]),
        .caption2: makeStyle(
            .regular, bold: .semibold,
            [
                (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30), (29, 35),
                (34, 41), (40, 48),
            ]),
    ]
}
