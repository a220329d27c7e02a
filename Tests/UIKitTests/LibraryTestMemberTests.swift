import UIKit
import XCTest

/// Tests members that the test suites of libraries use.
@preconcurrency @MainActor final class LibraryTestMemberTests: XCTestCase {
    private final class Table: UITableView {
        var inserted: [IndexPath] = []
        override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
            inserted += indexPaths
        }
        override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
            super.register(cellClass, forCellReuseIdentifier: identifier + "!")
        }
    }

    private final class Grid: UICollectionView {
        override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
            super.register(cellClass, forCellWithReuseIdentifier: identifier + "!")
        }
    }

    private final class Items: NSObject, UICollectionViewDataSource {
        var texts = ["a", "b", "c"]
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            texts.count
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            indexPath.item > 0
        }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) { texts.insert(texts.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
    }

    func testUpdatesCanBeOverridden() {
        let table = Table()
        (table as UITableView).insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        XCTAssertEqual(table.inserted.count, 1)
    }

    private final class CustomLabelCell: UITableViewCell {
        let customLabel = UILabel()
        var updates = 0
        override var textLabel: UILabel? { customLabel }
        override func setNeedsUpdateConfiguration() { updates += 1 }
    }

    private final class Screen: UIViewController {
        var callCount = 0
        override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
            callCount += 1
            super.beginAppearanceTransition(isAppearing, animated: animated)
        }
        override func setNeedsStatusBarAppearanceUpdate() { callCount += 10 }
    }

    private final class CallCountingView: UIView {
        var callCount = 0
        override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
            callCount += 1
            super.addGestureRecognizer(gestureRecognizer)
        }
        override func endEditing(_ force: Bool) -> Bool {
            callCount += 10
            return super.endEditing(force)
        }
    }

    /// Calls through a UIKit class are dispatched to the override. This is impossible for members in extensions.
    func testOverriddenMembersAreCalled() {
        let cell = CustomLabelCell(style: .default, reuseIdentifier: nil)
        XCTAssertIdentical((cell as UITableViewCell).textLabel, cell.customLabel)
        (cell as UITableViewCell).setNeedsUpdateConfiguration()
        XCTAssertEqual(cell.updates, 1)
        let screen = Screen()
        (screen as UIViewController).beginAppearanceTransition(true, animated: false)
        (screen as UIViewController).setNeedsStatusBarAppearanceUpdate()
        XCTAssertEqual(screen.callCount, 11)
        let touched = CallCountingView()
        (touched as UIView).addGestureRecognizer(UITapGestureRecognizer())
        _ = (touched as UIView).endEditing(true)
        XCTAssertEqual(touched.callCount, 11)
        XCTAssertEqual(touched.gestureRecognizers?.count, 1)
    }

    func testRegistrationsCanBeOverridden() {
        let table = Table()
        (table as UITableView).register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        XCTAssertNotNil(table.dequeueReusableCell(withIdentifier: "cell!"))
        XCTAssertNil(table.dequeueReusableCell(withIdentifier: "cell"))
        let layout = UICollectionViewFlowLayout()
        let grid = Grid(frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout)
        let items = Items()
        (grid as UICollectionView).register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        grid.dataSource = items
        XCTAssertNoThrow(
            try UIKitException.catching {
                _ = grid.dequeueReusableCell(withReuseIdentifier: "cell!", for: IndexPath(item: 0, section: 0))
            })
    }

    func testTransitionInterpolatesBetweenLayouts() {
        let (small, large) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
        small.itemSize = CGSize(width: 20, height: 20)
        large.itemSize = CGSize(width: 100, height: 60)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: small)
        let items = Items()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = items
        view.layoutIfNeeded()
        var ends: [Bool] = []
        let transition = view.startInteractiveTransition(to: large) { _, isFinished in ends.append(isFinished) }
        XCTAssertIdentical(view.collectionViewLayout, transition)
        transition.transitionProgress = 0.5
        view.layoutIfNeeded()
        let path = IndexPath(item: 1, section: 0)
        XCTAssertEqual(view.cellForItem(at: path)?.frame, CGRect(x: 20, y: 35, width: 60, height: 40))
        view.finishInteractiveTransition()
        view.layoutIfNeeded()
        XCTAssertEqual(view.cellForItem(at: path)?.frame, CGRect(x: 0, y: 70, width: 100, height: 60))
        _ = view.startInteractiveTransition(to: small) { _, isFinished in ends.append(isFinished) }
        view.cancelInteractiveTransition()
        view.layoutIfNeeded()
        XCTAssertIdentical(view.collectionViewLayout, large)
        XCTAssertEqual(ends, [true, false])
    }

    func testInteractiveMovement() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout)
        let items = Items()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = items
        view.layoutIfNeeded()
        XCTAssertFalse(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        XCTAssertTrue(view.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 10))
        XCTAssertEqual(items.texts, ["a", "b", "c"])
        view.endInteractiveMovement()
        XCTAssertEqual(items.texts, ["c", "a", "b"])
        XCTAssertTrue(view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
        view.cancelInteractiveMovement()
        XCTAssertEqual(items.texts, ["c", "a", "b"])
    }

    func testCollationSections() {
        let collation = UILocalizedIndexedCollation.current()
        XCTAssertEqual(collation.sectionTitles.count, 27)
        XCTAssertEqual(collation.section(for: "Émile", collationStringSelector: Selector("self")), 4)
        XCTAssertEqual(collation.section(for: "7", collationStringSelector: Selector("self")), 26)
    }

    func testTransform3DDeterminesAffineTransform() {
        let attributes = UICollectionViewLayoutAttributes()
        attributes.transform3D = CATransform3DMakeScale(2, 3, 1)
        XCTAssertEqual(attributes.transform, CGAffineTransform(scaleX: 2, y: 3))
        attributes.transform = .identity
        XCTAssertTrue(CATransform3DIsIdentity(attributes.transform3D))
    }

    func testCGLayerIsDrawnRepeatedly() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { renderer in
            let context = renderer.cgContext
            guard let layer = CGLayer(context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil) else { return }
            layer.context?.setFillColor(UIColor.red.cgColor)
            layer.context?.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
            context.draw(layer, at: .zero)
            context.draw(layer, in: CGRect(x: 10, y: 0, width: 10, height: 10))
        }
        let expected = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { renderer in
            UIColor.red.setFill()
            renderer.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
            renderer.fill(CGRect(x: 10, y: 0, width: 5, height: 10))
        }
        XCTAssertEqual(image.pngData(), expected.pngData())
    }

    func testTransformLayersDrawOnlySublayers() {
        let (layer, inner) = (CATransformLayer(), CALayer())
        (layer.frame, inner.frame) = (CGRect(x: 0, y: 0, width: 4, height: 4), CGRect(x: 0, y: 0, width: 2, height: 4))
        layer.backgroundColor = UIColor.red.cgColor
        inner.backgroundColor = UIColor.blue.cgColor
        layer.addSublayer(inner)
        func image(_ draw: (CGContext) -> Void) -> Data? {
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { draw($0.cgContext) }.pngData()
        }
        XCTAssertEqual(image(layer.render), image(inner.render))
    }

    func testAdjacentRectsDoNotIntersect() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 50), collectionViewLayout: layout)
        let items = Items()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = items
        view.layoutIfNeeded()
        XCTAssertEqual(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 50, width: 100, height: 50))?.count, 1)
        XCTAssertEqual("\(CGRect(x: 0, y: 1, width: 100, height: 50.5))", "(0.0, 1.0, 100.0, 50.5)")
        XCTAssertEqual("\(CGPoint(x: 1, y: 2)) \(CGSize(width: 1, height: 2))", "(1.0, 2.0) (1.0, 2.0)")
        XCTAssertEqual(CGSize(width: 1, height: 2).debugDescription, "(1.0, 2.0)")
    }
}
