import UIKit
import XCTest

/// Compares pictures of collection view lists with their references: styles, headers, accessories and editing.
@preconcurrency @MainActor final class CollectionListAppearanceTests: XCTestCase {
    private let cellSnapshot = AppearanceSnapshot("UICollectionViewListCell")
    private static let rows = [
        ListCollection.Row("Iron", "Found in meteorites", "star.fill", [.disclosureIndicator()]),
        ListCollection.Row("Copper", nil, nil, [.label(text: "29"), .checkmark()]),
        ListCollection.Row("Gold", nil, nil, [.detail()]),
    ]

    func testAppearances() {
        let appearances: [(String, UICollectionLayoutListConfiguration.Appearance)] = [
            ("plain", .plain), ("grouped", .grouped), ("inset-grouped", .insetGrouped),
        ]
        for (name, appearance) in appearances {
            cellSnapshot.assertSnapshot(name, width: 320, height: 250) { ListCollection(appearance, Self.rows) }
        }
        cellSnapshot.assertSnapshot("right-to-left", width: 320, height: 250, direction: .rightToLeft) {
            ListCollection(.insetGrouped, Self.rows)
        }
        cellSnapshot.assertSnapshot("accessibility-size", width: 320, height: 400, textSize: .accessibilityMedium) {
            ListCollection(.insetGrouped, Self.rows)
        }
    }

    func testStates() {
        cellSnapshot.assertSnapshot("editing", width: 320, height: 250) {
            let rows = [
                ListCollection.Row("Iron", "Found in meteorites", nil, [.delete(), .reorder()]),
                ListCollection.Row("Copper", nil, nil, [.insert(), .reorder()]),
            ]
            return configured(ListCollection(.insetGrouped, rows)) { $0.isEditing = true }
        }
        cellSnapshot.assertSnapshot("selected", width: 320, height: 250) {
            configured(ListCollection(.insetGrouped, Self.rows)) {
                $0.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
            }
        }
    }
}

/// A list with one section, a header and a footer.
@preconcurrency @MainActor private final class ListCollection: UICollectionView {
    struct Row {
        var text: String
        var detail: String?
        var symbol: String?
        var accessories: [UICellAccessory]

        init(_ text: String, _ detail: String?, _ symbol: String?, _ accessories: [UICellAccessory]) {
            (self.text, self.detail, self.symbol, self.accessories) = (text, detail, symbol, accessories)
        }
    }

    private var rows: UICollectionViewDiffableDataSource<Int, Int>?

    init(_ appearance: UICollectionLayoutListConfiguration.Appearance, _ rows: [Row]) {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        (configuration.headerMode, configuration.footerMode) = (.supplementary, .supplementary)
        super.init(
            frame: CGRect(x: 0, y: 0, width: 320, height: 10),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        fill(rows, appearance)
    }

    required init?(coder: NSCoder) { return nil }

    private func fill(_ rows: [Row], _ appearance: UICollectionLayoutListConfiguration.Appearance) {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, index in
            var content = UIListContentConfiguration.subtitleCell()
            (content.text, content.secondaryText) = (rows[index].text, rows[index].detail)
            content.image = rows[index].symbol.flatMap { UIImage(systemName: $0) }
            (cell.contentConfiguration, cell.accessories) = (content, rows[index].accessories)
        }
        let edges = [Self.elementKindSectionHeader, Self.elementKindSectionFooter].map { kind in
            UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) { cell, kind, _ in
                let isHeader = kind == Self.elementKindSectionHeader
                var content: UIListContentConfiguration =
                    appearance == .plain
                    ? (isHeader ? .plainHeader() : .plainFooter()) : (isHeader ? .groupedHeader() : .groupedFooter())
                content.text = isHeader ? "Metals" : "They conduct."
                cell.contentConfiguration = content
            }
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: self) { view, path, index in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: index)
        }
        source.supplementaryViewProvider = { view, kind, path in
            view.dequeueConfiguredReusableSupplementary(
                using: edges[kind == Self.elementKindSectionHeader ? 0 : 1], for: path)
        }
        self.rows = source
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(rows.indices))
        source.apply(snapshot)
    }
}
