import Foundation
import SnapshotTesting
import UIKit
import XCTest

@testable import Elements

/// Measures a thousand snapshot assertions of the example's cell, each with a separate reference.
@preconcurrency @MainActor final class ThousandCellsTests: XCTestCase {
    /// Debug builds are slower, so they test fewer cells.
    #if DEBUG
        private let count = 118
    #else
        private let count = 1000
    #endif
    /// The limit in seconds of processor time, without recording.
    private let limit = 3.0

    private var folder = ""

    /// These tests also record in continuous integration.
    override func invokeTest() {
        let environment = SnapshotEnvironment(["SNAPSHOT_TESTING_FORBID_RECORDING": "0"])
        SnapshotEnvironment.$current.withValue(environment) { super.invokeTest() }
    }

    override func setUp() async throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("thousand-\(UUID().uuidString)").path
    }

    override func tearDown() async throws { try FileManager.default.removeItem(atPath: folder) }

    private func cells() throws -> AnyIterator<ElementCell> {
        let nib = UINib(nibName: "Elements", bundle: .module)
        let elements = try Element.all()
        var index = 0
        return AnyIterator {
            guard index < self.count else { return nil }
            let cell = nib.instantiate(withOwner: nil, options: nil).first as? ElementCell
            cell?.element = elements[index % elements.count]
            index += 1
            return cell
        }
    }

    private func verify(record: SnapshotTestingConfiguration.Record) throws -> [String?] {
        try cells().enumerated().map { index, cell in
            verifySnapshot(
                of: cell, as: .image(width: 375), named: "\(index)", record: record, snapshotDirectory: folder,
                testName: "cell")
        }
    }

    func testCellsAreVerifiedInSeconds() throws {
        let recorded = try verify(record: .all)
        XCTAssertEqual(recorded.count, count)
        XCTAssertTrue(recorded.allSatisfy { $0?.hasPrefix("Record mode is on.") == true })
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder).count, count)
        let start = clock()
        XCTAssertEqual(try verify(record: .never).compactMap(\.self), [])
        let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
        print("\(count) cells verified in \(String(format: "%.2f", seconds)) s of processor time")
        XCTAssertLessThan(seconds, limit)
    }

    func testChangedCellDiffers() throws {
        let cell = try XCTUnwrap(cells().next())
        func verify(_ record: SnapshotTestingConfiguration.Record) -> String? {
            verifySnapshot(
                of: cell, as: .image(width: 375), named: "one", record: record, snapshotDirectory: folder,
                testName: "cell")
        }
        XCTAssertNotNil(verify(.all))
        XCTAssertNil(verify(.never))
        cell.symbolLabel.text = "He"
        XCTAssertEqual(verify(.never)?.hasPrefix("Snapshot \"one\" does not match reference."), true)
    }
}
