import CellSimCompare
import CellSimGraphics
import CellSimHost
import Foundation
import UIKit

/// Performs a `ReuseCheck`: shows the records, compares the cells and collects the leaks.
@MainActor final class ReuseRun {
    /// The content and environment of a new cell.
    private struct CellState: Hashable {
        var record: Int
        /// The index of the environment in the change plan.
        var environmentIndex = 0
        /// A Boolean value that indicates whether the views are created with their final frames.
        var hasFinalFrames = false
    }

    private let check: ReuseCheck
    private let plan: ChangePlan
    private let factory: CellFactory
    private var freshCells: [CellState: CellFactory.CellSnapshot] = [:]
    private var freshPictures: [CellState: Bitmap] = [:]
    /// The properties, except for frames, that differ between new cells with the same content.
    private var nondeterministicKeys: [CellState: Set<LeakKey>] = [:]
    private var nondeterministicProperties: Set<NondeterministicProperty> = []
    /// The records with which the layout is ambiguous.
    private var ambiguousRecords: Set<Int> = []
    private var leakCollector = LeakCollector()
    private var pairCount = 0
    private var leakingPairCount = 0
    private var changeCounts: [CellChange: Int] = [:]
    private var leakingChangeCount = 0

    init(_ check: ReuseCheck, fill: @escaping (UIView, Int) throws -> Void) {
        self.check = check
        plan = ChangePlan(check)
        factory = CellFactory(check, settings: plan.environments, fill: fill)
    }

    /// Shows a record in a cell that displayed another record, and compares the cell with a new one.
    func checkPair(at shown: Int, after previous: Int) throws {
        let state = CellState(record: shown)
        let expected = try freshCell(state).capture
        let actual = try factory.show([previous, shown], in: 0).capture
        pairCount += 1
        let context = LeakContext(leaking: previous, shown: shown)
        if try compare(actual, with: expected, state, context) { leakingPairCount += 1 }
    }

    /// Shows a record in a cell, performs each change, and compares the cell with one created after the change.
    func checkChanges(at record: Int) throws {
        for step in plan.steps {
            var state = CellState(record: record, environmentIndex: step.to)
            let actual: CellCapture
            if let from = step.from {
                _ = try freshCell(state)
                actual = try factory.show([record], in: from, changingTo: step.to).capture
            } else {
                actual = try freshCell(state).capture
                state.hasFinalFrames = true
            }
            let expected = try freshCell(state).capture
            factory.applyEnvironment(step.to)
            changeCounts[step.transition.change, default: 0] += 1
            let context = LeakContext(leaking: record, shown: record, transition: step.transition)
            if try compare(actual, with: expected, state, context) { leakingChangeCount += 1 }
        }
    }

    /// Compares a reused or changed cell with a new one.
    /// - Returns: Whether a property leaked.
    private func compare(
        _ actual: CellCapture, with expected: CellCapture, _ state: CellState, _ occasion: LeakContext
    ) throws -> Bool {
        let comparison = CaptureComparison(fresh: expected, reused: actual)
        if comparison.differences.isEmpty, expected.displayList == actual.displayList { return false }
        let analysis = PairAnalysis(comparison, fresh: expected, reused: actual)
        if analysis.hasAmbiguousLayout { ambiguousRecords.insert(state.record) }
        let pictures = PairPictures(expected.displayList, actual.displayList) { [self] list, isFresh in
            isFresh ? freshPicture(state, list) : draw(list, state.environmentIndex)
        }
        var causes = analysis.causes
        if analysis.isUnexplained, let cause = Self.drawingDifference(pictures, actual) { causes.append(cause) }
        guard !causes.isEmpty else { return false }
        let names = names(in: [expected, actual])
        let nondeterministicKeys = try nondeterministicKeys(of: state)
        let leaks = causes.map { Leak(key: LeakKey($0, in: actual, names: names), cause: $0) }.filter {
            !nondeterministicKeys.contains($0.key)
        }
        guard !leaks.isEmpty else { return false }
        let consequences = analysis.consequenceDescriptions(fresh: expected, reused: actual)
        leakCollector.record(
            leaks, of: occasion, pictures, consequences, hasDifferentDrawing: analysis.hasDifferentDrawing)
        return true
    }

