import Foundation
import XCTest

@testable import CellSimAutoLayout
@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitViews

/// Tests that the number of operations grows only linearly with the work.
@preconcurrency @MainActor final class OperationCountTests: XCTestCase {
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

    private func comparisons(_ body: () -> Void) -> Int {
        unsafe Counted.comparisons = 0
        body()
        return unsafe Counted.comparisons
    }

    func testSnapshotLookupsNeedFewComparisons() {
        let count = 2_000
        let all = (0..<count).map { Counted($0) }
        var snapshot = Snapshot()
        snapshot.appendSections(all)
        for section in all { snapshot.appendItems([section], toSection: section) }
        let cost = comparisons {
            for item in all {
                XCTAssertEqual(snapshot.indexOfItem(item), item.number)
                XCTAssertEqual(snapshot.indexOfSection(item), item.number)
            }
        }
        XCTAssertLessThan(cost, 20 * count)
    }

    func testSnapshotMovesNeedFewComparisons() {
        let count = 2_000
        let all = (0..<count).map { Counted($0) }
        var (items, sections) = (Snapshot(), Snapshot())
        items.appendSections([Counted(0)])
        items.appendItems(all)
        sections.appendSections(all)
        let cost = comparisons {
            for index in 1..<count {
                items.moveItem(all[index], beforeItem: all[index - 1])
                sections.moveSection(all[count - 1 - index], afterSection: all[count - index])
            }
        }
        XCTAssertEqual(items.itemIdentifiers, all.reversed())
        XCTAssertEqual(sections.sectionIdentifiers, all.reversed())
        XCTAssertLessThan(cost, 40 * count)
        let deletions = comparisons { for item in all.dropLast() { items.deleteItems([item]) } }
        XCTAssertEqual(items.itemIdentifiers, [all[count - 1]])
        XCTAssertLessThan(deletions, 20 * count)
    }

    /// Many moves to the same position must not exhaust the order labels between its neighbours.
    func testSnapshotMovesToOnePosition() {
        let costs = [1_000, 8_000].map { count in
            let all = (0..<count).map { Counted($0) }
            var snapshot = Snapshot()
            snapshot.appendSections([Counted(0)])
            snapshot.appendItems(all)
            let cost = comparisons { for item in all.dropFirst() { snapshot.moveItem(item, beforeItem: all[0]) } }
            XCTAssertEqual(snapshot.itemIdentifiers, Array(all.dropFirst()) + [all[0]])
            XCTAssertTrue(all.dropFirst().allSatisfy { snapshot.indexOfItem($0) == $0.number - 1 })
            return cost / count
        }
        XCTAssertLessThan(costs[1], 2 * costs[0], "\(costs)")
    }

