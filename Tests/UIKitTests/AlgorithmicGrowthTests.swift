import Foundation
import TestFixtures
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests that costs grow linearly with the number of items, and that memory does not grow without bound.
@preconcurrency @MainActor final class AlgorithmicGrowthTests: XCTestCase {
    /// A number that counts its comparisons.
    private struct Counted: Hashable {
        let number: Int
        nonisolated(unsafe) static var comparisons = 0

        init(_ number: Int) { self.number = number }

        static func == (a: Counted, b: Counted) -> Bool {
            unsafe comparisons += 1
            return a.number == b.number
        }

        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    private typealias Snapshot = NSDiffableDataSourceSnapshot<Counted, Counted>

    /// Returns the number of comparisons per identifier.
    private func cost(_ count: Int, _ body: ([Counted]) throws -> Void) rethrows -> Int {
        let all = (0..<count).map { Counted($0) }
        unsafe Counted.comparisons = 0
        try body(all)
        return unsafe Counted.comparisons / count
    }

    func testSnapshotComparisonsGrowLinearly() {
        let costs = [500, 4_000].map { count in
            cost(count) { all in
                var snapshot = Snapshot()
                for section in all {
                    snapshot.appendSections([section])
                    snapshot.appendItems([Counted(section.number + count)], toSection: section)
                }
                snapshot.reloadSections(all)
                snapshot.deleteSections(all.filter { $0.number % 2 == 0 })
                XCTAssertEqual(snapshot.numberOfSections, count / 2)
                snapshot.deleteAllItems()
                snapshot.appendSections([Counted(-1)])
                snapshot.appendItems(all)
                snapshot.reloadItems(all)
                snapshot.deleteItems(all.filter { $0.number % 3 == 0 })
                XCTAssertEqual(snapshot.numberOfItems, all.count { $0.number % 3 != 0 })
            }
        }
        XCTAssertLessThan(costs[1], 60, "\(costs)")
    }

