import CellSimCompare
import CellSimImageCodecs
import CellSimInterfaceBuilder
import CellSimProcess
import CellSimServer
import Foundation
import Synchronization
import UIKit

/// A gallery that is redrawn when its files change. All work is done on the main thread, except for the requests of browsers.
@MainActor final class LiveGallery {
    private let options: GalleryOptions
    private let referencesArgument: String?
    private let title: String
    let temporaryFolder: ScratchFolder
    let messages = GalleryMessageQueue()
    /// The data that are sent to browsers.
    let content: LiveGalleryContent
    private var plan: GalleryPlan
    private var renderer: GalleryRenderer
    /// The indices of the rows to draw, in order.
    private var rowsToDraw: [Int] = []
    /// The indices of the rows to lint, in order.
    private var rowsToLint: [Int] = []
    /// The next work item index for a changed document.
    private var nextWorkItem = 1 << 20
    /// The reason why pictures can't be accepted as references, or nil if they can.
    private let acceptanceDisabledReason: String?

    /// Plans the gallery and creates the data of its page.
    /// - Parameter references: the folder of the references, or nil to use the folder in the configuration.
    init(_ options: GalleryOptions, references: String?) throws {
        (self.options, referencesArgument, title) = (options, references, options.title)
        temporaryFolder = try ScratchFolder()
        plan = try LiveGallery.plan(options, references)
        acceptanceDisabledReason = RecordingProhibition.reason(ProcessInfo.processInfo.environment)
        renderer = GalleryRenderer(
            folder: temporaryFolder.path, jobs: options.jobs.count, fitsDevice: plan.fitsDevice,
            assets: GalleryRenderer.assets(plan), hasTrees: LiveGallery.hasTrees(plan))
        var model = plan.model(title: title)
        model.isLive = true
        // The version begins with a random number, so that a page that is still open from an earlier run doesn't show cached pictures.
        let version = Int.random(in: 1...1_000_000_000) * 1_000
        for index in model.rows.indices { model.rows[index].version = version }
        content = LiveGalleryContent(model, plan, folder: temporaryFolder.path)
        rowsToDraw = Array(plan.rows.indices)
    }

    private static func plan(_ options: GalleryOptions, _ references: String?) throws -> GalleryPlan {
        var plan = try options.plan()
        if let references { plan.references = references }
        return plan
    }

    /// Returns whether differences are explained. They are explained if there are references, unless the configuration disables view
    /// trees.
    private static func hasTrees(_ plan: GalleryPlan) -> Bool {
        plan.references != nil && plan.snapshots?.hasTrees != false
    }

