import CellSimGraphics
import Foundation
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests colours, their conversions, and colours in XIBs.
final class ColorTests: XCTestCase {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    /// The values are from Apple's table of system colours.
    func testSystemColorsFollowStyleAndLevel() {
        XCTAssertEqual(UIColor.systemRed.rgba(light).hex, "#FF3B30")
        XCTAssertEqual(UIColor.systemRed.rgba(dark).hex, "#FF453A")
        XCTAssertEqual(UIColor.label.rgba(dark).hex, "#FFFFFF")
        XCTAssertEqual(UIColor.secondaryLabel.rgba(light).hex, "#3C3C4399")
        XCTAssertEqual(UIColor.separator.rgba(light).hex, "#3C3C434A")
        XCTAssertEqual(UIColor.systemBackground.rgba(dark).hex, "#000000")
        let sheet = dark.modifyingTraits { $0.userInterfaceLevel = .elevated }
        XCTAssertEqual(UIColor.systemBackground.rgba(sheet).hex, "#1C1C1E")
        XCTAssertEqual(UIColor.tertiarySystemGroupedBackground.rgba(sheet).hex, "#3A3A3C")
    }

    func testDescriptionMatchesUIKit() {
        XCTAssertEqual(UIColor.red.description, "UIExtendedSRGBColorSpace 1 0 0 1")
        XCTAssertEqual(UIColor.white.description, "UIExtendedGrayColorSpace 1 1")
        XCTAssertEqual(
            UIColor(red: 0.5, green: 1.0 / 3, blue: 0, alpha: 0.25).description,
            "UIExtendedSRGBColorSpace 0.5 0.333333 0 0.25")
    }

    func testGrayDiffersFromSameRGBColor() {
        XCTAssertNotEqual(UIColor.white, UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        XCTAssertEqual(UIColor(white: 1, alpha: 1), .white)
        XCTAssertEqual(UIColor.label, .label)
        XCTAssertNotEqual(UIColor.label, UIColor.label.withAlphaComponent(0.5))
    }

    func testDynamicProviderReceivesTraits() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
        XCTAssertEqual(color.resolvedColor(with: dark), .red)
        XCTAssertEqual(color.resolvedColor(with: light), .blue)
        XCTAssertEqual(color.withAlphaComponent(0.5).resolvedColor(with: dark).cgColor.components, [1, 0, 0, 0.5])
        dark.performAsCurrent { XCTAssertEqual(color.cgColor, UIColor.red.cgColor) }
        XCTAssertEqual(color.cgColor, UIColor.blue.cgColor)
    }

    func testHueSaturationBrightnessRoundTrip() {
        // The values are from Python's colorsys.hsv_to_rgb.
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        let color = UIColor(hue: 0.55, saturation: 0.4, brightness: 0.9, alpha: 1)
        unsafe color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        XCTAssertEqual(red, 0.54, accuracy: 1e-9)
        XCTAssertEqual(green, 0.792, accuracy: 1e-9)
        XCTAssertEqual(blue, 0.9, accuracy: 1e-9)
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        unsafe color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        XCTAssertEqual(hue, 0.55, accuracy: 1e-9)
        XCTAssertEqual(saturation, 0.4, accuracy: 1e-9)
        XCTAssertEqual(brightness, 0.9, accuracy: 1e-9)
    }

    /// Core Graphics returns (1.0930, −0.2267, −0.1501) for the red of P3.
    func testDisplayP3BecomesExtendedSRGB() throws {
        let red = try XCTUnwrap(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).cgColor.components)
        XCTAssertEqual(red[0], 1.0930, accuracy: 2e-4)
        XCTAssertEqual(red[1], -0.2267, accuracy: 2e-4)
        XCTAssertEqual(red[2], -0.1501, accuracy: 2e-4)
        XCTAssertEqual(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).rgba(light).hex, "#FF0000")
    }

    // MARK: Colours in XIBs

    private func read(_ attributes: [String: String], resources: [String: UIColor] = [:]) -> UIColor? {
        UIColor(interfaceBuilder: { attributes[$0] }, resource: { resources[$0] })
    }

    func testReadsInlineComponents() {
        let red = read([
            "red": "1", "green": "0.0", "blue": "0.0", "alpha": "1", "colorSpace": "custom", "customColorSpace": "sRGB",
        ])
        XCTAssertEqual(red, .red)
        // Measured in pictures by UIKit: a grey of 0.3333 is drawn as 85.
        let gray = read([
            "white": "0.33333333333333331", "alpha": "1", "customColorSpace": "genericGamma22GrayColorSpace",
        ])
        XCTAssertEqual(gray?.rgba(light).hex, "#555555")
        XCTAssertNil(read(["red": "1", "green": "x", "blue": "0", "alpha": "1"]))
        XCTAssertNil(read(["red": "1", "green": "0", "blue": "0", "alpha": "much"]))
    }

    func testPrefersSystemNamesToInlineComponents() {
        XCTAssertEqual(read(["systemColor": "labelColor", "white": "0", "alpha": "1"]), .label)
        XCTAssertEqual(read(["cocoaTouchSystemColor": "whiteColor"]), .white)
        // Xcode 11 writes both: the dynamic system colour, and the colour for earlier versions.
        XCTAssertEqual(
            read([
                "xcode11CocoaTouchSystemColor": "systemBackgroundColor", "cocoaTouchSystemColor": "whiteColor",
            ]), .systemBackground)
        XCTAssertEqual(read(["systemColor": "newColor"], resources: ["newColor": .red]), .red)
        XCTAssertEqual(read(["systemColor": "newColor", "white": "1", "alpha": "1"]), .white)
        XCTAssertEqual(read(["name": "Brand"], resources: ["Brand": .blue]), .blue)
        XCTAssertNil(read(["name": "Brand"]))
    }
}
