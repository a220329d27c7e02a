import CellSimCompare
import CellSimHost
import CellSimImageCodecs
import CellSimInterfaceBuilder
import CellSimProcess
import Foundation
import Synchronization
import UIKit

/// Draws cases, compares the pictures with their references, and records new references.
///
/// Documents are loaded and laid out on the main thread, one case at a time. Other threads draw the finished layouts and encode and
/// compare the pictures. Results are in the order of the cases and don't depend on the number of threads.
struct SnapshotRun: Sendable {
    /// Specifies which cases' references are recorded.
    enum Mode: String, CaseIterable, Sendable { case missing, failed, all, never }

    var plan: SnapshotPlan
    var mode: Mode
    var jobs: Int
    /// A Boolean value that indicates whether pictures with missing images, symbols, fonts or libraries may become
    /// references.
    var allowsPlaceholders = false
    /// The cache with pictures of earlier runs, or nil if caching is disabled.
    var cache: SnapshotCache?
    /// The outcomes of the cases that an app has already drawn, keyed by name.
    var appOutcomes: [String: AppCaseRenderer.Outcome] = [:]
    /// The work item index of the first case. Crashes are attributed to work items by their index.
    var firstNumber = 0
    private let times = PhaseTimings()
    private let lines = ExplanationLocator()

    init(plan: SnapshotPlan, mode: Mode, jobs: Int, cache: SnapshotCache?) {
        (self.plan, self.mode, self.jobs, self.cache) = (plan, mode, jobs, cache)
    }

    /// The origin of a case's picture.
    private enum Source: Sendable {
        /// A valid picture from the cache.
        case cached(SnapshotCache.CachedPicture)
        /// A new layout that must be drawn.
        case laidOut(Layout)
    }

    /// A finished layout and the data that are needed to cache its picture.
    private struct Layout: Sendable {
        /// A closure that draws and writes the picture, or nil if the picture exists already.
        var write: (@Sendable () throws -> Void)?
        /// The result of the cache lookup, or nil if the case can't be cached.
        var wanted: SnapshotCache.Miss?
        /// The file system's responses to the queries of the case.
        var answers: InputLog.Responses = [:]
        /// The messages that were printed while the case was laid out.
        var notices: [Notice] = []
        /// The resources that are missing in the picture.
        var lacks: [ReportCase.MissingResource] = []
        /// The buffer that receives a copy of the picture when it is written.
        var copy: PictureBuffer?
    }

    /// A case with its layout or cached picture.
    private struct Prepared: Sendable {
        var one: SnapshotPlan.Case
        /// The picture's source, or the error if the case can't be drawn.
        var source: Result<Source, any Error>
        /// The time spent on the case so far.
        var duration: Duration
    }

    /// The result of a case and the name of its cache entry.
    private struct Outcome: Sendable {
        var result: ReportCase
        var name: String?
    }

    /// Draws and compares cases, and records references.
    /// - Parameters:
    ///   - cases: the cases to draw.
    ///   - progress: a closure that receives the number of cases that have been laid out.
    /// - Returns: the results in the order of the cases. Errors are stored in the result of their case.
    @MainActor func run(_ cases: [SnapshotPlan.Case], progress: (Int) -> Void) throws -> [ReportCase] {
        // Removes temporary files of a run that was killed while it recorded references.
        for folder in Set(cases.map { plan.referencePath($0).parentFolder + "/" }) { TemporaryFolder.sweep(folder) }
        let outcomes = Mutex<[Outcome]>([])
        let pipeline = OrderedPipeline<Prepared, Outcome>(
            jobs: jobs,
            work: { _, prepared in
                let start = ContinuousClock.now
                var outcome = finish(prepared)
                outcome.result.seconds = (prepared.duration + (ContinuousClock.now - start)) / .seconds(1)
                return outcome
            },
            sink: { _, outcome in outcomes.withLock { $0.append(outcome) } })
        // Each folder is searched only once, even if several cases use it.
        var assets: [[String]: [ImageFolder]] = [:]
        for (index, one) in cases.enumerated() {
            progress(index)
            try CurrentWork.during(firstNumber + index) {
                let start = ContinuousClock.now
                let source = Result {
                    if let stopped = DocumentCrash(one.document, number: firstNumber + index) { throw stopped }
                    if one.isUnresolved { throw SnapshotRun.unresolvedDocumentError(one) }
                    return try pictureSource(of: one, &assets)
                }
                try pipeline.submit(Prepared(one: scaled(one), source: source, duration: ContinuousClock.now - start))
            }
        }
        try pipeline.finish()
        let results = try record(outcomes.withLock { $0 })
        cache?.finish()
        return results
    }

    /// Returns a case with the scale of its pictures, which the comparison method `simulator` needs. Unreadable documents are reported
    /// elsewhere.
    @MainActor private func scaled(_ one: SnapshotPlan.Case) -> SnapshotPlan.Case {
        guard one.rule.method == .simulator, let document = try? IBDocument(input: one.document) else { return one }
        var one = one
        one.rule.scale = Int(one.appearance.appearance(for: document).device.scale)
        return one
    }

