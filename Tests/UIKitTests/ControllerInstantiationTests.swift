import UIKit
import XCTest

/// Tests that a generic function can create a controller with a nib name and a bundle, and that the controller releases the bundle.
@preconcurrency @MainActor final class ControllerInstantiationTests: XCTestCase {
    private final class Controller: UIViewController {}

    private func makeController<Instance: UIViewController>(_ type: Instance.Type, _ bundle: Bundle) -> Instance {
        Instance.init(nibName: "Card", bundle: bundle)
    }

    func testControllersReleaseTheirBundles() throws {
        weak var bundle: Bundle?
        do {
            let usrBundle = try XCTUnwrap(Bundle(path: "/usr"))
            bundle = usrBundle
            let controller = makeController(Controller.self, usrBundle)
            XCTAssertEqual(controller.nibName, "Card")
            XCTAssertIdentical(controller.nibBundle, usrBundle)
        }
        XCTAssertNil(bundle)
    }
}
