import CellSimCompare
import CellSimHost
import CellSimProcess
import CellSimProject
import Foundation

/// The data files whose first record fills views in the gallery, keyed by document.
struct GalleryData {
    /// The paths of the data files, keyed by the absolute path of the document.
    private var filesByDocument: [String: String] = [:]

    /// Creates an instance without data files.
    init() {}

    /// Reads the data files that `cellsim.yml` contains, then those in a list, which take precedence. A file in the list belongs to the
    /// XIB with the same name: `FruitCell.json` fills `FruitCell.xib`.
    /// - Parameters:
    ///   - files: the paths of the data files.
    ///   - xibs: the XIBs of the app.
    ///   - root: the project's folder. The search for `cellsim.yml` begins there.
    /// - Throws: `InputError` for an invalid `cellsim.yml`, or for a file without a matching XIB.
    init(_ files: [String], xibs: [AppProject.File], root: String) throws {
        if let configuration = ConfigurationSearch.nearestFile(from: root) {
            for snapshotCase in try Self.cases(configuration) {
                guard let data = snapshotCase.data else { continue }
                let document = AbsolutePath.of(snapshotCase.document)
                if filesByDocument[document] == nil { filesByDocument[document] = AbsolutePath.of(data) }
            }
        }
        for file in files {
            let stem = Self.stem(file)
            let matchingXIBs = xibs.filter { Self.stem($0.path) == stem }
            guard !matchingXIBs.isEmpty else {
                let names = xibs.map { Self.stem($0.path) }
                throw InputError(
                    path: file,
                    "no XIB of the app is named '\(stem)', and --data fills the XIB with the file's name"
                        + NearestNames.hint(stem, among: names, count: 3))
            }
            for xib in matchingXIBs { filesByDocument[AbsolutePath.of(xib.path)] = AbsolutePath.of(file) }
        }
    }

    /// Returns the data file for a document.
    subscript(document: String) -> String? { filesByDocument[AbsolutePath.of(document)] }

    private static func stem(_ path: String) -> String {
        ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    }

    /// Returns the cases of a `cellsim.yml`.
    private static func cases(_ path: String) throws -> [SnapshotPlan.Case] {
        let reader = try ConfigurationReader(try ConfigurationReader.root(path: path), path: path, location: .file)
        var cases: [SnapshotPlan.Case] = []
        for node in reader.node("cases")?.sequence ?? [] {
            let entry = try CaseEntry(
                node, path: path, folder: path.parentFolder, rule: ComparisonRule(), assets: [])
            cases += try entry.cases(atMost: SnapshotPlan.maximumCases - cases.count)
        }
        return cases
    }
}
