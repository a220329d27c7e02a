import CellSimFoundation
import XCTest

/// Tests format arguments that are objects or bridged values, which Swift supports only on Apple platforms.
final class FormatArgumentTests: XCTestCase {
    private let identifier = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))

    func testValuesAreInsertedAsTheirDescriptions() {
        let text = String(
            format: "%@ %@ %@ %d", identifier as CVarArg, Date(timeIntervalSince1970: 0) as CVarArg,
            NSNumber(value: 3.5), 7)
        XCTAssertEqual(text, "01020304-0506-0708-090A-0B0C0D0E0F10 1970-01-01 00:00:00 +0000 3.5 7")
        XCTAssertEqual(String(format: "%@|%@", NSUUID(uuidString: identifier.uuidString)!, "x"), "\(identifier)|x")
        XCTAssertEqual(String(format: "%@", [1, 2] as CVarArg), "(\n    1,\n    2\n)")
    }

    /// Apps with Core Data look up objects in this way.
    func testPredicatesCompareValues() {
        let predicate = NSPredicate(
            format: "id == %@ AND date == %@", identifier as CVarArg, Date(timeIntervalSince1970: 5) as CVarArg)
        XCTAssertTrue(predicate.evaluate(with: ["id": identifier, "date": Date(timeIntervalSince1970: 5)]))
        XCTAssertFalse(predicate.evaluate(with: ["id": UUID(), "date": Date(timeIntervalSince1970: 5)]))
        XCTAssertTrue(NSPredicate(format: "id IN %@", [identifier] as CVarArg).evaluate(with: ["id": identifier]))
    }
}