    func report(recordCount: Int, sample: [Int]) -> ReuseReport {
        ReuseReport(
            recordCount: recordCount, sample: sample, pairCount: pairCount, leakingPairCount: leakingPairCount,
            changeCounts: changeCounts, leakingChangeCount: leakingChangeCount, findings: leakCollector.findings,
            ambiguousRecords: ambiguousRecords.sorted(),
            nondeterministicProperties: nondeterministicProperties.sorted {
                ($0.record, $0.location.path, $0.property) < ($1.record, $1.location.path, $1.property)
            })
    }

    // MARK: Showing

    private func freshCell(_ state: CellState) throws -> CellFactory.CellSnapshot {
        if let cached = freshCells[state] { return cached }
        let snapshot = try newCell(state)
        freshCells[state] = snapshot
        return snapshot
    }

    private func newCell(_ state: CellState) throws -> CellFactory.CellSnapshot {
        var frames: InitialFrameOverrides?
        if state.hasFinalFrames {
            frames = try freshCell(CellState(record: state.record, environmentIndex: state.environmentIndex)).frames
        }
        return try factory.show([state.record], in: state.environmentIndex, frames: frames)
    }

    private func draw(_ list: DisplayList, _ environmentIndex: Int) -> Bitmap {
        let traits = plan.environments[environmentIndex].traits
        let background = UIColor.systemBackground.resolvedColor(with: traits).cgColor.rgba
        return HostWindow.draw(list, scale: max(traits.displayScale, 1), background: background)
    }

    private func freshPicture(_ state: CellState, _ list: DisplayList) -> Bitmap {
        if let cached = freshPictures[state] { return cached }
        let picture = draw(list, state.environmentIndex)
        freshPictures[state] = picture
        return picture
    }

    private func names(in captures: [CellCapture]) -> ObjectNames {
        check.name.map { ObjectNames(known: $0) } ?? ObjectNames(of: captures.map { $0.nodes[0].view })
    }

    // MARK: Comparison

    /// Returns a difference for pixels that differ although no property does. Its location is the smallest view that contains
    /// them. Returns nil if the pictures are equal.
    private static func drawingDifference(_ pictures: PairPictures, _ capture: CellCapture) -> Difference? {
        guard pictures.comparison.verdict == .different else { return nil }
        return Difference(
            location: .view(pictures.innermostNode(of: capture)), property: "drawing", kind: .pixels, provenance: .set,
            expected: .none, actual: .none)
    }

    /// Returns the differences between two new cells with the same record. There are some if the configuration depends on
    /// more than the record.
    private func nondeterministicKeys(of state: CellState) throws -> Set<LeakKey> {
        if let cached = nondeterministicKeys[state] { return cached }
        let (first, second) = (try freshCell(state).capture, try newCell(state).capture)
        var differences = CaptureComparison(fresh: first, reused: second).differences
        if differences.isEmpty, first.displayList != second.displayList {
            let pictures = PairPictures(first.displayList, second.displayList) { [self] list, _ in
                draw(list, state.environmentIndex)
            }
            differences += Self.drawingDifference(pictures, second).map { [$0] } ?? []
        }
        let names = names(in: [first, second])
        var keys: Set<LeakKey> = []
        for difference in differences {
            let key = LeakKey(difference, in: second, names: names)
            guard keys.insert(key).inserted, difference.provenance != .derived else { continue }
            nondeterministicProperties.insert(
                NondeterministicProperty(
                    location: key.location, property: key.property, record: state.record,
                    first: difference.expected.description, second: difference.actual.description))
        }
        nondeterministicKeys[state] = keys
        return keys
    }
}

/// The records and the change before a comparison.
struct LeakContext {
    var leaking, shown: Int
    /// The change; nil for a pair of records.
    var transition: CellTransition?
}
