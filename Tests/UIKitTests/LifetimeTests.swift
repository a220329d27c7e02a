import TestFixtures
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests views, layers and constraints with different lifetimes: no reference to a released object may remain.
@preconcurrency @MainActor final class LifetimeTests: XCTestCase {
    private func child(in parent: UIView) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        return view
    }

    private func fill(_ view: UIView, _ parent: UIView) -> [NSLayoutConstraint] {
        let constraints = [
            view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
            view.topAnchor.constraint(equalTo: parent.topAnchor),
            view.widthAnchor.constraint(equalTo: parent.widthAnchor), view.heightAnchor.constraint(equalToConstant: 10),
        ]
        NSLayoutConstraint.activate(constraints)
        return constraints
    }

    func testSubviewOutlivesItsSuperview() {
        var parent: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = child(in: parent ?? UIView())
        let constraints = fill(view, parent ?? UIView())
        parent?.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 100, height: 10))
        parent = nil
        XCTAssertNil(view.superview)
        XCTAssertNil(view.layer.superlayer)
        XCTAssertNil(view.window)
        XCTAssertFalse(constraints[0].isActive)
        XCTAssertNil(constraints[0].secondItem)
        XCTAssertIdentical(constraints[0].firstItem, view)
        XCTAssertFalse(view.hasAmbiguousLayout)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        other.addSubview(view)
        _ = fill(view, other)
        other.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 50)
    }

    func testLayerOutlivesItsView() {
        var view: UIView? = UIView()
        let sublayer = CALayer()
        view?.layer.addSublayer(sublayer)
        let layer = view?.layer
        view = nil
        XCTAssertNil(layer?.owner)
        XCTAssertIdentical(sublayer.superlayer, layer)
        layer?.setNeedsLayout()
    }

    func testSublayerOutlivesItsSuperlayer() {
        let sublayer = CALayer()
        var layer: CALayer? = CALayer()
        layer?.addSublayer(sublayer)
        layer = nil
        XCTAssertNil(sublayer.superlayer)
        sublayer.removeFromSuperlayer()
    }

    func testConstraintsAndAnchorsOutliveTheirItems() {
        let parent = UIView()
        var view: UIView? = child(in: parent)
        var guide: UILayoutGuide? = UILayoutGuide()
        if let guide { parent.addLayoutGuide(guide) }
        let anchor = view?.leadingAnchor
        let constraint = view?.topAnchor.constraint(equalTo: guide?.topAnchor ?? parent.topAnchor)
        constraint?.isActive = true
        XCTAssertIdentical(constraint?.firstItem, view)
        view?.removeFromSuperview()
        if let guide { parent.removeLayoutGuide(guide) }
        (view, guide) = (nil, nil)
        XCTAssertNil(constraint?.firstItem)
        XCTAssertNil(constraint?.secondItem)
        XCTAssertNil(anchor?.item)
        constraint?.isActive = true
        XCTAssertEqual(constraint?.isActive, false)
        parent.layoutIfNeeded()
    }

    func testGuideOutlivesItsOwner() {
        var view: UIView? = UIView()
        let guide = view?.layoutMarginsGuide
        view = nil
        XCTAssertNil(guide?.owningView)
        XCTAssertEqual(guide?.layoutFrame, .zero)
    }

    func testLaidOutTreeIsFreed() {
        weak var weakRoot: UIView?
        weak var weakLeaf: UIView?
        do {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let leaf = child(in: root)
            _ = fill(leaf, root)
            root.layoutIfNeeded()
            _ = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            (weakRoot, weakLeaf) = (root, leaf)
            XCTAssertNotNil(weakRoot)
        }
        XCTAssertNil(weakRoot)
        XCTAssertNil(weakLeaf)
    }

    func testRemovedViewIsFreedBeforeTheNextLayout() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let remaining = child(in: root)
        _ = fill(remaining, root)
        weak var weakView: UIView?
        do {
            let view = IntrinsicView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            root.layoutIfNeeded()
            weakView = view
            view.removeFromSuperview()
        }
        XCTAssertNil(weakView)
        root.frame.size.width = 60
        root.layoutIfNeeded()
        XCTAssertEqual(remaining.frame.width, 60)
    }

    func testViewCanRemoveSiblingDuringLayout() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let views = (0..<4).map { _ in RemovingView() }
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            _ = fill(view, root)
        }
        views[0].viewToRemove = { [weak root] in root?.subviews.last }
        let last = { root.subviews.last }
        XCTAssertIdentical(last(), views[3])
        root.layoutIfNeeded()
        XCTAssertEqual(root.subviews.count, 3)
        XCTAssertEqual(views[2].frame.width, 100)
    }

    private final class IntrinsicView: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
    }

    private final class RemovingView: UIView {
        var viewToRemove: (() -> UIView?)?
        override var bounds: CGRect {
            didSet {
                viewToRemove?()?.removeFromSuperview()
                viewToRemove = nil
            }
        }
    }

    /// A view that loads its XIB into weak outlets, as many apps' views do.
    private final class OwnerLoadedView: UIView {
        weak var contentView: UIView?

        func load() {
            let text = Fixture.text("view-that-removes-its-sibling-while-frames-are-set.xib")
            _ = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: self)
        }
    }

    func testWeakOutletsLiveUntilPoolIsDrained() {
        let view = OwnerLoadedView()
        autoreleasepool {
            view.load()
            XCTAssertNotNil(view.contentView, "the outer pool keeps the objects alive")
            autoreleasepool {}
            XCTAssertNotNil(view.contentView, "an inner pool frees only its own objects")
        }
        XCTAssertNil(view.contentView)
        autoreleasepool {
            view.load()
            view.contentView.map(view.addSubview)
        }
        XCTAssertNotNil(view.contentView)
    }

    func testWeakOutletsLiveUntilNextMainQueueTurn() {
        let view = OwnerLoadedView()
        view.load()
        XCTAssertNotNil(view.contentView)
        let nextTurn = expectation(description: "the next turn of the main queue")
        DispatchQueue.main.async { nextTurn.fulfill() }
        wait(for: [nextTurn], timeout: 60)
        XCTAssertNil(view.contentView)
    }

    /// The initialiser's symbol belongs to a method, which must release the arguments like an initialiser.
    func testGenericallyCreatedControllerReleasesBundle() {
        func makeController<Controller: UIViewController>(_ type: Controller.Type, _ bundle: Bundle?) -> Controller {
            Controller(nibName: nil, bundle: bundle)
        }
        weak var released: Bundle?
        do {
            let bundle = Bundle(path: NSTemporaryDirectory())
            released = bundle
            XCTAssertNotNil(released)
            XCTAssertIdentical(makeController(UIViewController.self, bundle).nibBundle, bundle)
        }
        XCTAssertNil(released)
    }
}
