import UIKit
import XCTest

/// Tests font descriptors that are created from dictionaries.
@preconcurrency @MainActor final class FontDescriptorTests: XCTestCase {
    func testAttributesChangeTheFont() {
        let base = UIFont.systemFont(ofSize: 15).fontDescriptor
        let heavy = base.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
        XCTAssertEqual(UIFont(descriptor: heavy, size: 0), .systemFont(ofSize: 15, weight: .heavy))
        let large = base.addingAttributes([.size: 22])
        XCTAssertEqual(UIFont(descriptor: large, size: 0), .systemFont(ofSize: 22))
        let features: [[UIFontDescriptor.FeatureKey: Int]] = [[.type: 6, .selector: 0]]
        XCTAssertEqual(
            UIFont(descriptor: base.addingAttributes([.featureSettings: features]), size: 0),
            .monospacedDigitSystemFont(ofSize: 15, weight: .regular))
    }

    func testDescriptorsFromNameStyleAndFace() {
        let named = UIFontDescriptor(fontAttributes: [.name: "HelveticaNeue-Bold", .size: 12])
        XCTAssertEqual(UIFont(descriptor: named, size: 0), UIFont(name: "HelveticaNeue-Bold", size: 12))
        let style = UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.headline])
        XCTAssertEqual(UIFont(descriptor: style, size: 0), .preferredFont(forTextStyle: .headline))
        let face = UIFontDescriptor(fontAttributes: [.size: 10]).withFace("Bold Italic")
        XCTAssertEqual(face.symbolicTraits, [.traitBold, .traitItalic])
    }

    func testSystemFontDesigns() throws {
        let base = UIFont.systemFont(ofSize: 15, weight: .bold)
        let rounded = try XCTUnwrap(base.fontDescriptor.withDesign(.rounded))
        XCTAssertEqual(UIFont(descriptor: rounded, size: 0).lineHeight, base.lineHeight)
        XCTAssertEqual(base.fontDescriptor.withDesign(.monospaced)?.symbolicTraits.contains(.traitMonoSpace), true)
        XCTAssertNil(base.fontDescriptor.withDesign(UIFontDescriptor.SystemDesign(rawValue: "unknown")))
    }

    func testDescriptorAttributes() {
        let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
        XCTAssertEqual(body.object(forKey: .textStyle) as? UIFont.TextStyle, .body)
        XCTAssertEqual(body.fontAttributes[.size] as? CGFloat, 17)
        XCTAssertNil(UIFont.systemFont(ofSize: 17).fontDescriptor.object(forKey: .textStyle))
        let traits = UIFont.systemFont(ofSize: 9, weight: .medium).fontDescriptor.object(forKey: .traits)
        XCTAssertEqual(
            (traits as? [UIFontDescriptor.TraitKey: Any])?[.weight] as? CGFloat, UIFont.Weight.medium.rawValue)
    }

    func testOtherSizesDoNotScale() {
        let scaled = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
        for font in [
            UIFont(descriptor: scaled.fontDescriptor.withSize(20), size: 0),
            UIFont(descriptor: scaled.fontDescriptor, size: 20), scaled.withSize(20),
        ] {
            XCTAssertEqual(UIFontMetrics.default.scaledFont(for: font).pointSize, 20)
        }
    }

    func testScalingAScaledFontRaises() {
        let scaled = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
        XCTAssertThrowsError(
            try TouchSimulator.throwingExceptions { _ = UIFontMetrics.default.scaledFont(for: scaled) }
        ) { XCTAssertEqual(($0 as? UIKitException)?.name, "NSInvalidArgumentException") }
        // References of a chat library, which scales the fonts of text styles, exist for iOS 16 to 18.
        let title = UIFont.preferredFont(forTextStyle: .title1)
        XCTAssertEqual(UIFontMetrics.default.scaledFont(for: title).lineHeight, title.lineHeight)
    }

    /// Message texts of a chat library make their fonts this way.
    func testFontsOfDescriptorsWithASizeAreScaled() {
        let body = UIFont.preferredFont(forTextStyle: .body)
        let font = UIFont(descriptor: body.fontDescriptor, size: body.pointSize)
        XCTAssertEqual(UIFontMetrics(forTextStyle: .body).scaledFont(for: font).lineHeight, body.lineHeight)
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let scaled = UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits)
        XCTAssertGreaterThan(scaled.pointSize, 17)
        XCTAssertEqual(scaled.adapted(to: UITraitCollection(preferredContentSizeCategory: .large))?.pointSize, 17)
    }
}
