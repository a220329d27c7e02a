import UIKit
import XCTest

/// Tests the shadow of a switch's thumb.
@preconcurrency @MainActor final class SwitchShadowTests: XCTestCase {
    /// Returns whether pixels next to the thumb, on the white off-tint of the track, are grey.
    private func drawsShadow(_ draw: (UIView, CGContext) -> Void) throws -> Bool {
        let control = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
        control.isOn = true
        control.onTintColor = .white
        let image = UIGraphicsImageRenderer(size: control.bounds.size).image { draw(control, $0.cgContext) }
        let data = try XCTUnwrap(image.cgImage?.dataProvider?.data as Data?)
        // Opaque pixels that are neither white nor the antialiased edge of the track.
        return stride(from: 0, to: data.count - 3, by: 4).contains { data[$0 + 3] == 255 && data[$0] < 250 }
    }

    func testRenderingALayerOmitsTheShadow() throws {
        XCTAssertFalse(try drawsShadow { $0.layer.render(in: $1) })
        XCTAssertTrue(try drawsShadow { view, _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) })
    }
}
