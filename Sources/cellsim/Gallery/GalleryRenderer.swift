import CellSimCompare
import CellSimEscaping
import CellSimHost
import CellSimInterfaceBuilder
import CellSimLanguages
import CellSimProcess
import CellSimReuse
import CellSimSystem
import Foundation
import UIKit

/// Draws the rows of a gallery, and checks their documents for mistakes and for state that is left over when cells are reused.
struct GalleryRenderer: Sendable {
    /// The folder of the page. Pictures are written to its subfolder `pictures`, and frames to `frames`.
    var folder: String
    var jobs: Int
    var fitsDevice: Bool
    /// The image folders, keyed by the joined paths of a case's folders. For other cases, the document's own folder is used.
    var assets: [String: [ImageFolder]] = [:]
    /// A Boolean value that indicates whether pictures contain the view trees that explain differences.
    var hasTrees = false

    /// A picture and its position in the grid.
    struct DrawnCell: Sendable {
        var row, column: Int
        var cell: GalleryModel.Cell
    }

    /// A case that has been laid out but not drawn.
    private struct LaidOutCase: Sendable {
        var row, column: Int
        var cell: GalleryModel.Cell
        var write: Result<@Sendable () throws -> Void, any Error>
        var picture, file: String
        var reference: String?
        var rule: ComparisonRule
        var document: String
    }

    /// Returns the image folders of all cases. Each folder is searched only once.
    static func assets(_ plan: GalleryPlan) -> [String: [ImageFolder]] {
        let all = Set(plan.rows.flatMap { $0.cases.compactMap { $0?.assets } })
        return Dictionary(all.map { ($0.joined(separator: "\n"), ImageFolder.folders($0)) }) { first, _ in first }
    }

    /// Draws the cases of rows, and writes the frames of their views.
    /// - Parameters:
    ///   - rows: the rows with their indices.
    ///   - reference: a closure that returns the path of a case's reference, or nil if there is none.
    ///   - report: a closure that receives each picture when it is drawn. Pictures are in order; the closure is called on any thread.
    @MainActor func draw(
        _ rows: [(location: Int, row: GalleryPlan.Row)], reference: (SnapshotPlan.Case) -> String?,
        report: @escaping @Sendable (DrawnCell) -> Void
    ) throws {
        let locator = ExplanationLocator()
        let pipeline = OrderedPipeline<LaidOutCase, DrawnCell>(
            jobs: jobs, work: { _, laidOut in finish(laidOut, locator) }, sink: { _, drawnCell in report(drawnCell) })
        do {
            for (location, row) in rows {
                try CurrentWork.performing(row.documentIndex) {
                    var frames: [Int: [ViewOutline]] = [:]
                    for (column, snapshotCase) in row.cases.enumerated() {
                        guard let snapshotCase else { continue }
                        let laidOut = layOut(snapshotCase, row, location, column, reference(snapshotCase), &frames)
                        try pipeline.submit(laidOut)
                    }
                    try write(frames, of: row)
                }
            }
        } catch {
            do { try pipeline.finish() } catch {}
            throw error
        }
        try pipeline.finish()
    }

    @MainActor private func layOut(
        _ snapshotCase: SnapshotPlan.Case, _ row: GalleryPlan.Row, _ location: Int, _ column: Int, _ reference: String?,
        _ frames: inout [Int: [ViewOutline]]
    ) -> LaidOutCase {
        let name = GalleryPlan.pictureName(row, column: column)
        let file = "\(folder)/pictures/\(name).png"
        var cell = GalleryModel.Cell(name: snapshotCase.name)
        let write = Result { () throws -> @Sendable () throws -> Void in
            if let crash = DocumentCrash(row.document, number: row.documentIndex) { throw crash }
            let caseRenderer = CaseRenderer(
                jobs: jobs, times: PhaseTimings(), extras: hasTrees ? [.outline, .tree] : .outline,
                fitsDevice: fitsDevice)
            let (document, appearance) = try snapshotCase.appearance.open(snapshotCase.document)
            document.options.imageFolders = assets[snapshotCase.assets.joined(separator: "\n")] ?? []
            let prepared = try caseRenderer.prepare(snapshotCase.pictureCase, document, appearance, path: file)
            frames[column] = prepared.outline
            cell.scale = prepared.scale
            cell.message = (prepared.notes + prepared.missingResources).first.map { "\($0)" }
            cell.lacks =
                SnapshotRun.missingResources(prepared.missingResources, []).filter(\.kind.preventsRecording).first?
                .description
            return prepared.writeImage ?? {}
        }
        return LaidOutCase(
            row: location, column: column, cell: cell, write: write, picture: "pictures/\(name).png", file: file,
            reference: reference, rule: snapshotCase.rule, document: row.document)
    }

