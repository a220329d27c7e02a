import CellSimReuse
import Foundation
import UIKit

/// The lists in which cells are shown, and the checks to perform.
struct ReuseScene: Sendable {
    /// The width in points.
    var width: CGFloat
    /// The size of a collection's items, in points; nil for self-sizing items.
    var itemSize: CGSize?
    /// The traits that override the current ones.
    var traits: UITraitCollection
    var sampleLimit: Int
    /// The changes to apply while a cell is visible.
    var changes: Set<CellChange> = []
    /// Whether to check cells that showed another record.
    var checksReuse = true
}

/// An assertion about cell reuse or changes. The caller waits while the main thread uses the records.
struct ReuseAssertion<Cell: UIView, Record>: @unchecked Sendable {
    // Unchecked: the caller waits while the main thread uses the records.
    let records: [Record]
    let configure: @MainActor (Cell, Record) throws -> Void
    let scene: ReuseScene

    /// Searches for leaks on the main thread.
    /// - Returns: a description of the failure with the pictures' paths; nil if there is none.
    func problem(_ template: ReuseTemplate, _ identifier: String?, files: ReuseFiles) -> String? {
        let outcome: Result<ReuseReport, ReuseMessages.Problem> = onMain {
            do {
                return .success(try report(template, identifier))
            } catch {
                return .failure(ReuseMessages.Problem(SnapshotMessages.words(for: error)))
            }
        }
        var record = ReuseRecord(files)
        switch outcome {
        case .failure(let problem):
            let what = scene.checksReuse ? "reuse" : "changes"
            let message = "\(cellName) cannot be checked for \(what): \(problem.description)"
            record.end(problem: message)
            return message
        case .success(let report):
            defer { record.end() }
            guard !report.isSafe else { return nil }
            return ReuseMessages.leaks(
                report, cellName: cellName,
                describe: { index in
                    let record = self.records[index]
                    return record is Void ? nil : ReuseMessages.shortened(String(describing: record))
                },
                files: files, record: &record)
        }
    }

    /// The name of the class if the assertion specifies one; otherwise a general term.
    private var cellName: String { Cell.self == UIView.self ? "The cell" : "\(Cell.self)" }

    @MainActor private func report(_ template: ReuseTemplate, _ identifier: String?) throws -> ReuseReport {
        guard scene.sampleLimit > 0 else {
            throw ReuseMessages.Problem("the sample needs at least one record, but sampleLimit is \(scene.sampleLimit)")
        }
        guard !records.isEmpty else { throw ReuseMessages.Problem("there are no records") }
        let check = try check(template, identifier)
        let sample = ReuseSample.choose(count: records.count, limit: scene.sampleLimit) { RecordShape.of(records[$0]) }
        return try check.run(recordCount: records.count, sample: sample, fill: fill)
    }

    @MainActor private func fill(_ view: UIView, withRecordAt index: Int) throws {
        guard let cell = view as? Cell else {
            throw ReuseMessages.Problem("the view is a \(type(of: view)), not a \(Cell.self)")
        }
        try configure(cell, records[index])
    }

    @MainActor private func check(_ template: ReuseTemplate, _ identifier: String?) throws -> ReuseCheck {
        let (role, template) = try shown(template)
        guard scene.width > 0, scene.width.isFinite else {
            throw ReuseMessages.Problem("the width must be positive, not \(scene.width)")
        }
        let screen = UITraitCollection(displayScale: UIScreen.main.scale)
        var check = ReuseCheck(
            role, template, reuseIdentifier: try identifier ?? template.firstReuseIdentifier() ?? "\(Cell.self)",
            width: scene.width, traits: UITraitCollection(traitsFrom: [.current, screen, scene.traits]))
        check.itemSize = scene.itemSize
        (check.changes, check.checksReuse) = (scene.changes, scene.checksReuse)
        return check
    }

    /// Returns the role in which a nib's view is shown; plain views are table headers.
    @MainActor private func shown(_ template: ReuseTemplate) throws -> (ReusedRole, ReuseTemplate) {
        if let role = ReusedRole(Cell.self) { return (role, template) }
        if Cell.self == UIView.self, let shown = try template.shown() { return shown }
        throw ReuseMessages.Problem("tables and collections do not reuse it")
    }
}
