import UIKit
import XCTest

/// Tests tables and cells during trait changes.
@preconcurrency @MainActor final class TraitChangeTests: XCTestCase {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var cellRequestCount = 0
        var fill: (UITableViewCell) -> Void = { _ in }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            cellRequestCount += 1
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
            fill(cell)
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
    }

    private final class PlainCell: UITableViewCell {
        var timesPrepared = 0
        override func prepareForReuse() {
            super.prepareForReuse()
            timesPrepared += 1
        }
    }

    private let rows = Rows()

    private func makeTable(_ type: UITableViewCell.Type, isShownEmpty: Bool = false) -> UITableView {
        let table = UITableView(frame: window.bounds, style: .plain)
        table.register(type, forCellReuseIdentifier: "row")
        window.addSubview(table)
        if isShownEmpty { window.layoutIfNeeded() }
        (table.dataSource, table.delegate) = (rows, rows)
        window.layoutIfNeeded()
        return table
    }

    private func show(textSize: UIContentSizeCategory) {
        window.traitOverrides.preferredContentSizeCategory = textSize
        window.layoutIfNeeded()
    }

    /// A table lays out visible rows again, without asking its data source for other cells.
    func testRowsKeepTheirCells() throws {
        rows.fill = { cell in
            cell.textLabel?.text = "A row"
            cell.layer.borderWidth = 1
        }
        let table = makeTable(PlainCell.self)
        let cell = try XCTUnwrap(table.visibleCells.first as? PlainCell)
        let header = try XCTUnwrap(table.headerView(forSection: 0))
        let (height, headerHeight, previousRequestCount) = (
            cell.bounds.height, header.bounds.height, rows.cellRequestCount
        )
        window.overrideUserInterfaceStyle = .dark
        window.layoutIfNeeded()
        XCTAssertEqual(cell.bounds.height, height)
        show(textSize: .accessibilityExtraLarge)
        XCTAssertIdentical(table.visibleCells.first, cell)
        XCTAssertEqual(rows.cellRequestCount, previousRequestCount)
        XCTAssertEqual(cell.timesPrepared, 0)
        XCTAssertIdentical(table.headerView(forSection: 0), header)
        XCTAssertGreaterThan(cell.bounds.height, height)
        XCTAssertGreaterThan(header.bounds.height, headerHeight)
        XCTAssertEqual(cell.frame.minY, header.frame.maxY)
        show(textSize: .large)
        XCTAssertEqual(cell.bounds.height, height)
        XCTAssertEqual(header.bounds.height, headerHeight)
    }

    func testReloadingInHeightRequest() {
        final class Reloading: NSObject, UITableViewDelegate {
            var shouldReload = false
            func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
                if shouldReload {
                    shouldReload = false
                    tableView.reloadData()
                }
                return 50
            }
        }
        let (table, delegate) = (makeTable(PlainCell.self), Reloading())
        table.delegate = delegate
        window.layoutIfNeeded()
        delegate.shouldReload = true
        show(textSize: .small)
        XCTAssertEqual(table.visibleCells.count, 3)
    }

    func testStandardFontsFollowTheTextSize() throws {
        for style in [UITableViewCell.CellStyle.default, .subtitle, .value1, .value2] {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            window.addSubview(cell)
            let labels = [cell.textLabel, cell.detailTextLabel].compactMap { $0 }
            let before = labels.map(\.font.pointSize)
            show(textSize: .accessibilityExtraLarge)
            XCTAssertTrue(zip(before, labels.map(\.font.pointSize)).allSatisfy { $0 < $1 }, "\(style)")
            XCTAssertFalse(labels.contains(where: \.adjustsFontForContentSizeCategory))
            show(textSize: .large)
            XCTAssertEqual(labels.map(\.font.pointSize), before)
        }
    }

    /// Apple, `adjustsFontForContentSizeCategory`: the default is false.
    func testCustomFontsStay() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        window.addSubview(cell)
        cell.textLabel?.font = .preferredFont(forTextStyle: .headline)
        show(textSize: .accessibilityExtraLarge)
        XCTAssertEqual(cell.textLabel?.font.pointSize, 17)
    }

    /// In 20 references of stream-chat-swift (iOS 26.2), labels that get their font in a view with a small text size are small.
    func testFontsOfLabelsAreAdjustedWhenTheyAreSet() {
        let label = UILabel()
        window.addSubview(label)
        let body = UIFont.preferredFont(
            forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
        show(textSize: .small)
        label.font = body
        XCTAssertEqual(label.font.pointSize, 17)
        label.adjustsFontForContentSizeCategory = true
        XCTAssertEqual(label.font.pointSize, 15)
        label.font = body
        XCTAssertEqual(label.font.pointSize, 15)
    }

    // MARK: Nested layout

    /// A cell that reads the final frames of views in its content view during layout, as apps do.
    private class ReadingCell: UITableViewCell {
        let card = UIView()
        let inner = UIView()
        var sizes: [CGSize] = []
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            card.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(card)
            NSLayoutConstraint.activate([
                card.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
                card.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
                card.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
                card.heightAnchor.constraint(equalToConstant: 40),
            ])
            inner.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: card.topAnchor),
                inner.leadingAnchor.constraint(equalTo: card.leadingAnchor),
                inner.widthAnchor.constraint(equalTo: card.widthAnchor),
                inner.heightAnchor.constraint(equalTo: card.heightAnchor),
            ])
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() {
            super.layoutSubviews()
            read()
        }
        func read() {
            contentView.layoutIfNeeded()
            sizes += [card.bounds.size, inner.bounds.size]
        }
    }

    private final class EarlyReadingCell: ReadingCell {
        override func layoutSubviews() {
            read()
            super.layoutSubviews()
        }
    }

    func testNestedContentLayoutPositionsSubviews() throws {
        for (type, isShownEmpty) in [
            (ReadingCell.self, false), (EarlyReadingCell.self, false), (ReadingCell.self, true),
        ] {
            let table = makeTable(type, isShownEmpty: isShownEmpty)
            let cell = try XCTUnwrap(table.visibleCells.first as? ReadingCell)
            XCTAssertEqual(Set(cell.sizes.map(\.width)), [300], "\(type)")
            XCTAssertTrue(cell.sizes.allSatisfy { $0.height >= 24 }, "\(type): \(cell.sizes)")
        }
        let standalone = ReadingCell(style: .default, reuseIdentifier: nil)
        standalone.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        standalone.layoutIfNeeded()
        XCTAssertEqual(standalone.sizes, [CGSize(width: 180, height: 40), CGSize(width: 180, height: 40)])
    }

    /// WWDC 2023, *Unleash the UIKit trait system*: view controllers inherit traits through the view hierarchy.
    func testChildInheritsTraitsThroughViewHierarchy() {
        let parent = UIViewController(), child = UIViewController()
        parent.overrideUserInterfaceStyle = .dark
        window.rootViewController = parent
        window.layoutIfNeeded()
        parent.addChild(child)
        XCTAssertEqual(child.traitCollection.userInterfaceStyle, UITraitCollection.current.userInterfaceStyle)
        let middleView = UIView()
        middleView.overrideUserInterfaceStyle = .light
        parent.view.addSubview(middleView)
        middleView.addSubview(child.view)
        XCTAssertEqual(child.traitCollection.userInterfaceStyle, .light)
        parent.view.addSubview(child.view)
        XCTAssertEqual(child.traitCollection.userInterfaceStyle, .dark)
    }
}
