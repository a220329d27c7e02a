import CellSimCompare
import CellSimEscaping
import CellSimHost
import CellSimProcess
import CellSimSystem
import Foundation

/// The pictures of a gallery: documents in several variants, or the cases of a configuration.
struct GalleryPlan {
    /// A document, or one of its scenes or views, with a case in each column.
    struct Row {
        /// The name of the row, such as `Cells/Element`.
        var name: String
        /// The index of the document in `documents`.
        var number: Int
        var document: String
        var cases: [SnapshotPlan.Case?]

        /// An identifier that file names contain.
        var id: String { Fingerprint.of([name]) }
    }

    /// The maximum number of pictures in a gallery.
    static let maximumPictures = 100_000

    var columns: [String]
    var rows: [Row] = []
    /// The paths of the documents, without duplicates.
    private(set) var documents: [String] = []
    /// The configuration that defines the cases, or nil for a gallery of documents.
    var snapshots: SnapshotPlan?
    /// The folder of the references, or nil if there are no references.
    var references: String?
    /// A Boolean value that indicates whether cells are as wide as their device.
    var fitsDevice = false
    private let variants: [VariantOptions.Variant]
    private var names: [String] = []
    /// The image folders of each document, in the order of `documents`.
    private var assets: [[String]] = []
    /// The default iOS version of each document, in the order of `documents`.
    private var systems: [SystemVersion?] = []

    /// Plans a gallery of documents in variants.
    /// - Throws: `InputError` for folders that contain no documents.
    init(_ paths: [String], _ options: VariantOptions, assets lookup: AssetLookup) throws {
        (variants, fitsDevice) = (options.all, !options.device.isEmpty)
        columns = variants.map { $0.words.joined(separator: " · ") }
        let found = try DocumentSearch.matches(paths.isEmpty ? ["."] : paths)
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
        systems = try documents.map { try lookup.applyingDefaults(AppearanceOverrides(), for: $0).system }
        for number in documents.indices { rows += rows(ofDocument: number) }
    }

    /// Returns the current rows of a document, one for each scene or view.
    /// - Parameters:
    ///   - number: the index of the document.
    ///   - work: the index of the work item to which crashes are attributed. The default is the index of the document.
    func rows(ofDocument number: Int, as work: Int? = nil) -> [Row] {
        guard snapshots == nil else { return rows.filter { $0.number == number } }
        let (path, work) = (documents[number], work ?? number)
        let scenes: [String?] =
            DocumentCrash(path, number: work) != nil
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

    /// Plans a gallery of a configuration's cases, with a row for each document, scene and data file, and a column for each appearance.
    init(_ plan: SnapshotPlan) {
        (snapshots, references, variants) = (plan, plan.references, [])
        let looks = plan.cases.map(GalleryPlan.appearanceDescription)
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
            // If cases in the same row and column differ in other values, their names are appended.
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

    /// Returns a description of a case's appearance.
    private static func appearanceDescription(_ one: SnapshotPlan.Case) -> String {
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

    /// Returns the path of a case's reference, which may not exist, or nil if the gallery has no references.
    func referencePath(_ one: SnapshotPlan.Case) -> String? { references.map { "\($0)/\(one.name).png" } }

    /// Returns the model of the page before any picture is drawn.
    func model(title: String) -> GalleryModel {
        GalleryModel(
            title: title, isCompared: references != nil, columns: columns, rows: rows.map(GalleryPlan.row))
    }

    static func row(_ row: Row) -> GalleryModel.Row {
        GalleryModel.Row(
            name: row.name, id: row.id, document: row.document,
            cells: row.cases.map { one in one.map { GalleryModel.Cell(name: $0.name) } })
    }

    /// Returns the file name of a picture, without its extension.
    static func pictureName(_ row: Row, column: Int) -> String { "\(row.id)-\(column)" }
}
