import Foundation
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests the screen that `CELLSIM_SCREEN` selects.
final class SimulatedScreenTests: XCTestCase {
    func testParsesScreenDescriptions() throws {
        for text in ["393x852@3", "393x852@3x"] {
            let screen = try XCTUnwrap(SimulatedScreen(text))
            XCTAssertEqual(screen.size, CGSize(width: 393, height: 852))
            XCTAssertEqual(screen.scale, 3)
        }
        for text in ["393x852", "393@3", "0x852@3", "393x852@0", "393x852@9", "iPhone 15", "-3x5@2", " 393x852@3"] {
            XCTAssertNil(SimulatedScreen(text), text)
        }
    }

    /// Windows have the part of the screen's safe area insets that overlaps them.
    func testKnownScreenHasSafeAreaOfDevice() throws {
        let screen = try XCTUnwrap(SimulatedScreen("414x896@2"))
        XCTAssertEqual(screen.safeArea, UIEdgeInsets(top: 48, left: 0, bottom: 34, right: 0))
        XCTAssertEqual(screen.safeArea(in: CGRect(x: 0, y: 0, width: 414, height: 896)), screen.safeArea)
        XCTAssertEqual(
            screen.safeArea(in: CGRect(x: 0, y: 40, width: 414, height: 846)),
            UIEdgeInsets(top: 8, left: 0, bottom: 24, right: 0))
        XCTAssertEqual(screen.safeArea(in: CGRect(x: 0, y: 100, width: 414, height: 100)), .zero)
        let landscape = try XCTUnwrap(SimulatedScreen("896x414@2"))
        XCTAssertEqual(landscape.safeArea, UIEdgeInsets(top: 0, left: 48, bottom: 21, right: 48))
        XCTAssertEqual(try XCTUnwrap(SimulatedScreen("400x800@2")).safeArea, .zero)
        XCTAssertEqual(SimulatedScreen().safeArea, .zero)
    }

    /// A separate process, because the environment is read once.
    func testTheEnvironmentNamesTheScreen() throws {
        guard ProcessInfo.processInfo.environment["CELLSIM_SCREEN"] == nil else {
            return MainActor.assumeIsolated {
                XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 393, height: 852))
                XCTAssertEqual(UIScreen.main.scale, 3)
                let window = UIWindow(frame: UIScreen.main.bounds)
                XCTAssertEqual(window.safeAreaInsets, UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
                window.frame.origin.y = 50
                XCTAssertEqual(window.safeAreaInsets.top, 9)
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
