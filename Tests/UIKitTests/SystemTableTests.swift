import CellSimSystem
import UIKit
import XCTest

/// Tests values that differ on iOS 26. Sources: frames that Xcode 26 saved in documents of public projects, and view hierarchies of the iOS
/// 26.1 simulator that the project openuikit published.
@preconcurrency @MainActor final class SystemTableTests: XCTestCase {
    private func onBothSystems<Value>(_ body: () -> Value) -> (old: Value, new: Value) {
        (SystemVersion.simulating(.iOS17, body), SystemVersion.simulating(.iOS26, body))
    }

    /// Source: Xcode 26 saves 63 × 28; the alignment rectangle is 2 points narrower at the right.
    func testSwitches() {
        let sizes = onBothSystems { UISwitch(frame: CGRect(x: 5, y: 6, width: 1, height: 1)).frame.size }
        XCTAssertEqual(sizes.old, CGSize(width: 51, height: 31))
        XCTAssertEqual(sizes.new, CGSize(width: 63, height: 28))
        let intrinsicSizes = onBothSystems { UISwitch().intrinsicContentSize }
        XCTAssertEqual(intrinsicSizes.old, CGSize(width: 49, height: 31))
        XCTAssertEqual(intrinsicSizes.new, CGSize(width: 61, height: 28))
    }

    /// Sources: Xcode 26 saves a height of 34 points, with no extra points outside the alignment rectangle. In
    /// such a view hierarchy, a slider of 80 × 20 points has its track at 7, 6 high, and the thumb at (0, −2), 37 × 24.
    func testSliders() {
        SystemVersion.simulating(.iOS26) {
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
            XCTAssertEqual(slider.intrinsicContentSize.height, 34)
            XCTAssertEqual(slider.alignmentRectInsets, .zero)
            let track = slider.trackRect(forBounds: slider.bounds)
            XCTAssertEqual(track, CGRect(x: 0, y: 7, width: 80, height: 6))
            let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
            XCTAssertEqual(thumb, CGRect(x: 0, y: -2, width: 37, height: 24))
            XCTAssertEqual(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1).maxX, 80)
        }
        XCTAssertEqual(UISlider().alignmentRectInsets, UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
    }

    /// Sources: Xcode 26 and four such view hierarchies have 54 points instead of 44. With a large
    /// title they have 106: a cell below such a bar begins at 168 of a screen whose safe area is 62.
    func testNavigationBars() {
        let heights = onBothSystems { () -> [CGFloat] in
            let controller = UINavigationController(rootViewController: UIViewController())
            controller.view.frame = CGRect(x: 0, y: 0, width: 402, height: 874)
            var result: [CGFloat] = []
            for isLarge in [false, true] {
                controller.navigationBar.prefersLargeTitles = isLarge
                controller.view.setNeedsLayout()
                controller.view.layoutIfNeeded()
                result += [controller.navigationBar.frame.height, controller.children[0].view.safeAreaInsets.top]
            }
            return result
        }
        XCTAssertEqual(heights.old, [44, 44, 96, 96])
        // Without a status bar, the bar is 10 points below the top.
        XCTAssertEqual(heights.new, [54, 64, 106, 116])
    }

