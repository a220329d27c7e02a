import Foundation
import XCTest

@testable import UIKit

/// The screen of `CELLSIM_SCREEN`.
final class SimulatedScreenTests: XCTestCase {
    func testWordsNameAScreen() throws {
        for text in ["393x852@3", "393x852@3x"] {
            let screen = try XCTUnwrap(SimulatedScreen(text))
            XCTAssertEqual(screen.size, CGSize(width: 393, height: 852))
            XCTAssertEqual(screen.scale, 3)
        }
        for text in ["393x852", "393@3", "0x852@3", "393x852@0", "393x852@9", "iPhone 15", "-3x5@2", " 393x852@3"] {
            XCTAssertNil(SimulatedScreen(text), text)
        }
    }

    /// A process of its own, for the environment is read once.
    func testTheEnvironmentNamesTheScreen() throws {
        guard ProcessInfo.processInfo.environment["CELLSIM_SCREEN"] == nil else {
            return MainActor.assumeIsolated {
                XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 393, height: 852))
                XCTAssertEqual(UIScreen.main.scale, 3)
                XCTAssertEqual(UIViewController().view.frame.size, CGSize(width: 393, height: 852))
                XCTAssertEqual(UIView().traitCollection.displayScale, 3)
                XCTAssertEqual(
                    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }.cgImage?.width, 30)
            }
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["UIKitTests.SimulatedScreenTests/testTheEnvironmentNamesTheScreen"]
        process.environment = ProcessInfo.processInfo.environment.merging(["CELLSIM_SCREEN": "393x852@3"]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0)
    }
}
