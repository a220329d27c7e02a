import Foundation
import UIKit
import XCTest

/// Launches the app before the first test.
private final class LaunchObserver: NSObject, XCTestObservation {
    func testBundleWillStart(_ testBundle: Bundle) { MainActor.assumeIsolated { AppLaunch.start() } }
}

/// Releases the windows that a test has shown.
private final class WindowObserver: NSObject, XCTestObservation {
    func testCaseWillStart(_ testCase: XCTestCase) { MainActor.assumeIsolated { ShownWindows.startRetaining() } }
    func testCaseDidFinish(_ testCase: XCTestCase) { MainActor.assumeIsolated { ShownWindows.releaseAll() } }
}

/// Schedules the app launch before the first XCTest test, and keeps the windows that a test shows until it ends. UIKit calls this function by name when an app registers its
/// delegate.
@_cdecl("CellSim_launchBeforeTests") public func launchBeforeTests() {
    XCTestObservationCenter.shared.addTestObserver(LaunchObserver())
    XCTestObservationCenter.shared.addTestObserver(WindowObserver())
}
