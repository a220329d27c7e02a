import CellSimCompare
import CellSimHost
import CellSimImageCodecs
import CellSimInterfaceBuilder
import CellSimProcess
import Foundation
import Synchronization
import UIKit

/// Draws cases and compares them with their references.
///
/// Documents are loaded and laid out on the main thread, one case at a time. Other threads draw, encode and compare
/// the finished layouts. The results have the order of the cases and do not depend on the number of threads.
struct SnapshotRun: Sendable {
    /// The cases whose references are recorded.
    enum Mode: String, CaseIterable, Sendable { case missing, failed, all, never }

    var plan: SnapshotPlan
    var mode: Mode
    var jobs: Int
    /// A Boolean value that indicates whether pictures with missing images, symbols, fonts or libraries may become
    /// references.
    var allowsPlaceholders = false
    /// The cache with pictures of earlier runs, or nil if it is turned off.
    var cache: SnapshotCache?
    /// The outcomes of the cases that an app has drawn, keyed by name.
    var appOutcomes: [String: AppCaseRenderer.Outcome] = [:]
    /// The index of the first case among all work items of the program.
    var firstWorkItem = 0
    private let times = PhaseTimings()
    private let locator = ExplanationLocator()

    init(plan: SnapshotPlan, mode: Mode, jobs: Int, cache: SnapshotCache?) {
        (self.plan, self.mode, self.jobs, self.cache) = (plan, mode, jobs, cache)
    }

    /// The origin of a case's picture.
    private enum Source: Sendable {
        /// A picture of an earlier run.
        case cached(SnapshotCache.CachedPicture)
        /// A new layout.
        case laidOut(Layout)
    }

    /// A finished layout and the data to cache its picture.
    private struct Layout: Sendable {
        /// Writes the picture; nil if it exists already.
        var write: (@Sendable () throws -> Void)?
        /// The data by which the cache finds the picture.
        var lookup: SnapshotCache.Miss?
        /// The file system's responses to the case's queries.
        var responses: InputLog.Responses = [:]
        /// The messages about the case.
        var notices: [Notice] = []
        /// The missing resources of the picture.
        var missingResources: [ReportCase.MissingResource] = []
        /// The picture, once it is written.
        var copy: PictureBuffer?
    }

    /// A case that has been laid out.
    private struct PreparedCase: Sendable {
        var snapshotCase: SnapshotPlan.Case
        /// The picture's source, or the error if the case cannot be drawn.
        var source: Result<Source, any Error>
        /// The time spent on the case so far.
        var duration: Duration
    }

    /// The outcome of a case and its cache entry.
    private struct Outcome: Sendable {
        var result: ReportCase
        var name: String?
    }

    /// Draws and compares cases.
    /// - Parameters:
    ///   - cases: the cases to draw.
    ///   - progress: receives the number of cases laid out so far.
    /// - Returns: the outcomes in the order of the cases. An error becomes the state of its case.
    @MainActor func run(_ cases: [SnapshotPlan.Case], progress: (Int) -> Void) throws -> [ReportCase] {
        // Removes the files of a run that was killed while it recorded references.
        for folder in Set(cases.map { plan.referencePath($0).parentFolder + "/" }) { TemporaryFolder.sweep(folder) }
        let outcomes = Mutex<[Outcome]>([])
        let pipeline = OrderedPipeline<PreparedCase, Outcome>(
            jobs: jobs,
            work: { _, prepared in
                let start = ContinuousClock.now
                var outcome = finish(prepared)
                outcome.result.seconds = (prepared.duration + (ContinuousClock.now - start)) / .seconds(1)
                return outcome
            },
            sink: { _, outcome in outcomes.withLock { $0.append(outcome) } })
        // Each folder is searched once, even if several cases use it.
        var assets: [[String]: [ImageFolder]] = [:]
        for (index, snapshotCase) in cases.enumerated() {
            progress(index)
            try CurrentWork.performing(firstWorkItem + index) {
                let start = ContinuousClock.now
                let source = Result {
                    if let crash = DocumentCrash(snapshotCase.document, number: firstWorkItem + index) { throw crash }
                    if snapshotCase.isUnresolved { throw SnapshotRun.unresolvedDocumentError(snapshotCase) }
                    return try pictureSource(of: snapshotCase, &assets)
                }
                try pipeline.submit(
                    PreparedCase(
                        snapshotCase: settingScale(snapshotCase), source: source, duration: ContinuousClock.now - start)
                )
            }
        }
        try pipeline.finish()
        let results = try record(outcomes.withLock { $0 })
        cache?.finish()
        return results
    }

