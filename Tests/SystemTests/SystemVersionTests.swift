import CellSimSystem
import XCTest

final class SystemVersionTests: XCTestCase {
    func testSystemsAreKnownByTheirNames() {
        for name in ["26", "iOS 26", "ios26", "26.1"] { XCTAssertEqual(SystemVersion(named: name), .iOS26, name) }
        for name in ["17", "iOS 17.5", "17.5"] { XCTAssertEqual(SystemVersion(named: name), .iOS17, name) }
        for name in ["", "iOS", "18", "26.2", "2", "260", "seventeen"] {
            XCTAssertNil(SystemVersion(named: name), name)
        }
    }

    func testWhatCameWithAVersionIsThereFromThatVersionOn() {
        XCTAssertTrue(SystemVersion.iOS17.has(17))
        XCTAssertTrue(SystemVersion.iOS17.has(17, 5))
        XCTAssertFalse(SystemVersion.iOS17.has(17, 6))
        XCTAssertFalse(SystemVersion.iOS17.has(18))
        XCTAssertTrue(SystemVersion.iOS26.has(18, 4))
        XCTAssertTrue(SystemVersion.iOS26.has(26, 1))
        XCTAssertFalse(SystemVersion.iOS26.has(26, 2))
    }

    @MainActor func testAnotherSystemHoldsForAsLongAsAsked() {
        let usual = SystemVersion.current
        SystemVersion.during(.iOS26) { XCTAssertEqual(SystemVersion.current, .iOS26) }
        XCTAssertEqual(SystemVersion.current, usual)
    }
}