    /// Compares random edits with arrays.
    func testSnapshotsPreserveOrderOfEdits() {
        var generator = SystemRandomNumberGenerator()
        var seed = UInt64.random(in: 0...UInt64.max, using: &generator)
        func random(_ limit: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % limit
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        var expected = [[Int]](repeating: [], count: 3)
        snapshot.appendSections([0, 1, 2])
        var next = 0
        for _ in 0..<3_000 {
            let (from, to) = (random(3), random(3))
            switch random(4) {
            case 0, 1:
                if let target = expected[to].isEmpty ? nil : Optional(random(min(2, expected[to].count))) {
                    snapshot.insertItems([next, next + 1], beforeItem: expected[to][target])
                    expected[to].insert(contentsOf: [next, next + 1], at: target)
                } else {
                    snapshot.appendItems([next, next + 1], toSection: to)
                    expected[to] += [next, next + 1]
                }
                next += 2
            case 2 where !expected[from].isEmpty:
                let item = expected[from].remove(at: random(expected[from].count))
                if let target = expected[to].indices.last {
                    snapshot.moveItem(item, afterItem: expected[to][target])
                    expected[to].append(item)
                } else {
                    snapshot.deleteItems([item])
                }
            case 3 where expected[from].count > 1:
                let removed = [expected[from].removeFirst(), expected[from].removeLast()]
                snapshot.deleteItems(removed)
            default: break
            }
        }
        for section in 0..<3 { XCTAssertEqual(snapshot.itemIdentifiers(inSection: section), expected[section]) }
        for (index, item) in expected.joined().enumerated() { XCTAssertEqual(snapshot.indexOfItem(item), index) }
    }

    func testSnapshotRejectsDuplicateItems() throws {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        XCTAssertThrowsError(try UIKitException.catching { snapshot.appendItems([1, 2, 1]) })
        XCTAssertEqual(snapshot.numberOfItems, 0)
        snapshot.appendItems([1])
        XCTAssertEqual(snapshot.indexOfItem(1), 0)
    }

    func testIdenticalObjectIsFoundFromBothEnds() {
        let all = (0..<1_000).map { _ in NSObject() }
        var remaining = all
        var cost = 0
        for object in all.prefix(300) { cost += remaining.remove(identicalTo: object) }
        for object in all.suffix(300).reversed() { cost += remaining.remove(identicalTo: object) }
        XCTAssertEqual(cost, 300 * 2 + 300)
        XCTAssertEqual(remaining, Array(all[300..<700]))
        remaining.remove(identicalTo: all[500])
        XCTAssertEqual(remaining, Array(all[300..<500] + all[501..<700]))
        remaining.remove(identicalTo: all[0])
        XCTAssertEqual(remaining.count, 399)
    }

    /// Returns a column of `count` views of 4 × 40 points.
    private func column(_ count: Int) -> (root: UIView, views: [UIView], constraints: [NSLayoutConstraint]) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 9000))
        let views = (0..<count).map { _ in UIView() }
        var constraints: [NSLayoutConstraint] = []
        var above = root.topAnchor
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            constraints += [
                view.topAnchor.constraint(equalTo: above), view.heightAnchor.constraint(equalToConstant: 4),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.widthAnchor.constraint(equalToConstant: 40),
            ]
            above = view.bottomAnchor
        }
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        return (root, views, constraints)
    }

    func testManyConstraintsAreDeactivatedTogether() throws {
        let (root, views, constraints) = column(200)
        XCTAssertEqual(views[199].frame, CGRect(x: 0, y: 796, width: 40, height: 4))
        NSLayoutConstraint.deactivate(Array(constraints[8...]))
        root.layoutIfNeeded()
        let engine = try XCTUnwrap(root.nodeState.engine)
        XCTAssertFalse(engine.isEdited, "the engine removed each row instead of rebuilding")
        XCTAssertEqual(views[1].frame, CGRect(x: 0, y: 4, width: 40, height: 4))
        XCTAssertEqual(views[2].frame, .zero)
        constraints[0].constant = 3
        constraints[7].isActive = false
        root.layoutIfNeeded()
        XCTAssertTrue(engine.isEdited)
        XCTAssertEqual(views[1].frame, CGRect(x: 0, y: 7, width: 0, height: 4))
    }

    func testRemovedViewFindsItsConstraints() {
        let (root, views, constraints) = column(50)
        let guide = UILayoutGuide()
        views[3].addLayoutGuide(guide)
        let inner = UIView()
        views[5].addSubview(inner)
        let additionalConstraints = [
            guide.leadingAnchor.constraint(equalTo: views[10].leadingAnchor),
            inner.leadingAnchor.constraint(equalTo: views[11].leadingAnchor),
        ]
        NSLayoutConstraint.activate(additionalConstraints)
        views[0].removeFromSuperview()
        XCTAssertEqual(constraints.prefix(8).map(\.isActive), [false, true, false, true, false, true, true, true])
        XCTAssertTrue(additionalConstraints.allSatisfy(\.isActive))
        // The constraints of a moved guide are removed with its new view.
        views[3].removeLayoutGuide(guide)
        views[4].addLayoutGuide(guide)
        let guideConstraint = guide.topAnchor.constraint(equalTo: views[12].topAnchor)
        guideConstraint.isActive = true
        views[4].removeFromSuperview()
        XCTAssertFalse(guideConstraint.isActive)
        views[5].removeFromSuperview()
        XCTAssertFalse(additionalConstraints[1].isActive)
        let activeConstraints = constraints.filter { $0.isActive && ![.width, .height].contains($0.firstAttribute) }
        XCTAssertEqual(root.constraints, activeConstraints)
    }
}
