import CellSimHost
import UIKit
import XCTest

/// Tests that another package can use CellSim as a dependency.
@preconcurrency @MainActor final class LabelDrawingTests: XCTestCase {
    func testALabelIsDrawn() throws {
        let device = try XCTUnwrap(Device.named("iPhone SE"))
        let host = ViewHost(Appearance(device: device))
        let label = UILabel()
        label.text = "Iron"
        label.sizeToFit()
        host.show(label)
        let bitmap = host.render(label)
        XCTAssertEqual(bitmap.width, Int(label.bounds.width * 2))
        XCTAssertGreaterThan(bitmap.height, 30)
        let inked = bitmap.withUnsafeBytes { bytes in
            stride(from: 3, to: bytes.count, by: 4).filter { bytes[$0] > 0 }.count
        }
        XCTAssertGreaterThan(inked, 100, "the label draws its letters")
        XCTAssertLessThan(inked, bitmap.width * bitmap.height / 2, "the label leaves the background empty")
    }
}
