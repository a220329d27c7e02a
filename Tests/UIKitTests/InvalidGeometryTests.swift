import UIKit
import XCTest

/// Tests NaN and infinite values in frames, offsets and layouts: an exception reports them, and nothing changes.
@preconcurrency @MainActor final class InvalidGeometryTests: XCTestCase {
    private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        var onCount: (UICollectionView) -> Void = { _ in }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            onCount(collectionView)
            return 5
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private final class Layout: UICollectionViewLayout {
        var path = IndexPath(item: 0, section: 0)
        var frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.frame = frame
            return [attributes]
        }
    }

    private final class InvalidSizeCell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size = CGSize(width: CGFloat.nan, height: -3)
            return layoutAttributes
        }
    }

    private let source = Source()

    private func makeTable() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
        table.rowHeight = 40
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.layoutIfNeeded()
        return table
    }

    private func makeCollection(_ layout: UICollectionViewLayout) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        return view
    }

    private func reason(_ body: () -> Void) -> String? {
        do {
            try TouchSimulator.throwingExceptions(body)
            return nil
        } catch { return (error as? UIKitException)?.reason }
    }

    func testInvalidFramesRaise() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertThrowsError(try TouchSimulator.throwingExceptions { view.frame.size.width = .nan }) { error in
            XCTAssertEqual((error as? UIKitException)?.name, "CALayerInvalidGeometry")
        }
        XCTAssertEqual(reason { view.center.y = .nan }, "CALayer position contains NaN: [2.5 nan]")
        XCTAssertEqual(
            reason { view.bounds.size.height = .infinity },
            "CALayer bounds contains an infinite number: [0.0 0.0; 3.0 inf]")
        XCTAssertEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertNil(reason { view.frame.size.height = .greatestFiniteMagnitude }, "the largest finite height is valid")
    }

    func testNullFramesAreEmpty() {
        let view = UIView(frame: .null)
        XCTAssertEqual(view.frame, .zero)
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        view.frame = .null
        XCTAssertEqual(view.bounds.size, .zero)
    }

    func testInvalidOffsetsRaise() {
        let table = makeTable()
        XCTAssertEqual(reason { table.contentOffset.y = .nan }, "CALayer bounds contains NaN: [0.0 nan; 320.0 400.0]")
        XCTAssertNotNil(reason { table.contentInset.top = .nan })
        table.layoutIfNeeded()
        XCTAssertEqual(table.visibleCells.count, 10)
        XCTAssertNil(
            reason {
                table.contentOffset.y = 1e300
                table.layoutIfNeeded()
            })
        XCTAssertEqual(table.visibleCells.count, 0, "no row is visible at this offset")
        XCTAssertNil(table.indexPathForRow(at: CGPoint(x: 0, y: CGFloat.nan)))
        XCTAssertEqual(table.indexPathsForRows(in: .infinite)?.count, 50)
        XCTAssertEqual(table.indexPathsForRows(in: CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1)), [])
    }

    func testInvalidFlowLayoutMetricsRaise() {
        let cases: [(String, (UICollectionViewFlowLayout) -> Void)] = [
            ("top section inset", { $0.sectionInset.top = .nan }),
            ("right section inset", { $0.sectionInset.right = .nan }),
            ("line spacing", { $0.minimumLineSpacing = .nan }),
            ("interitem spacing", { $0.minimumInteritemSpacing = .nan }),
        ]
        for (name, change) in cases {
            let layout = UICollectionViewFlowLayout()
            change(layout)
            XCTAssertEqual(
                reason { makeCollection(layout).layoutIfNeeded() },
                "the \(name) of the flow layout must be a finite number of points, not nan")
        }
    }

    func testInvalidPreferredSizesRaise() {
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = CGSize(width: 40, height: 40)
        for layout in [flow, UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))] {
            let view = makeCollection(layout)
            view.register(InvalidSizeCell.self, forCellWithReuseIdentifier: "cell")
            XCTAssertEqual(
                reason { view.layoutIfNeeded() },
                "InvalidSizeCell prefers an invalid size (nan by -3.000000) at index path: <NSIndexPath> {length = 2, path = 0 - 0}"
            )
            XCTAssertEqual(view.visibleCells.count, 5)
        }
    }

    func testLayoutsWithMissingItemsRaise() {
        let layout = Layout()
        layout.path = IndexPath(item: 7, section: 3)
        XCTAssertEqual(
            reason { makeCollection(layout).layoutIfNeeded() },
            "UICollectionView received layout attributes for a cell with an index path that does not exist: <NSIndexPath> {length = 2,"
                + " path = 3 - 7}")
        layout.path = IndexPath(item: 0, section: 0)
        layout.frame.origin.x = .nan
        XCTAssertTrue(
            reason { makeCollection(layout).layoutIfNeeded() }?.hasPrefix("CALayer position contains NaN") ?? false)
    }

    func testReentrantItemCountTerminates() {
        source.onCount = { _ = $0.numberOfItems(inSection: 0) }
        let view = makeCollection(UICollectionViewFlowLayout())
        XCTAssertNil(reason { view.layoutIfNeeded() })
        XCTAssertEqual(view.visibleCells.count, 5)
        XCTAssertNil(view.indexPathForItem(at: CGPoint(x: CGFloat.nan, y: 0)))
        XCTAssertTrue(
            reason { _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: IndexPath()) }?
                .hasPrefix("Invalid index path for use with UICollectionView.") ?? false)
    }

    func testTouchesOutsideTheScreenAreRejected() {
        let table = makeTable()
        XCTAssertFalse(TouchSimulator.tap(at: CGPoint(x: CGFloat.nan, y: 0), in: table))
        for start in [CGPoint(x: 0, y: CGFloat.infinity), CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 1e9, y: 0)] {
            XCTAssertTrue(
                reason { TouchSimulator.drag(from: start, to: .zero, in: table) }?.hasPrefix(
                    "A finger cannot be dragged from") ?? false)
        }
        XCTAssertEqual(table.contentOffset, .zero)
    }

    func testAnInfiniteTargetIsTheLargestSize() throws {
        let label = UILabel()
        label.text = "Name"
        let outer = UIView()
        outer.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: outer.topAnchor),
            label.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        ])
        let target = CGSize(width: CGFloat.infinity, height: .infinity)
        XCTAssertNil(reason { _ = outer.systemLayoutSizeFitting(target) })
        XCTAssertEqual(outer.systemLayoutSizeFitting(target), label.intrinsicContentSize)
        let invalid = CGSize(width: -CGFloat.infinity, height: 10)
        XCTAssertNotNil(reason { _ = outer.systemLayoutSizeFitting(invalid) })
    }
}
