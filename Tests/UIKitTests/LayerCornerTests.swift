import CellSimSystem
import UIKit
import XCTest

/// Tests corners in pictures by `CALayer.render(in:)`, which differ from the screen.
@preconcurrency @MainActor
final class LayerCornerTests: XCTestCase {
    /// Draws a red view, and returns the alpha values of its first row of pixels.
    private func firstRow(
        _ size: CGSize, _ system: SystemVersion, scale: CGFloat = 3, isOnScreen: Bool = false,
        configure: (CALayer) -> Void
    ) throws -> [UInt8] {
        try SystemVersion.simulating(system) {
            let view = UIView(frame: CGRect(origin: .zero, size: size))
            view.backgroundColor = .red
            configure(view.layer)
            let format = UIGraphicsImageRendererFormat()
            format.scale = scale
            let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
                if isOnScreen {
                    view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
                } else {
                    view.layer.render(in: context.cgContext)
                }
            }
            let bitmap = try XCTUnwrap(image.cgImage?.bitmap)
            return unsafe bitmap.withUnsafeBytes { bytes in
                (0..<bitmap.width).map { unsafe bytes[$0 * 4 + 3] }
            }
        }
    }

    /// The expected values are those of cards with a radius of 16 points in references of public apps: at pixels 38 to 47 from
    /// the corner with iOS 17 (bakytushka/Tracker), and at pixels 42 to 59 with iOS 18 (lmazulova/Tracker).
    func testCornersAreContinuousSinceIOS18() throws {
        let size = CGSize(width: 120, height: 90)
        let circular = try firstRow(size, .iOS17) { $0.cornerRadius = 16 }
        let recordedArc = [15, 61, 107, 141, 173, 202, 221, 238, 247, 253]
        for (value, expected) in zip(circular[38...], recordedArc) {
            XCTAssertEqual(Double(value), Double(expected), accuracy: 6)
        }
        let continuous = try firstRow(size, .iOS26) { $0.cornerRadius = 16 }
        let recordedCurve = [4, 34, 60, 86, 107, 127, 145, 160, 174, 186, 197, 207, 214, 221, 228, 233, 237, 241]
        for (value, expected) in zip(continuous[42...], recordedCurve) {
            XCTAssertEqual(Double(value), Double(expected), accuracy: 26)
        }
        XCTAssertEqual(continuous.prefix(41).map { $0 > 30 }, [Bool](repeating: false, count: 41))
    }

    func testExplicitCurvesAndTheScreenAreAsBefore() throws {
        let size = CGSize(width: 120, height: 90)
        let circular = try firstRow(size, .iOS17) { $0.cornerRadius = 16 }
        let explicit = try firstRow(size, .iOS26) {
            $0.cornerRadius = 16
            $0.cornerCurve = .circular
        }
        XCTAssertEqual(explicit, circular)
        XCTAssertEqual(try firstRow(size, .iOS26, isOnScreen: true) { $0.cornerRadius = 16 }, circular)
    }

    /// The expected values are those of an avatar, 50 pixels wide at one pixel per point, in a reference of stream-chat-swift (iOS 26)
    /// at pixels 18 to 24. Those of an arc are 119, 170, 208 and more from pixel 19 on.
    func testCirclesArePointed() throws {
        let size = CGSize(width: 50, height: 50)
        let pointed = try firstRow(size, .iOS26, scale: 1) { $0.cornerRadius = 25 }
        for (value, expected) in zip(pointed[18...24], [6, 25, 78, 120, 164, 202, 237]) {
            XCTAssertEqual(Double(value), Double(expected), accuracy: 30)
        }
    }

    /// Pictures by `render(in:)` round all corners (stream-chat-swift's message bubbles, iOS 26).
    func testMaskedCornersAreIgnored() throws {
        let size = CGSize(width: 60, height: 40)
        for system in [SystemVersion.iOS17, .iOS26] {
            let some = try firstRow(size, system) {
                $0.cornerRadius = 10
                $0.maskedCorners = .layerMinXMinYCorner
            }
            XCTAssertEqual(some, try firstRow(size, system) { $0.cornerRadius = 10 })
            let shown = try firstRow(size, system, isOnScreen: true) {
                $0.cornerRadius = 10
                $0.maskedCorners = .layerMinXMinYCorner
            }
            XCTAssertEqual([shown.first, shown.last], [0, 255])
        }
    }

    /// The expected values are those of a quoted message with a border of 1 point, at one pixel per point, in a reference of
    /// stream-chat-swift (iOS 26.2), from pixel 11 on. A border with the radius of the background outside has 110 at the first of them.
    func testBordersAreStrokesOfContinuousCorners() throws {
        let values = try firstRow(CGSize(width: 120, height: 36), .iOS26, scale: 1) {
            $0.backgroundColor = nil
            $0.cornerRadius = 16
            $0.borderWidth = 1
        }
        for (value, expected) in zip(values[11...16], [15, 90, 165, 222, 250, 255]) {
            XCTAssertEqual(Double(value), Double(expected), accuracy: 70, "\(values[8...22])")
        }
    }
}
