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
        let lines = ExplanationLocator()
        let pipeline = OrderedPipeline<LaidOutCase, DrawnCell>(
            jobs: jobs, work: { _, laid in finish(laid, lines) }, sink: { _, drawn in report(drawn) })
        do {
            for (location, row) in rows {
                try CurrentWork.during(row.number) {
                    var frames: [Int: [ViewOutline]] = [:]
                    for (column, one) in row.cases.enumerated() {
                        guard let one else { continue }
                        let laid = layOut(one, row, location, column, reference(one), &frames)
                        try pipeline.submit(laid)
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
        _ one: SnapshotPlan.Case, _ row: GalleryPlan.Row, _ location: Int, _ column: Int, _ reference: String?,
        _ frames: inout [Int: [ViewOutline]]
    ) -> LaidOutCase {
        let name = GalleryPlan.pictureName(row, column: column)
        let file = "\(folder)/pictures/\(name).png"
        var cell = GalleryModel.Cell(name: one.name)
        let write = Result { () throws -> @Sendable () throws -> Void in
            if let stopped = DocumentCrash(row.document, number: row.number) { throw stopped }
            let drawing = CaseRenderer(
                jobs: jobs, times: PhaseTimings(), extras: hasTrees ? [.outline, .tree] : .outline,
                fitsDevice: fitsDevice)
            let (document, look) = try one.appearance.open(one.document)
            document.options.imageFolders = assets[one.assets.joined(separator: "\n")] ?? []
            let prepared = try drawing.prepare(one.pictureCase, document, look, path: file)
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
            reference: reference, rule: one.rule, document: row.document)
    }

    private func finish(_ laid: LaidOutCase, _ lines: ExplanationLocator) -> DrawnCell {
        var cell = laid.cell
        do {
            try laid.write.get()()
            let size = try GalleryRenderer.size(of: laid.file)
            (cell.picture, cell.width, cell.height, cell.state) = (laid.picture, size.width, size.height, .drawn)
        } catch {
            (cell.state, cell.message) = (.unreadable, FailureReport.reason(of: error))
            return DrawnCell(row: laid.row, column: laid.column, cell: cell)
        }
        if let reference = laid.reference {
            compare(laid, with: reference, lines, &cell)
            cell.content = (try? FileReader.read(laid.file, isInput: false)).map { Fingerprint.of($0) }
        }
        return DrawnCell(row: laid.row, column: laid.column, cell: cell)
    }

    private func compare(
        _ laid: LaidOutCase, with reference: String, _ lines: ExplanationLocator, _ cell: inout GalleryModel.Cell
    ) {
        let pair = ComparisonPlan.Pair(name: cell.name, reference: reference, actual: laid.file)
        var found = FileComparer(rule: laid.rule).compare(pair, differencePath: nil)
        found.explanation = found.explanation.map { lines.addingLocations($0, in: laid.document) }
        switch found.state {
        case .same, .recorded: cell.state = .same
        case .different: cell.state = .different
        case .new: cell.state = .new
        case .missing, .unreadable: cell.state = .unreadable
        }
        let words = found.summary
        if cell.state == .different || cell.state == .unreadable { cell.message = words }
        guard cell.state == .different else { return }
        cell.boxes = Array(found.boxes.prefix(GalleryModel.maximumBoxes))
        cell.causes = found.explanationLines
        cell.cause = CauseGroups([found]).groups.first?.changes.joined(separator: "\n")
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
        let named = Dictionary(uniqueKeysWithValues: frames.map { ("\($0)", $1) })
        let json = String(decoding: try GalleryModel.json(named), as: UTF8.self)
        try AtomicFile.write(Array("cellsimFrames(\"\(row.id)\", \(json));\n".utf8), to: path)
    }

    // MARK: Problems

    /// Returns the lint findings in a row's document. Notes are omitted.
    @MainActor func findings(_ row: GalleryPlan.Row) -> [GalleryModel.Finding] {
        if let stopped = DocumentCrash(row.document, number: row.number) {
            return [GalleryModel.Finding(stopped.diagnostic)]
        }
        InterfaceLanguage.current = AppearanceOverrides.defaultLanguage
        SystemVersion.current =
            row.cases.lazy.compactMap { $0?.appearance.system }.first ?? AppearanceOverrides.defaultSystem
        let names = row.cases.compactMap { $0?.assets }.first ?? []
        let linter = DocumentLinter(imageFolders: assets[names.joined(separator: "\n")] ?? [])
        return CurrentWork.during(row.number) {
            linter.findings(path: row.document).filter { $0.severity < .note }.map(GalleryModel.Finding.init)
        }
    }

    /// The maximum number of records for which all pairs are checked.
    private static let sampleLimit = 8

    /// Returns the state of a cell that is left over from earlier records, or nil if the row has no cell or there are no records.
    @MainActor func reuse(_ row: GalleryPlan.Row) -> GalleryModel.Reuse? {
        checkReuse(row) { reuse, look, records in
            guard records != nil else { return nil }
            return try reuse.check(
                appearance: look, width: nil, sample: reuse.sample(limit: GalleryRenderer.sampleLimit))
        }
    }

    /// Returns the state of a cell that is left over when style, width, text size or direction change, or nil if the row has no cell. The
    /// cell shows the first record, if there is one.
    @MainActor func changes(_ row: GalleryPlan.Row) -> GalleryModel.Reuse? {
        checkReuse(row) { reuse, look, _ in
            try reuse.check(
                appearance: look, width: nil, sample: [0], changes: Set(CellChange.allCases), checksReuse: false)
        }
    }

    @MainActor private func checkReuse(
        _ row: GalleryPlan.Row, _ check: (DocumentReuse, Appearance, RecordFile?) throws -> ReuseReport?
    ) -> GalleryModel.Reuse? {
        guard let one = row.cases.compactMap({ $0 }).first, one.document.hasSuffix(".xib"), one.scene == nil,
            DocumentCrash(row.document, number: row.number) == nil
        else { return nil }
        return CurrentWork.during(row.number) {
            do {
                let (file, look) = try one.appearance.open(one.document)
                file.options.imageFolders = assets[one.assets.joined(separator: "\n")] ?? []
                guard try file.makeContent(reuseIdentifier: one.reuseIdentifier).view.isReusable else { return nil }
                let data = one.data ?? GalleryRenderer.data(beside: one.document)
                let records = try data.map { try RecordFile(path: $0) }
                let reuse = try DocumentReuse(file, records: records, reuseIdentifier: one.reuseIdentifier)
                guard let found = try check(reuse, look, records) else { return nil }
                let report = try DocumentReuseReport(found, document: one.document, records: records)
                let leaks = report.text(.text).split(separator: "\n").map(String.init)
                return .init(verdict: leaks.isEmpty ? .safe : .leaks, words: report.summary, leaks: leaks)
            } catch {
                return .init(verdict: .unknown, words: FailureReport.reason(of: error))
            }
        }
    }

    /// Returns the path of the data file with the same name as a document, ignoring the extension and case.
    private static func data(beside document: String) -> String? {
        let folder = document.parentFolder
        let stem = ((document as NSString).lastPathComponent as NSString).deletingPathExtension.lowercased()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
        let found = names.sorted().first { name in
            ["json", "csv", "ndjson"].contains((name as NSString).pathExtension.lowercased())
                && (name as NSString).deletingPathExtension.lowercased() == stem
        }
        return found.map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
    }
}

extension UIView {
    /// A Boolean value that indicates whether a table or collection view can reuse the view.
    fileprivate var isReusable: Bool {
        self is UITableViewCell || self is UITableViewHeaderFooterView || self is UICollectionReusableView
    }
}
