import Foundation
import XCTest

/// What `make` would do, without doing it.
final class MakefileTests: XCTestCase {
    /// The recipes of a target and of all that it needs.
    private func recipes(_ target: String) throws -> String {
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // A line that calls make is run all the same, and must leave the log of the run around this test alone.
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
            XCTAssertTrue(text.contains("libpng-dev"), "\(target) installs what it needs")
            XCTAssertFalse(text.contains("chromium"), "\(target) installs a browser")
        }
        XCTAssertTrue(try recipes("test").contains("chromium"))
    }
}