    /// The folders to watch, and whether their subfolders are watched too.
    var watchedFolders: [(path: String, isDeep: Bool)] {
        var folders = options.paths.filter(LiveGallery.isFolder).map { ($0, true) }
        if options.paths.isEmpty, plan.snapshots == nil { folders.append((".", true)) }
        folders += options.assets.paths.map { ($0, true) }
        folders += plan.rows.flatMap { $0.cases.compactMap { $0?.assets } }.flatMap { $0 }.map { ($0, true) }
        if let references = plan.references, LiveGallery.isFolder(references) { folders.append((references, true)) }
        if let path = plan.snapshots?.path { folders.append((path.parentFolder, false)) }
        folders += plan.documents.map { ($0.parentFolder, false) }
        folders += plan.rows.flatMap { $0.cases.compactMap { $0?.data } }.map { ($0.parentFolder, false) }
        var visited: Set<String> = []
        return folders.filter { visited.insert("\($0.0)\n\($0.1)").inserted }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    // MARK: Run loop

    /// Draws rows, and waits for changes and requests. Never returns.
    func run() throws -> Never {
        while true {
            for item in messages.dequeueAll(waits: rowsToDraw.isEmpty && rowsToLint.isEmpty) { try handle(item) }
            if !rowsToDraw.isEmpty {
                try draw()
            } else if !rowsToLint.isEmpty {
                lint(rowsToLint.removeFirst())
            }
        }
    }

    /// The number of rows that are drawn before new messages are processed.
    private static let batchSize = 4

    private func draw() throws {
        let indexes = Array(rowsToDraw.prefix(LiveGallery.batchSize))
        rowsToDraw.removeFirst(indexes.count)
        let drawnCells = Mutex<[GalleryRenderer.DrawnCell]>([])
        try renderer.draw(indexes.map { ($0, plan.rows[$0]) }, reference: plan.referencePath) { drawnCell in
            drawnCells.withLock { $0.append(drawnCell) }
        }
        let cells = drawnCells.withLock { $0 }
        content.change(indexes) { rows in
            for index in indexes { rows[index].version += 1 }
            for drawnCell in cells {
                var cell = drawnCell.cell
                let isDifferentOrNew = cell.state == .different || cell.state == .new
                let isComplete = cell.lacks == nil || plan.snapshots?.allowsPlaceholders == true
                if isDifferentOrNew, acceptanceDisabledReason == nil, isComplete { cell.isAcceptable = true }
                if isDifferentOrNew, !isComplete, let lacks = cell.lacks { cell.message = "incomplete: \(lacks)" }
                if cell.state == .different {
                    cell.reference =
                        "reference/\(GalleryPlan.pictureName(plan.rows[drawnCell.row], column: drawnCell.column)).png"
                }
                rows[drawnCell.row].cells[drawnCell.column] = LiveGallery.keepingLastPicture(
                    rows[drawnCell.row].cells[drawnCell.column], cell)
            }
        }
        rowsToLint = rowsToLint.filter { !indexes.contains($0) } + indexes
    }

    /// Returns the new picture. If a document can't be drawn, returns the last picture with the error message.
    private static func keepingLastPicture(_ old: GalleryModel.Cell?, _ new: GalleryModel.Cell) -> GalleryModel.Cell {
        guard new.state == .unreadable, new.picture == nil, var old, old.picture != nil else { return new }
        (old.state, old.message, old.isOld, old.isAcceptable) = (.unreadable, new.message, true, nil)
        return old
    }

    private func lint(_ index: Int) {
        let row = plan.rows[index]
        let (findings, reuse, changes) = (renderer.findings(row), renderer.reuseResult(row), renderer.changeResult(row))
        content.change([index]) { rows in
            (rows[index].findings, rows[index].reuse, rows[index].changes) = (findings, reuse, changes)
        }
    }

    private func handle(_ item: GalleryMessageQueue.Item) throws {
        switch item {
        case .changed(let paths): try handleChanges(paths)
        case .accept(let acceptance, let reply): reply(accept(acceptance))
        }
    }

    // MARK: Changes

    private static let documentExtensions: Set<String> = ["xib", "storyboard"]
    private static let resourceExtensions: Set<String> = [
        "png", "jpg", "jpeg", "pdf", "svg", "webp", "heic", "json", "strings", "ttf", "otf", "gif",
    ]

    /// Determines the rows that have to be redrawn. They precede rows that haven't been drawn yet.
    private func handleChanges(_ paths: Set<String>) throws {
        var rowsToRedraw: Set<Int> = []
        var needsReload = paths.isEmpty
        // The paths of a folder can be reported with and without `./`.
        let normalizedPath = LiveGallery.normalizedPath
        for path in paths.map(normalizedPath) {
            let ending = (path as NSString).pathExtension.lowercased()
            if let number = plan.documents.firstIndex(where: { normalizedPath($0) == path }) {
                if try handleChange(document: number, &rowsToRedraw) { needsReload = true }
            } else if path == plan.snapshots.map({ normalizedPath($0.path) })
                || LiveGallery.documentExtensions.contains(ending)
                || ending.isEmpty
            {
                needsReload = true
            } else if let references = plan.references, path.hasPrefix(normalizedPath(references) + "/") {
                rowsToRedraw.formUnion(rowIndices { plan.referencePath($0).map(normalizedPath) == path })
            } else if rowIndices({ $0.data.map(normalizedPath) == path }).isEmpty,
                LiveGallery.resourceExtensions.contains(ending)
            {
                rowsToRedraw.formUnion(plan.rows.indices)
            } else {
                rowsToRedraw.formUnion(rowIndices { $0.data.map(normalizedPath) == path })
            }
        }
        if needsReload { return try reload() }
        rowsToDraw = rowsToRedraw.sorted() + rowsToDraw.filter { !rowsToRedraw.contains($0) }
    }

    /// Returns a path without a leading `./`.
    private static func normalizedPath(_ path: String) -> String {
        var path = path
        while path.hasPrefix("./") { path.removeFirst(2) }
        return path
    }

    private func rowIndices(_ matches: (SnapshotPlan.Case) -> Bool) -> [Int] {
        plan.rows.indices.filter { index in plan.rows[index].cases.contains { $0.map(matches) ?? false } }
    }

    /// Schedules the rows of a changed document.
    /// - Returns: true if the scenes or views of the document have changed, so that the gallery must be planned again.
    private func handleChange(document number: Int, _ rowsToRedraw: inout Set<Int>) throws -> Bool {
        let indexes = plan.rows.indices.filter { plan.rows[$0].document == plan.documents[number] }
        // Assigns an unused work item index. A crash at the earlier index no longer counts, because the document may have been fixed.
        repeat { nextWorkItem += 1 } while WorkCrash(at: nextWorkItem) != nil
        for index in indexes { plan.rows[index].documentIndex = nextWorkItem }
        rowsToRedraw.formUnion(indexes)
        guard plan.snapshots == nil else { return false }
        // The scenes of an invalid document are unknown, so its rows are kept.
        guard (try? IBDocument(contentsOfFile: plan.documents[number], isKept: false)) != nil else { return false }
        let currentNames = plan.rows(ofDocument: number, as: nextWorkItem).map(\.name)
        return currentNames != indexes.map { plan.rows[$0].name }
    }

    /// Plans the gallery again. Existing pictures are kept.
    private func reload() throws {
        let newPlan: GalleryPlan
        do { newPlan = try LiveGallery.plan(options, referencesArgument) } catch {
            // The configuration may be incomplete while it is being written, or a folder may be missing temporarily. The page isn't
            // changed.
            logMessage(FailureReport.reason(of: error))
            return
        }
        let previousRows = Dictionary(plan.rows.map { ($0.id, $0) }) { first, _ in first }
        let hasSameColumns = newPlan.columns == plan.columns && plan.snapshots == nil
        plan = newPlan
        renderer.assets = GalleryRenderer.assets(plan)
        renderer.hasTrees = LiveGallery.hasTrees(plan)
        rowsToLint = []
        rowsToDraw = plan.rows.indices.filter { index in
            guard hasSameColumns, let previousRow = previousRows[plan.rows[index].id],
                previousRow.document == plan.rows[index].document
            else {
                return true
            }
            plan.rows[index].documentIndex = previousRow.documentIndex
            return !content.isDrawn(previousRow.id)
        }
        content.replace(plan, title: title)
        watchedFoldersDidChange?(watchedFolders)
    }

    /// A closure that receives the folders to watch after the plan has changed.
    var watchedFoldersDidChange: (([(path: String, isDeep: Bool)]) -> Void)?

    // MARK: Acceptance

    /// Accepts pictures as references. Files are written only in the reference folders.
    private func accept(_ acceptance: GalleryMessageQueue.Acceptance) -> HTTPResponse {
        if let acceptanceDisabledReason { return HTTPResponse(status: 403, acceptanceDisabledReason) }
        guard plan.references != nil, let index = plan.rows.firstIndex(where: { $0.id == acceptance.id }) else {
            return HTTPResponse(status: 404, "there is nothing to accept")
        }
        if rowsToDraw.contains(index) {
            rowsToDraw = [index] + rowsToDraw.filter { $0 != index }
            do { try draw() } catch { return HTTPResponse(status: 403, FailureReport.reason(of: error)) }
        }
        let row = content.row(index)
        guard !acceptance.columns.isEmpty, Set(acceptance.columns).count == acceptance.columns.count,
            acceptance.columns.allSatisfy({ row.cells.indices.contains($0) && row.cells[$0]?.isAcceptable == true })
        else { return HTTPResponse(status: 404, "there is nothing to accept") }
        guard acceptance.columns.map({ row.cells[$0]?.content }) == acceptance.contents.map(Optional.some) else {
            return HTTPResponse(status: 409, "the picture has changed; check it again")
        }
        do {
            for column in acceptance.columns {
                guard let snapshotCase = plan.rows[index].cases[column],
                    let reference = plan.referencePath(snapshotCase)
                else {
                    continue
                }
                let file =
                    "\(temporaryFolder.path)/pictures/\(GalleryPlan.pictureName(plan.rows[index], column: column)).png"
                let picture = try PictureFile.read(file)
                let bytes = try ReferencePNG.encode(PictureFile(path: file, bytes: picture).bitmap, of: picture)
                let (folder, location) = try destination(of: reference)
                try folder.write(bytes, to: location)
                logMessage("accepted \(snapshotCase.name): \(reference)")
            }
        } catch let invalidInput as InvalidInput {
            return HTTPResponse(status: 403, invalidInput.problems.joined(separator: "; "))
        } catch { return HTTPResponse(status: 403, FailureReport.reason(of: error)) }
        rowsToDraw = [index] + rowsToDraw
        return HTTPResponse(status: 200, "accepted")
    }

    /// Returns the folder and the location of a reference. The folder is specified on the command line, or is otherwise the folder of the
    /// configuration. The configured reference folder must be inside the configuration's folder, and is created with the first reference.
    private func destination(of reference: String) throws -> (ConfinedFolder, ConfinedFolder.Location) {
        guard referencesArgument == nil, let snapshots = plan.snapshots else {
            let folder = try ConfinedFolder(path: plan.references ?? "")
            return (folder, try folder.location(of: reference))
        }
        let configurationFolder = try ConfinedFolder(path: snapshots.path.parentFolder)
        let location = try configurationFolder.location(of: reference)
        guard try location.isBelow(configurationFolder.location(of: plan.references ?? "")) else {
            throw ConfinedFolder.Rejection(
                path: reference, reason: "points outside the references folder", leadsOut: true)
        }
        return (configurationFolder, location)
    }
}
