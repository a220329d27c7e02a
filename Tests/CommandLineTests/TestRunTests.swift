import Foundation
import TestFixtures
import XCTest

@testable import cellsim

/// Tests `TestRun` with a script in place of an XCTest program: it traps in `testTraps`, hangs in `testHangs`, and exits in
/// `testLeaves`.
final class TestRunTests: XCTestCase {
    private var folder = ""

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("tests-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(atPath: folder) }

    /// Runs tests.
    /// - Returns: the result, and the tests that were started, in order and with repetitions.
    private func run(_ tests: [String], filter: String? = nil, limit: Double = 60) throws -> (
        result: TestRun.Result, ran: [String]
    ) {
        let program = folder + "/Tests.xctest"
        let script = """
            #!/bin/bash
            case $1 in
            --list-tests) printf 'Listing %s tests in debug.xctest:\\n\\n' \(tests.count)
                for test in \(tests.joined(separator: " ")); do echo $test; done; exit ;;
            --testing-library) exit 69 ;;
            esac
            list=${1:-\(tests.joined(separator: ","))}
            status=0
            for test in ${list//,/ }; do
                name=${test#*.}; name=${name/\\//.}
                echo $name >>ran
                echo "Test Case '$name' started at 2026-01-01 00:00:00.000"
                case $name in
                *testTraps) echo 'Shop/Model.swift:70: Fatal error: pruned: cannot find X' >&2; kill -ILL $$ ;;
                *testHangs) sleep 300 ;;
                *testLeaves) exit 0 ;;
                *testFails) echo "A.swift:3: error: $name : XCTAssertTrue failed"; status=1
                    echo "Test Case '$name' failed (0.1 seconds)" ;;
                *) echo "Test Case '$name' passed (0.1 seconds)" ;;
                esac
            done
            exit $status
            """
        try Data(script.utf8).write(to: URL(fileURLWithPath: program))
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)
        let run = TestRun(
            program: program, folder: folder, environment: ["PATH": "/usr/bin:/bin"], filter: filter, limit: limit)
        let result = try run.run()
        let ran = try? String(contentsOfFile: folder + "/ran", encoding: .utf8)
        return (result, ran?.split(separator: "\n").map(String.init) ?? [])
    }

    func testTestsThatExitDoNotAffectOthers() throws {
        let names = ["testA", "testTraps", "testB", "testLeaves", "testFails", "testHangs", "testC"]
        let (result, ran) = try run(names.map { "Shop.CartTests/" + $0 }, limit: 3)
        XCTAssertEqual(ran, names.map { "CartTests." + $0 })
        XCTAssertEqual(result.count, 7)
        XCTAssertTrue(result.hasFailed)
    }