    /// Returns the case with the scale of its pictures, which the method `simulator` needs. Unreadable documents are
    /// reported elsewhere.
    @MainActor private func settingScale(_ snapshotCase: SnapshotPlan.Case) -> SnapshotPlan.Case {
        guard snapshotCase.rule.method == .simulator, let document = try? IBDocument(input: snapshotCase.document)
        else { return snapshotCase }
        var snapshotCase = snapshotCase
        snapshotCase.rule.scale = Int(snapshotCase.appearance.appearance(for: document).device.scale)
        return snapshotCase
    }

    /// Returns the cached picture, or loads and lays out the document.
    @MainActor private func pictureSource(
        of snapshotCase: SnapshotPlan.Case, _ assets: inout [[String]: [ImageFolder]]
    ) throws -> Source {
        if let outcome = appOutcomes[snapshotCase.name] { return .laidOut(Layout(missingResources: try outcome.get())) }
        let lookup = cache?.prepareLookup(snapshotCase)
        if let lookup, let cached = cache?.cachedPicture(lookup) {
            // Collects the messages, since they belong to a case: nothing is cached if a run prints messages outside
            // a case.
            _ = Notice.collecting { Notice.replay(cached.entry.notices) }
            return .cached(cached)
        }
        let folders = assets[snapshotCase.assets] ?? snapshotCase.assets.flatMap { ImageFolder.folders(below: $0) }
        assets[snapshotCase.assets] = folders
        let copy = lookup.map { _ in PictureBuffer() }
        let caseRenderer = CaseRenderer(jobs: jobs, times: times, extras: plan.hasTrees ? .tree : [])
        let ((prepared, responses), notices) = try Notice.collecting {
            try InputLog.recording {
                let (file, appearance) = try snapshotCase.appearance.open(snapshotCase.document, times: times)
                file.options.imageFolders = folders
                return try caseRenderer.prepare(
                    snapshotCase.pictureCase, file, appearance, path: plan.actualPath(snapshotCase), copy: copy)
            }
        }
        return .laidOut(
            Layout(
                write: prepared.writeImage, lookup: lookup, responses: responses, notices: notices,
                missingResources: SnapshotRun.missingResources(prepared.missingResources, notices), copy: copy))
    }

    /// Draws a layout and compares the picture with its reference.
    private func finish(_ prepared: PreparedCase) -> Outcome {
        let snapshotCase = prepared.snapshotCase
        do {
            switch try prepared.source.get() {
            case .cached(let cached):
                return Outcome(
                    result: addingMissingResources(cached.entry.missingResources, try compare(snapshotCase, cached)),
                    name: cached.name)
            case .laidOut(let layout):
                return Outcome(
                    result: addingMissingResources(layout.missingResources, try compare(snapshotCase, layout)),
                    name: layout.lookup?.name)
            }
        } catch {
            return Outcome(result: failedCase(snapshotCase, error))
        }
    }

    private func pair(_ snapshotCase: SnapshotPlan.Case) -> ComparisonPlan.Pair {
        ComparisonPlan.Pair(
            name: snapshotCase.name, reference: plan.referencePath(snapshotCase), actual: plan.actualPath(snapshotCase))
    }

    /// Writes a picture of an earlier run and compares it with its reference.
    private func compare(_ snapshotCase: SnapshotPlan.Case, _ cached: SnapshotCache.CachedPicture) throws -> ReportCase
    {
        let path = plan.actualPath(snapshotCase), picture = cached.entry.picture
        try WriteAccess.makeFolder(path.parentFolder)
        try InputRegistry.checkOutput(path)
        try AtomicFile.write(picture, to: path)
        let comparer = FileComparer(rule: snapshotCase.rule)
        if snapshotCase.rule.ignored.isEmpty, let bytes = try? PictureFile.read(plan.referencePath(snapshotCase)),
            cached.entry.references.contains(ContentDigest(bytes)),
            let result = comparer.identicalCase(pair(snapshotCase), actual: picture)
        {
            return addingLocation(result, snapshotCase)
        }
        let (result, reference) = compare(snapshotCase, picture)
        if let reference { cache?.add(reference: reference, to: cached) }
        return result
    }

