import UIKit
import XCTest

/// Tests cells that set `translatesAutoresizingMaskIntoConstraints` to false, in code or in a nib, such as those of
/// github.com/Digitaler-Impfnachweis/covpass-ios: lists set their frames nevertheless.
@preconcurrency @MainActor final class CellWithoutAutoresizingTests: XCTestCase {
    private final class Item: UICollectionViewCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            translatesAutoresizingMaskIntoConstraints = false
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Row: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            translatesAutoresizingMaskIntoConstraints = false
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
    }

    /// A constraint that is added later makes the layout engine collect the cells again.
    func testCellsKeepFramesAfterConstraintIsAdded() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 120, height: 60)
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout), table = UITableView()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), source = Source()
        collection.register(Item.self, forCellWithReuseIdentifier: "item")
        table.register(Row.self, forCellReuseIdentifier: "row")
        table.rowHeight = 50
        (collection.dataSource, table.dataSource) = (source, source)
        for view in [collection, table] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ])
        }
        root.layoutIfNeeded()
        for view in [collection, table] { view.widthAnchor.constraint(lessThanOrEqualToConstant: 900).isActive = true }
        root.layoutIfNeeded()
        XCTAssertEqual(collection.visibleCells.map(\.frame), [CGRect(x: 0, y: 0, width: 120, height: 60)])
        XCTAssertEqual(
            table.visibleCells.map(\.frame).sorted { $0.minY < $1.minY },
            [CGRect(x: 0, y: 0, width: 300, height: 50), CGRect(x: 0, y: 50, width: 300, height: 50)])
    }
}