    /// In a dump of a bar 402 points wide, the back button's background is at 16 to 60, 44 high, at the bar's top. Two text buttons end at
    /// 386; they are 12 apart and 24 points wider than their texts.
    func testBarButtonsHaveBackgrounds() {
        SystemVersion.simulating(.iOS26) {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 402, height: 54))
            let (first, second) = (UINavigationItem(title: "One"), UINavigationItem(title: "Two"))
            second.rightBarButtonItems = ["Cancel", "On"].map {
                UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
            }
            bar.items = [first, second]
            bar.layoutIfNeeded()
            let frames = bar.subviews.map(\.frame).sorted { $0.minX < $1.minX }
            XCTAssertEqual(frames.count, 3)
            XCTAssertEqual(frames[0], CGRect(x: 16, y: 0, width: 44, height: 44))
            XCTAssertEqual(frames[2].maxX, 386)
            XCTAssertEqual(frames[1].width, 54, "titles narrower than 30 points count as 30 points")
            XCTAssertEqual(frames[2].minX - frames[1].maxX, 12, accuracy: 0.001)
            XCTAssertEqual(Set(frames.map(\.height)), [44])
        }
    }

    /// In dumps, the background is 274 wide for three items on 402 points and 360 for five, 62 high and 21 above the screen's edge. Items
    /// are 54 high: 94 wide at 4, 90 and 176, or 77 wide and 68.75 apart.
    func testTabBars() {
        SystemVersion.simulating(.iOS26) {
            for (count, width, spacing) in [(3, 94.0, 85.9167), (5, 77.0, 68.75)] {
                let controller = UITabBarController()
                controller.viewControllers = (0..<count).map { _ in UIViewController() }
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
                controller.additionalSafeAreaInsets.bottom = 0
                window.rootViewController = controller
                let bar = controller.tabBar
                bar.frame = CGRect(x: 0, y: 791, width: 402, height: 83)
                let frames = (0..<count).map { bar.itemFrame(at: $0) }
                let left = (402 - (count == 3 ? 274.0 : 360)) / 2
                XCTAssertEqual(frames[0].minX, left + 4, accuracy: 0.01)
                XCTAssertEqual(frames[1].minX - frames[0].minX, spacing, accuracy: 0.01)
                XCTAssertEqual(frames[0].width, width, accuracy: 0.2)
                XCTAssertEqual(frames[0].height, 54)
            }
        }
    }

    private func alert(_ style: UIAlertController.Style, message: String?, _ actions: [String]) -> UIView? {
        let alert = UIAlertController(title: "Title", message: message, preferredStyle: style)
        for title in actions { alert.addAction(UIAlertAction(title: title, style: .default)) }
        alert.view.frame = CGRect(x: 0, y: 0, width: 402, height: 874)
        alert.view.layoutIfNeeded()
        return alert.view.subviews.first
    }

    private func buttons(_ view: UIView) -> [UIView] {
        view is UIButton ? [view] : view.subviews.flatMap(buttons)
    }

    /// In dumps, an alert is 320 × 152 points, with buttons of 140 × 48, 8 apart and 16 from the edges. An action sheet with a title and
    /// four buttons is 240 × 292.33, with buttons 208 wide and 56 apart.
    func testAlertLayout() throws {
        try SystemVersion.simulating(.iOS26) {
            let card = try XCTUnwrap(alert(.alert, message: "Message", ["One", "Two"]))
            XCTAssertEqual(card.frame.width, 320)
            XCTAssertEqual(card.frame.height, 152, accuracy: 0.5)
            XCTAssertEqual(card.frame.midX, 201)
            let pair = buttons(card).map { $0.convert($0.bounds, to: card) }
            XCTAssertEqual(pair.map(\.minX), [16, 164])
            XCTAssertEqual(pair.map(\.size), [CGSize(width: 140, height: 48), CGSize(width: 140, height: 48)])
            let sheet = try XCTUnwrap(alert(.actionSheet, message: nil, ["1", "2", "3", "4"]))
            XCTAssertEqual(sheet.frame.width, 240)
            XCTAssertEqual(sheet.frame.height, 292.33, accuracy: 0.5)
            let rows = buttons(sheet).map { $0.convert($0.bounds, to: sheet) }
            XCTAssertEqual(rows.map(\.width), [208, 208, 208, 208])
            XCTAssertEqual(rows[1].minY - rows[0].minY, 56, accuracy: 0.01)
        }
        XCTAssertEqual(alert(.alert, message: "Message", ["One", "Two"])?.frame.width, 270)
    }

    /// Three segments are 261 points wide in pictures instead of 263: there is no gap between them.
    func testSegmentsHaveNoGap() {
        let widths = onBothSystems { UISegmentedControl(items: ["A", "A", "A"]).intrinsicContentSize.width }
        XCTAssertEqual(widths.old - widths.new, 2)
    }

    /// Apple's published values.
    func testColours() {
        let blue = onBothSystems {
            UIColor.systemBlue.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        }
        XCTAssertEqual(blue.old, UIColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1))
        XCTAssertEqual(blue.new, UIColor(red: 0, green: 136.0 / 255, blue: 1, alpha: 1))
        let green = onBothSystems {
            UIColor.systemGreen.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        }
        XCTAssertEqual(green.old, green.new)
    }

    /// Rows are 53 points apart.
    func testRows() {
        let heights = onBothSystems { () -> CGFloat in
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 402, height: 800), style: .plain)
            let rows = OneRow()
            table.dataSource = rows
            table.layoutIfNeeded()
            return table.rectForRow(at: IndexPath(row: 0, section: 0)).height
        }
        XCTAssertEqual(heights.old, 44)
        XCTAssertEqual(heights.new, 53)
    }

    private final class OneRow: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            return cell
        }
    }

    func testSystemVersionIsReported() {
        let versions = onBothSystems { UIDevice.current.systemVersion }
        XCTAssertEqual(versions.old, "17.5")
        XCTAssertEqual(versions.new, "26.1")
    }

    /// Unmeasured values are listed in `UNSUPPORTED.md`, and each row has a unique name.
    func testUnmeasuredValuesAreListedInUnsupported() throws {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { root.deleteLastPathComponent() }
        let page = try String(contentsOf: root.appendingPathComponent("UNSUPPORTED.md"), encoding: .utf8)
        var guesses = 0
        for row in SystemTables.all {
            guard case .estimated = row.evidence else { continue }
            guesses += 1
            XCTAssertTrue(
                page.contains("`\(row.name)`"), "UNSUPPORTED.md does not list the estimated value '\(row.name)'")
        }
        XCTAssertGreaterThan(guesses, 0)
        XCTAssertEqual(Set(SystemTables.all.map(\.name)).count, SystemTables.all.count)
    }
}
