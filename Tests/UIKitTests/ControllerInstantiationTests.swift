import UIKit
import XCTest

/// Tests that a generic function can create a controller with a nib name and a bundle, and that the controller releases the bundle.
@preconcurrency @MainActor final class ControllerInstantiationTests: XCTestCase {
    private final class Controller: UIViewController {}

    private func make<Made: UIViewController>(_ type: Made.Type, _ bundle: Bundle) -> Made {
        Made.init(nibName: "Card", bundle: bundle)
    }

    func testControllersReleaseTheirBundles() throws {
        weak var bundle: Bundle?
        do {
            let given = try XCTUnwrap(Bundle(path: "/usr"))
            bundle = given
            let controller = make(Controller.self, given)
            XCTAssertEqual(controller.nibName, "Card")
            XCTAssertTrue(controller.nibBundle === given)
        }
        XCTAssertNil(bundle)
    }
}