    /// Draws a layout, compares the picture and adds it to the cache.
    private func compare(_ snapshotCase: SnapshotPlan.Case, _ layout: Layout) throws -> ReportCase {
        let notices = layout.notices + (try Notice.collecting { try layout.write?() }.notices)
        let picture = layout.copy?.bytes
        let (result, reference) = compare(snapshotCase, picture)
        if let picture, let lookup = layout.lookup {
            cache?.store(lookup, picture, layout.responses, notices, layout.missingResources, reference: reference)
        }
        return result
    }

    /// Compares a picture with its reference.
    /// - Returns: the result, and the digest of the reference's file if it shows the same picture.
    private func compare(_ snapshotCase: SnapshotPlan.Case, _ picture: [UInt8]?) -> (ReportCase, ContentDigest?) {
        var reference: ContentDigest?
        let result = FileComparer(rule: snapshotCase.rule).compare(
            pair(snapshotCase), differencePath: plan.differencePath(snapshotCase), actual: picture
        ) { bytes in
            if cache != nil, picture != nil { reference = ContentDigest(bytes) }
        }
        // All pixels are equal, not only within the rule's tolerance.
        let isEqual =
            result.state == .same && result.differentPixels == 0 && result.largestDifference == 0
            && snapshotCase.rule.ignored.isEmpty
        return (addingLocation(result, snapshotCase), isEqual ? reference : nil)
    }

    private func addingLocation(_ result: ReportCase, _ snapshotCase: SnapshotPlan.Case) -> ReportCase {
        var result = result
        if let explanation = result.explanation {
            result.explanation = locator.addingLocations(explanation, in: snapshotCase.document)
        }
        (result.file, result.line) = (plan.path, snapshotCase.line)
        return result
    }

    /// Replaces references with new pictures if the mode requires it. This happens after all cases, so that a run
    /// that crashes and restarts finds the references unchanged. On failure, the case has the reason and the paths of
    /// the new picture and the difference picture.
    @MainActor private func record(_ outcomes: [Outcome]) throws -> [ReportCase] {
        let cases = outcomes.map(\.result)
        let results = Mutex(cases)
        let pipeline = OrderedPipeline<Int, Void>(
            jobs: jobs,
            work: { _, index in
                guard let reference = cases[index].reference, let actual = cases[index].actual else { return }
                var result = cases[index]
                do {
                    try InputRegistry.checkOutput(reference)
                    let files = try SnapshotRun.writeReference(actual, as: reference)
                    if let name = outcomes[index].name {
                        cache?.add(reference: ContentDigest(files.reference), named: name, showing: files.actual)
                    }
                    (result.state, result.message) = (.recorded, nil)
                } catch {
                    (result.state, result.message) = (.unreadable, FailureReport.reason(of: error))
                }
                results.withLock { [result] in $0[index] = result }
            }, sink: { _, _ in })
        for index in cases.indices where shouldRecord(cases[index]) {
            if isBlockedByMissingResources(cases[index]) {
                results.withLock { $0[index] = blockedCase(cases[index]) }
                continue
            }
            try CurrentWork.performing(firstWorkItem + index) { try pipeline.submit(index) }
        }
        try pipeline.finish()
        return results.withLock { $0 }
    }

    func shouldRecord(_ result: ReportCase) -> Bool {
        switch (mode, result.state) {
        case (.never, _), (_, .unreadable), (_, .missing), (.missing, .different), (.missing, .same), (.failed, .same):
            false
        case (.all, .same): result.differentPixels > 0 || result.largestDifference > 0
        default: true
        }
    }

    /// Copies a picture or text over a reference atomically.
    /// - Parameters:
    ///   - actual: the path of the new file.
    ///   - reference: the path of the reference.
    ///   - isFinal: whether the file is already in its final encoding; otherwise it is encoded again, as a smaller
    ///     file.
    /// - Returns: the contents of both files after the call.
    @discardableResult static func writeReference(
        _ actual: String, as reference: String, isFinal: Bool = false
    ) throws -> (actual: [UInt8], reference: [UInt8]) {
        let bytes = try PictureFile.read(actual)
        let isPicture = (reference as NSString).pathExtension.lowercased() == "png"
        let bitmap = isPicture ? try PictureFile(path: actual).bitmap : nil
        let folder = reference.parentFolder
        if !folder.isEmpty {
            try WriteAccess.makeFolder(folder)
        }
        let referenceBytes = if let bitmap, !isFinal { try ReferencePNG.encode(bitmap, of: bytes) } else { bytes }
        try AtomicFile.write(referenceBytes, to: reference)
        return (bytes, referenceBytes)
    }
}
