import TestFixtures
import UIKit
import XCTest

@testable import SnapshotTesting

/// Tests snapshots with sizes that are impossible for a picture.
@preconcurrency @MainActor final class AbsurdSizeTests: XCTestCase {
    private func reason(_ size: CGSize) -> String? {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        do {
            try TouchSimulator.throwingExceptions {
                let stage = ViewSnapshotHost(
                    view, controller: nil, config: ViewImageConfig(safeArea: .zero, size: size, traits: .init()),
                    traits: .init())
                XCTAssertLessThanOrEqual(stage.picture().size.width, 20)
                stage.tearDown()
            }
            return nil
        } catch { return (error as? UIKitException)?.reason }
    }

    func testImpossibleSizes() {
        XCTAssertNil(reason(CGSize(width: 20, height: 20)))
        for side in [1e9, 1e300] as [CGFloat] {
            assertContains(reason(CGSize(width: side, height: side)), "cannot be drawn at")
        }
    }

    func testInfiniteSizesAreReported() {
        let message = reason(CGSize(width: CGFloat.infinity, height: 20))
        assertPrefix(message, "CALayer bounds contains an infinite number")
    }
}
