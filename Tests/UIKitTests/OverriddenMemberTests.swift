import UIKit
import XCTest

// Without `@testable`, because subclasses in apps can only use public declarations.

/// Tests that subclasses can override the members in Apple's headers, and that calls through the superclass invoke the override.
@preconcurrency @MainActor final class OverriddenMemberTests: XCTestCase {
    private final class Cell: UITableViewCell {
        var states: [String] = []
        let customView = UIView()
        override var contentView: UIView { customView }
        override var contentConfiguration: (any UIContentConfiguration)? {
            get { nil }
            set { states.append("configured") }
        }
        override var userInteractionEnabledWhileDragging: Bool {
            get { true }
            set {}
        }
        override func willTransition(to state: StateMask) { states.append("will \(state.rawValue) \(isEditing)") }
        override func didTransition(to state: StateMask) { states.append("did \(state.rawValue) \(isEditing)") }
    }

    private final class Header: UITableViewHeaderFooterView {
        let label = UILabel()
        override var textLabel: UILabel? { label }
        override var detailTextLabel: UILabel? { label }
        override var contentView: UIView { super.contentView }
        override var contentConfiguration: (any UIContentConfiguration)? {
            get { super.contentConfiguration }
            set { super.contentConfiguration = newValue }
        }
    }

    private final class Item: UICollectionViewCell {
        let customView = UIView()
        override var contentView: UIView { customView }
        override var contentConfiguration: (any UIContentConfiguration)? {
            get { super.contentConfiguration }
            set {}
        }
    }

    private final class Navigation: UINavigationController {
        let bar = UINavigationBar()
        let recognizer = UIGestureRecognizer()
        override var navigationBar: UINavigationBar { bar }
        override var toolbar: UIToolbar! { super.toolbar }
        override var topViewController: UIViewController? { self }
        override var visibleViewController: UIViewController? { self }
        override var interactivePopGestureRecognizer: UIGestureRecognizer? { recognizer }
        override var hidesBarsWhenKeyboardAppears: Bool {
            get { true }
            set {}
        }
        override var hidesBarsWhenVerticallyCompact: Bool {
            get { true }
            set {}
        }
    }

    private final class Controller: UIViewController {
        override var parent: UIViewController? { self }
        override var nibName: String? { "Own" }
        override var nibBundle: Bundle? { nil }
        override var storyboard: UIStoryboard? { nil }
        override var extensionContext: NSExtensionContext? { nil }
        override var interfaceOrientation: UIInterfaceOrientation { .landscapeLeft }
        override var automaticallyAdjustsScrollViewInsets: Bool {
            get { false }
            set {}
        }
        override var sheetPresentationController: UISheetPresentationController? { nil }
        override class func attemptRotationToDeviceOrientation() {}
        override func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? { self }
        override func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
        override func setNeedsUpdateOfSupportedInterfaceOrientations() {}
        override func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {}
        override func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? { .current }
    }

    private final class App: UIApplication {
        override func canOpenURL(_ url: URL) -> Bool { true }
        override func open(
            _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
            completionHandler completion: ((Bool) -> Void)? = nil
        ) { completion?(true) }
        override var applicationState: State { .background }
    }

    private final class Tabs: UITabBarController {
        override var tabBar: UITabBar { super.tabBar }
        override var customizableViewControllers: [UIViewController]? {
            get { [] }
            set {}
        }
    }

