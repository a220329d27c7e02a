import CellSimReuse
import Foundation
import UIKit

/// The size, traits and checks of a reuse assertion.
struct ReuseConfiguration: Sendable {
    /// The width in points.
    var width: CGFloat
    /// The size of collection view items, in points; nil for self-sizing items.
    var itemSize: CGSize?
    /// The traits that override the current ones.
    var traits: UITraitCollection
    var sampleLimit: Int
    /// The changes to apply while a cell is visible.
    var changes: Set<CellChange> = []
    /// A Boolean value that indicates whether to check cells that displayed another record before.
    var checksReuse = true
}

/// An assertion about cell reuse or changes.
struct ReuseAssertion<Cell: UIView, Record>: @unchecked Sendable {
    // Unchecked: the caller waits while the main thread uses the records.
    let records: [Record]
    let configure: @MainActor (Cell, Record) throws -> Void
    let configuration: ReuseConfiguration

    /// Searches for leaks on the main thread.
    /// - Returns: A description of the failure with the pictures' paths; nil if there are no leaks.
    func failureMessage(_ template: ReuseTemplate, _ identifier: String?, files: LeakPictureWriter) -> String? {
        let outcome: Result<ReuseReport, ReuseMessages.CheckError> = onMain {
            do {
                return .success(try report(template, identifier))
            } catch {
                return .failure(ReuseMessages.CheckError(SnapshotMessages.description(for: error)))
            }
        }
        var recorder = ReuseResultRecorder(files)
        switch outcome {
        case .failure(let problem):
            let subject = configuration.checksReuse ? "reuse" : "changes"
            let message = "\(cellName) cannot be checked for \(subject): \(problem.description)"
            recorder.finish(problem: message)
            return message
        case .success(let report):
            defer { recorder.finish() }
            guard !report.isSafe else { return nil }
            return ReuseMessages.leaks(
                report, cellName: cellName,
                describe: { index in
                    let record = self.records[index]
                    return record is Void ? nil : ReuseMessages.truncatedLine(String(describing: record))
                },
                files: files, record: &recorder)
        }
    }

    /// The name of the cell's class if the assertion specifies one; otherwise "The cell".
    private var cellName: String { Cell.self == UIView.self ? "The cell" : "\(Cell.self)" }

    @MainActor private func report(_ template: ReuseTemplate, _ identifier: String?) throws -> ReuseReport {
        guard configuration.sampleLimit > 0 else {
            throw ReuseMessages.CheckError(
                "the sample needs at least one record, but sampleLimit is \(configuration.sampleLimit)")
        }
        guard !records.isEmpty else { throw ReuseMessages.CheckError("there are no records") }
        let check = try check(template, identifier)
        let sample = ReuseSample.selectIndices(count: records.count, limit: configuration.sampleLimit) {
            RecordShape.of(records[$0])
        }
        return try check.run(recordCount: records.count, sample: sample, fill: fill)
    }

    @MainActor private func fill(_ view: UIView, withRecordAt index: Int) throws {
        guard let cell = view as? Cell else {
            throw ReuseMessages.CheckError("the view is a \(type(of: view)), not a \(Cell.self)")
        }
        try configure(cell, records[index])
    }

    @MainActor private func check(_ template: ReuseTemplate, _ identifier: String?) throws -> ReuseCheck {
        let (role, template) = try roleAndTemplate(template)
        guard configuration.width > 0, configuration.width.isFinite else {
            throw ReuseMessages.CheckError("the width must be positive, not \(configuration.width)")
        }
        let screen = UITraitCollection(displayScale: UIScreen.main.scale)
        var check = ReuseCheck(
            role, template, reuseIdentifier: try identifier ?? template.firstReuseIdentifier() ?? "\(Cell.self)",
            width: configuration.width, traits: UITraitCollection(traitsFrom: [.current, screen, configuration.traits]))
        check.itemSize = configuration.itemSize
        (check.changes, check.checksReuse) = (configuration.changes, configuration.checksReuse)
        return check
    }

    /// Returns the role of the cell and the template. Plain views are shown as table headers.
    @MainActor private func roleAndTemplate(_ template: ReuseTemplate) throws -> (ReusedRole, ReuseTemplate) {
        if let role = ReusedRole(Cell.self) { return (role, template) }
        if Cell.self == UIView.self, let result = try template.roleAndTemplate() { return result }
        throw ReuseMessages.CheckError("tables and collections do not reuse it")
    }
}
