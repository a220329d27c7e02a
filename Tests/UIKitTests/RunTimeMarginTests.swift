import Foundation
import UIKit
import XCTest

@testable import CellSimHost

/// Tests margins that depend on a view's position and size at run time, in points.
@preconcurrency @MainActor final class RunTimeMarginTests: XCTestCase {
    private func sides(_ view: UIView) -> [CGFloat] { [view.layoutMargins.left, view.layoutMargins.right] }

    /// 16 up to 393 points, 20 beyond. Sources: text references of a public suite, which loads views on a screen of 414 points
    /// and shows them in 320; Interface Builder saved 16 at 393.
    func testRootViewMarginsFollowWidth() {
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 414, height: 896)
        XCTAssertEqual(sides(controller.view), [20, 20])
        controller.view.frame.size.width = 320
        XCTAssertEqual(sides(controller.view), [16, 16])
        controller.view.bounds.size.width = 430
        XCTAssertEqual(sides(controller.view), [20, 20])
        controller.view.bounds.size.width = 393
        XCTAssertEqual(sides(controller.view), [16, 16])
    }

    func testMarginsGuideFollowsWidth() {
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 414, height: 896)
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(child)
        let margins = controller.view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            child.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            child.topAnchor.constraint(equalTo: margins.topAnchor), child.heightAnchor.constraint(equalToConstant: 10),
        ])
        controller.view.layoutIfNeeded()
        XCTAssertEqual(child.frame, CGRect(x: 20, y: 0, width: 374, height: 10))
        controller.view.frame.size.width = 320
        controller.view.layoutIfNeeded()
        XCTAssertEqual(child.frame, CGRect(x: 16, y: 0, width: 288, height: 10))
    }

    func testUnusedMarginsStayZero() {
        let controller = UIViewController()
        controller.viewRespectsSystemMinimumLayoutMargins = false
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
        controller.view.frame.size.width = 414
        XCTAssertEqual(sides(controller.view), [0, 0])
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
        }
    }

    /// Passes the only row of a table with a style in a window on a device to a closure.
    private func withRow(
        _ style: UITableView.Style, _ device: Device, width: CGFloat? = nil, _ body: (UITableViewCell) -> Void
    ) throws {
        let host = ViewHost(Appearance(device: device))
        let table = UITableView(
            frame: CGRect(x: 0, y: 0, width: width ?? device.size.width, height: 400), style: style)
        let rows = Rows()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "a")
        table.dataSource = rows
        host.window.addSubview(table)
        host.layoutUntilStable()
        try withExtendedLifetime((rows, host)) {
            body(try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0))))
        }
    }

    /// Source: frames that Interface Builder saved: margins of 20 in rows of 374 points on screens of 414 points, and of 16 in rows of 343
    /// on screens of 375.
    func testInsetTableRowMarginsEqualTableInset() throws {
        try withRow(.insetGrouped, Device(size: CGSize(width: 414, height: 896))) { cell in
            XCTAssertEqual([cell.frame.minX, cell.frame.width], [20, 374])
            XCTAssertEqual(sides(cell.contentView), [20, 20])
        }
        try withRow(.insetGrouped, Device(size: CGSize(width: 375, height: 812), scale: 3)) { cell in
            XCTAssertEqual([cell.frame.minX, cell.frame.width], [16, 343])
            XCTAssertEqual(sides(cell.contentView), [16, 16])
        }
    }

    func testRowMarginsOnTablets() throws {
        let pad = try XCTUnwrap(Device.named("ipad9_7"))
        try withRow(.plain, pad, width: 320) { XCTAssertEqual(sides($0.contentView), [20, 20]) }
        try withRow(.insetGrouped, pad) { XCTAssertEqual(sides($0.contentView), [20, 20]) }
        let phone = Device(size: CGSize(width: 375, height: 667))
        try withRow(.plain, phone, width: 320) { XCTAssertEqual(sides($0.contentView), [16, 16]) }
    }

    /// Source: Interface Builder saved content 30 points from the cell's edge, 17 times in documents of several projects.
    func testContentViewPreservesCellMargins() throws {
        try withRow(.plain, Device(size: CGSize(width: 375, height: 667))) { cell in
            cell.layoutMargins = UIEdgeInsets(top: 11, left: 30, bottom: 11, right: 30)
            cell.contentView.preservesSuperviewLayoutMargins = true
            XCTAssertEqual(sides(cell.contentView), [30, 30])
        }
    }

    /// Without a keyboard, its guide is at the bottom of the safe area: 34 points above the bottom of a screen with a notch.
    func testKeyboardGuideIsAtSafeAreaBottom() throws {
        let host = ViewHost(Appearance(device: try XCTUnwrap(Device.named("retina6_12"))))
        let controller = UIViewController()
        let field = UIView()
        field.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(field)
        let guide = controller.view.keyboardLayoutGuide
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            field.bottomAnchor.constraint(equalTo: guide.topAnchor), field.heightAnchor.constraint(equalToConstant: 50),
        ])
        host.show(controller)
        XCTAssertEqual(field.frame, CGRect(x: 0, y: 852 - 34 - 50, width: 393, height: 50))
        XCTAssertEqual(guide.layoutFrame, CGRect(x: 0, y: 852 - 34, width: 393, height: 0))
    }

    /// Contradictory constraints are violated by as little as possible, and reported. UIKit breaks one of them, which is not
    /// predictable.
    func testConflictingConstraintsAreViolatedMinimally() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 20),
            view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 140),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.origin, CGPoint(x: 10, y: 0))
        XCTAssertTrue((100...140).contains(view.frame.width), "\(view.frame.width)")
        XCTAssertEqual(root.layoutIssues().count, 1)
    }
}
