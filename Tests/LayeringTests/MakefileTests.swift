import Foundation
import TestFixtures
import XCTest

/// Tests the commands of `make` targets with dry runs.
final class MakefileTests: XCTestCase {
    /// Returns the recipes of a target and its prerequisites.
    private func recipes(_ target: String) throws -> String {
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // Recursive calls of make run even in a dry run, and must not change the log of the current test run.
        process.arguments = ["make", "--dry-run", "--no-print-directory", "SCRIPTS_LOG=/dev/null", target]
        process.currentDirectoryURL = SourceTree().root
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, target)
        return text
    }

    func testOnlyTestsNeedABrowser() throws {
        for target in ["all", "build", "demo", "install", "bench", "debug"] {
            let text = try recipes(target)
            assertContains(text, "libpng-dev", "\(target) must install libpng-dev")
            assertLacks(text, "chromium", "\(target) must not install a browser")
        }
        assertContains(try recipes("test"), "chromium")
    }
}