    func testDiffableComparisonsGrowLinearly() throws {
        let costs = try [250, 2_000].map { count in
            try cost(count) { all in
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), style: .plain)
                table.rowHeight = 20
                table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                let source = UITableViewDiffableDataSource<Counted, Counted>(tableView: table) { table, path, _ in
                    table.dequeueReusableCell(withIdentifier: "cell", for: path)
                }
                func apply(_ items: [Counted], inSections: Bool, reloading: Bool = false) {
                    var snapshot = Snapshot()
                    if inSections {
                        snapshot.appendSections(items)
                        for item in items { snapshot.appendItems([item], toSection: item) }
                    } else {
                        snapshot.appendSections([Counted(-1)])
                        snapshot.appendItems(items)
                    }
                    if reloading {
                        snapshot.reloadItems(items)
                        snapshot.reconfigureItems(items)
                        snapshot.reloadSections(snapshot.sectionIdentifiers.filter { $0.number % 5 == 0 })
                    }
                    source.apply(snapshot)
                }
                try UIKitException.catching {
                    apply(all, inSections: false)
                    apply(Array(all.reversed()), inSections: false, reloading: true)
                    apply(all, inSections: true)
                    apply(Array(all.reversed()), inSections: true, reloading: true)
                    apply(Array(all.prefix(count / 2)), inSections: true)
                }
                for item in all.prefix(count / 2) {
                    XCTAssertEqual(source.indexPath(for: item), IndexPath(row: 0, section: item.number))
                    XCTAssertEqual(source.index(for: item), item.number)
                }
                XCTAssertNil(source.indexPath(for: all[count - 1]))
            }
        }
        XCTAssertLessThan(costs[1], 250, "\(costs)")
    }

    /// Apps no longer remove observers in `deinit`, so entries of deallocated observers must not accumulate.
    func testDeallocatedObserversAreRemoved() {
        final class Observer: NSObject, ActionListing {
            static var actions: [ActionMethod] { [ActionMethod("reported:", Observer.reported)] }

            var count = 0

            func reported(_ notification: Any?) { count += 1 }
        }
        let center = NotificationCenter(), name = Notification.Name("growth")
        let retainedObserver = Observer()
        center.addObserver(retainedObserver, selector: Selector("reported:"), name: name, object: nil)
        for _ in 0..<2_000 { center.addObserver(Observer(), selector: Selector("reported:"), name: name, object: nil) }
        XCTAssertLessThan(SelectorObservers.table.withLock { $0.count }, 300)
        center.post(name: name, object: nil)
        XCTAssertEqual(retainedObserver.count, 1)
        center.removeObserver(retainedObserver)
        center.post(name: name, object: nil)
        XCTAssertEqual(retainedObserver.count, 1)
    }

    func testTemplateCacheIsBounded() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("growth-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = Fixture.text("small-view.xib")
        for number in 0..<(TemplateCache.maximumTemplates + 20) {
            let path = folder.appendingPathComponent("\(number).xib").path
            try text.write(toFile: path, atomically: false, encoding: .utf8)
            let template = try TemplateCache.template(ofFile: path)
            XCTAssertIdentical(try TemplateCache.template(ofFile: path), template)
            XCTAssertLessThanOrEqual(TemplateCache.count, TemplateCache.maximumTemplates)
        }
    }

    /// Returns a vertical chain of views, each 4 points high and without a width.
    private func makeChain(_ count: Int) -> (root: UIView, views: [UIView]) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 9000))
        let views = (0..<count).map { _ in UIView() }
        var above = root.topAnchor
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: above), view.heightAnchor.constraint(equalToConstant: 4),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            ])
            above = view.bottomAnchor
        }
        root.layoutIfNeeded()
        return (root, views)
    }

    /// Each view requests its ambiguity, but the engine computes it once for all views. The computation is quadratic in the number of
    /// views, so four times as many views take about 16 times as long. With a computation per view, they would take 64 times as long.
    func testAmbiguityIsComputedOnceForAllViews() throws {
        let times = [250, 1_000].map { count in
            let (root, views) = makeChain(count)
            return withExtendedLifetime(root) {
                TestTimeout.processorTime { XCTAssertTrue(views.allSatisfy(\.hasAmbiguousLayout)) }
            }
        }
        XCTAssertLessThan(times[1] / times[0], 35)
        let (root, views) = makeChain(100)
        // A change must be detected.
        let width = views[7].widthAnchor.constraint(equalToConstant: 9)
        width.isActive = true
        root.layoutIfNeeded()
        XCTAssertFalse(views[7].hasAmbiguousLayout)
        XCTAssertTrue(views[8].hasAmbiguousLayout)
        width.isActive = false
        root.layoutIfNeeded()
        XCTAssertTrue(views[7].hasAmbiguousLayout)
        let widthConstraints = views.map { $0.widthAnchor.constraint(equalToConstant: 9) }
        NSLayoutConstraint.activate(widthConstraints)
        root.layoutIfNeeded()
        XCTAssertFalse(views.contains(where: \.hasAmbiguousLayout))
        views[3].removeFromSuperview()
        root.layoutIfNeeded()
        XCTAssertTrue(views[4].hasAmbiguousLayout)
    }

    /// The elements in a rectangle must be those that a search of all elements finds.
    func testCompositionalLayoutFindsAllElementsInRect() {
        final class Source: NSObject, UICollectionViewDataSource {
            func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 * section }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
        }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .absolute(20))
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = Source()
        view.dataSource = source
        view.layoutIfNeeded()
        let all = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 300, height: 1e6)) ?? []
        XCTAssertEqual(all.count, 300)
        for y in stride(from: CGFloat(-30), to: 2_100, by: 7) {
            for rect in [CGRect(x: 0, y: y, width: 300, height: 33), CGRect(x: 120, y: y, width: 5, height: 1)] {
                let visibleAttributes = layout.layoutAttributesForElements(in: rect) ?? []
                XCTAssertEqual(
                    visibleAttributes.map(\.indexPath), all.filter { $0.frame.intersects(rect) }.map(\.indexPath))
            }
        }
        for one in all { XCTAssertEqual(layout.layoutAttributesForItem(at: one.indexPath)?.frame, one.frame) }
        XCTAssertNil(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
    }
}
