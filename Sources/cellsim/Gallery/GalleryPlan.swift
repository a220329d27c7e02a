import CellSimCompare
import CellSimEscaping
import CellSimHost
import CellSimProcess
import CellSimSystem
import Foundation

/// The pictures of a gallery: of files and folders in variants, or the cases of a configuration.
struct GalleryPlan {
    /// A document, or a scene or view of it, with a case a column.
    struct Row {
        /// As in `Cells/Element`.
        var name: String
        /// The document's index among all.
        var number: Int
        var document: String
        var cases: [SnapshotPlan.Case?]

        /// In file names.
        var id: String { Fingerprint.of([name]) }
    }

    /// The most pictures of a gallery.
    static let maximumPictures = 100_000

    var columns: [String]
    var rows: [Row] = []
    /// The documents, each once.
    private(set) var documents: [String] = []
    /// The configuration, if the cases are those of one.
    var snapshots: SnapshotPlan?
    /// The folder of references; nil for none.
    var references: String?
    /// Whether cells have their devices' widths.
    var fitsDevice = false
    private let variants: [VariantOptions.Variant]
    private var names: [String] = []
    /// The folders with images of each document.
    private var assets: [[String]] = []
    /// The system of each document where no variant names one.
    private var systems: [SystemVersion?] = []

    /// Documents in variants.
    /// - Throws: `InputError` for folders without documents.
    init(_ paths: [String], _ options: VariantOptions, assets lookup: AssetLookup) throws {
        (variants, fitsDevice) = (options.all, !options.device.isEmpty)
        columns = variants.map { $0.words.joined(separator: " · ") }
        let found = try DocumentSearch.found(paths.isEmpty ? ["."] : paths)
        if found.contains(where: { $0.path == "-" }) {
            throw InputError(path: "-", "a gallery shows files, not the standard input")
        }
        documents = found.map(\.path)
        names = DocumentNames.distinct(found) ?? found.map(\.path)
        guard documents.count * columns.count <= GalleryPlan.maximumPictures else {
            throw InputError(
                path: paths.first ?? ".",
                "\(documents.count) documents in \(columns.count) variants are more than \(GalleryPlan.maximumPictures) pictures"
            )
        }
        assets = try documents.map { try lookup.paths(for: $0) }
        systems = try documents.map { try lookup.completed(AppearanceOverrides(), for: $0).system }
        for number in documents.indices { rows += rows(ofDocument: number) }
    }

    /// The present rows of a document: one for each scene or view.
    /// - Parameter work: the number of the piece of work that the document is; nil for its own.
    func rows(ofDocument number: Int, as work: Int? = nil) -> [Row] {
        guard snapshots == nil else { return rows.filter { $0.number == number } }
        let (path, work) = (documents[number], work ?? number)
        let scenes: [String?] =
            StoppedDocument(path, number: work) != nil
            ? [nil] : CurrentWork.during(work) { (try? CaseDocuments.allScenes(of: path).map(\.key)) ?? [nil] }
        return scenes.map { scene in
            let parts = names[number].split(separator: "/").map(String.init) + (scene.map { [$0] } ?? [])
            let name = parts.map(CaseEntry.fileName).joined(separator: "/")
            let cases = variants.map { variant in
                let last = CaseEntry.fileName(((scene.map { [$0] } ?? []) + variant.words).joined(separator: "-"))
                let folder = names[number].split(separator: "/").map { CaseEntry.fileName(String($0)) }
                var one = SnapshotPlan.Case(
                    name: (folder + [last]).joined(separator: "/"), document: path, rule: ComparisonRule())
                (one.scene, one.appearance, one.assets) = (scene, variant.look, assets[number])
                one.appearance.system = variant.look.system ?? systems[number]
                return SnapshotPlan.Case?.some(one)
            }
            return Row(name: name, number: work, document: path, cases: cases)
        }
    }

    /// The cases of a configuration: a row for each document, scene and data file, a column for each way to show them.
    init(_ plan: SnapshotPlan) {
        (snapshots, references, variants) = (plan, plan.references, [])
        let looks = plan.cases.map(GalleryPlan.words)
        columns = []
        for look in looks where !columns.contains(look) { columns.append(look) }
        var locations: [String: Int] = [:]
        let folder = plan.path.parentFolder + "/"
        for (one, look) in zip(plan.cases, looks) {
            let column = columns.firstIndex(of: look) ?? 0
            let number = documents.firstIndex(of: one.document) ?? documents.count
            if number == documents.count { documents.append(one.document) }
            let document = one.document.hasPrefix(folder) ? String(one.document.dropFirst(folder.count)) : one.document
            let stem = (document as NSString).deletingPathExtension
            let more = [one.reuseIdentifier, one.scene, one.data.map { ($0 as NSString).lastPathComponent }]
            let parts = stem.split(separator: "/").map(String.init) + more.compactMap { $0 }
            var name = parts.filter { $0 != "." }.map(CaseEntry.fileName).joined(separator: "/")
            // Cases that differ in more than the above.
            if let location = locations[name], rows[location].cases[column] != nil { name += "/" + one.name }
            let location = locations[name] ?? rows.count
            if location == rows.count {
                locations[name] = location
                rows.append(
                    Row(
                        name: name, number: number, document: one.document,
                        cases: Array(repeating: nil, count: columns.count)))
            }
            rows[location].cases[column] = one
        }
    }

    /// A description of a case's appearance.
    private static func words(_ one: SnapshotPlan.Case) -> String {
        let look = one.appearance
        var words: [String] = []
        if let device = look.device { words.append(device.names.first ?? device.identifier) }
        if let orientation = look.orientation { words.append(orientation.rawValue) }
        if let scale = look.scale { words.append("\(scale.rawValue)x") }
        words.append(look.style.rawValue)
        if look.textSize != .large { words.append(look.textSize.rawValue) }
        if let direction = look.direction { words.append(direction.rawValue) }
        if let language = look.language { words.append("\(language)") }
        if let system = look.system { words.append("iOS \(system)") }
        if let width = one.width { words.append("\(Int(width)) wide") }
        if let height = one.height { words.append("\(Int(height)) high") }
        return words.joined(separator: " · ")
    }

    /// The path of a case's reference, also if it does not exist yet; nil without references.
    func reference(_ one: SnapshotPlan.Case) -> String? { references.map { "\($0)/\(one.name).png" } }

    /// The content of a page before anything is drawn.
    func model(title: String) -> GalleryModel {
        GalleryModel(
            title: title, isCompared: references != nil, columns: columns, rows: rows.map(GalleryPlan.row))
    }

    static func row(_ row: Row) -> GalleryModel.Row {
        GalleryModel.Row(
            name: row.name, id: row.id, document: row.document,
            cells: row.cases.map { one in one.map { GalleryModel.Cell(name: $0.name) } })
    }

    /// The file of a picture, without its ending.
    static func pictureName(_ row: Row, column: Int) -> String { "\(row.id)-\(column)" }
}
