import CellSimGraphics
import UIKit
import XCTest

/// Tests clips, transparency layers and gradients in drawing code.
@preconcurrency @MainActor
final class ContextDrawingTests: XCTestCase {
    private let canvas = CGRect(x: 0, y: 0, width: 8, height: 8)

    private func draw(_ body: (CGContext) -> Void) -> Bitmap {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(bounds: canvas, format: format).image { body($0.cgContext) }
        return image.cgImage?.bitmap ?? Bitmap(width: 8, height: 8)
    }

    private func alphas(_ row: Int = 4, _ body: (CGContext) -> Void) -> [UInt8] {
        let picture = draw(body)
        return (0..<8).map { picture.color(x: $0, y: row).alpha }
    }

    private let ring = {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 8, height: 8))
        path.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4)))
        return path
    }()

    /// A mask that is opaque on the left, half opaque on the right, and transparent in the lower half.
    private var mask: CGImage? {
        draw {
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            $0.setAlpha(0.5)
            $0.fill(CGRect(x: 4, y: 0, width: 4, height: 4))
        }.image
    }

    func testEvenOddClipsHaveHoles() {
        let holed: [UInt8] = [255, 255, 0, 0, 0, 0, 255, 255]
        XCTAssertEqual(
            alphas {
                $0.addPath(ring.cgPath)
                $0.clip(using: .evenOdd)
                $0.fill(canvas)
            }, holed)
        XCTAssertEqual(
            alphas {
                $0.addPath(ring.cgPath)
                $0.clip()
                $0.fill(canvas)
            }, [UInt8](repeating: 255, count: 8))
        ring.usesEvenOddFillRule = true
        XCTAssertEqual(
            alphas {
                ring.addClip()
                $0.fill(canvas)
            }, holed)
        XCTAssertEqual(
            alphas {
                $0.addPath(ring.cgPath)
                $0.fillPath(using: .evenOdd)
            }, holed)
    }

    func testMasksClipByAlpha() throws {
        let mask = try XCTUnwrap(mask)
        let masked = { (context: CGContext) in
            context.saveGState()
            context.clip(to: self.canvas, mask: mask)
            context.fill(self.canvas)
            context.restoreGState()
            context.fill(CGRect(x: 7, y: 0, width: 1, height: 8))
        }
        // Core Graphics draws images upside down.
        XCTAssertEqual(alphas(6, masked), [255, 255, 255, 255, 128, 128, 128, 255])
        XCTAssertEqual(alphas(1, masked), [0, 0, 0, 0, 0, 0, 0, 255])
        let upright = alphas(1) {
            $0.translateBy(x: 0, y: 8)
            $0.scaleBy(x: 1, y: -1)
            masked($0)
        }
        XCTAssertEqual(upright, [255, 255, 255, 255, 128, 128, 128, 255])
    }

    func testOpaqueMasksClipByLuminance() throws {
        let grey = try XCTUnwrap(
            draw {
                $0.setFillColor(gray: 0, alpha: 1)
                $0.fill(self.canvas)
                $0.setFillColor(gray: 0.4, alpha: 1)
                $0.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
            }.image)
        let row = alphas {
            $0.clip(to: CGRect(x: 0, y: 0, width: 8, height: 8), mask: grey)
            $0.fill(self.canvas)
        }
        XCTAssertEqual(row, [102, 102, 102, 102, 0, 0, 0, 0])
    }

    func testTransparencyLayersAreDrawnAsGroup() {
        let faded = draw {
            $0.setAlpha(0.5)
            $0.beginTransparencyLayer(auxiliaryInfo: nil)
            $0.fill(CGRect(x: 0, y: 0, width: 6, height: 8))
            $0.fill(CGRect(x: 2, y: 0, width: 6, height: 8))
            $0.endTransparencyLayer()
            $0.endTransparencyLayer()
        }
        XCTAssertEqual((0..<8).map { faded.color(x: $0, y: 4).alpha }, [UInt8](repeating: 128, count: 8))
        let shadow = draw {
            $0.setShadow(offset: CGSize(width: 0, height: 4), blur: 0, color: UIColor.red.cgColor)
            $0.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 8, height: 4), auxiliaryInfo: nil)
            $0.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
            $0.setFillColor(UIColor.blue.cgColor)
            $0.fill(CGRect(x: 0, y: 0, width: 8, height: 2))
            $0.saveGState()
            $0.endTransparencyLayer()
        }
        let column = (0..<8).map { shadow.color(x: 4, y: $0) }
        XCTAssertEqual(column[1], RGBAColor(red: 0 as UInt8, green: 0, blue: 255))
        XCTAssertEqual(column[3], .black)
        XCTAssertEqual(column[5], RGBAColor(red: 255 as UInt8, green: 0, blue: 0))
    }

    func testOpenLayersEndWithContext() {
        let picture = draw { context in
            UIGraphicsBeginImageContextWithOptions(self.canvas.size, false, 1)
            let inner = UIGraphicsGetCurrentContext()
            inner?.setAlpha(0.5)
            inner?.beginTransparencyLayer(auxiliaryInfo: nil)
            inner?.fill(self.canvas)
            inner?.restoreGState()
            let image = UIGraphicsGetImageFromCurrentImageContext()
            UIGraphicsEndImageContext()
            image?.draw(at: .zero)
        }
        XCTAssertEqual(picture.color(x: 4, y: 4).alpha, 128)
    }

    func testImagesUseContextAlpha() throws {
        let mask = try XCTUnwrap(mask)
        let row = alphas(6) {
            $0.setAlpha(0.5)
            $0.draw(mask, in: self.canvas)
        }
        XCTAssertEqual(row, [128, 128, 128, 128, 64, 64, 64, 64])
    }

    func testLinearGradientOptions() throws {
        let gradient = try XCTUnwrap(
            CGGradient(colorsSpace: nil, colors: [UIColor.black.cgColor, UIColor.black.cgColor], locations: nil))
        func row(_ options: CGGradientDrawingOptions, _ prepare: (CGContext) -> Void = { _ in }) -> [UInt8] {
            alphas {
                prepare($0)
                $0.drawLinearGradient(
                    gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 6, y: 0), options: options)
            }
        }
        XCTAssertEqual(row([]), [0, 0, 255, 255, 255, 255, 0, 0])
        XCTAssertEqual(row(.drawsBeforeStartLocation), [255, 255, 255, 255, 255, 255, 0, 0])
        XCTAssertEqual(row(.drawsAfterEndLocation), [0, 0, 255, 255, 255, 255, 255, 255])
        let both: CGGradientDrawingOptions = [.drawsAfterEndLocation, .drawsBeforeStartLocation]
        XCTAssertEqual(row(both), [UInt8](repeating: 255, count: 8))
        // The whole context, even if its origin was translated.
        XCTAssertEqual(row(both) { $0.translateBy(x: 100, y: 100) }, [UInt8](repeating: 255, count: 8))
        XCTAssertEqual(row(both) { $0.setAlpha(0.5) }, [UInt8](repeating: 128, count: 8))
    }

    func testRadialGradientsAreRingsWithoutOptions() throws {
        let gradient = try XCTUnwrap(
            CGGradient(colorsSpace: nil, colors: [UIColor.black.cgColor, UIColor.black.cgColor], locations: nil))
        func coveredPixels(_ options: CGGradientDrawingOptions) -> [Bool] {
            let centre = CGPoint(x: 4, y: 4.5)
            return alphas {
                $0.drawRadialGradient(
                    gradient, startCenter: centre, startRadius: 1, endCenter: centre, endRadius: 3, options: options)
            }.map { $0 > 127 }
        }
        XCTAssertEqual(coveredPixels([]), [false, true, true, false, false, true, true, false])
        XCTAssertEqual(coveredPixels(.drawsBeforeStartLocation), [false, true, true, true, true, true, true, false])
        XCTAssertEqual(coveredPixels(.drawsAfterEndLocation), [true, true, true, false, false, true, true, true])
    }
}

extension Bitmap {
    fileprivate var image: CGImage? { CGImage(bitmap: self) }
}
