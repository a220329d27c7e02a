import CellSimGraphics
import UIKit
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests properties that had no effect in earlier versions.
@preconcurrency @MainActor
final class MemberEffectTests: XCTestCase {
    private func day(_ number: Double) -> Date { Date(timeIntervalSinceReferenceDate: number * 86_400) }

    func testDateIsClampedToRange() {
        let picker = UIDatePicker()
        picker.date = day(10)
        picker.maximumDate = day(8)
        XCTAssertEqual(picker.date, day(8))
        picker.minimumDate = day(3)
        picker.date = day(1)
        XCTAssertEqual(picker.date, day(3))
        picker.setDate(day(5), animated: false)
        XCTAssertEqual(picker.date, day(5))
    }

    func testReversedRangeIsIgnored() {
        let picker = UIDatePicker()
        picker.minimumDate = day(9)
        picker.maximumDate = day(2)
        picker.date = day(20)
        XCTAssertEqual(picker.date, day(20))
    }

    func testDimmedTintIsGrayForDescendants() {
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        inner.tintColor = .red
        XCTAssertEqual(inner.tintAdjustmentMode, .normal)
        outer.tintAdjustmentMode = .dimmed
        XCTAssertEqual(inner.tintAdjustmentMode, .dimmed)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        unsafe inner.tintColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        XCTAssertEqual(red, green)
        XCTAssertEqual(green, blue)
        XCTAssertEqual(alpha, 1)
        inner.tintAdjustmentMode = .normal
        XCTAssertEqual(inner.tintColor, .red)
        XCTAssertNotEqual(outer.tintColor, .systemBlue)
        outer.tintAdjustmentMode = .automatic
        XCTAssertEqual(outer.tintColor, .systemBlue)
    }

    func testDimmingCallsTintColorDidChange() {
        final class TintCountingView: UIView {
            var count = 0
            override func tintColorDidChange() { count += 1 }
        }
        let outer = UIView()
        let inner = TintCountingView()
        outer.addSubview(inner)
        inner.tintColor = .red
        let before = inner.count
        outer.tintAdjustmentMode = .dimmed
        XCTAssertEqual(inner.count, before + 1)
    }

    /// Returns the colours of a row of pixels in a layer, with 8 bits per channel.
    private func row(_ view: UIView) -> [[UInt8]] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
            UIColor.white.setFill()
            $0.fill(view.bounds)
            view.layer.render(in: $0.cgContext)
        }
        guard let bitmap = image.cgImage?.bitmap else { return [] }
        return unsafe bitmap.withUnsafeBytes { bytes in
            (0..<bitmap.width).map { x in (0..<3).map { unsafe bytes[x * 4 + $0] } }
        }
    }

    func testLayersAreTransparentWithoutGroupOpacity() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
        view.backgroundColor = .black
        let half = UIView(frame: CGRect(x: 1, y: 0, width: 1, height: 1))
        half.backgroundColor = .white
        view.addSubview(half)
        view.alpha = 0.5
        XCTAssertEqual(row(view).map { $0[0] > 250 }, [false, true])
        view.layer.allowsGroupOpacity = false
        let ungrouped = row(view)
        XCTAssertEqual(Int(ungrouped[0][0]), 128, accuracy: 1)
        XCTAssertEqual(Int(ungrouped[1][0]), 191, accuracy: 2)
    }

    func testLayerIsDisplayedOnceWhenNeeded() {
        final class DrawCountingLayer: CALayer {
            var count = 0
            override func draw(in ctx: CGContext) {
                count += 1
                ctx.setFillColor(UIColor.red.cgColor)
                ctx.fill(bounds)
            }
        }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
        let layer = DrawCountingLayer()
        layer.frame = CGRect(x: 1, y: 0, width: 1, height: 1)
        view.layer.addSublayer(layer)
        XCTAssertEqual(row(view)[1], [255, 255, 255], "the layer draws nothing before setNeedsDisplay()")
        layer.setNeedsDisplay()
        XCTAssertEqual(layer.count, 0)
        XCTAssertEqual(row(view).map { $0[1] }, [255, 0])
        _ = row(view)
        XCTAssertEqual(layer.count, 1)
    }

    func testOverriddenDisplaySetsContents() {
        final class DisplayOverridingLayer: CALayer {
            override func display() { backgroundColor = UIColor.blue.cgColor }
        }
        let layer = DisplayOverridingLayer()
        layer.displayIfNeeded()
        XCTAssertNil(layer.backgroundColor)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        XCTAssertEqual(layer.backgroundColor, UIColor.blue.cgColor)
    }
}
