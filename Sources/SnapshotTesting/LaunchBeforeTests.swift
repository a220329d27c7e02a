import Foundation
import UIKit
import XCTest

/// Launches the app before the first test.
private final class LaunchObserver: NSObject, XCTestObservation {
    func testBundleWillStart(_ testBundle: Bundle) { MainActor.assumeIsolated { AppLaunch.start() } }
}

/// Schedules the app launch before the first XCTest test. UIKit calls this function by name when an app registers its
/// delegate.
@_cdecl("CellSim_launchBeforeTests") public func launchBeforeTests() {
    XCTestObservationCenter.shared.addTestObserver(LaunchObserver())
}
