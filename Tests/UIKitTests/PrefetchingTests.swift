import UIKit
import XCTest

/// Tests that a prefetching data source is called for rows in the scrolling direction.
@preconcurrency @MainActor final class PrefetchingTests: XCTestCase {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching,
        UICollectionViewDataSource,
        UICollectionViewDataSourcePrefetching
    {
        var log: [String] = []
        var counts = [100]
        func drainLog() -> [String] {
            defer { log = [] }
            return log
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            log.append("fetch \(indexPaths.map(\.row))")
        }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            log.append("cancel \(indexPaths.map(\.row))")
        }
        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            log.append("fetch \(indexPaths.map { [$0.section, $0.item] })")
        }
        func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
            log.append("cancel \(indexPaths.map { [$0.section, $0.item] })")
        }
    }

    private let source = Source()

    private func makeTable() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 120), style: .plain)
        table.rowHeight = 40
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        (table.dataSource, table.prefetchDataSource) = (source, source)
        table.layoutIfNeeded()
        return table
    }

    private func scroll(_ view: UIScrollView, to offset: CGPoint) -> [String] {
        view.contentOffset = offset
        view.layoutIfNeeded()
        return source.drainLog()
    }

    func testPrefetchingFollowsScrollDirection() {
        let table = makeTable()
        XCTAssertEqual(source.drainLog(), ["fetch [3, 4, 5]"])
        XCTAssertEqual(scroll(table, to: CGPoint(x: 0, y: 40)), ["fetch [6]"])
        XCTAssertEqual(scroll(table, to: CGPoint(x: 0, y: 2000)), ["cancel [4, 5, 6]", "fetch [53, 54, 55]"])
        XCTAssertEqual(scroll(table, to: CGPoint(x: 0, y: 1960)), ["cancel [53, 54, 55]", "fetch [48, 47, 46]"])
        XCTAssertEqual(scroll(table, to: CGPoint(x: 0, y: 1920)), ["fetch [45]"])
        XCTAssertEqual(
            scroll(table, to: CGPoint(x: 0, y: 0)), ["cancel [45, 46, 47]"],
            "no rows are prefetched above the first row")
    }

    func testRowsArePrefetchedAgainAfterReload() {
        let table = makeTable()
        _ = source.drainLog()
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertEqual(source.drainLog(), ["fetch [3, 4, 5]"])
    }

    func testItemsArePrefetchedAcrossSections() {
        source.counts = [3, 0, 2, 40]
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 50, height: 50)
        layout.minimumLineSpacing = 0
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 50), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (view.dataSource, view.prefetchDataSource) = (source, source)
        view.layoutIfNeeded()
        XCTAssertEqual(source.drainLog(), ["fetch [[0, 2], [2, 0]]"])
        XCTAssertEqual(scroll(view, to: CGPoint(x: 250, y: 0)), ["cancel [[0, 2], [2, 0]]", "fetch [[3, 2], [3, 3]]"])
        XCTAssertEqual(scroll(view, to: CGPoint(x: 200, y: 0)), ["cancel [[3, 2], [3, 3]]", "fetch [[2, 0], [0, 2]]"])
        XCTAssertEqual(
            scroll(view, to: CGPoint(x: 0, y: 0)), ["cancel [[0, 2], [2, 0]]"],
            "the view cancels prefetching of skipped items")
    }
}
