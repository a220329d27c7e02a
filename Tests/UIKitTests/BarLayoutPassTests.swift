import UIKit
import XCTest

/// A navigation bar that counts its layout passes.
private final class CountingNavigationBar: UINavigationBar {
    var passes = 0
    override func layoutSubviews() {
        passes += 1
        super.layoutSubviews()
    }
}

/// A toolbar that counts its layout passes.
private final class CountingToolbar: UIToolbar {
    var passes = 0
    override func layoutSubviews() {
        passes += 1
        super.layoutSubviews()
    }
}

/// Tests that bars are laid out once per change: positioning their buttons doesn't cause another pass.
@preconcurrency @MainActor final class BarLayoutPassTests: XCTestCase {
    private let items = ["Edit", "Done"].map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }

    func testNavigationBarIsLaidOutOncePerChange() {
        let bar = CountingNavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let item = UINavigationItem(title: "Elements")
        (item.leftBarButtonItem, item.rightBarButtonItem) = (items[0], items[1])
        bar.items = [UINavigationItem(title: "Back"), item]
        bar.layoutIfNeeded()
        bar.layoutIfNeeded()
        XCTAssertEqual(bar.passes, 1)
        item.rightBarButtonItem = nil
        bar.layoutIfNeeded()
        XCTAssertEqual(bar.passes, 2)
    }

    func testToolbarIsLaidOutOncePerChange() {
        let bar = CountingToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = items
        bar.layoutIfNeeded()
        bar.layoutIfNeeded()
        XCTAssertEqual(bar.passes, 1)
        bar.items = [items[1]]
        bar.layoutIfNeeded()
        XCTAssertEqual(bar.passes, 2)
    }
}
