import CellSimGraphics
import CellSimRaster
import Foundation
import XCTest

/// Tests blurs of the content behind a view.
final class BackdropTests: XCTestCase {
    private let clear = RGBAColor.clear
    private let bounds = CGRect(x: 0, y: 0, width: 64, height: 32)

    private func draw(_ commands: [DisplayCommand], scale: CGFloat = 1, background: RGBAColor? = .white) -> Bitmap {
        Rasterizer(scale: scale).render(DisplayList(size: bounds.size, commands: commands), background: background)
    }

    private func edge(_ rest: [DisplayCommand]) -> [DisplayCommand] {
        [.fill(CGRect(x: 0, y: 0, width: 32, height: 32), .zero, .color(.black))] + rest
    }

    func testText() {
        let effect = Backdrop(blurRadius: 25, saturation: 1.8, tint: RGBAColor(red: 244 as UInt8, green: 0, blue: 1))
        let list = DisplayList(size: bounds.size, commands: [.backdrop(bounds, CornerRadii(4), effect)])
        XCTAssertEqual(
            list.dump(), "size 64 32\nbackdrop 0 0 64 32 radius 4 blur 25 saturation 1.8 tint #F40001\n")
    }

    /// Three box blurs are within 4 levels of a Gaussian.
    func testBlurredEdgeIsGaussian() {
        let picture = draw(edge([.backdrop(bounds, .zero, Backdrop(blurRadius: 8, tint: clear))]))
        for x in 12..<52 {
            let expected = 127.5 * (1 + erf((Double(x) + 0.5 - 32) / (8 * 2.squareRoot())))
            XCTAssertEqual(Double(picture.color(x: x, y: 16).red), expected, accuracy: 4, "\(x)")
        }
        XCTAssertEqual(picture.color(x: 0, y: 0), .black, "the blur does not include pixels outside the picture")
        XCTAssertEqual(picture.color(x: 63, y: 31), .white)
    }

    func testBackdropBlursOnlyPixelsInsideAndBelow() {
        let box = CGRect(x: 33, y: 4, width: 20, height: 20)
        let red = RGBAColor(red: 255 as UInt8, green: 0, blue: 0)
        let picture = draw(
            edge([
                .backdrop(box, .zero, Backdrop(blurRadius: 6, tint: clear)),
                .fill(CGRect(x: 40, y: 10, width: 2, height: 2), .zero, .color(red)),
            ]))
        XCTAssertEqual(picture.color(x: 33, y: 10), .white)
        XCTAssertEqual(picture.color(x: 41, y: 11), red)
        XCTAssertEqual(picture.color(x: 31, y: 11), .black)
    }

    func testTintSaturationAndCorners() {
        let gray = RGBAColor(red: 100 as UInt8, green: 120, blue: 140)
        let effect = Backdrop(
            blurRadius: 3, saturation: 1.5, tint: RGBAColor(red: 255 as UInt8, green: 255, blue: 255, alpha: 51))
        let picture = draw(
            [
                .fill(bounds, .zero, .color(gray)),
                .backdrop(CGRect(x: 8, y: 4, width: 24, height: 24), CornerRadii(12), effect),
            ])
        // The luminance is 117.2, so 100 becomes 91.4. A fifth of the difference to white gives 124.1.
        let inside = picture.color(x: 20, y: 16)
        XCTAssertEqual(Int(inside.red), 124, accuracy: 1)
        XCTAssertEqual(Int(inside.green), 148, accuracy: 1)
        XCTAssertEqual(Int(inside.blue), 172, accuracy: 1)
        XCTAssertEqual(picture.color(x: 8, y: 4), gray)
    }

    /// Transparent pixels stay transparent, except for the tint.
    func testNothingBelow() {
        let tint = RGBAColor(red: 255 as UInt8, green: 255, blue: 255, alpha: 128)
        let picture = draw([.backdrop(bounds, .zero, Backdrop(blurRadius: 3, tint: tint))], background: nil)
        XCTAssertEqual(picture.color(x: 9, y: 9).alpha, 128)
    }

    /// A translucent group mixes the blurred with the sharp content. Inside of the group, the blur includes the
    /// content behind it.
    func testInGroups() {
        let effect = Backdrop(blurRadius: 4, tint: clear)
        let plain = draw(edge([.backdrop(bounds, .zero, effect)]))
        let opaqueGroup = draw(
            edge([.beginGroup(opacity: 1, bounds: bounds), .backdrop(bounds, .zero, effect), .endGroup]))
        XCTAssertEqual(plain, opaqueGroup)
        let translucentGroup = draw(
            edge([.beginGroup(opacity: 0.5, bounds: bounds), .backdrop(bounds, .zero, effect), .endGroup]))
        XCTAssertEqual(Int(translucentGroup.color(x: 30, y: 9).red), Int(plain.color(x: 30, y: 9).red) / 2, accuracy: 2)
    }

    func testBackdropInBandsEqualsFullDrawing() {
        let commands = edge([
            .fill(CGRect(x: 5, y: 14, width: 50, height: 3), .zero, .color(.black)),
            .backdrop(CGRect(x: 4, y: 2, width: 50, height: 26), CornerRadii(6), Backdrop(blurRadius: 3, tint: clear)),
            .save, .concatenate(CGAffineTransform(rotationAngle: 0.2)),
            .backdrop(CGRect(x: 10, y: 4, width: 40, height: 20), .zero, Backdrop(blurRadius: 2, tint: clear)),
            .restore,
        ])
        let list = DisplayList(size: bounds.size, commands: commands)
        let rasterizer = Rasterizer(scale: 2)
        let undividedPicture = rasterizer.render(list, background: .white)
        for top in stride(from: 0, to: 64, by: 7) {
            let rows = top..<min(top + 7, 64)
            let band = rasterizer.renderBand(list, rows: rows, background: .white)
            for y in rows {
                for x in 0..<128 {
                    guard band.color(x: x, y: y - top) != undividedPicture.color(x: x, y: y) else { continue }
                    return XCTFail("\(x) \(y) differs")
                }
            }
        }
    }

    func testBlursOfAnySize() {
        for radius in [0, 0.1, 1e9, .infinity, .nan, -3] as [CGFloat] {
            let picture = draw(
                edge([.backdrop(bounds, .zero, Backdrop(blurRadius: radius, saturation: 1e9, tint: clear))]))
            XCTAssertEqual(picture.color(x: 0, y: 0).alpha, 255)
        }
        let far = CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12)
        XCTAssertEqual(
            draw([.backdrop(far, .zero, Backdrop(blurRadius: 9, tint: clear))]).color(x: 5, y: 5), .white)
    }
}
