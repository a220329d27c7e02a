import UIKit
import XCTest

/// Tests the calls that a custom collection view layout receives, and the effects of its answers.
@preconcurrency @MainActor final class CollectionLayoutHookTests: XCTestCase {
    private final class Context: UICollectionViewLayoutInvalidationContext {}

    /// A layout with a column of items 40 points high, which records its calls.
    private final class Column: UICollectionViewLayout {
        var events: [String] = []
        var targetOffset: CGPoint?
        override class var invalidationContextClass: AnyClass { Context.self }
        private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: count * 40) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 0, y: indexPath.item * 40, width: 100, height: 40)
            return attributes
        }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { newBounds.minY > 0 }
        override func invalidationContext(forBoundsChange newBounds: CGRect)
            -> UICollectionViewLayoutInvalidationContext
        {
            let context = super.invalidationContext(forBoundsChange: newBounds)
            context.invalidateItems(at: [IndexPath(item: 3, section: 0)])
            return context
        }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            super.invalidateLayout(with: context)
            var parts = [context is Context ? "context" : "another class"]
            if context.invalidateEverything { parts.append("everything") }
            if context.invalidateDataSourceCounts { parts.append("counts") }
            if let items = context.invalidatedItemIndexPaths { parts.append("items \(items.map(\.item))") }
            events.append(parts.joined(separator: " "))
        }
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            events += updateItems.map {
                let (before, after) = ($0.indexPathBeforeUpdate?.item, $0.indexPathAfterUpdate?.item)
                return "\($0.updateAction) \(before.map(String.init) ?? "-") \(after.map(String.init) ?? "-")"
            }
        }
        override func finalizeCollectionViewUpdates() { events.append("done") }
        override func prepareForTransition(from oldLayout: UICollectionViewLayout) { events.append("from") }
        override func prepareForTransition(to newLayout: UICollectionViewLayout) { events.append("to") }
        override func finalizeLayoutTransition() { events.append("changed") }
        override func targetContentOffset(
            forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
        ) -> CGPoint { CGPoint(x: 0, y: (proposedContentOffset.y / 40).rounded() * 40) }
        override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
            targetOffset ?? proposedContentOffset
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        var count = 10
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    private let (layout, source) = (Column(), Source())

    private func makeView() -> UICollectionView {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        layout.events = []
        return view
    }

    func testInvalidationContextsHaveCustomClassAndListChanges() {
        let view = makeView()
        layout.invalidateLayout()
        view.reloadData()
        view.layoutIfNeeded()
        XCTAssertEqual(layout.events, ["context everything", "context everything counts"])
        layout.events = []
        view.contentOffset.y = 20
        view.layoutIfNeeded()
        XCTAssertEqual(layout.events, ["context items [3]"], "scrolling requests one invalidation context")
    }

    func testBatchUpdatesAreReportedBeforeLayout() {
        let view = makeView()
        source.count = 10
        view.performBatchUpdates {
            view.insertItems(at: [IndexPath(item: 9, section: 0)])
            view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            view.moveItem(at: IndexPath(item: 5, section: 0), to: IndexPath(item: 1, section: 0))
        }
        XCTAssertEqual(
            layout.events, ["context everything counts", "delete 0 -", "insert - 9", "move 5 1", "done"])
    }

    func testLayoutDeterminesOffsetAfterUpdates() {
        let view = makeView()
        layout.targetOffset = CGPoint(x: 0, y: 80)
        source.count = 11
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
        XCTAssertEqual(view.contentOffset.y, 80)
    }

    func testLayoutDeterminesOffsetAfterDrag() {
        let view = makeView()
        TouchSimulator.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 35), in: view)
        XCTAssertEqual(view.contentOffset, CGPoint(x: 0, y: 40), "the layout moves the offset to the next item's top")
    }

    func testLayoutsAreNotifiedOfTransition() {
        let view = makeView()
        let other = Column()
        view.setCollectionViewLayout(other, animated: false)
        XCTAssertEqual(layout.events.filter { !$0.hasPrefix("context") }, ["to", "changed"])
        XCTAssertEqual(other.events.filter { !$0.hasPrefix("context") }, ["from", "changed"])
    }
}
