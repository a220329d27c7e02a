import Foundation
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests fonts, their metrics, and fonts in XIBs.
final class FontTests: XCTestCase {
    /// UIKit's values for the system font at 17 and 34 points.
    func testSystemFontMetrics() {
        let font = UIFont.systemFont(ofSize: 17)
        XCTAssertEqual(font.ascender, 16.187, accuracy: 0.0005)
        XCTAssertEqual(font.descender, -4.101, accuracy: 0.0005)
        XCTAssertEqual(font.lineHeight, 20.287, accuracy: 0.0005)
        XCTAssertEqual(font.capHeight, 11.978, accuracy: 0.0005)
        XCTAssertEqual(font.xHeight, 8.948, accuracy: 0.0005)
        XCTAssertEqual(UIFont.systemFont(ofSize: 34, weight: .black).lineHeight, 40.574, accuracy: 0.0005)
        XCTAssertEqual(font.leading, 0)
    }

    /// Body has 17 points and a line height of 22: `leading` is the difference to the font's height.
    func testTextStyleLeading() {
        let body = UIFont.preferredFont(forTextStyle: .body)
        XCTAssertEqual(body.pointSize, 17)
        XCTAssertEqual(body.leading, 1.713, accuracy: 0.0005)
    }

    func testTextStylesFollowTheTextSize() {
        // Some rows of the table in the Human Interface Guidelines.
        let expected: [(UIFont.TextStyle, UIContentSizeCategory, CGFloat, CGFloat)] = [
            (.largeTitle, .large, 34, 41), (.title1, .extraSmall, 25, 31), (.title2, .extraExtraLarge, 26, 32),
            (.title3, .accessibilityMedium, 31, 38), (.headline, .small, 15, 20),
            (.callout, .accessibilityLarge, 32, 39),
            (.subheadline, .extraExtraExtraLarge, 21, 26), (.footnote, .medium, 12, 16), (.caption1, .large, 12, 16),
            (.caption2, .accessibilityExtraExtraExtraLarge, 40, 48), (.body, .extraLarge, 19, 24),
        ]
        for (style, category, size, lineHeight) in expected {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
            XCTAssertEqual(font.pointSize, size, "\(style.rawValue) \(category.rawValue)")
            XCTAssertEqual(
                font.lineHeight + font.leading, lineHeight, accuracy: 1e-9, "\(style.rawValue) \(category.rawValue)")
        }
        XCTAssertEqual(UIFont.preferredFont(forTextStyle: .headline).fontName, ".SFUI-Semibold")
    }

