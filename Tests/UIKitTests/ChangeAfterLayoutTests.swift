import CellSimSystem
import TestFixtures
import UIKit
import XCTest

/// Tests that changes after the first layout take effect. Comments name the sources of the rules.
@preconcurrency @MainActor final class ChangeAfterLayoutTests: XCTestCase {
    private var retainedObjects: [AnyObject] = []

    @discardableResult private func show(_ view: UIView) -> UIViewController {
        let controller = UIViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
        window.rootViewController = controller
        controller.view.addSubview(view)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        retainedObjects.append(window)
        return controller
    }

    /// A cell with a box, 10 points from its top and bottom.
    private final class BoxCell: UITableViewCell {
        var height: NSLayoutConstraint?
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            let height = box.heightAnchor.constraint(equalToConstant: 60)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 10), height,
            ])
            self.height = height
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var cellRequestCount = 0
        var heights: [CGFloat]
        var fill: (UITableViewCell) -> Void = { _ in }
        init(_ heights: [CGFloat]) { self.heights = heights }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            cellRequestCount += 1
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
            fill(cell)
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat { heights[path.row] }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            header.textLabel?.text = "Header"
            return header
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            UITableView.automaticDimension
        }
    }

    private func makeTable(_ rows: Rows, _ type: UITableViewCell.Type) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
        table.register(type, forCellReuseIdentifier: "row")
        (table.dataSource, table.delegate) = (rows, rows)
        show(table)
        retainedObjects.append(rows)
        return table
    }

    private let first = IndexPath(row: 0, section: 0)

    /// Apple, `UITableView.beginUpdates`: animates changed heights without reloading cells. Stack Overflow 25059443.
    func testEmptyBatchesMeasureRowsAgain() throws {
        let rows = Rows([UITableView.automaticDimension, UITableView.automaticDimension])
        let table = makeTable(rows, BoxCell.self)
        let (previousRequestCount, header) = (rows.cellRequestCount, table.rectForHeader(inSection: 0))
        try XCTUnwrap(table.cellForRow(at: first) as? BoxCell).height?.constant = 120
        table.beginUpdates()
        table.endUpdates()
        XCTAssertEqual(table.rectForRow(at: first).height, 140.5)
        XCTAssertEqual(rows.cellRequestCount, previousRequestCount)
        XCTAssertEqual(table.rectForHeader(inSection: 0), header)
        for estimate in [0, 44] as [CGFloat] {
            rows.heights = [40, 40]
            table.estimatedRowHeight = estimate
            table.reloadData()
            table.layoutIfNeeded()
            rows.heights[0] = 90
            table.performBatchUpdates(nil)
            XCTAssertEqual(table.rectForRow(at: first).height, 90)
        }
    }

    /// Apple, `UITableView.selfSizingInvalidation` (iOS 16).
    func testRowsGrowWithTheirContent() throws {
        let automatic = UITableView.automaticDimension
        for (invalidation, byConfiguration, byConstraint) in [
            (UITableView.SelfSizingInvalidation.disabled, false, false), (.enabled, true, false),
            (.enabledIncludingConstraints, true, true),
        ] {
            let table = makeTable(Rows([automatic, automatic]), BoxCell.self)
            table.selfSizingInvalidation = invalidation
            let cell = try XCTUnwrap(table.cellForRow(at: first) as? BoxCell)
            cell.height?.constant = 120
            table.layoutIfNeeded()
            XCTAssertEqual(table.rectForRow(at: first).height, byConstraint ? 140.5 : 80.5)
            var configuration = cell.defaultContentConfiguration()
            configuration.text = "One\nTwo\nThree\nFour\nFive\nSix\nSeven\nEight\nNine\nTen"
            configuration.textProperties.numberOfLines = 0
            cell.contentConfiguration = configuration
            table.layoutIfNeeded()
            XCTAssertEqual(table.rectForRow(at: first).height > 200, byConfiguration)
        }
    }

    private final class LabelItem: UICollectionViewCell {
        let label = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            label.numberOfLines = 0
            label.text = "Item"
            label.frame = contentView.bounds
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }
        required init?(coder: NSCoder) { nil }
        override func preferredLayoutAttributesFitting(
            _ attributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            attributes.size.height =
                systemLayoutSizeFitting(
                    CGSize(width: attributes.size.width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
            return attributes
        }
    }

    private final class Items: NSObject, UICollectionViewDataSource {
        var makeCell: (UICollectionView, IndexPath) -> UICollectionViewCell = { view, path in
            view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            makeCell(view, path)
        }
    }

    private func makeCollectionView(_ items: Items) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 200, height: 50)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: layout)
        view.register(LabelItem.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        retainedObjects.append(items)
        return view
    }

    /// A cell is measured by its content view (radar 48805486), and again after each invalidation.
    func testItemsAreMeasuredAgain() throws {
        let view = makeCollectionView(Items())
        show(view)
        let cell = try XCTUnwrap(view.cellForItem(at: first) as? LabelItem)
        XCTAssertEqual(cell.frame.height, 20.5)
        for (lines, change) in [
            (2, { view.collectionViewLayout.invalidateLayout() }), (3, { view.performBatchUpdates(nil) }),
            (4, { cell.invalidateIntrinsicContentSize() }),
        ] as [(Int, () -> Void)] {
            cell.label.text = [String](repeating: "Line", count: lines).joined(separator: "\n")
            change()
            view.layoutIfNeeded()
            XCTAssertEqual(cell.frame.height, cell.label.intrinsicContentSize.height)
            XCTAssertGreaterThan(cell.frame.height, CGFloat(20 * lines - 1))
        }
    }

    /// A cell registration that is created for each cell prevents reuse: an exception since iOS 15. A dequeued cell
    /// must be returned: since iOS 18.
    func testDataSourcesThatLoseCellsRaise() {
        let items = Items()
        items.makeCell = { view, path in
            let registration = UICollectionView.CellRegistration<LabelItem, String> { _, _, _ in }
            return view.dequeueConfiguredReusableCell(using: registration, for: path, item: "")
        }
        func reason() -> String {
            do { try TouchSimulator.throwingExceptions { makeCollectionView(items).layoutIfNeeded() } } catch {
                return "\(error)"
            }
            return ""
        }
        assertContains(reason(), "using a registration that was created inside -collectionView:cellForItemAt")
        var previousCell: UICollectionViewCell?
        items.makeCell = { view, path in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            defer { previousCell = cell }
            return previousCell ?? cell
        }
        XCTAssertTrue(
            SystemVersion.simulating(.iOS26) {
                previousCell = nil
                return reason().contains("Expected dequeued view to be returned to the collection view")
            })
    }

    /// The same rule applies to headers: the exception's message mentions supplementary views.
    func testDequeuedHeadersMustBeReturned() {
        final class Headers: NSObject, UICollectionViewDataSource {
            var dequeues = 1
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
                -> UICollectionViewCell
            { UICollectionViewCell() }
            func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                at indexPath: IndexPath
            ) -> UICollectionReusableView {
                let views = (0..<dequeues).map { _ in
                    collectionView.dequeueReusableSupplementaryView(
                        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
                }
                return views[0]
            }
        }
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 100, height: 30)
        let headers = Headers()
        func reason(dequeues: Int, on system: SystemVersion) -> String {
            headers.dequeues = dequeues
            let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 90), collectionViewLayout: layout)
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "header")
            view.dataSource = headers
            return SystemVersion.simulating(system) {
                do { try TouchSimulator.throwingExceptions { view.layoutIfNeeded() } } catch { return "\(error)" }
                return ""
            }
        }
        XCTAssertTrue(reason(dequeues: 2, on: .iOS26).contains("Expected dequeued view to be returned"))
        XCTAssertEqual(reason(dequeues: 1, on: .iOS26), "")
        XCTAssertEqual(reason(dequeues: 2, on: .iOS17), "")
    }

    /// jessesquires.com 104, stripe-ios 4513, WWDC 2019 "Implementing Dark Mode on iOS".
    func testCurrentTraitsInCallbacksAreTraitsOfView() {
        final class Bordered: UIView {
            var styles: [UIUserInterfaceStyle] = []
            func recordStyle() { styles.append(UITraitCollection.current.userInterfaceStyle) }
            override func traitCollectionDidChange(_ previous: UITraitCollection?) { recordStyle() }
            override func layoutSubviews() { recordStyle() }
            override func tintColorDidChange() { recordStyle() }
        }
        let view = Bordered(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let controller = show(view)
        view.styles = []
        controller.overrideUserInterfaceStyle = .dark
        view.setNeedsLayout()
        controller.view.layoutIfNeeded()
        view.tintColor = .red
        XCTAssertEqual(view.styles, [.dark, .dark, .dark])
        XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .light)
    }

    /// A window does not inherit the current traits of the view in whose callback it is created.
    func testWindowsIgnoreCurrentTraits() {
        let window = UIWindow(frame: .zero)
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            window.overrideUserInterfaceStyle = .unspecified
            window.traitOverrides.preferredContentSizeCategory = .large
            XCTAssertEqual(window.traitCollection.userInterfaceStyle, .light)
        }
    }

    /// Radar 18362347, and the same rule for buttons.
    func testOwnersFollowLabelSizes() throws {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Short"
        cell.detailTextLabel?.text = "d"
        show(cell)
        cell.textLabel?.text = "A longer text"
        cell.detailTextLabel?.text = "a longer detail"
        cell.window?.layoutIfNeeded()
        for label in [cell.textLabel, cell.detailTextLabel] {
            let label = try XCTUnwrap(label)
            XCTAssertGreaterThanOrEqual(label.frame.width, label.intrinsicContentSize.width)
        }
        let (button, host) = (UIButton(type: .system), UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100)))
        button.setTitle("Title", for: .normal)
        button.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: host.topAnchor),
            button.leadingAnchor.constraint(equalTo: host.leadingAnchor),
        ])
        show(host)
        let before = button.frame.width
        button.titleLabel?.font = .systemFont(ofSize: 30)
        host.layoutIfNeeded()
        XCTAssertEqual(button.frame.size, button.intrinsicContentSize)
        XCTAssertGreaterThan(button.frame.width, before)
    }

    /// The view of a configuration becomes the content view, and the old content view's subviews are removed. Background configurations and
    /// background views are mutually exclusive (Apple, `UITableViewCell.backgroundConfiguration`).
    func testConfigurationsReplaceViews() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let oldLabel = UILabel()
        cell.contentView.addSubview(oldLabel)
        cell.contentConfiguration = cell.defaultContentConfiguration()
        assertClass(cell.contentView, UIListContentView.self)
        XCTAssertFalse(oldLabel.isDescendant(of: cell))
        cell.contentConfiguration = nil
        XCTAssertEqual(cell.contentView.subviews.count, 0)
        XCTAssertIdentical(cell.contentView.superview, cell)
        (cell.backgroundView, cell.selectedBackgroundView) = (UIView(), UIView())
        cell.backgroundConfiguration = .listPlainCell()
        XCTAssertNil(cell.backgroundView)
        XCTAssertNil(cell.selectedBackgroundView)
        cell.backgroundView = UIView()
        XCTAssertNil(cell.backgroundConfiguration)
    }

    /// Measured by the author of question 1871613 on mcmap.net.
    func testSingleProportionalViewFillsStack() {
        let view = UILabel()
        view.text = "Text"
        let stack = UIStackView(arrangedSubviews: [view])
        stack.distribution = .fillProportionally
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
        show(stack)
        XCTAssertEqual(view.frame.minX, 10)
        XCTAssertEqual(view.frame.width, 200)
    }
}
