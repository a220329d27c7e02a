import UIKit
import XCTest

@testable import Misuse

/// Runs every misuse case in this process, and checks that expected exceptions are catchable and the process does not crash.
/// `Tests/Scripts/misuse` runs the same cases as separate processes, in the release build.
@preconcurrency @MainActor final class MisuseTests: XCTestCase {
    private func check(_ misuse: MisuseCase) {
        do {
            try TouchSimulator.throwingExceptions(misuse.body)
            if case .raises(let name, _) = misuse.expectedOutcome {
                XCTFail("\(misuse.name): expected the exception \(name), but none was raised")
            }
        } catch let exception as UIKitException {
            guard case .raises(let name, let reason) = misuse.expectedOutcome else {
                return XCTFail("\(misuse.name): \(exception)")
            }
            XCTAssertEqual(exception.name, name, misuse.name)
            XCTAssertTrue(exception.reason.contains(reason), "\(misuse.name): \(exception.reason)")
        } catch {
            XCTFail("\(misuse.name): \(error)")
        }
    }

    func testHierarchies() { MisuseCase.hierarchy.forEach(check) }
    func testDepth() { MisuseCase.depth.forEach(check) }
    func testConstraints() { (MisuseCase.constraints + MisuseCase.constraintPairs).forEach(check) }
    func testGeometryAndAppearance() { (MisuseCase.geometry + MisuseCase.appearance).forEach(check) }
    func testLayout() { MisuseCase.layout.forEach(check) }
    func testControllers() { MisuseCase.controllers.forEach(check) }
    func testValuesAndText() { (MisuseCase.values + MisuseCase.text).forEach(check) }
    func testTextRanges() { (MisuseCase.textRanges + MisuseCase.ownTextRanges).forEach(check) }
    func testDrawingAndHosts() { (MisuseCase.drawing + MisuseCase.hosts).forEach(check) }
    func testThreads() { (MisuseCase.threads + MisuseCase.snapshots).forEach(check) }
    func testNibs() { MisuseCase.nibs.forEach(check) }

    func testNamesAreUnique() {
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
        ) {
            XCTAssertEqual(
                ($0 as? UIKitException)?.reason, "Can't add self as subview", "the first exception is reported")
        }
        XCTAssertEqual(view.subviews.count, 1)
    }

    func testSnapshotsFromOtherThreadsAreShownOnMainQueue() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        let (submitted, completion) = (DispatchSemaphore(value: 0), expectation(description: "shown"))
        Thread.detachNewThread {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["a", "b", "c"])
            source.apply(snapshot) { completion.fulfill() }
            XCTAssertEqual(source.snapshot().itemIdentifiers, ["a", "b", "c"])
            submitted.signal()
        }
        submitted.wait()
        XCTAssertEqual(table.numberOfSections, 0, "the table is unchanged until the main queue runs")
        wait(for: [completion], timeout: 20)
        table.layoutIfNeeded()
        XCTAssertEqual(table.visibleCells.count, 3)
        XCTAssertEqual(source.indexPath(for: "c"), IndexPath(row: 2, section: 0))
        source.apply(NSDiffableDataSourceSnapshot())
        XCTAssertEqual(table.numberOfSections, 0)
    }
}