    private func finish(_ laidOut: LaidOutCase, _ locator: ExplanationLocator) -> DrawnCell {
        var cell = laidOut.cell
        do {
            try laidOut.write.get()()
            let size = try GalleryRenderer.size(of: laidOut.file)
            (cell.picture, cell.width, cell.height, cell.state) = (laidOut.picture, size.width, size.height, .drawn)
        } catch {
            (cell.state, cell.message) = (.unreadable, FailureReport.reason(of: error))
            return DrawnCell(row: laidOut.row, column: laidOut.column, cell: cell)
        }
        if let reference = laidOut.reference {
            compare(laidOut, with: reference, locator, &cell)
            cell.content = (try? FileReader.read(laidOut.file, isInput: false)).map { Fingerprint.of($0) }
        }
        return DrawnCell(row: laidOut.row, column: laidOut.column, cell: cell)
    }

    private func compare(
        _ laidOut: LaidOutCase, with reference: String, _ locator: ExplanationLocator, _ cell: inout GalleryModel.Cell
    ) {
        let pair = ComparisonPlan.Pair(name: cell.name, reference: reference, actual: laidOut.file)
        var comparison = FileComparer(rule: laidOut.rule).compare(pair, differencePath: nil)
        comparison.explanation = comparison.explanation.map { locator.addingLocations($0, in: laidOut.document) }
        switch comparison.state {
        case .same, .recorded: cell.state = .same
        case .different: cell.state = .different
        case .new: cell.state = .new
        case .missing, .unreadable: cell.state = .unreadable
        }
        let summary = comparison.summary
        if cell.state == .different || cell.state == .unreadable { cell.message = summary }
        guard cell.state == .different else { return }
        cell.boxes = Array(comparison.boxes.prefix(GalleryModel.maximumBoxes))
        cell.causes = comparison.explanationLines
        cell.cause = CauseGroups([comparison]).groups.first?.changes.joined(separator: "\n")
    }

    /// Returns the width and height of a picture according to its header.
    private static func size(of path: String) throws -> (width: Int, height: Int) {
        let bytes = try FileReader.start(of: path, count: 24)
        guard bytes.count == 24 else { throw InputError(path: path, "the picture is incomplete") }
        func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
        return (number(16), number(20))
    }

    /// Writes the frames of the views in each column. The file contains a JavaScript call with JSON, because a page on disk can only load
    /// scripts.
    private func write(_ frames: [Int: [ViewOutline]], of row: GalleryPlan.Row) throws {
        let path = "\(folder)/frames/\(row.id).js"
        // If the document is invalid, the last picture and its frames are kept.
        if frames.isEmpty, FileManager.default.fileExists(atPath: path) { return }
        try WriteAccess.makeFolder("\(folder)/frames")
        let framesByColumn = Dictionary(uniqueKeysWithValues: frames.map { ("\($0)", $1) })
        let json = String(decoding: try GalleryModel.json(framesByColumn), as: UTF8.self)
        try AtomicFile.write(Array("cellsimFrames(\"\(row.id)\", \(json));\n".utf8), to: path)
    }

    // MARK: Problems