    /// The complete table of the Human Interface Guidelines: sizes from extra small to the largest accessibility size.
    func testTextStyleSizesInAllCategories() {
        let sizes: [(UIFont.TextStyle, [CGFloat])] = [
            (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
            (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
            (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
            (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
            (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
            (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
            (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
            (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
            (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
            (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
            (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
        ]
        let categories: [UIContentSizeCategory] = [
            .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
            .accessibilityMedium,
            .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
            .accessibilityExtraExtraExtraLarge,
        ]
        for (style, expected) in sizes {
            let actual = categories.map {
                UIFont.preferredFont(
                    forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: $0)
                ).pointSize
            }
            XCTAssertEqual(actual, expected, style.rawValue)
        }
    }

    func testBoldSystemFontIsSemibold() {
        XCTAssertEqual(UIFont.boldSystemFont(ofSize: 12).fontName, ".SFUI-Semibold")
        XCTAssertEqual(UIFont.boldSystemFont(ofSize: 12), UIFont.systemFont(ofSize: 12, weight: .semibold))
    }

    func testWeightsMapToOpenType() {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        XCTAssertEqual(weights.map(\.openType), [100, 200, 300, 400, 500, 600, 700, 800, 900])
        XCTAssertEqual(UIFont.Weight(0.265).openType, 550)
        XCTAssertEqual(UIFont.Weight(1).openType, 900)
        XCTAssertEqual(UIFont.Weight(-1).openType, 100)
    }

    func testBoldTraitOfTextStyle() throws {
        func bold(_ style: UIFont.TextStyle) throws -> UIFont {
            let descriptor = UIFont.preferredFont(forTextStyle: style).fontDescriptor
            return UIFont(descriptor: try XCTUnwrap(descriptor.withSymbolicTraits(.traitBold)), size: 0)
        }
        XCTAssertEqual(try bold(.title1).fontName, ".SFUI-Bold")
        XCTAssertEqual(try bold(.body).fontName, ".SFUI-Semibold")
        XCTAssertEqual(try bold(.caption1).fontName, ".SFUI-Medium")
        XCTAssertEqual(try bold(.body).pointSize, 17)
    }

    func testMetricsScaleByLineHeightRatio() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: .accessibilityMedium), UITraitCollection(displayScale: 2),
        ])
        // Body grows from 22 to 34: 10 × 34 / 22 = 15.4545, rounded to half points: 15.5.
        XCTAssertEqual(UIFontMetrics.default.scaledValue(for: 10, compatibleWith: traits), 15.5)
        let font = UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: 20, weight: .bold), maximumPointSize: 24, compatibleWith: traits)
        XCTAssertEqual(font.pointSize, 24)
        XCTAssertEqual(font.fontName, ".SFUI-Bold")
    }

    func testScaledFontsAdaptToTextSize() {
        let largeTraits = UITraitCollection(preferredContentSizeCategory: .large)
        let accessibilityTraits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: largeTraits)
        XCTAssertEqual(body.adapted(to: accessibilityTraits)?.pointSize, 33)
        XCTAssertNil(UIFont.systemFont(ofSize: 17).adapted(to: accessibilityTraits))
        let scaled = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 11), compatibleWith: largeTraits)
        XCTAssertEqual(scaled.pointSize, 11)
        XCTAssertEqual(scaled.adapted(to: accessibilityTraits)?.pointSize, 20)  // 11 × 40 / 22
    }

    // MARK: Names

    func testKnownFamiliesHaveTheirVerticalMetrics() throws {
        // The line heights of labels in Interface Builder at two pixels per point.
        func height(_ name: String, _ size: CGFloat) throws -> CGFloat {
            let font = try XCTUnwrap(UIFont(name: name, size: size))
            return (font.lineHeight * 2).rounded(.up) / 2
        }
        XCTAssertEqual(try height("HelveticaNeue", 17), 20.5)
        XCTAssertEqual(try height("Futura-Medium", 17), 22.5)
        XCTAssertEqual(try height("Futura-Bold", 24), 32.5)
        XCTAssertEqual(try height("OpenSans-Semibold", 15), 20.5)
        XCTAssertNil(UIFont(name: "NoSuchFont-Bold", size: 12))
    }

    @MainActor func testDefaultFontIsHelvetica() {
        let view = UITextView()
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        view.text = "Hello world"
        XCTAssertEqual(view.font?.fontName, "Helvetica")
        XCTAssertEqual(
            NSAttributedString(string: "Hello").size(),
            NSAttributedString(string: "Hello", attributes: [.font: UIFont(name: "Helvetica", size: 12) as Any]).size())
    }

    @MainActor func testLineHeightOfFonts() throws {
        for (name, size, height) in [("Helvetica", 10, 11.5), ("Helvetica Neue", 12, 14.316)]
            as [(String, CGFloat, CGFloat)]
        {
            let font = try XCTUnwrap(UIFont(name: name, size: size))
            XCTAssertEqual(font.lineHeight, height)
            XCTAssertEqual(NSAttributedString(string: "7 d", attributes: [.font: font]).size().height, height)
        }
    }

    func testReadsWeightAndSlopeFromNames() throws {
        let bold = try XCTUnwrap(UIFont(name: "HelveticaNeue-BoldItalic", size: 12)).fontDescriptor
        XCTAssertEqual(bold.symbolicTraits, [.traitBold, .traitItalic])
        XCTAssertEqual(try XCTUnwrap(UIFont(name: "AvenirNext-DemiBold", size: 12)).specification.weight, .semibold)
        XCTAssertEqual(try XCTUnwrap(UIFont(name: "Arial-BoldMT", size: 12)).familyName, "Arial")
        XCTAssertEqual(
            try XCTUnwrap(UIFont(name: ".SFUIText-Semibold", size: 12)), .systemFont(ofSize: 12, weight: .semibold))
    }

    // MARK: Fonts in XIBs

    private func read(_ attributes: [String: String]) -> UIFont.InterfaceBuilderFont? {
        UIFont.interfaceBuilder({ attributes[$0] }, traits: UITraitCollection(preferredContentSizeCategory: .large))
    }

    func testReadsFontDescriptions() {
        XCTAssertEqual(read(["type": "system", "pointSize": "13"])?.font, .systemFont(ofSize: 13))
        XCTAssertEqual(
            read(["type": "system", "weight": "medium", "pointSize": "17"])?.font,
            .systemFont(ofSize: 17, weight: .medium))
        XCTAssertEqual(read(["type": "boldSystem", "pointSize": "17"])?.font, .systemFont(ofSize: 17, weight: .bold))
        XCTAssertEqual(read(["type": "italicSystem", "pointSize": "17"])?.font, .italicSystemFont(ofSize: 17))
        XCTAssertEqual(read(["type": "system", "pointSize": "0.0"])?.font, .systemFont(ofSize: 17))
        XCTAssertEqual(read(["style": "UICTFontTextStyleSubhead"])?.font.pointSize, 15)
        XCTAssertEqual(read(["metaFont": "system", "size": "18"])?.font, .systemFont(ofSize: 18))
        XCTAssertEqual(
            read(["name": ".AppleSystemUIFont", "family": ".AppleSystemUIFont", "pointSize": "17"])?.font,
            .systemFont(ofSize: 17))
        XCTAssertNil(read(["type": "noSuchType", "pointSize": "17"]))
        XCTAssertNil(read([:]))
    }

    func testMissingNamedFontsAreReported() {
        let knownFont = read(["name": "Futura-Medium", "family": "Futura", "pointSize": "17"])
        XCTAssertEqual(knownFont?.missingName, "Futura-Medium")
        XCTAssertEqual(knownFont?.font.familyName, "Futura")
        let unknown = read(["name": "Brand-BoldItalic", "family": "Brand", "pointSize": "17"])
        XCTAssertEqual(unknown?.missingName, "Brand-BoldItalic")
        XCTAssertEqual(unknown?.font.fontName, "Helvetica-BoldOblique")
        XCTAssertNil(read(["name": ".SFUIText", "pointSize": "17"])?.missingName)
    }

    /// Source: frames that Interface Builder saved: a line height of 15.67 points for `.SFUI-Regular` at size 14 and 3 pixels per point,
    /// and of 21 points for a missing font at size 18.
    func testUnknownNamesAreSubstituted() {
        let system = read(["name": ".SFUI-Regular", "family": ".AppleSystemUIFont", "pointSize": "14"])
        XCTAssertEqual(system?.font.familyName, "Times New Roman")
        XCTAssertEqual(system?.font.lineHeight ?? 0, 15.5, accuracy: 0.01)
        XCTAssertEqual(system?.missingName, ".SFUI-Regular")
        let unknown = read(["name": "Brand-Regular", "family": "Brand", "pointSize": "18"])
        XCTAssertEqual(unknown?.font.lineHeight ?? 0, 20.7, accuracy: 0.01)
    }
}
