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
    var firstWorkItem = 0
    private let times = PhaseTimings()
    private let locator = ExplanationLocator()

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
        var lookup: SnapshotCache.Miss?
        /// The file system's responses to the queries of the case.
        var responses: InputLog.Responses = [:]
        /// The messages that were printed while the case was laid out.
        var notices: [Notice] = []
        /// The resources that are missing in the picture.
        var missingResources: [ReportCase.MissingResource] = []
        /// The buffer that receives a copy of the picture when it is written.
        var copy: PictureBuffer?
    }

    /// A case with its layout or cached picture.
    private struct PreparedCase: Sendable {
        var snapshotCase: SnapshotPlan.Case
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
        let pipeline = OrderedPipeline<PreparedCase, Outcome>(
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

    /// Returns the valid cached picture of a case, or loads and lays out its document.
    @MainActor private func pictureSource(
        of snapshotCase: SnapshotPlan.Case, _ assets: inout [[String]: [ImageFolder]]
    ) throws -> Source {
        if let outcome = appOutcomes[snapshotCase.name] { return .laidOut(Layout(missingResources: try outcome.get())) }
        let lookup = cache?.prepareLookup(snapshotCase)
        if let lookup, let cached = cache?.cachedPicture(lookup) {
            // Collects the messages so that they belong to the case: nothing is cached if a message is printed outside all cases.
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

    /// Draws a layout, or uses the cached picture, and compares the picture with its reference.
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

    /// Draws a layout, compares the picture with its reference, and adds the picture to the cache.
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
    /// - Returns: the result, and the digest of the reference file if the pictures are identical.
    private func compare(_ snapshotCase: SnapshotPlan.Case, _ picture: [UInt8]?) -> (ReportCase, ContentDigest?) {
        var reference: ContentDigest?
        let result = FileComparer(rule: snapshotCase.rule).compare(
            pair(snapshotCase), differencePath: plan.differencePath(snapshotCase), actual: picture
        ) { bytes in
            if cache != nil, picture != nil { reference = ContentDigest(bytes) }
        }
        // The pictures must be identical, not only equal within the rule's tolerance.
        let isEqual =
            result.state == .same && result.differentPixels == 0 && result.largestDifference == 0
            && snapshotCase.rule.ignored.isEmpty
        return (addingLocation(result, snapshotCase), isEqual ? reference : nil)
    }

    /// Returns a result with the location of the case, and with the locations of the objects in its explanation.
    private func addingLocation(_ result: ReportCase, _ snapshotCase: SnapshotPlan.Case) -> ReportCase {
        var result = result
        if let explanation = result.explanation {
            result.explanation = locator.addingLocations(explanation, in: snapshotCase.document)
        }
        (result.file, result.line) = (plan.path, snapshotCase.line)
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
            try CurrentWork.performing(firstWorkItem + index) { try pipeline.submit(index) }
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
