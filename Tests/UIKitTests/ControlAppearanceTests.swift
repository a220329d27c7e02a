import CellSimGraphics
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests the positions of the parts of controls against pictures of iOS 17.5 by UIKit at 3x.
@preconcurrency @MainActor
final class ControlAppearanceTests: XCTestCase {
    private func commands(_ view: UIView) -> [String] {
        view.displayList().dump().split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// The slider is 373 points wide with a value of three quarters: the thumb is at 259 to 286 points, from 2.33 to 29.33.
    func testSlider() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 373, height: 34))
        slider.value = 0.75
        let track = slider.trackRect(forBounds: slider.bounds)
        XCTAssertEqual(track, CGRect(x: 3, y: 15, width: 367, height: 4))
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.75)
        XCTAssertEqual(thumb.minX, 259, accuracy: 0.01)
        XCTAssertEqual(thumb.width, 27)
        XCTAssertEqual(thumb.midY, 15.7, accuracy: 0.4)
        XCTAssertEqual(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).minX, 1)
        XCTAssertEqual(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1).maxX, 372)
    }

    func testPageDots() {
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
        pages.numberOfPages = 3
        let dots = commands(pages).filter { $0.hasPrefix("fill") }.map {
            $0.split(separator: " ").dropFirst().prefix(4).compactMap { Double($0) }
        }
        XCTAssertEqual(dots.map { $0[2] }, [7.5, 7.5, 7.5])
        XCTAssertEqual(dots[1][0] - dots[0][0], 17.667, accuracy: 0.001)
        XCTAssertEqual(pages.intrinsicContentSize.width, 73)
    }

    func testClearSelectionTintDrawsNothing() {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
        control.selectedSegmentIndex = 0
        assertDraws(control, "segments-selected")
        control.selectedSegmentTintColor = .clear
        assertDraws(control, "segments-selected-clear")
    }

    func testSegments() {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.selectedSegmentIndex = 1
        control.backgroundColor = .red
        assertDraws(control, "segments-over-red")
    }

    /// The baseline is 45 points below the bar's top edge, and capital letters extend from 38 to 45.
    func testTabWithoutImage() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 100, height: 49))
        bar.items = [UITabBarItem(title: "Item", image: nil, tag: 0)]
        let parts = try XCTUnwrap(commands(bar).first { $0.contains("\"Item\"") }).split(separator: " ")
        let at = try XCTUnwrap(parts.firstIndex(of: "at"))
        XCTAssertEqual(try XCTUnwrap(Double(parts[at + 2])), 45, accuracy: 0.4)
    }

    /// The visible part of the arrow begins at 9.3 points, and the text, with its side bearing, at 30.3.
    func testBackButtons() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        bar.items = [UINavigationItem(title: "First"), UINavigationItem(title: "Second")]
        bar.layoutIfNeeded()
        assertDraws(bar, "back-button")
    }

    func testColoredInsetGroupedCellsAreRounded() {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.backgroundColor = .red
                return cell
            }
        }
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .insetGrouped)
        table.dataSource = source
        table.layoutIfNeeded()
        assertDraws(table, "inset-grouped-red-cell")
    }

    func testContinuousCorners() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        view.backgroundColor = .red
        (view.layer.cornerRadius, view.layer.cornerCurve, view.clipsToBounds) = (10, .continuous, true)
        (view.layer.borderWidth, view.layer.shadowOpacity) = (2, 1)
        assertDraws(view, "continuous-corners")
    }
}
