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
        var documentIndex: Int
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
    private var documentNames: [String] = []
    /// The image folders of each document, in the order of `documents`.
    private var assets: [[String]] = []
    /// The default iOS version of each document, in the order of `documents`.
    private var systems: [SystemVersion?] = []

    /// Plans a gallery of documents in variants.
    /// - Throws: `InputError` for folders that contain no documents.
    init(_ paths: [String], _ options: VariantOptions, assets lookup: AssetLookup) throws {
        (variants, fitsDevice) = (options.all, !options.device.isEmpty)
        columns = variants.map { $0.descriptions.joined(separator: " · ") }
        let matches = try DocumentSearch.matches(paths.isEmpty ? ["."] : paths)
        if matches.contains(where: { $0.path == "-" }) {
            throw InputError(path: "-", "a gallery shows files, not the standard input")
        }
        documents = matches.map(\.path)
        documentNames = DocumentNames.uniqueNames(matches) ?? matches.map(\.path)
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
    ///   - workItem: the index of the work item to which crashes are attributed. The default is the index of the document.
    func rows(ofDocument number: Int, as workItem: Int? = nil) -> [Row] {
        guard snapshots == nil else { return rows.filter { $0.documentIndex == number } }
        let (path, work) = (documents[number], workItem ?? number)
        let scenes: [String?] =
            DocumentCrash(path, number: work) != nil
            ? [nil] : CurrentWork.performing(work) { (try? CaseDocuments.allScenes(of: path).map(\.key)) ?? [nil] }
        return scenes.map { scene in
            let parts = documentNames[number].split(separator: "/").map(String.init) + (scene.map { [$0] } ?? [])
            let name = parts.map(CaseEntry.validFileName).joined(separator: "/")
            let cases = variants.map { variant in
                let lastComponent = CaseEntry.validFileName(
                    ((scene.map { [$0] } ?? []) + variant.descriptions).joined(separator: "-"))
                let folder = documentNames[number].split(separator: "/").map { CaseEntry.validFileName(String($0)) }
                var snapshotCase = SnapshotPlan.Case(
                    name: (folder + [lastComponent]).joined(separator: "/"), document: path, rule: ComparisonRule())
                (snapshotCase.scene, snapshotCase.appearance, snapshotCase.assets) = (
                    scene, variant.appearance, assets[number]
                )
                snapshotCase.appearance.system = variant.appearance.system ?? systems[number]
                return SnapshotPlan.Case?.some(snapshotCase)
            }
            return Row(name: name, documentIndex: work, document: path, cases: cases)
        }
    }

    /// Plans a gallery of a configuration's cases, with a row for each document, scene and data file, and a column for each appearance.
    init(_ plan: SnapshotPlan) {
        (snapshots, references, variants) = (plan, plan.references, [])
        let appearances = plan.cases.map(GalleryPlan.appearanceDescription)
        columns = []
        for appearance in appearances where !columns.contains(appearance) { columns.append(appearance) }
        var locations: [String: Int] = [:]
        let folder = plan.path.parentFolder + "/"
        for (snapshotCase, appearance) in zip(plan.cases, appearances) {
            let column = columns.firstIndex(of: appearance) ?? 0
            let number = documents.firstIndex(of: snapshotCase.document) ?? documents.count
            if number == documents.count { documents.append(snapshotCase.document) }
            let document =
                snapshotCase.document.hasPrefix(folder)
                ? String(snapshotCase.document.dropFirst(folder.count)) : snapshotCase.document
            let stem = (document as NSString).deletingPathExtension
            let details = [
                snapshotCase.reuseIdentifier, snapshotCase.scene,
                snapshotCase.data.map { ($0 as NSString).lastPathComponent },
            ]
            let parts = stem.split(separator: "/").map(String.init) + details.compactMap { $0 }
            var name = parts.filter { $0 != "." }.map(CaseEntry.validFileName).joined(separator: "/")
            // Adds the case's name if cases differ in other values too.
            if let location = locations[name], rows[location].cases[column] != nil { name += "/" + snapshotCase.name }
            let location = locations[name] ?? rows.count
            if location == rows.count {
                locations[name] = location
                rows.append(
                    Row(
                        name: name, documentIndex: number, document: snapshotCase.document,
                        cases: Array(repeating: nil, count: columns.count)))
            }
            rows[location].cases[column] = snapshotCase
        }
    }

    /// Returns a description of a case's appearance.
    private static func appearanceDescription(_ snapshotCase: SnapshotPlan.Case) -> String {
        let appearance = snapshotCase.appearance
        var parts: [String] = []
        if let device = appearance.device { parts.append(device.names.first ?? device.identifier) }
        if let orientation = appearance.orientation { parts.append(orientation.rawValue) }
        if let scale = appearance.scale { parts.append("\(scale.rawValue)x") }
        parts.append(appearance.style.rawValue)
        if appearance.textSize != .large { parts.append(appearance.textSize.rawValue) }
        if let direction = appearance.direction { parts.append(direction.rawValue) }
        if let language = appearance.language { parts.append("\(language)") }
        if let system = appearance.system { parts.append("iOS \(system)") }
        if let width = snapshotCase.width { parts.append("\(Int(width)) wide") }
        if let height = snapshotCase.height { parts.append("\(Int(height)) high") }
        return parts.joined(separator: " · ")
    }

    /// Returns the path of a case's reference, whether or not it exists, or nil if there are no references.
    func referencePath(_ snapshotCase: SnapshotPlan.Case) -> String? {
        references.map { "\($0)/\(snapshotCase.name).png" }
    }

    /// Returns the model of the page before any picture is drawn.
    func model(title: String) -> GalleryModel {
        GalleryModel(
            title: title, isCompared: references != nil, columns: columns, rows: rows.map(GalleryPlan.row))
    }

    static func row(_ row: Row) -> GalleryModel.Row {
        GalleryModel.Row(
            name: row.name, id: row.id, document: row.document,
            cells: row.cases.map { snapshotCase in snapshotCase.map { GalleryModel.Cell(name: $0.name) } })
    }

    /// Returns the file name of a picture, without its extension.
    static func pictureName(_ row: Row, column: Int) -> String { "\(row.id)-\(column)" }
}