    /// Returns the lint findings in a row's document. Notes are omitted.
    @MainActor func findings(_ row: GalleryPlan.Row) -> [GalleryModel.Finding] {
        if let crash = DocumentCrash(row.document, number: row.documentIndex) {
            return [GalleryModel.Finding(crash.diagnostic)]
        }
        InterfaceLanguage.current = AppearanceOverrides.defaultLanguage
        SystemVersion.current =
            row.cases.lazy.compactMap { $0?.appearance.system }.first ?? AppearanceOverrides.defaultSystem
        let names = row.cases.compactMap { $0?.assets }.first ?? []
        let linter = DocumentLinter(imageFolders: assets[names.joined(separator: "\n")] ?? [])
        return CurrentWork.performing(row.documentIndex) {
            linter.findings(path: row.document).filter { $0.severity < .note }.map(GalleryModel.Finding.init)
        }
    }

    /// The maximum number of records for which all pairs are checked.
    private static let maximumReuseRecords = 8

    /// Returns the state of a cell that is left over from earlier records, or nil if the row has no cell or there are no records.
    @MainActor func reuseResult(_ row: GalleryPlan.Row) -> GalleryModel.Reuse? {
        checkReuse(row) { reuse, appearance, records in
            guard records != nil else { return nil }
            return try reuse.check(
                appearance: appearance, width: nil, sample: reuse.sample(limit: GalleryRenderer.maximumReuseRecords))
        }
    }

    /// Returns the state of a cell that is left over when style, width, text size or direction change, or nil if the row has no cell. The
    /// cell shows the first record, if there is one.
    @MainActor func changeResult(_ row: GalleryPlan.Row) -> GalleryModel.Reuse? {
        checkReuse(row) { reuse, appearance, _ in
            try reuse.check(
                appearance: appearance, width: nil, sample: [0], changes: Set(CellChange.allCases), checksReuse: false)
        }
    }

    @MainActor private func checkReuse(
        _ row: GalleryPlan.Row, _ check: (DocumentReuse, Appearance, RecordFile?) throws -> ReuseReport?
    ) -> GalleryModel.Reuse? {
        guard let snapshotCase = row.cases.compactMap({ $0 }).first, snapshotCase.document.hasSuffix(".xib"),
            snapshotCase.scene == nil,
            DocumentCrash(row.document, number: row.documentIndex) == nil
        else { return nil }
        return CurrentWork.performing(row.documentIndex) {
            do {
                let (file, appearance) = try snapshotCase.appearance.open(snapshotCase.document)
                file.options.imageFolders = assets[snapshotCase.assets.joined(separator: "\n")] ?? []
                guard try file.makeContent(reuseIdentifier: snapshotCase.reuseIdentifier).view.isReusable else {
                    return nil
                }
                let data = snapshotCase.data ?? GalleryRenderer.dataFile(nextTo: snapshotCase.document)
                let records = try data.map { try RecordFile(path: $0) }
                let reuse = try DocumentReuse(file, records: records, reuseIdentifier: snapshotCase.reuseIdentifier)
                guard let reuseReport = try check(reuse, appearance, records) else { return nil }
                let report = try DocumentReuseReport(reuseReport, document: snapshotCase.document, records: records)
                let leaks = report.text(.text).split(separator: "\n").map(String.init)
                return .init(verdict: leaks.isEmpty ? .safe : .leaks, words: report.summary, leaks: leaks)
            } catch {
                return .init(verdict: .unknown, words: FailureReport.reason(of: error))
            }
        }
    }

    /// Returns the path of the data file with the same name as a document, ignoring the extension and case.
    private static func dataFile(nextTo document: String) -> String? {
        let folder = document.parentFolder
        let stem = ((document as NSString).lastPathComponent as NSString).deletingPathExtension.lowercased()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
        let fileName = names.sorted().first { name in
            ["json", "csv", "ndjson"].contains((name as NSString).pathExtension.lowercased())
                && (name as NSString).deletingPathExtension.lowercased() == stem
        }
        return fileName.map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
    }
}

extension UIView {
    /// A Boolean value that indicates whether a table or collection view can reuse the view.
    fileprivate var isReusable: Bool {
        self is UITableViewCell || self is UITableViewHeaderFooterView || self is UICollectionReusableView
    }
}
