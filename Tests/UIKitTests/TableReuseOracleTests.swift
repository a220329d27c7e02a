import TestFixtures
import UIKit
import XCTest

/// Compares a table with `ReuseModel` after the same random operations.
@preconcurrency @MainActor final class TableReuseOracleTests: XCTestCase {
    private class NumberedCell: UITableViewCell {
        static var next = 0
        let serial: Int
        var key = -1
        var template: Int { 0 }
        override init(style: CellStyle, reuseIdentifier: String?) {
            serial = NumberedCell.next
            NumberedCell.next += 1
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class OtherCell: NumberedCell {
        override var template: Int { 1 }
    }

    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows: [ReuseModel.Row] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let row = rows[indexPath.row]
            let cell = tableView.dequeueReusableCell(withIdentifier: "kind\(row.identifier)", for: indexPath)
            (cell as? NumberedCell)?.key = row.key
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            CGFloat(rows[indexPath.row].height)
        }
    }

    private var random = SplitMix(state: 20_26)
    private var nextKey = 0
    private var lastStep = ""
    private var difference = ""

    private func makeRow() -> ReuseModel.Row {
        nextKey += 1
        let height = random.pick(0...9) == 0 ? 0 : random.pick(20...90)
        return ReuseModel.Row(key: nextKey, height: height, identifier: random.pick(0...2))
    }

    func testRandomSequencesMatchModel() {
        for sequence in 0..<InputSweep.size(10_000, usually: 1_500) {
            guard runSequence() else { return XCTFail("sequence \(sequence) differs after \(lastStep): \(difference)") }
        }
    }

    private func runSequence() -> Bool {
        NumberedCell.next = 0
        let source = Source()
        source.rows = (0..<random.pick(0...24)).map { _ in makeRow() }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 160), style: .plain)
        table.estimatedRowHeight = 0
        for kind in 0...2 { table.register(NumberedCell.self, forCellReuseIdentifier: "kind\(kind)") }
        (table.dataSource, table.delegate) = (source, source)
        var model = ReuseModel(rows: source.rows, viewport: 160, identifiers: 3)
        table.layoutIfNeeded()
        model.layout()
        guard matchesModel(table, model) else { return false }
        for _ in 0..<random.pick(2...8) {
            step(table, source, &model)
            guard matchesModel(table, model) else { return false }
        }
        return true
    }

    private func step(_ table: UITableView, _ source: Source, _ model: inout ReuseModel) {
        switch random.pick(0...12) {
        case 10: moveRow(table, source, &model)
        case 11: register(table, &model)
        case 12: dequeueWithoutTemplate(table, &model)
        case 0...5:
            lastStep = "scroll"
            model.offset = random.pick(0...max(model.contentHeight - 160, 0))
            table.contentOffset = CGPoint(x: 0, y: CGFloat(model.offset))
            table.layoutIfNeeded()
            model.layout()
        case 6:
            lastStep = "reload"
            source.rows = (0..<random.pick(0...24)).map { _ in makeRow() }
            table.reloadData()
            table.layoutIfNeeded()
            model.reload(source.rows)
        default: updateRows(table, source, &model)
        }
    }

    private func updateRows(_ table: UITableView, _ source: Source, _ model: inout ReuseModel) {
        var (delete, reload): (Set<Int>, Set<Int>) = ([], [])
        for row in source.rows.indices {
            switch random.pick(0...9) {
            case 0, 1: delete.insert(row)
            case 2: reload.insert(row)
            default: break
            }
        }
        var next = source.rows.indices.filter { !delete.contains($0) }.map { source.rows[$0] }
        var insert: [Int: ReuseModel.Row] = [:]
        for _ in 0..<random.pick(0...3) {
            let insertionIndex = random.pick(0...next.count)
            guard insert.keys.allSatisfy({ $0 < insertionIndex }) else { continue }
            let row = makeRow()
            next.insert(row, at: insertionIndex)
            insert[insertionIndex] = row
        }
        source.rows = next
        lastStep = "delete \(delete.sorted()), insert \(insert.keys.sorted()), reload \(reload.sorted())"
        table.performBatchUpdates {
            table.deleteRows(at: delete.sorted().map { IndexPath(row: $0, section: 0) }, with: .none)
            table.reloadRows(at: reload.sorted().map { IndexPath(row: $0, section: 0) }, with: .none)
            table.insertRows(at: insert.keys.sorted().map { IndexPath(row: $0, section: 0) }, with: .none)
        }
        table.layoutIfNeeded()
        model.update(delete: delete, insert: insert, reload: reload)
        table.layoutIfNeeded()
    }

    private func moveRow(_ table: UITableView, _ source: Source, _ model: inout ReuseModel) {
        guard !source.rows.isEmpty else { return }
        let (from, to) = (random.pick(0...source.rows.count - 1), random.pick(0...source.rows.count - 1))
        lastStep = "move \(from) to \(to)"
        source.rows.insert(source.rows.remove(at: from), at: to)
        table.moveRow(at: IndexPath(row: from, section: 0), to: IndexPath(row: to, section: 0))
        table.layoutIfNeeded()
        model.move(from: from, to: to)
    }

    /// Registers another template. Cells of the previous one stay in the pool.
    private func register(_ table: UITableView, _ model: inout ReuseModel) {
        let (kind, template) = (random.pick(0...2), random.pick(0...1))
        lastStep = "register \(template) for \(kind)"
        table.register(template == 0 ? NumberedCell.self : OtherCell.self, forCellReuseIdentifier: "kind\(kind)")
        model.templates[kind] = template
    }

    /// Dequeues a cell that is not returned to the table, which removes it from the pool. Without a template, the
    /// result may be nil.
    private func dequeueWithoutTemplate(_ table: UITableView, _ model: inout ReuseModel) {
        let kind = random.pick(0...2)
        lastStep = "dequeue \(kind) without a template"
        let before = model.templates[kind]
        table.register(nil as AnyClass?, forCellReuseIdentifier: "kind\(kind)")
        model.templates[kind] = nil
        let cell = table.dequeueReusableCell(withIdentifier: "kind\(kind)") as? NumberedCell
        XCTAssertEqual(cell?.serial, model.dequeue(kind))
        table.register(before == 0 ? NumberedCell.self : OtherCell.self, forCellReuseIdentifier: "kind\(kind)")
        model.templates[kind] = before
    }

    private func matchesModel(_ table: UITableView, _ model: ReuseModel) -> Bool {
        var visibleSerials: [Int: Int] = [:]
        let tops = model.tops
        for path in table.indexPathsForVisibleRows ?? [] {
            guard let cell = table.cellForRow(at: path) as? NumberedCell else { return false }
            visibleSerials[path.row] = cell.serial
            guard cell.key == model.rows[path.row].key, cell.frame.minY == CGFloat(tops[path.row]),
                cell.template == model.templateOfCell[cell.serial]
            else { return false }
        }
        let statistics = table.reuseStatistics
        if visibleSerials != model.visibleCells || statistics.created != model.created
            || statistics.reused != model.reused
        {
            difference =
                "\(lastStep): shown \(visibleSerials.sorted { $0 < $1 }), expected \(model.visibleCells.sorted { $0 < $1 });"
                + " \(statistics), expected \(model.created) and \(model.reused) of \(model.rows.count) rows at \(model.offset)"
        }
        return visibleSerials == model.visibleCells && statistics.dequeued == model.dequeued
            && statistics.created == model.created
            && statistics.reused == model.reused
            && table.contentSize.height == CGFloat(tops[tops.count - 1])
            && table.contentOffset.y == CGFloat(model.offset)
    }
}