    /// Returns the valid cached picture of a case, or loads and lays out its document.
    @MainActor private func pictureSource(
        of one: SnapshotPlan.Case, _ assets: inout [[String]: [ImageFolder]]
    ) throws -> Source {
        if let outcome = appOutcomes[one.name] { return .laidOut(Layout(lacks: try outcome.get())) }
        let lookup = cache?.prepareLookup(one)
        if let lookup, let found = cache?.cachedPicture(lookup) {
            // Collects the messages so that they belong to the case: nothing is cached if a message is printed outside all cases.
            _ = Notice.collecting { Notice.replay(found.entry.notices) }
            return .cached(found)
        }
        let folders = assets[one.assets] ?? one.assets.flatMap { ImageFolder.folders(below: $0) }
        assets[one.assets] = folders
        let copy = lookup.map { _ in PictureBuffer() }
        let drawing = CaseRenderer(jobs: jobs, times: times, extras: plan.hasTrees ? .tree : [])
        let ((prepared, answers), notices) = try Notice.collecting {
            try InputLog.recording {
                let (file, look) = try one.appearance.open(one.document, times: times)
                file.options.imageFolders = folders
                return try drawing.prepare(one.pictureCase, file, look, path: plan.actualPath(one), copy: copy)
            }
        }
        return .laidOut(
            Layout(
                write: prepared.writeImage, wanted: lookup, answers: answers, notices: notices,
                lacks: SnapshotRun.missingResources(prepared.missingResources, notices), copy: copy))
    }

    /// Draws a layout, or uses the cached picture, and compares the picture with its reference.
    private func finish(_ prepared: Prepared) -> Outcome {
        let one = prepared.one
        do {
            switch try prepared.source.get() {
            case .cached(let found):
                return Outcome(
                    result: addingMissingResources(found.entry.lacks, try compare(one, found)), name: found.name)
            case .laidOut(let layout):
                return Outcome(
                    result: addingMissingResources(layout.lacks, try compare(one, layout)), name: layout.wanted?.name)
            }
        } catch {
            return Outcome(result: failed(one, error))
        }
    }

    private func pair(_ snapshotCase: SnapshotPlan.Case) -> ComparisonPlan.Pair {
        ComparisonPlan.Pair(
            name: snapshotCase.name, reference: plan.referencePath(snapshotCase), actual: plan.actualPath(snapshotCase))
    }

    /// Writes a cached picture and compares it with its reference.
    private func compare(_ one: SnapshotPlan.Case, _ found: SnapshotCache.CachedPicture) throws -> ReportCase {
        let path = plan.actualPath(one), picture = found.entry.picture
        try WriteAccess.makeFolder(path.parentFolder)
        try InputRegistry.checkOutput(path)
        try AtomicFile.write(picture, to: path)
        let comparer = FileComparer(rule: one.rule)
        if one.rule.ignored.isEmpty, let bytes = try? PictureFile.read(plan.referencePath(one)),
            found.entry.references.contains(ContentDigest(bytes)),
            let result = comparer.identicalCase(pair(one), actual: picture)
        {
            return placed(result, one)
        }
        let (result, reference) = compare(one, picture)
        if let reference { cache?.add(reference: reference, to: found) }
        return result
    }

    /// Draws a layout, compares the picture with its reference, and adds the picture to the cache.
    private func compare(_ one: SnapshotPlan.Case, _ layout: Layout) throws -> ReportCase {
        let notices = layout.notices + (try Notice.collecting { try layout.write?() }.notices)
        let picture = layout.copy?.bytes
        let (result, reference) = compare(one, picture)
        if let picture, let lookup = layout.wanted {
            cache?.store(lookup, picture, layout.answers, notices, layout.lacks, reference: reference)
        }
        return result
    }

    /// Compares a picture with its reference.
    /// - Returns: the result, and the digest of the reference file if the pictures are identical.
    private func compare(_ one: SnapshotPlan.Case, _ picture: [UInt8]?) -> (ReportCase, ContentDigest?) {
        var reference: ContentDigest?
        let result = FileComparer(rule: one.rule).compare(
            pair(one), differencePath: plan.differencePath(one), actual: picture
        ) { bytes in
            if cache != nil, picture != nil { reference = ContentDigest(bytes) }
        }
        // The pictures must be identical, not only equal within the rule's tolerance.
        let isEqual =
            result.state == .same && result.differentPixels == 0 && result.largestDifference == 0
            && one.rule.ignored.isEmpty
        return (placed(result, one), isEqual ? reference : nil)
    }

    /// Returns a result with the location of the case, and with the locations of the objects in its explanation.
    private func placed(_ result: ReportCase, _ one: SnapshotPlan.Case) -> ReportCase {
        var result = result
        if let explanation = result.explanation {
            result.explanation = lines.addingLocations(explanation, in: one.document)
        }
        (result.file, result.line) = (plan.path, one.line)
        return result
    }

    /// Replaces references with new pictures if the mode requires it. References are replaced after all cases are compared, so that a run
    /// that crashes and restarts finds them unchanged. If a reference can't be replaced, the result contains the reason and the paths of
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
            try CurrentWork.during(firstNumber + index) { try pipeline.submit(index) }
        }
        try pipeline.finish()
        return results.withLock { $0 }
    }

    /// Returns whether the mode requires that the reference of a case is replaced.
    func shouldRecord(_ result: ReportCase) -> Bool {
        switch (mode, result.state) {
        case (.never, _), (_, .unreadable), (_, .missing), (.missing, .different), (.missing, .same), (.failed, .same):
            false
        case (.all, .same): result.differentPixels > 0 || result.largestDifference > 0
        default: true
        }
    }

    /// Replaces a reference with a copy of a picture or text file, atomically.
    /// - Parameters:
    ///   - actual: the path of the new file.
    ///   - reference: the path of the reference.
    ///   - isFinal: whether the picture is already in its final encoding. Otherwise, it is encoded again to make the file smaller.
    /// - Returns: the contents of both files afterwards.
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
