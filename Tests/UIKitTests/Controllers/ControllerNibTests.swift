import CellSimHost
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests controllers that load their views from nibs, by explicit name or class name.
@preconcurrency @MainActor
final class ControllerNibTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "cellsim-controllers-" + UUID().uuidString)

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

    private func bundle() throws -> Bundle { try XCTUnwrap(Bundle(path: folder.path)) }

    /// Writes a nib whose view has a tag, and whose File's Owner has outlets.
    private func write(_ name: String, tag: Int, outlets: [String] = ["view", "caption"]) throws {
        let ids = ["view": "v", "caption": "l"]
        let connections = outlets.map {
            "<outlet property=\"\($0)\" destination=\"\(ids[$0] ?? "v")\" id=\"o-\($0)\"/>"
        }.joined()
        let data = NibFixture.xib(
            """
            <view tag="\(tag)" id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
            <label text="Caption" id="l"><rect key="frame" x="0" y="0" width="100" height="20"/></label></subviews></view>
            """,
            owner:
                "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"><connections>\(connections)</connections></placeholder>"
        )
        try data.write(to: folder.appendingPathComponent(name + ".xib"))
    }

    class Captioned: UIViewController {
        var caption: UILabel?
        var events: [String] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            events.append("\(caption?.text ?? "no caption") in a view of \(view.tag)")
        }
    }
    final class CellSimPanelViewController: Captioned {}

    func testNamedNibIsLoadedOnFirstAccess() throws {
        try write("Panel", tag: 3)
        let controller = Captioned(nibName: "Panel", bundle: try bundle())
        XCTAssertEqual(controller.nibName, "Panel")
        XCTAssertFalse(controller.isViewLoaded)
        _ = controller.view
        _ = controller.view
        XCTAssertEqual(
            controller.events, ["Caption in a view of 3"], "viewDidLoad runs once, with connected outlets")
        XCTAssertIdentical(controller.caption?.superview, controller.view)
    }

    func testNibNameWithoutControllerSuffixIsPreferred() throws {
        try write("CellSimPanelViewController", tag: 2)
        XCTAssertEqual(CellSimPanelViewController(nibName: nil, bundle: try bundle()).view.tag, 2)
        try write("CellSimPanelView", tag: 1)
        let controller = CellSimPanelViewController(nibName: nil, bundle: try bundle())
        XCTAssertEqual(controller.view.tag, 1)
        XCTAssertEqual(controller.nibName, "CellSimPanelView")
    }

    func testPlainViewWithoutNib() throws {
        let controller = CellSimPanelViewController(nibName: nil, bundle: try bundle())
        XCTAssertEqual(controller.events, [])
        XCTAssertTrue(controller.view.subviews.isEmpty)
        XCTAssertEqual(controller.events, ["no caption in a view of 0"])
    }

    func testNibWithoutViewOutletRaises() throws {
        try write("Panel", tag: 3, outlets: ["caption"])
        let controller = Captioned(nibName: "Panel", bundle: try bundle())
        XCTAssertThrowsError(try UIKitException.catching { _ = controller.view }) {
            XCTAssertTrue("\($0)".contains("loaded the \"Panel\" nib but the view outlet was not set."), "\($0)")
        }
    }

    // MARK: Safe area

    /// A controller that records each change of its safe area.
    private final class Inset: UIViewController {
        var changes: [UIEdgeInsets] = []
        override func viewSafeAreaInsetsDidChange() { changes.append(view.safeAreaInsets) }
    }

    private func show(_ controller: UIViewController) throws -> ViewHost {
        let host = ViewHost(Appearance(device: try XCTUnwrap(Device.named("iPhone 15"))))
        host.show(controller)
        return host
    }

    func testRootSafeAreaIncludesAdditionalInsets() throws {
        let controller = Inset()
        let host = try show(controller)
        XCTAssertEqual(controller.view.safeAreaInsets, host.window.safeAreaInsets)
        XCTAssertEqual(controller.changes, [host.window.safeAreaInsets])
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 2, right: 3)
        let expectedInsets = UIEdgeInsets(
            top: host.window.safeAreaInsets.top + 10, left: 1, bottom: host.window.safeAreaInsets.bottom + 2, right: 3)
        XCTAssertEqual(controller.view.safeAreaInsets, expectedInsets)
        XCTAssertEqual(controller.changes.last, expectedInsets)
        XCTAssertEqual(controller.changes.count, 2)
    }

    func testBarsExtendSafeAreaOfChildren() throws {
        let controller = Inset()
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: controller)
        tabs.viewControllers = [navigation]
        let host = try show(tabs)
        let device = host.window.safeAreaInsets
        XCTAssertEqual(
            controller.view.safeAreaInsets,
            UIEdgeInsets(
                top: SystemBars.navigationBarTop(safeAreaTop: device.top) + 44, left: 0, bottom: device.bottom + 49,
                right: 0))
        navigation.setNavigationBarHidden(true, animated: false)
        host.layoutUntilStable()
        XCTAssertEqual(controller.view.safeAreaInsets.top, device.top)
    }

    func testTabBarIsHiddenWhenPushed() throws {
        let (first, second) = (UIViewController(), UIViewController())
        second.hidesBottomBarWhenPushed = true
        let navigation = UINavigationController(rootViewController: first)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let host = try show(tabs)
        let bottom = host.window.safeAreaInsets.bottom
        XCTAssertEqual(first.view.safeAreaInsets.bottom, bottom + 49)
        navigation.pushViewController(second, animated: false)
        host.layoutUntilStable()
        XCTAssertEqual(second.view.safeAreaInsets.bottom, bottom)
        XCTAssertLessThanOrEqual(tabs.tabBar.frame.maxX, 0)
        navigation.popViewController(animated: false)
        host.layoutUntilStable()
        XCTAssertEqual(first.view.safeAreaInsets.bottom, bottom + 49)
        XCTAssertEqual(tabs.tabBar.frame.minX, 0)
    }
}
