import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests accessories of collection view list cells.
@preconcurrency @MainActor final class ListAccessoryTests: XCTestCase {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    private var source: UICollectionViewDiffableDataSource<Int, Int>?

    /// Returns rows with accessories, in an inset list 343 points wide with a header.
    private func makeList(_ accessories: [[UICellAccessory]]) -> UICollectionView {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        let view = UICollectionView(
            frame: window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "row"
            cell.contentConfiguration = content
            cell.accessories = accessories[item]
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { (cell: UICollectionViewListCell, _: String, _: IndexPath) in
            var content = cell.defaultContentConfiguration()
            content.text = "header"
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: row, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        self.source = source
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(accessories.indices))
        source.apply(snapshot)
        window.addSubview(view)
        view.layoutIfNeeded()
        return view
    }

    private func cell(_ view: UICollectionView, _ item: Int) throws -> UICollectionViewListCell {
        try XCTUnwrap(view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell)
    }

    func testAccessoriesReduceContentWidth() throws {
        let view = makeList([
            [], [.disclosureIndicator()], [.checkmark(), .detail()], [.checkmark(options: .init(isHidden: true))],
        ])
        XCTAssertEqual(try cell(view, 0).contentView.frame.width, 343)
        // A margin of 16, a chevron of 8, and the same distance before it as in a table.
        XCTAssertEqual(try cell(view, 1).contentView.frame.width, 343 - 16 - 8 - 2.5)
        XCTAssertEqual(try cell(view, 1).accessoryViews[0].frame, CGRect(x: 343 - 16 - 8, y: 0, width: 8, height: 44.5))
        XCTAssertEqual(
            try cell(view, 2).accessoryViews.map(\.frame.minX), [280, 305],
            "the accessories are 17 and 22 points wide, 8 points apart")
        XCTAssertEqual(try cell(view, 3).contentView.frame.width, 343)
    }

    func testEditingShowsOtherAccessories() throws {
        let view = makeList([[.delete(), .disclosureIndicator(displayed: .whenNotEditing), .reorder()]])
        let cell = try cell(view, 0)
        XCTAssertEqual(cell.accessoryViews.map(\.isHidden), [true, false, true])
        view.isEditing = true
        view.layoutIfNeeded()
        XCTAssertEqual(cell.accessoryViews.map(\.isHidden), [false, true, false])
        XCTAssertEqual(cell.contentView.frame.minX, 38)
        XCTAssertEqual(cell.accessoryViews[0].frame.minX, 16)
        XCTAssertTrue(cell.configurationState.isEditing)
    }

    func testAccessoryTapCallsHandler() throws {
        var taps = 0
        let view = makeList([[.detail(actionHandler: { taps += 1 })], [.disclosureIndicator()]])
        TouchSimulator.tap(try cell(view, 0).accessoryViews[0])
        XCTAssertEqual(taps, 1)
        XCTAssertEqual(view.indexPathsForSelectedItems, [])
        TouchSimulator.tap(try cell(view, 1))
        XCTAssertEqual(view.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
    }

    func testReusedCellsHaveAccessoriesOfNewRow() throws {
        let view = makeList([[.checkmark(), .detail()], [.disclosureIndicator()]])
        view.reloadData()
        view.layoutIfNeeded()
        for item in 0..<2 {
            let cell = try cell(view, item)
            XCTAssertEqual(cell.subviews.filter { $0 is ListAccessoryView }.count, cell.accessories.count)
        }
    }

    func testHeaderAppearanceAndListBackground() throws {
        let view = makeList([[]])
        let header = try XCTUnwrap(
            view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
                as? UICollectionViewListCell)
        let content = try XCTUnwrap(header.contentConfiguration as? UIListContentConfiguration)
        XCTAssertEqual(content.textProperties.color, .secondaryLabel)
        XCTAssertEqual(content.textProperties.transform, .uppercase)
        XCTAssertEqual(view.backgroundColor, .systemGroupedBackground)
        XCTAssertFalse(header.displayList().dump().contains("fill"), "the header has no background")
    }

    func testConfigurationUpdateHandlerReceivesState() {
        let view = makeList([[]])
        guard let cell = view.visibleCells.first else { return XCTFail("the list has no visible cell") }
        var states: [Bool] = []
        cell.configurationUpdateHandler = { cell, state in
            states.append(state.isSelected)
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = state.isSelected ? .systemRed : .systemYellow
            cell.backgroundConfiguration = background
        }
        view.layoutIfNeeded()
        XCTAssertEqual(cell.backgroundConfiguration?.backgroundColor, .systemYellow)
        TouchSimulator.tap(cell)
        XCTAssertEqual(cell.backgroundConfiguration?.backgroundColor, .systemRed)
        XCTAssertTrue(cell.displayList().dump().contains("#FF3B30"))
        XCTAssertEqual(states.first, false)
        XCTAssertEqual(states.last, true)
    }

    func testTableHeadersShowConfigurations() throws {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = header.defaultContentConfiguration()
        content.text = "A header"
        header.contentConfiguration = content
        let height = header.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        // A semibold line of 17 points is 20.287 high, with 4 above and below.
        XCTAssertEqual(height, 28.5)
        header.frame = CGRect(x: 0, y: 0, width: 320, height: height)
        header.layoutIfNeeded()
        XCTAssertTrue(header.displayList().dump().contains("glyphs"))
    }
}
