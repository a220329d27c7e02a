import UIKit
import XCTest

@testable import Misuse

/// Runs every misuse case in this process, and checks that expected exceptions are catchable and the process does not crash.
/// `Tests/Scripts/misuse` runs the same cases as separate processes, in the release build.
@preconcurrency @MainActor final class MisuseTests: XCTestCase {
    private func carryOut(_ one: MisuseCase) {
        do {
            try TouchSimulator.throwingExceptions(one.body)
            if case .raises(let name, _) = one.expectedOutcome {
                XCTFail("\(one.name): nothing was raised instead of \(name)")
            }
        } catch let exception as UIKitException {
            guard case .raises(let name, let words) = one.expectedOutcome else {
                return XCTFail("\(one.name): \(exception)")
            }
            XCTAssertEqual(exception.name, name, one.name)
            XCTAssertTrue(exception.reason.contains(words), "\(one.name): \(exception.reason)")
        } catch {
            XCTFail("\(one.name): \(error)")
        }
    }

    func testHierarchies() { MisuseCase.hierarchy.forEach(carryOut) }
    func testDepth() { MisuseCase.depth.forEach(carryOut) }
    func testConstraints() { (MisuseCase.constraints + MisuseCase.constraintPairs).forEach(carryOut) }
    func testGeometryAndLooks() { (MisuseCase.geometry + MisuseCase.appearance).forEach(carryOut) }
    func testLayout() { MisuseCase.layout.forEach(carryOut) }
    func testControllers() { MisuseCase.controllers.forEach(carryOut) }
    func testValuesAndText() { (MisuseCase.values + MisuseCase.text).forEach(carryOut) }
    func testTextRanges() { (MisuseCase.textRanges + MisuseCase.ownTextRanges).forEach(carryOut) }
    func testDrawingAndHosts() { (MisuseCase.drawing + MisuseCase.hosts).forEach(carryOut) }
    func testThreads() { (MisuseCase.threads + MisuseCase.snapshots).forEach(carryOut) }
    func testNibs() { MisuseCase.nibs.forEach(carryOut) }

    func testNamesAreThereOnce() {
        let names = MisuseCase.all.map(\.name)
        XCTAssertEqual(Set(names).count, names.count)
        XCTAssertFalse(names.contains { $0.contains("\t") })
    }

    func testCatchingInsideOfCatching() throws {
        let view = UIView()
        try TouchSimulator.throwingExceptions {
            XCTAssertThrowsError(try TouchSimulator.throwingExceptions { view.addSubview(view) })
            view.addSubview(UIView())
        }
        XCTAssertThrowsError(
            try TouchSimulator.throwingExceptions {
                view.addSubview(view)
                XCTAssertThrowsError(try TouchSimulator.throwingExceptions { view.frame.size.width = .nan })
                view.exchangeSubview(at: 4, withSubviewAt: 5)
            }
        ) { XCTAssertEqual(($0 as? UIKitException)?.reason, "Can't add self as subview", "the first one counts") }
        XCTAssertEqual(view.subviews.count, 1)
    }

    func testSnapshotsAppliedOnAnotherThreadAreShownByTheMainQueue() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        let (submitted, shown) = (DispatchSemaphore(value: 0), expectation(description: "shown"))
        Thread.detachNewThread {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["a", "b", "c"])
            source.apply(snapshot) { shown.fulfill() }
            XCTAssertEqual(source.snapshot().itemIdentifiers, ["a", "b", "c"])
            submitted.signal()
        }
        submitted.wait()
        XCTAssertEqual(table.numberOfSections, 0, "nothing is shown yet")
        wait(for: [shown], timeout: 20)
        table.layoutIfNeeded()
        XCTAssertEqual(table.visibleCells.count, 3)
        XCTAssertEqual(source.indexPath(for: "c"), IndexPath(row: 2, section: 0))
        source.apply(NSDiffableDataSourceSnapshot())
        XCTAssertEqual(table.numberOfSections, 0)
    }
}
