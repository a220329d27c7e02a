import CellSimSystem
import XCTest

/// Tests the simulated iOS versions.
final class SystemVersionTests: XCTestCase {
    func testSystemNames() {
        for name in ["26", "iOS 26", "ios26", "26.1"] { XCTAssertEqual(SystemVersion(named: name), .iOS26, name) }
        for name in ["17", "iOS 17.5", "17.5"] { XCTAssertEqual(SystemVersion(named: name), .iOS17, name) }
        for name in ["", "iOS", "18", "26.2", "2", "260", "seventeen"] {
            XCTAssertNil(SystemVersion(named: name), name)
        }
    }

    func testHasComparesVersions() {
        let versions = [(17, 0), (17, 5), (17, 6), (18, 0), (18, 4), (26, 1), (26, 2)]
        XCTAssertEqual(
            versions.map { SystemVersion.iOS17.has($0, $1) }, [true, true, false, false, false, false, false])
        XCTAssertEqual(versions.map { SystemVersion.iOS26.has($0, $1) }, [true, true, true, true, true, true, false])
    }

    func testReportedVersions() {
        for (name, version, system) in [
            ("16.4", "16.4", SystemVersion.iOS17), ("iOS 18", "18.0", .iOS17), ("13", "13.0", .iOS17),
            ("17", "17.5", .iOS17),
            ("26.2", "26.2", .iOS26), ("26", "26.1", .iOS26),
        ] {
            let reported = ReportedSystem(named: name)
            XCTAssertEqual(reported?.description, version, name)
            XCTAssertEqual(reported?.system, system, name)
        }
        for name in ["12", "19", "27.0", "17.", "17.5.1", "1e1", ""] { XCTAssertNil(ReportedSystem(named: name), name) }
        let old = ReportedSystem(named: "16.4")
        XCTAssertEqual(old?.has(16, 4), true)
        XCTAssertEqual(old?.has(17), false)
    }

    @MainActor func testTemporarySystem() {
        let original = SystemVersion.current
        SystemVersion.simulating(.iOS26) { XCTAssertEqual(SystemVersion.current, .iOS26) }
        XCTAssertEqual(SystemVersion.current, original)
    }
}
