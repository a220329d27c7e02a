import CellSimCompare
import CellSimHost
import CellSimImageCodecs
import CellSimProcess
import Foundation
import Synchronization
import UIKit

/// Draws cases and compares them with their references.
///
/// Documents are loaded and laid out on the main thread, case after case; other threads draw, encode and compare what
/// was laid out before. What comes out is in the order of the cases and does not depend on the number of threads.
struct SnapshotRun: Sendable {
    enum Mode: String, CaseIterable, Sendable { case missing, failed, all, never }

    var plan: SnapshotPlan
    var mode: Mode
    var jobs: Int
    private let times = StageTimes()

    init(plan: SnapshotPlan, mode: Mode, jobs: Int) { (self.plan, self.mode, self.jobs) = (plan, mode, jobs) }

    /// A case after layout.
    private struct Prepared: Sendable {
        var one: SnapshotPlan.Case
        /// Writes the picture; nil when it is there already, and an error when the case cannot be drawn.
        var write: Result<(@Sendable () throws -> Void)?, any Error>
        /// How long it took so far.
        var duration: Duration
    }

    /// The outcomes of cases, in their order; what goes wrong becomes a case's state.
    /// - Parameter progress: called with the number of cases laid out so far.
    @MainActor func run(_ cases: [SnapshotPlan.Case], progress: (Int) -> Void) throws -> [ReportCase] {
        // What a run that was killed while it recorded has left.
        for folder in Set(cases.map { plan.reference($0).parentFolder + "/" }) { TemporaryFolder.sweep(folder) }
        let results = Mutex<[ReportCase]>([])
        let pipeline = OrderedPipeline<Prepared, ReportCase>(
            jobs: jobs,
            work: { _, prepared in
                let start = ContinuousClock.now
                var result = finish(prepared)
                result.seconds = (prepared.duration + (ContinuousClock.now - start)) / .seconds(1)
                return result
            },
            sink: { _, result in results.withLock { $0.append(result) } })
        // Folders are searched once, however many cases name them.
        let assets = Dictionary(
            Set(cases.map(\.assets)).map { paths in (paths, paths.flatMap { ImageFolder.folders(below: $0) }) }
        ) { first, _ in first }
        for (index, one) in cases.enumerated() {
            progress(index)
            try CurrentWork.during(index) {
                let start = ContinuousClock.now
                let write = Result {
                    if let stopped = StoppedDocument(one.document, number: index) { throw stopped }
                    return try prepare(one, assets[one.assets] ?? [])
                }
                try pipeline.submit(Prepared(one: one, write: write, duration: ContinuousClock.now - start))
            }
        }
        try pipeline.finish()
        return try record(results.withLock { $0 })
    }

    /// Draws what was laid out and compares it.
    private func finish(_ prepared: Prepared) -> ReportCase {
        let one = prepared.one
        do {
            try prepared.write.get()?()
            let pair = ComparisonPlan.Pair(name: one.name, reference: plan.reference(one), actual: plan.actual(one))
            var result = FileComparer(rule: one.rule).compare(pair, differencePath: plan.difference(one))
            (result.file, result.line) = (plan.path, one.line)
            return result
        } catch {
            return failed(one, error)
        }
    }

    private func failed(_ one: SnapshotPlan.Case, _ error: any Error) -> ReportCase {
        var result = ReportCase(name: one.name, state: .unreadable)
        (result.reference, result.message) = (plan.reference(one), plainReason(error))
        (result.file, result.line) = (plan.path, one.line)
        return result
    }

    /// Puts new pictures in the references' places where the mode says so: after all cases, so that a run that stops and
    /// is restarted finds the references as they were. Where it cannot be done, the case tells why, and names the new
    /// picture and that of the differences.
    @MainActor private func record(_ cases: [ReportCase]) throws -> [ReportCase] {
        let results = Mutex(cases)
        let pipeline = OrderedPipeline<Int, Void>(
            jobs: jobs,
            work: { _, index in
                guard let reference = cases[index].reference, let actual = cases[index].actual else { return }
                var result = cases[index]
                do {
                    try ReadFiles.spare(reference)
                    try SnapshotRun.accept(actual, as: reference)
                    (result.state, result.message) = (.recorded, nil)
                } catch {
                    (result.state, result.message) = (.unreadable, plainReason(error))
                }
                results.withLock { [result] in $0[index] = result }
            }, sink: { _, _ in })
        for index in cases.indices where isToBeRecorded(cases[index]) {
            try CurrentWork.during(index) { try pipeline.submit(index) }
        }
        try pipeline.finish()
        return results.withLock { $0 }
    }

    private func isToBeRecorded(_ result: ReportCase) -> Bool {
        switch (mode, result.state) {
        case (.never, _), (_, .unreadable), (_, .missing), (.missing, .different), (.missing, .same), (.failed, .same):
            false
        case (.all, .same): result.differentPixels > 0 || result.largestDifference > 0
        default: true
        }
    }

    /// Copies a picture or text over a reference, whole or not at all.
    /// - Parameter isFinal: whether the file is as references are to be; others are encoded again, as small files.
    static func accept(_ actual: String, as reference: String, isFinal: Bool = false) throws {
        let bytes = try PictureFile.read(actual)
        let isPicture = (reference as NSString).pathExtension.lowercased() == "png"
        let bitmap = isPicture ? try PictureFile(path: actual).bitmap : nil
        let folder = reference.parentFolder
        if !folder.isEmpty {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        guard let bitmap, !isFinal else { return try AtomicFile.write(bytes, to: reference) }
        try AtomicFile.write(PNG.encode(bitmap, profile: .small), to: reference)
    }

    /// Loads and lays out; the result draws.
    @MainActor private func prepare(
        _ one: SnapshotPlan.Case, _ folders: [ImageFolder]
    ) throws -> (@Sendable () throws -> Void)? {
        try CaseDrawing(jobs: jobs, times: times).prepare(one, folders, path: plan.actual(one)).write
    }
}
