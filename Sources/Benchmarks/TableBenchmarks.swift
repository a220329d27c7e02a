import CellSimInterfaceBuilder
import Foundation
import UIKit

/// The cell class of the Elements example, to which the nib refers.
@preconcurrency @MainActor final class ElementCell: UITableViewCell {
    var numberLabel: UILabel?
    var symbolLabel: UILabel?
    var nameLabel: UILabel?
    var discoveryLabel: UILabel?
    var swatch: UIView?
    var toggleButton: ToggleButton?
}

/// A view class to which the nib of the Elements example refers.
@preconcurrency @MainActor final class ToggleButton: UIView {}

/// The data source of the Elements example. Its records have texts with several lines.
@preconcurrency @MainActor private final class ElementsSource: NSObject, UITableViewDataSource {
    struct Record {
        var number, symbol, name, discovery: String
        var color: UIColor
    }

    let rows: Int
    let records: [Record]

    init(rows: Int, records: [Record]) { (self.rows, self.records) = (rows, records) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Element", for: indexPath)
        guard let element = cell as? ElementCell else { return cell }
        let record = records[indexPath.row % records.count]
        element.numberLabel?.text = record.number
        element.symbolLabel?.text = record.symbol
        element.nameLabel?.text = record.name
        element.discoveryLabel?.text = "\(indexPath.row) " + record.discovery
        element.swatch?.backgroundColor = record.color
        return cell
    }
}

/// Returns benchmarks of tables: opening a table, scrolling, sizing rows and laying them out.
@MainActor func tableBenchmarks(elements folder: URL) throws -> [Benchmark] {
    let data = try Data(contentsOf: folder.appendingPathComponent("Elements.xib"))
    let nib = UINib(data: data, bundle: nil)
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appendingPathComponent("elements.json")))
    let records = (json as? [[String: Any]] ?? []).map { record in
        ElementsSource.Record(
            number: "\(record["numberLabel"] ?? "")", symbol: record["symbolLabel"] as? String ?? "",
            name: record["nameLabel"] as? String ?? "", discovery: record["discoveryLabel"] as? String ?? "",
            color: .systemTeal)
    }
    @MainActor func makeTable(rows: Int) -> (UITableView, ElementsSource) {
        let source = ElementsSource(rows: rows, records: records)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)
        table.register(nib, forCellReuseIdentifier: "Element")
        table.dataSource = source
        return (table, source)
    }
    let (scrolledTable, source) = makeTable(rows: 1_000_000)
    scrolledTable.layoutIfNeeded()
    var offset: CGFloat = 0
    return [
        Benchmark("table: 1,000,000 rows opened") {
            let (table, source) = makeTable(rows: 1_000_000)
            withExtendedLifetime(source) { table.layoutIfNeeded() }
        },
        Benchmark("table: 1,000 rows filled, sized and laid out", count: 1000) {
            withExtendedLifetime(source) {
                let initialCount = scrolledTable.reuseStatistics.dequeued
                while scrolledTable.reuseStatistics.dequeued < initialCount + 1000 {
                    offset += 600
                    scrolledTable.contentOffset.y = offset
                    scrolledTable.layoutIfNeeded()
                }
            }
        },
    ]
}
