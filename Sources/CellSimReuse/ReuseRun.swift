import CellSimCompare
import CellSimGraphics
import CellSimHost
import Foundation
import UIKit

/// One run through the pairs of a `ReuseCheck`.
@MainActor final class ReuseRun {
    private let check: ReuseCheck
    private let fill: (UIView, Int) throws -> Void
    private let host: HostWindow
    private let background: RGBAColor
    /// What new cells show, by record.
    private var fresh: [Int: CellCapture] = [:]
    private var freshPictures: [Int: Bitmap] = [:]
    /// In what new cells differ from one another, by record; frames have no entry among those that are told.
    private var nondeterministicKeys: [Int: Set<LeakKey>] = [:]
    private var nondeterministicProperties: [NondeterministicProperty] = []
    /// Records with which constraints leave frames open.
    private var ambiguous: Set<Int> = []
    private var ledger = LeakLedger()
    private var pairCount = 0
    private var leakingPairCount = 0

    init(_ check: ReuseCheck, fill: @escaping (UIView, Int) throws -> Void) {
        (self.check, self.fill) = (check, fill)
        host = HostWindow(size: CGSize(width: check.width, height: CellStage.height), traits: check.traits)
        background = UIColor.systemBackground.resolvedColor(with: check.traits).cgColor.rgba
    }

    /// Shows a record after another one in the same cell and compares it with a new cell.
    func look(at shown: Int, after previous: Int) throws {
        let expected = try freshCapture(shown)
        let actual = try capture(of: [previous, shown])
        pairCount += 1
        let comparison = CaptureComparison(fresh: expected, reused: actual)
        if comparison.differences.isEmpty, expected.list == actual.list { return }
        let analysis = PairAnalysis(comparison, fresh: expected, reused: actual)
        if analysis.isOpenLayout { ambiguous.insert(shown) }
        let pair = RecordPair(leaking: previous, shown: shown)
        let pictures = PairPictures(expected.list, actual.list) { [self] list, isFresh in
            isFresh ? freshPicture(shown, list) : draw(list)
        }
        var causes = analysis.causes
        if analysis.isUnexplained, let cause = Self.drawing(pictures, actual) { causes.append(cause) }
        guard !causes.isEmpty else { return }
        let names = names(in: [expected, actual])
        let nondeterministicKeys = try nondeterministicKeys(of: shown)
        let leaks = causes.map { Leak(key: LeakKey($0, in: actual, names: names), cause: $0) }.filter {
            !nondeterministicKeys.contains($0.key)
        }
        guard !leaks.isEmpty else { return }
        leakingPairCount += 1
        let consequences = analysis.consequenceWords(fresh: expected, reused: actual)
        ledger.note(leaks, of: pair, pictures, consequences, drawsOtherwise: analysis.drawsOtherwise)
    }

    func report(recordCount: Int, sample: [Int]) -> ReuseReport {
        ReuseReport(
            recordCount: recordCount, sample: sample, pairCount: pairCount, leakingPairCount: leakingPairCount,
            findings: ledger.findings, ambiguousRecords: ambiguous.sorted(),
            nondeterministicProperties: nondeterministicProperties.sorted {
                ($0.record, $0.place.path, $0.property) < ($1.record, $1.place.path, $1.property)
            })
    }

    // MARK: Showing

    private func freshCapture(_ record: Int) throws -> CellCapture {
        if let known = fresh[record] { return known }
        let capture = try capture(of: [record])
        fresh[record] = capture
        return capture
    }

    /// Shows records one after the other in a cell that was new at the beginning.
    private func capture(of records: [Int]) throws -> CellCapture {
        let stage = CellStage.make(
            check.role, check.template, identifier: check.reuseIdentifier, width: check.width, size: check.itemSize)
        stage.enter(host)
        var view: UIView?
        for record in records {
            // Code that draws may keep something too.
            _ = view?.displayList()
            view = try stage.show { [fill] in try fill($0, record) }
        }
        guard let view else { throw ReuseProblem("there are no records to show") }
        return CellCapture(view)
    }

    private func draw(_ list: DisplayList) -> Bitmap {
        HostWindow.draw(list, scale: max(check.traits.displayScale, 1), background: background)
    }

    private func freshPicture(_ record: Int, _ list: DisplayList) -> Bitmap {
        if let known = freshPictures[record] { return known }
        let made = draw(list)
        freshPictures[record] = made
        return made
    }

    private func names(in captures: [CellCapture]) -> ObjectNames {
        check.name.map { ObjectNames(known: $0) } ?? ObjectNames(of: captures.map { $0.nodes[0].view })
    }

    // MARK: Judging

    /// Pixels that no property explains, at the smallest view around them; nil when the pictures are the same.
    private static func drawing(_ pictures: PairPictures, _ capture: CellCapture) -> Difference? {
        guard pictures.comparison.verdict == .different else { return nil }
        return Difference(
            place: .view(pictures.innermostNode(of: capture)), property: "drawing", kind: .pixels, standing: .set,
            expected: .none, actual: .none)
    }

    /// What two new cells with the same record do not agree in: the configuration looks at more than the record.
    private func nondeterministicKeys(of record: Int) throws -> Set<LeakKey> {
        if let known = nondeterministicKeys[record] { return known }
        let (first, second) = (try freshCapture(record), try capture(of: [record]))
        var differences = CaptureComparison(fresh: first, reused: second).differences
        if differences.isEmpty, first.list != second.list {
            let pictures = PairPictures(first.list, second.list) { [self] list, _ in draw(list) }
            differences += Self.drawing(pictures, second).map { [$0] } ?? []
        }
        let names = names(in: [first, second])
        var found: Set<LeakKey> = []
        for difference in differences {
            let key = LeakKey(difference, in: second, names: names)
            guard found.insert(key).inserted, difference.standing != .derived else { continue }
            nondeterministicProperties.append(
                NondeterministicProperty(
                    place: key.place, property: key.property, record: record, first: difference.expected.words,
                    second: difference.actual.words))
        }
        nondeterministicKeys[record] = found
        return found
    }
}

/// Two records, one shown after the other in the same cell.
struct RecordPair {
    var leaking, shown: Int
}