    private final class Table: UITableView {
        var calls: [String] = []
        override func beginUpdates() { calls.append("begin") }
        override func endUpdates() { calls.append("end") }
        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            calls.append("batch")
        }
        override var visibleCells: [UITableViewCell] { [] }
        override var indexPathsForVisibleRows: [IndexPath]? { nil }
        override var indexPathForSelectedRow: IndexPath? { IndexPath(row: 7, section: 0) }
        override var indexPathsForSelectedRows: [IndexPath]? { nil }
        override func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
        override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { nil }
        override func rect(forSection section: Int) -> CGRect { .zero }
        override func rectForHeader(inSection section: Int) -> CGRect { .zero }
        override func rectForFooter(inSection section: Int) -> CGRect { .zero }
        override func reconfigureRows(at indexPaths: [IndexPath]) {}
        override var hasUncommittedUpdates: Bool { true }
        override var hasActiveDrag: Bool { true }
    }

    private final class Collection: UICollectionView {
        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {}
        override var visibleCells: [UICollectionViewCell] { [] }
        override var indexPathsForVisibleItems: [IndexPath] { [] }
        override var indexPathsForSelectedItems: [IndexPath]? { [IndexPath(item: 7, section: 0)] }
        override func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
        override func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] { [] }
        override func reconfigureItems(at indexPaths: [IndexPath]) {}
    }

    private final class View: UIView {
        var calls: [String] = []
        override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { calls.append("above") }
        override func insertSubview(_ view: UIView, belowSubview sibling: UIView) { calls.append("below") }
        override func exchangeSubview(at first: Int, withSubviewAt second: Int) { calls.append("exchange") }
        override func addInteraction(_ interaction: any UIInteraction) { calls.append("interaction") }
        override func removeInteraction(_ interaction: any UIInteraction) {}
        override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { CGPoint(x: 7, y: 7) }
        override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { .zero }
        override var accessibilityIgnoresInvertColors: Bool {
            get { true }
            set {}
        }
        override var largeContentTitle: String? {
            get { "large" }
            set {}
        }
    }

    private final class Field: UITextField {
        override var hasText: Bool { true }
        override func text(in range: UITextRange) -> String? { "own" }
        override func replace(_ range: UITextRange, withText text: String) {}
        override func unmarkText() {}
        override var markedTextRange: UITextRange? { nil }
    }

    private final class TextArea: UITextView {
        override var hasText: Bool { true }
        override var textStorage: NSTextStorage { super.textStorage }
        override var layoutManager: NSLayoutManager { super.layoutManager }
    }

    private final class Bar: UISearchBar {
        var calls: [String] = []
        override func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { calls.append("cancel") }
        override func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) { calls.append("image") }
        override var searchTextField: UISearchTextField { super.searchTextField }
    }

    private final class Layer: CALayer {
        var keys: [String?] = []
        override var frame: CGRect {
            get { CGRect(x: 0, y: 0, width: 7, height: 7) }
            set {}
        }
        override func add(_ anim: CAAnimation, forKey key: String?) { keys.append(key) }
        override func removeAllAnimations() { keys = [] }
        override func insertSublayer(_ layer: CALayer, at index: UInt32) { keys.append("insert") }
        override func removeFromSuperlayer() { keys.append("remove") }
        override func affineTransform() -> CGAffineTransform { .identity }
    }

    func testCellsAndHeaders() {
        let cell = Cell(style: .default, reuseIdentifier: nil)
        let plain: UITableViewCell = cell
        plain.contentConfiguration = UIListContentConfiguration.cell()
        plain.setEditing(true, animated: false)
        plain.setEditing(true, animated: false)
        plain.setEditing(false, animated: false)
        XCTAssertIdentical(plain.contentView, cell.customView)
        XCTAssertTrue(plain.userInteractionEnabledWhileDragging)
        XCTAssertEqual(
            cell.states, ["configured", "will 1 false", "did 1 true", "will 0 true", "did 0 false"])
        let header = Header(reuseIdentifier: nil)
        XCTAssertIdentical((header as UITableViewHeaderFooterView).textLabel, header.label)
        let item = Item(frame: .zero)
        XCTAssertIdentical((item as UICollectionViewCell).contentView, item.customView)
    }

    func testControllers() {
        let navigation = Navigation(rootViewController: UIViewController())
        let plain: UINavigationController = navigation
        XCTAssertIdentical(plain.navigationBar, navigation.bar)
        XCTAssertIdentical(plain.topViewController, navigation)
        XCTAssertIdentical(plain.interactivePopGestureRecognizer, navigation.recognizer)
        XCTAssertTrue(plain.hidesBarsWhenKeyboardAppears)
        XCTAssertEqual(UINavigationController.hideShowBarDuration, 0.33, accuracy: 0.01)
        let controller: UIViewController = Controller()
        XCTAssertEqual(controller.nibName, "Own")
        XCTAssertEqual(controller.interfaceOrientation, .landscapeLeft)
        XCTAssertFalse(controller.automaticallyAdjustsScrollViewInsets)
        XCTAssertEqual((Tabs() as UITabBarController).customizableViewControllers?.count, 0)
    }

    func testApplication() throws {
        let app: UIApplication = App()
        XCTAssertEqual(app.applicationState, .background)
        let url = try XCTUnwrap(URL(string: "tea://green"))
        XCTAssertTrue(app.canOpenURL(url))
        var isOpen = false
        app.open(url) { isOpen = $0 }
        XCTAssertTrue(isOpen)
    }

    func testListsAndViews() {
        let table = Table(frame: .zero, style: .plain)
        let plain: UITableView = table
        plain.beginUpdates()
        plain.endUpdates()
        plain.performBatchUpdates(nil, completion: nil)
        XCTAssertEqual(table.calls, ["begin", "end", "batch"])
        XCTAssertEqual(plain.indexPathForSelectedRow, IndexPath(row: 7, section: 0))
        let collection: UICollectionView = Collection(
            frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        XCTAssertEqual(collection.indexPathsForSelectedItems, [IndexPath(item: 7, section: 0)])
        let view = View()
        let base: UIView = view
        base.insertSubview(UIView(), aboveSubview: UIView())
        base.insertSubview(UIView(), belowSubview: UIView())
        base.exchangeSubview(at: 0, withSubviewAt: 1)
        XCTAssertEqual(view.calls, ["above", "below", "exchange"])
        XCTAssertEqual(base.convert(CGPoint.zero, to: nil), CGPoint(x: 7, y: 7))
        XCTAssertEqual(base.largeContentTitle, "large")
        XCTAssertTrue(base.accessibilityIgnoresInvertColors)
    }

    func testTextAndLayers() {
        XCTAssertTrue((Field() as UITextField).hasText)
        XCTAssertTrue((TextArea() as UITextView).hasText)
        let bar = Bar()
        (bar as UISearchBar).setShowsCancelButton(true, animated: true)
        (bar as UISearchBar).setImage(nil, for: .search, state: .normal)
        XCTAssertEqual(bar.calls, ["cancel", "image"])
        let layer = Layer()
        let plain: CALayer = layer
        plain.add(CABasicAnimation(), forKey: kCATransition)
        plain.insertSublayer(CALayer(), at: 0)
        XCTAssertEqual(layer.keys, ["transition", "insert"])
        XCTAssertEqual(plain.frame.width, 7)
    }
}
