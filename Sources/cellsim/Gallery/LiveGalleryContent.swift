import CellSimCompare
import CellSimProcess
import CellSimServer
import Foundation
import Synchronization

/// The data of a live gallery that browsers request. It can be used from any thread.
final class LiveGalleryContent: Sendable {
    /// The model of the page and the paths of the references.
    private struct State {
        var model: GalleryModel
        /// The paths of the references, keyed by the names of their pictures.
        var references: [String: String]
        var rowIndices: [String: Int]
        var referenceFolder: String?

        init(_ model: GalleryModel, _ plan: GalleryPlan) {
            self.model = model
            referenceFolder = plan.references
            rowIndices = Dictionary(model.rows.enumerated().map { ($1.id, $0) }) { first, _ in first }
            references = [:]
            for row in plan.rows {
                for (column, snapshotCase) in row.cases.enumerated() {
                    guard let snapshotCase, let path = plan.referencePath(snapshotCase) else { continue }
                    references[GalleryPlan.pictureName(row, column: column)] = path
                }
            }
        }
    }

    private let state: Mutex<State>
    private let folder: String
    let events: EventStream

    init(_ model: GalleryModel, _ plan: GalleryPlan, folder: String) {
        let shared = SharedModel(model)
        state = Mutex(State(model, plan))
        self.folder = folder
        self.shared = shared
        events = EventStream { shared.initialEvent }
    }

    /// The copy of the model that is sent to new listeners of the event stream.
    private let shared: SharedModel

    /// A copy of the model that event streams can read on any thread.
    private final class SharedModel: Sendable {
        private let model: Mutex<GalleryModel>
        init(_ model: GalleryModel) { self.model = Mutex(model) }
        func set(_ value: GalleryModel) { model.withLock { $0 = value } }
        var initialEvent: (name: String, data: [UInt8])? {
            let currentModel = model.withLock { $0 }
            return (try? currentModel.json()).map { ("gallery", $0) }
        }
    }

    func row(_ index: Int) -> GalleryModel.Row { state.withLock { $0.model.rows[index] } }

    /// Returns whether all pictures of a row have been drawn.
    func isDrawn(_ id: String) -> Bool {
        state.withLock { state in
            guard let index = state.rowIndices[id] else { return false }
            return state.model.rows[index].cells.allSatisfy { $0?.state != .waiting }
        }
    }

    /// Changes rows and sends them to the browsers.
    func change(_ locations: [Int], _ change: (inout [GalleryModel.Row]) -> Void) {
        let (rows, model) = state.withLock { state in
            change(&state.model.rows)
            return (locations.map { state.model.rows[$0] }, state.model)
        }
        shared.set(model)
        guard let data = try? GalleryModel.json(rows) else { return }
        events.send("rows", data)
    }

    /// Replaces the plan. Existing pictures are kept.
    func replace(_ plan: GalleryPlan, title: String) {
        let model = state.withLock { state in
            var model = plan.model(title: title)
            model.isLive = true
            let version = state.model.rows.map(\.version).max() ?? 0
            for (location, row) in model.rows.enumerated() {
                model.rows[location].version = version
                guard let previousIndex = state.rowIndices[row.id] else { continue }
                let previousRow = state.model.rows[previousIndex]
                if previousRow.document == row.document,
                    previousRow.cells.map({ $0?.name }) == row.cells.map({ $0?.name })
                {
                    model.rows[location] = previousRow
                }
            }
            state = State(model, plan)
            return model
        }
        shared.set(model)
        if let data = try? model.json() { events.send("gallery", data) }
    }

    // MARK: Requests

    /// Returns the response to an admitted request.
    func respond(_ request: HTTPRequest, _ inbox: GalleryMessageQueue) -> HTTPResponse {
        let missing = HTTPResponse(status: 404, "not found")
        if request.method == "POST" {
            guard request.path == ["accept"], !request.hasTrailingSlash else { return missing }
            guard
                let acceptance = try? JSONDecoder().decode(
                    GalleryMessageQueue.Acceptance.self, from: Data(request.body)),
                GalleryPage.isGalleryFileName(acceptance.id), acceptance.columns.count <= 10_000
            else { return HTTPResponse(status: 400, "invalid request") }
            return inbox.sendAndWait(acceptance)
        }
        if request.path.isEmpty, request.hasTrailingSlash { return page() }
        guard !request.hasTrailingSlash else { return missing }
        switch request.path {
        case ["gallery.css"]: return HTTPResponse(type: "text/css; charset=utf-8", body: GalleryPage.style)
        case ["gallery.js"]: return HTTPResponse(type: "text/javascript; charset=utf-8", body: GalleryPage.script)
        case ["events"]: return HTTPResponse(events: events)
        default: break
        }
        guard request.path.count == 2, let bytes = file(request.path[0], request.path[1]) else { return missing }
        let isPicture = request.path[0] != "frames"
        return HTTPResponse(type: isPicture ? "image/png" : "text/javascript; charset=utf-8", body: bytes)
    }

    private func page() -> HTTPResponse {
        let model = state.withLock { $0.model }
        guard let bytes = try? GalleryPage.indexPage(model) else {
            return HTTPResponse(status: 500, "the page cannot be created")
        }
        var response = HTTPResponse(type: "text/html; charset=utf-8", body: bytes)
        response.contentSecurityPolicy = GalleryPage.contentSecurityPolicy(isLive: true)
        return response
    }

    /// Returns the contents of a file by its name on the page. Requests can't contain paths.
    private func file(_ kind: String, _ name: String) -> [UInt8]? {
        let ending = kind == "frames" ? ".js" : ".png"
        guard ["frames", "pictures", "reference"].contains(kind), name.hasSuffix(ending) else { return nil }
        let stem = String(name.dropLast(ending.count))
        guard GalleryPage.isGalleryFileName(stem) else { return nil }
        guard kind == "reference" else { return try? FileReader.read("\(folder)/\(kind)/\(name)", isInput: false) }
        let (path, folder) = state.withLock { ($0.references[stem], $0.referenceFolder) }
        guard let path, let folder, let confined = try? ConfinedFolder(path: folder) else { return nil }
        return (try? confined.read(confined.location(of: path)))?.bytes
    }
}