    /// XCTest creates all tests before it lists or runs any of them.
    func testAClassThatCannotBeCreatedDoesNotAffectOthers() throws {
        let program = folder + "/ShopPackageTests.xctest"
        let script = """
            #!/bin/bash
            case $1 in
            --list-tests) echo 'Shop/Cart.swift:7: Fatal error: no price' >&2; kill -ILL $$ ;;
            --testing-library) exit 69 ;;
            *BrokenTests*) echo 'Shop/Cart.swift:7: Fatal error: no price' >&2; kill -ILL $$ ;;
            esac
            for test in ${1//,/ }; do
                name=${test#*.}; name=${name/\\//.}
                echo $name >>ran
                echo "Test Case '$name' started at 2026-01-01 00:00:00.000"
                echo "Test Case '$name' passed (0.1 seconds)"
            done
            """
        try Data(script.utf8).write(to: URL(fileURLWithPath: program))
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)
        let derived = folder + "/ShopPackageDiscoveredTests.derived"
        try FileManager.default.createDirectory(atPath: derived, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            atPath: Fixture.path("discovered-tests.txt"), toPath: derived + "/ShopTests.swift")
        let run = TestRun(
            program: program, folder: folder, environment: ["PATH": "/usr/bin:/bin"], filter: nil, limit: 60)
        let result = try run.run()
        let ran = try String(contentsOfFile: folder + "/ran", encoding: .utf8)
        XCTAssertEqual(ran, "CartTests.testA\nCartTests.testB\nRowTests.testA\n")
        XCTAssertEqual(result.count, 5)
        XCTAssertTrue(result.hasFailed)
    }

    func testProcessExitWithoutTestFailureFails() throws {
        let (result, ran) = try run(["Shop.CartTests/testLeaves", "Shop.CartTests/testA"])
        XCTAssertTrue(result.hasFailed)
        XCTAssertEqual(ran, ["CartTests.testLeaves", "CartTests.testA"])
    }

    func testFiltersChooseTests() throws {
        let tests = ["Shop.CartTests/testA", "Shop.RowTests/testA", "Shop.RowTests/testB"]
        let (result, ran) = try run(tests, filter: "RowTests/test[AB]$")
        XCTAssertEqual(ran, ["RowTests.testA", "RowTests.testB"])
        XCTAssertFalse(result.hasFailed)
        XCTAssertEqual(try run(tests, filter: "NoSuchTests").result.count, 0)
        XCTAssertThrowsError(try run(tests, filter: "[")) {
            XCTAssertEqual(($0 as? InvalidInput)?.problems.first, "--filter: error: '[' is not a regular expression")
        }
    }

    func testManyTestsAreRunInSlices() throws {
        let tests = (0..<6_000).map { "Shop.CartTests/testWithANameThatIsLong\($0)" }
        XCTAssertLessThan(TestRun.argument(of: tests).utf8.count, 131_072)
        let result = try run(Array(tests.prefix(20)), filter: "Cart")
        XCTAssertEqual(result.result.count, 20)
    }

    func testAMissingInitializerHasARemedy() {
        func remedy(_ initializer: String, _ type: String) -> String {
            TestRun.remedy(
                for: "A.swift:31: Fatal error: Use of unimplemented initializer '\(initializer)' for class '\(type)'")
        }
        XCTAssertEqual(
            remedy("init()", "UIKitViews.UIStoryboard"),
            "; create the object with an initializer that 'UIStoryboard' declares, as in 'UIStoryboard(…)'")
        XCTAssertEqual(
            remedy("init(frame:)", "Shop.PriceField"),
            "; create the object with an initializer that 'PriceField' declares, as in 'PriceField(…)', or declare "
                + "'init(frame:)' in it")
        XCTAssertEqual(TestRun.remedy(for: "A.swift:3: Fatal error: Index out of range"), "")
    }

    func testTimeLimitsAreSeconds() throws {
        XCTAssertEqual(try TestRun.limit([:]), 60)
        XCTAssertEqual(try TestRun.limit([TestRun.limitVariable: "0"]), 0)
        XCTAssertThrowsError(try TestRun.limit([TestRun.limitVariable: "1m"])) {
            XCTAssertEqual(
                ($0 as? InvalidInput)?.problems.first,
                "CELLSIM_TEST_TIME_LIMIT: error: '1m' is not a number of seconds; use 0 for no limit")
        }
    }

    func testLogCountsLikeXCTest() {
        var log = TestLog()
        for line in [
            "Test Case 'A.testA' started at 2026-01-01 00:00:00.000", "A.swift:1: error: A.testA : one",
            "A.swift:2: error: A.testA : threw error \"x\"", "Test Case 'A.testA' failed (0.1 seconds)",
            "Test Case 'A.testB' started at 2026-01-01 00:00:00.000", "Test Case 'A.testB' skipped (0.1 seconds)",
            "textTest Case 'A.testC' started at 2026-01-01 00:00:00.000",
            "Shop/Model.swift:70: Fatal error: pruned: no X",
        ] { log.process(line) }
        XCTAssertEqual(log.runningTest?.name, "A.testC")
        let lines = log.recordCrash(of: "A.testC", "why")
        XCTAssertTrue(lines.hasPrefix("Shop/Model.swift:70: error: A.testC : why\nTest Case "), lines)
        XCTAssertTrue(
            log.summary(seconds: 1).contains(
                "\t Executed 3 tests, with 1 test skipped and 3 failures (2 unexpected) in 1.0 (1.0) seconds"))
    }
}
