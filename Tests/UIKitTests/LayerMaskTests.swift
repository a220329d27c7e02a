import CellSimGraphics
import CellSimRaster
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests layer masks of all kinds.
@preconcurrency @MainActor
final class LayerMaskTests: XCTestCase {
    private let view = {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        view.backgroundColor = .black
        return view
    }()

    private func alphas(_ row: Int = 4) -> [UInt8] {
        let picture = Rasterizer(scale: 1).render(view.displayList())
        return (0..<8).map { picture.color(x: $0, y: row).alpha }
    }

    func testMaskLayerWithoutColorHidesEverything() {
        let mask = CALayer()
        mask.frame = view.bounds
        view.layer.mask = mask
        XCTAssertEqual(alphas(), [UInt8](repeating: 0, count: 8))
        mask.backgroundColor = UIColor.black.cgColor
        XCTAssertEqual(alphas(), [UInt8](repeating: 255, count: 8))
        XCTAssertFalse(view.displayList().dump().contains("mask"), "a plain mask is drawn as a clip")
    }

    func testGradientMask() {
        let mask = CAGradientLayer()
        mask.frame = view.bounds
        mask.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
        (mask.startPoint, mask.endPoint) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0))
        view.layer.mask = mask
        for (x, alpha) in alphas().enumerated() { XCTAssertEqual(Int(alpha), (2 * x + 1) * 255 / 16, accuracy: 2) }
    }

    func testEvenOddShapeMaskHasHole() {
        let mask = CAShapeLayer()
        let path = UIBezierPath(rect: view.bounds)
        path.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4)))
        (mask.path, mask.fillRule) = (path.cgPath, .evenOdd)
        view.layer.mask = mask
        XCTAssertEqual(alphas(), [255, 255, 0, 0, 0, 0, 255, 255])
    }

    func testStrokesAndTranslucentMasks() {
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(rect: CGRect(x: 0, y: 3, width: 8, height: 2)).cgPath
        mask.opacity = 0.5
        view.layer.mask = mask
        XCTAssertEqual(alphas(), [UInt8](repeating: 128, count: 8))
        XCTAssertEqual(alphas(0), [UInt8](repeating: 0, count: 8))
    }

    func testViewMaskUsesItsContent() {
        let mask = UIView(frame: CGRect(x: 2, y: 0, width: 4, height: 8))
        let part = UIView(frame: CGRect(x: 1, y: 0, width: 1, height: 8))
        part.backgroundColor = .white
        mask.addSubview(part)
        view.mask = mask
        XCTAssertEqual(alphas(), [0, 0, 0, 255, 0, 0, 0, 0])
    }
}
