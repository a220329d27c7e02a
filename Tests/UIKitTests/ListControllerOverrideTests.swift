import UIKit
import XCTest

// Without `@testable`, because subclasses in apps can only use public declarations.

/// Tests that subclasses of table and collection view controllers can override delegate methods, as on Apple platforms.
@preconcurrency @MainActor final class ListControllerOverrideTests: XCTestCase {
    private final class Rows: UITableViewController {
        var events: [String] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        override func scrollViewDidScroll(_ scrollView: UIScrollView) { events.append("scrolled") }
        override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
        override func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {}
        override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
        override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
        override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
        override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
        override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
        override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
        override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
        override func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
        override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { true }
        override func tableView(
            _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
            withSender sender: Any?
        ) -> Bool { true }
        override func tableView(
            _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
            withSender sender: Any?
        ) {}
        override func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
            -> [UITableViewRowAction]?
        { [] }
        override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
        override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
        override func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
            toProposedIndexPath proposed: IndexPath
        ) -> IndexPath { source }
        override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { false }
        override func tableView(
            _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { true }
        override func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt path: IndexPath) {}
        override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
        override func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt path: IndexPath) -> Bool {
            false
        }
        override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
    }

    private final class Items: UICollectionViewController {
        var events: [String] = []
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            60
        }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        override func scrollViewDidScroll(_ scrollView: UIScrollView) { events.append("scrolled") }
        override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
        override func collectionView(_ view: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
        ) { events.append("moved") }
        override func collectionView(
            _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
            forElementKind elementKind: String, at indexPath: IndexPath
        ) {}
        override func collectionView(
            _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
            forElementOfKind elementKind: String, at indexPath: IndexPath
        ) {}
        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? { nil }
        override func collectionView(_ view: UICollectionView, shouldShowMenuForItemAt path: IndexPath) -> Bool { true }
        override func collectionView(
            _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
            withSender sender: Any?
        ) -> Bool { true }
        override func collectionView(
            _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
            withSender sender: Any?
        ) {}
        override func collectionView(_ view: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { false }
    }

    func testTableControllerReceivesScrollCallbacks() {
        let rows = Rows()
        rows.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        rows.view.layoutIfNeeded()
        rows.events = []
        rows.tableView.contentOffset.y = 100
        XCTAssertEqual(rows.events, ["scrolled"])
    }

    func testCollectionControllerReceivesScrollAndMoveCallbacks() {
        let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
        items.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        items.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        items.view.layoutIfNeeded()
        items.events = []
        items.collectionView.contentOffset.y = 100
        XCTAssertEqual(items.events, ["scrolled"])
        items.collectionView.contentOffset.y = 0
        items.view.layoutIfNeeded()
        items.events = []
        XCTAssertTrue(items.collectionView.beginInteractiveMovementForItem(at: [0, 0]))
        items.collectionView.updateInteractiveMovementTargetPosition(items.collectionView.center)
        items.collectionView.endInteractiveMovement()
        XCTAssertEqual(items.events, ["moved"])
    }
}
