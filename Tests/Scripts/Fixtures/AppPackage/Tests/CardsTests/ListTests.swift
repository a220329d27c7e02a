import UIKit
import XCTest

@testable import Cards

final class ListTests: XCTestCase {
    func testSnapshotsAsObjects() {
        let object = reference([3, 1])
        XCTAssertEqual(object.itemIdentifiers as? [Int], [3, 1])
        XCTAssertEqual(object.reloadedItemIdentifiers as? [Int], [3])
        XCTAssertEqual(object.index(ofItemIdentifier: 1), 1)
        object.appendSections(withIdentifiers: ["more"])
        object.appendItems(withIdentifiers: [7])
        XCTAssertEqual(sections(of: object), ["all": [3, 1], "more": [7]])
    }

    func testFoundationBringsCombineAlong() {
        let counter = Counter()
        counter.count = 4
        counter.count += 1
        XCTAssertEqual(counter.seen, [4, 5])
    }
}
