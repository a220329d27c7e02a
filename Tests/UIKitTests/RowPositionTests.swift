import UIKit
import XCTest

/// Tests that a row's frames depend only on its content and width, not on its index, the content offset or the safe area.
@preconcurrency @MainActor final class RowPositionTests: XCTestCase {
    /// Constrains a one-line label to all margins of a view, as in Interface Builder's cells.
    private static func fill(_ view: UIView, preserving owner: UIView) {
        owner.preservesSuperviewLayoutMargins = true
        view.preservesSuperviewLayoutMargins = true
        let label = UILabel()
        label.text = "Row"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        let guide = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: guide.topAnchor),
            label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            guide.bottomAnchor.constraint(equalTo: label.bottomAnchor),
            guide.trailingAnchor.constraint(equalTo: label.trailingAnchor),
        ])
    }

    private final class Row: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            fill(contentView, preserving: self)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Header: UITableViewHeaderFooterView {
        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            fill(contentView, preserving: self)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Item: UICollectionViewCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            fill(contentView, preserving: self)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Rows: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(Row.self, forCellReuseIdentifier: "row")
            tableView.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
        }
        override func numberOfSections(in tableView: UITableView) -> Int { 6 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        }
        override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            UITableView.automaticDimension
        }
    }

    private final class Items: UICollectionViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(Item.self, forCellWithReuseIdentifier: "item")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            60
        }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath)
            -> UICollectionViewCell
        {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
    }

    /// Returns a window of 390 × 844 points with a safe area, which shows a controller with or without a bar.
    private func window(_ controller: UIViewController, safeArea: UIEdgeInsets, hasBar: Bool) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.deviceSafeAreaInsets = safeArea
        window.rootViewController = hasBar ? UINavigationController(rootViewController: controller) : controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private static let safeAreas = [
        UIEdgeInsets.zero, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
        UIEdgeInsets(top: 300, left: 0, bottom: 300, right: 0),
    ]

    /// Returns the sizes of the visible parts at several offsets, in both directions, in every window.
    private func sizes(
        _ make: () -> (UIViewController, UIScrollView), parts: (UIScrollView) -> [UIView]
    ) -> Set<[CGFloat]> {
        var result: Set<[CGFloat]> = []
        for safeArea in Self.safeAreas {
            for (hasBar, behavior) in [
                (false, UIScrollView.ContentInsetAdjustmentBehavior.automatic), (true, .automatic), (false, .never),
            ] {
                let (controller, scroll) = make()
                scroll.contentInsetAdjustmentBehavior = behavior
                let window = window(controller, safeArea: safeArea, hasBar: hasBar)
                for y in [0, 400, 1_200, 2_000, 700, 0] as [CGFloat] {
                    scroll.contentOffset.y = y - scroll.adjustedContentInset.top
                    window.layoutIfNeeded()
                    for part in parts(scroll) {
                        let label = part.subviews.last?.frame ?? .null
                        result.insert([
                            part.frame.width, part.frame.height, label.minX, label.minY, label.width, label.height,
                        ])
                    }
                }
            }
        }
        return result
    }

    func testRowsAndHeadersDoNotGrow() {
        let makeController: () -> (UIViewController, UIScrollView) = {
            let rows = Rows(style: .grouped)
            return (rows, rows.tableView)
        }
        let rows = sizes(makeController) { ($0 as? UITableView)?.visibleCells.map(\.contentView) ?? [] }
        XCTAssertEqual(rows.count, 1, "\(rows)")
        let headers = sizes(makeController) { scroll in
            guard let table = scroll as? UITableView else { return [] }
            return (0..<6).compactMap { table.headerView(forSection: $0)?.contentView }
        }
        XCTAssertEqual(headers.count, 1, "\(headers)")
    }

    func testItemsDoNotGrow() {
        let items = sizes {
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = CGSize(width: 390, height: 40)
            let items = Items(collectionViewLayout: layout)
            return (items, items.collectionView)
        } parts: {
            ($0 as? UICollectionView)?.visibleCells.map(\.contentView) ?? []
        }
        XCTAssertEqual(items.count, 1, "\(items)")
    }

    /// Apple, `UITableView.insetsContentViewsToSafeArea`: content views avoid the safe area insets, rows have the table's width.
    func testContentViewAvoidsHorizontalSafeArea() throws {
        func sizes(_ style: UITableView.Style, _ insets: Bool) throws -> [CGRect] {
            let rows = Rows(style: style)
            rows.tableView.insetsContentViewsToSafeArea = insets
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 844, height: 390))
            window.rootViewController = rows
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            window.deviceSafeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
            window.layoutIfNeeded()
            let cell = try XCTUnwrap(rows.tableView.visibleCells.first)
            let header = try XCTUnwrap(rows.tableView.headerView(forSection: 0))
            return [cell.frame, cell.contentView.frame, header.contentView.frame].map {
                CGRect(x: $0.minX, y: 0, width: $0.width, height: 0)
            }
        }
        func span(_ x: CGFloat, _ width: CGFloat) -> CGRect { CGRect(x: x, y: 0, width: width, height: 0) }
        XCTAssertEqual(try sizes(.plain, true), [span(0, 844), span(47, 750), span(47, 750)])
        XCTAssertEqual(try sizes(.plain, false), [span(0, 844), span(0, 844), span(0, 844)])
        let grouped = try sizes(.insetGrouped, true)
        XCTAssertEqual(grouped, [span(67, 710), span(0, 710), span(0, 710)])
    }

    /// Content of a scroll view is not inset again by bars that its content inset already compensates.
    func testScrollViewContentHasRemainingSafeArea() {
        let controller = UIViewController()
        let (scroll, content) = (UIScrollView(), UIView())
        controller.view.addSubview(scroll)
        scroll.addSubview(content)
        let window = window(controller, safeArea: UIEdgeInsets(top: 47, left: 30, bottom: 34, right: 30), hasBar: false)
        scroll.frame = window.bounds
        scroll.contentSize = CGSize(width: 390, height: 2_000)
        content.frame = CGRect(x: 0, y: 0, width: 390, height: 2_000)
        XCTAssertEqual(content.safeAreaInsets, UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30))
        scroll.contentInsetAdjustmentBehavior = .never
        XCTAssertEqual(content.safeAreaInsets, UIEdgeInsets(top: 47, left: 30, bottom: 34, right: 30))
        scroll.contentOffset.y = 900
        XCTAssertEqual(content.safeAreaInsets, UIEdgeInsets(top: 47, left: 30, bottom: 34, right: 30))
    }
}
