import CellSimGraphics
import UIKit
import XCTest

/// Views and layers drawn by hand, as snapshot code of one's own does.
@preconcurrency @MainActor
final class LayerDrawingTests: XCTestCase {
    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8]? {
        guard let bitmap = image.cgImage?.bitmap else { return nil }
        let at = (y * bitmap.width + x) * 4
        return unsafe bitmap.withUnsafeBytes { bytes in (0..<4).map { unsafe bytes[at + $0] } }
    }

    private func image(_ size: CGSize, _ draw: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image(actions: draw)
    }

    private func view() -> UIView {
        let view = UIView(frame: CGRect(x: 100, y: 50, width: 4, height: 2))
        view.backgroundColor = .red
        let half = UIView(frame: CGRect(x: 2, y: 0, width: 2, height: 2))
        half.backgroundColor = .blue
        view.addSubview(half)
        return view
    }

    private var red: [UInt8]? {
        pixel(
            image(CGSize(width: 1, height: 1)) {
                UIColor.red.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }, 0, 0)
    }
    private var blue: [UInt8]? {
        pixel(
            image(CGSize(width: 1, height: 1)) {
                UIColor.blue.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }, 0, 0)
    }

    func testALayerIsDrawnInItsOwnCoordinates() {
        let view = view()
        view.transform = CGAffineTransform(rotationAngle: 1)
        let image = image(CGSize(width: 6, height: 2)) { view.layer.render(in: $0.cgContext) }
        XCTAssertEqual(pixel(image, 0, 0), red)
        XCTAssertEqual(pixel(image, 3, 1), blue)
        XCTAssertEqual(pixel(image, 4, 0), [0, 0, 0, 0])
    }

    func testTheOriginOfTheBoundsIsKept() {
        let view = view()
        view.bounds.origin.x = 2
        let image = image(CGSize(width: 6, height: 2)) { view.layer.render(in: $0.cgContext) }
        XCTAssertEqual(pixel(image, 1, 0), [0, 0, 0, 0])
        XCTAssertEqual(pixel(image, 2, 0), blue)
        XCTAssertEqual(pixel(image, 5, 0), red)
    }

    func testAHierarchyIsScaledIntoItsRectangle() {
        let view = view()
        view.bounds.origin.x = 2
        var wasDrawn = false
        let image = image(CGSize(width: 10, height: 6)) { _ in
            wasDrawn = view.drawHierarchy(in: CGRect(x: 1, y: 1, width: 8, height: 4), afterScreenUpdates: true)
        }
        XCTAssertTrue(wasDrawn)
        XCTAssertEqual(pixel(image, 0, 1), [0, 0, 0, 0])
        XCTAssertEqual(pixel(image, 1, 1), blue)
        XCTAssertEqual(pixel(image, 4, 4), blue)
        XCTAssertEqual(pixel(image, 5, 1), red)
        XCTAssertEqual(pixel(image, 9, 1), [0, 0, 0, 0])
    }

    func testWithoutAContextNothingIsDrawn() {
        XCTAssertFalse(view().drawHierarchy(in: CGRect(x: 0, y: 0, width: 4, height: 2), afterScreenUpdates: false))
    }
}
