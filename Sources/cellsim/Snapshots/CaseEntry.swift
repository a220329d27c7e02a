import CellSimCompare
import CellSimHost
import CellSimSystem
import Foundation
import Yams

/// An entry in the list `cases` of a `cellsim.yml`: documents, their data, and the variants in which they are drawn.
struct CaseEntry {
    /// A value of a variant, with its axis and its line.
    private struct VariantValue {
        var axis: AppearanceAxis
        var value: ConfigurationReader.Text
    }

    private let reader: ConfigurationReader
    private let folder: String
    /// The case with the values that all cases of the entry share.
    private var template: SnapshotPlan.Case
    private let name: String?
    private let data: [String?]
    /// The values under `variants`, grouped by key.
    private var variants: [[VariantValue]] = []
    private let documents: CaseDocuments

    /// Reads an entry in a configuration file.
    /// - Throws: `InputError` with the line of the mistake.
    init(
        _ node: Node, path: String, folder: String, rule: ComparisonRule, assets: [String], system: SystemVersion? = nil
    ) throws {
        reader = try ConfigurationReader(node, path: path, location: .cases)
        self.folder = folder
        documents = try CaseDocuments(reader, folder)
        data = try reader.strings("data") ?? [nil]
        name = try reader.string("name")
        template = SnapshotPlan.Case(
            name: "", document: "", rule: try SnapshotPlan.rule(reader.node("comparison"), path: path, over: rule))
        template.line = node.mark?.line
        template.appearance.system = system
        template.reuseIdentifier = try reader.string("reuse-identifier")
        template.rows = try reader.integer("rows", in: 1...1_000_000)
        template.scrollTo = try reader.integer("scroll-to", in: 0...999_999)
        template.assets = reader.node("assets") == nil ? assets : try CaseEntry.folders("assets", reader, folder)
        for axis in AppearanceAxis.allCases {
            guard let text = try reader.string(axis.rawValue) else { continue }
            let line = reader.node(axis.rawValue)?.mark?.line
            try CaseEntry.set(axis, .init(text: text, line: line), in: &template, reader)
        }
        variants = try readVariants()
        try validateScrolling()
    }

    /// Returns the folders in the value of a key.
    /// - Throws: `InputError` if a path is not a folder.
    static func folders(_ key: String, _ reader: ConfigurationReader, _ folder: String) throws -> [String] {
        try (reader.texts(key) ?? []).map { item in
            let path = SnapshotPlan.join(folder, item.text)
            var isFolder: ObjCBool = false
            guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
                throw reader.error(key, "names '\(item.text)', which is not a folder", line: item.line)
            }
            return path
        }
    }

    /// Reads the values under `variants`. Each value is validated on its own, so that mistakes are found before values are combined.
    private func readVariants() throws -> [[VariantValue]] {
        guard let node = reader.node("variants") else { return [] }
        let reader = try ConfigurationReader(node, path: self.reader.path, location: .variants)
        return try (node.mapping ?? [:]).compactMap { key, _ in
            guard let name = key.string, let axis = AppearanceAxis(rawValue: name), let values = try reader.texts(name)
            else { return nil }
            for value in values {
                var snapshotCase = template
                try CaseEntry.set(axis, value, in: &snapshotCase, reader)
            }
            return values.map { VariantValue(axis: axis, value: $0) }
        }
    }

    /// Checks that an entry with `scroll-to` has rows and a height.
    private func validateScrolling() throws {
        guard template.scrollTo != nil else { return }
        guard data != [nil] || template.rows != nil else { throw reader.error("scroll-to", "needs 'data' or 'rows'") }
        guard template.height != nil || variants.contains(where: { $0.first?.axis == .height }) else {
            throw reader.error("scroll-to", "needs 'height', the visible height")
        }
    }

    /// Returns a case for each combination of document, scene, data file and variants. The document changes slowest, the last variant
    /// fastest.
    /// - Throws: `InputError` if there are more cases than allowed.
    func cases(atMost limit: Int) throws -> [SnapshotPlan.Case] {
        let selection = documents.selectedDocuments()
        var count = selection.count
        for factor in [data.count] + variants.map(\.count) {
            let product = count.multipliedReportingOverflow(by: factor)
            count = product.overflow ? .max : product.partialValue
        }
        guard count <= limit else {
            let factors =
                ["documents and scenes: \(selection.count)", "data: \(data.count)"]
                + variants.map { "\($0.first?.axis.rawValue ?? ""): \($0.count)" }
            throw InputError(
                path: reader.path, line: template.line,
                "with this entry, the file declares more than \(SnapshotPlan.maximumCases) cases; it multiplies "
                    + factors.joined(separator: ", ") + "; list fewer values under 'variants'")
        }
        var combinations: [[VariantValue]] = [[]]
        for choices in variants { combinations = combinations.flatMap { chosen in choices.map { chosen + [$0] } } }
        var found: [SnapshotPlan.Case] = []
        for document in selection {
            for records in data {
                for choices in combinations { found.append(try makeCase(document, records, choices)) }
            }
        }
        return found
    }

    private func makeCase(
        _ selected: CaseDocuments.SelectedDocument, _ dataFile: String?, _ choices: [VariantValue]
    ) throws -> SnapshotPlan.Case {
        var snapshotCase = template
        (snapshotCase.document, snapshotCase.scene, snapshotCase.isUnresolved) = (
            selected.path, selected.scene, selected.isUnresolved
        )
        snapshotCase.data = dataFile.map { SnapshotPlan.join(folder, $0) }
        for choice in choices { try CaseEntry.set(choice.axis, choice.value, in: &snapshotCase, reader) }
        // A case's name only contains the parts that distinguish cases.
        let document = documents.needsDocumentNames || name == nil ? selected.name : nil
        let stem =
            data.count > 1
            ? dataFile.map { ($0 as NSString).lastPathComponent as NSString }?.deletingPathExtension : nil
        let lastComponent = ([stem, selected.sceneName].compactMap { $0 } + choices.map(\.value.text)).joined(
            separator: "-")
        let parts =
            [name].compactMap { $0 } + (document?.split(separator: "/").map(String.init) ?? [])
            + (lastComponent.isEmpty ? [] : [lastComponent])
        snapshotCase.name = parts.map(CaseEntry.validFileName).joined(separator: "/")
        return snapshotCase
    }

    /// Returns a path component in which characters that are invalid on some operating systems are replaced.
    static func validFileName(_ part: String) -> String {
        let characters = part.map { $0.isLetter || $0.isNumber || "-_.+".contains($0) ? $0 : "-" }
        let name = String(characters)
        return name.hasPrefix(".") ? "-" + name.dropFirst() : name
    }

    private static func set(
        _ axis: AppearanceAxis, _ value: ConfigurationReader.Text, in snapshotCase: inout SnapshotPlan.Case,
        _ reader: ConfigurationReader
    ) throws {
        do throws(AppearanceAxis.ValueError) {
            try axis.set(
                value.text, in: &snapshotCase.appearance, width: &snapshotCase.width, height: &snapshotCase.height)
        } catch {
            throw reader.error(axis.rawValue, error.description, line: value.line)
        }
    }
}
