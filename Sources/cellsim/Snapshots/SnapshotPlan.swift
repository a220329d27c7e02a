import CellSimCompare
import CellSimHost
import CellSimInterfaceBuilder
import CellSimProcess
import CellSimSystem
import Foundation
import Yams

/// The cases that a `cellsim.yml` file declares, and the settings that apply to all of them.
struct SnapshotPlan {
    /// A picture to draw and compare.
    struct Case {
        /// The case's unique name, such as `Element/dark-L`.
        var name: String
        var document: String
        /// The scene of a storyboard, or nil for the initial scene.
        var scene: String?
        var data: String?
        var rows, scrollTo: Int?
        var width, height: Double?
        var reuseIdentifier: String?
        var appearance = AppearanceOverrides()
        /// A Boolean value that indicates whether the case represents all scenes of a document that can't be read.
        var isUnresolved = false
        /// The folders with images and asset catalogues. If empty, the document's own folder is used.
        var assets: [String] = []
        var rule: ComparisonRule
        /// The line on which the case's entry begins.
        var line: Int?

        /// The description of the picture to draw.
        var pictureCase: SnapshotCase {
            var snapshotCase = SnapshotCase(document: document)
            (snapshotCase.scene, snapshotCase.reuseIdentifier, snapshotCase.data) = (scene, reuseIdentifier, data)
            (snapshotCase.rows, snapshotCase.scrollTo, snapshotCase.width, snapshotCase.height) = (
                rows, scrollTo, width, height
            )
            snapshotCase.assets = assets
            return snapshotCase
        }
    }

    /// The maximum number of cases in a file.
    static let maximumCases = 10_000

    var path: String
    /// The folders for references and for results.
    var references, artifacts: String
    var cases: [Case]
    /// A Boolean value that indicates whether pictures with missing images, symbols, fonts or libraries may become
    /// references.
    var allowsPlaceholders: Bool
    /// A Boolean value that indicates whether pictures include the view tree that explains differences.
    var hasTrees: Bool
    /// The folders with fonts that documents may use.
    var fonts: [String]

    /// Reads a configuration file, or `cellsim.yml` in a folder.
    /// - Parameters:
    ///   - location: the path of the file or folder.
    ///   - system: the default iOS version. It overrides the version in the file.
    /// - Throws: `InputError` with the line of the mistake.
    init(path location: String, system: SystemVersion? = nil) throws {
        var isFolder: ObjCBool = false
        let exists = unsafe FileManager.default.fileExists(atPath: location, isDirectory: &isFolder)
        path = exists && isFolder.boolValue ? (location as NSString).appendingPathComponent("cellsim.yml") : location
        if let form = SnapshotPlan.reportFormat(path) { throw InputError(path: path, form.description) }
        let folder = path.parentFolder
        let root = try ConfigurationReader(try ConfigurationReader.root(path: path), path: path, location: .file)
        references = try SnapshotPlan.folder("references", root, folder) ?? SnapshotPlan.join(folder, "Snapshots")
        artifacts = try SnapshotPlan.folder("artifacts", root, folder) ?? SnapshotPlan.join(folder, ".cellsim")
        let rule = try SnapshotPlan.rule(root.node("comparison"), path: path, over: ComparisonRule())
        let assets = try CaseEntry.folders("assets", root, folder)
        allowsPlaceholders = try root.flag("allow-placeholders") ?? false
        hasTrees = try root.flag("tree") ?? true
        fonts = try CaseEntry.folders("fonts", root, folder)
        let system = try system ?? Self.system(root)
        guard let nodes = root.node("cases")?.sequence else { throw root.error("cases", "must be a list") }
        cases = []
        for node in nodes {
            let entry = try CaseEntry(node, path: path, folder: folder, rule: rule, assets: assets, system: system)
            cases += try entry.cases(atMost: SnapshotPlan.maximumCases - cases.count)
        }
        try validateNames()
        try checkLocations()
        WriteAccess.confine(to: folder)
    }

    /// Returns the iOS version that a file specifies for all cases.
    static func system(_ root: ConfigurationReader) throws -> SystemVersion? {
        guard let name = try root.string("system") else { return nil }
        guard let system = SystemVersion(named: name) else {
            throw root.error("system", "is invalid: \(SystemVersion.unknownSystemMessage(of: name))")
        }
        return system
    }

    /// Returns the format of a file that is a report instead of a configuration, or nil for other files.
    private static func reportFormat(_ path: String) -> UnreadableReportFormat? {
        guard path != "-", ConfinedFiles.isPlainFile(path) else { return nil }
        do { return UnreadableReportFormat(Data(try FileReader.start(of: path, count: 200))) } catch { return nil }
    }

    /// Checks that the names of cases are unique.
    private func validateNames() throws {
        var lines: [String: Int] = [:]
        for snapshotCase in cases {
            if let other = lines.updateValue(snapshotCase.line ?? 0, forKey: snapshotCase.name) {
                throw InputError(
                    path: path, line: snapshotCase.line,
                    "the case '\(snapshotCase.name)' is also declared on line \(other); give it a name")
            }
        }
    }

    /// Returns the folder in the value of a key. The folder doesn't have to exist yet.
    /// - Throws: `InputError` if the path belongs to a file or is outside the configuration's folder.
    private static func folder(_ key: String, _ reader: ConfigurationReader, _ folder: String) throws -> String? {
        guard let name = try reader.string(key) else { return nil }
        let path = join(folder, name)
        guard
            (AbsolutePath.of(path) + "/").hasPrefix(
                AbsolutePath.of(folder) == "/" ? "/" : AbsolutePath.of(folder) + "/")
        else {
            throw reader.error(
                key,
                "points outside this file's folder: '\(name)'; name a folder inside it, or move this file to a common parent folder"
            )
        }
        var isFolder: ObjCBool = false
        if unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue {
            throw reader.error(key, "names '\(name)', which is a file, not a folder")
        }
        return path
    }

    /// Joins paths and resolves `..` where possible. Commands that accept and delete references don't follow `..`.
    static func join(_ folder: String, _ name: String) -> String {
        guard !name.hasPrefix("/") else { return name }
        let joined = (folder as NSString).appendingPathComponent(name)
        guard name.split(separator: "/").contains("..") else { return joined }
        var parts: [Substring] = []
        for part in joined.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return (joined.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    func referencePath(_ snapshotCase: Case) -> String { "\(references)/\(snapshotCase.name).png" }
    func actualPath(_ snapshotCase: Case) -> String { "\(artifacts)/actual/\(snapshotCase.name).png" }
    func differencePath(_ snapshotCase: Case) -> String { "\(artifacts)/difference/\(snapshotCase.name).png" }
    /// The path of the JSON report of the last run.
    var resultsPath: String { "\(artifacts)/results.json" }

    static func rule(_ node: Node?, path: String, over base: ComparisonRule) throws -> ComparisonRule {
        guard let node else { return base }
        let reader = try ConfigurationReader(node, path: path, location: .comparison)
        var rule = base
        rule.precision = try reader.fraction("precision") ?? rule.precision
        if let value = try reader.fraction("perceptual-precision") {
            (rule.perceptualPrecision, rule.method) = (value, .perceptual)
        }
        if let value = try reader.fraction("per-pixel-tolerance") {
            (rule.perPixelTolerance, rule.method) = (value, .pixel)
        }
        rule.maximumDifferentPixels =
            try reader.integer("max-diff-pixels", in: 0...1_000_000_000_000) ?? rule.maximumDifferentPixels
        if let name = try reader.string("method") {
            let methodNames = ComparisonRule.Method.allCases.map(\.rawValue)
            guard let method = ComparisonRule.Method(rawValue: name.lowercased()) else {
                throw reader.error(
                    "method",
                    "is '\(name)'; expected \(methodNames.joined(separator: ", "))\(NearestNames.hint(name, among: methodNames))"
                )
            }
            rule.method = method
        }
        rule.ignored += try (reader.texts("ignore") ?? []).map { item in
            guard let box = PixelBox(argument: item.text) else {
                throw reader.error("ignore", "must be boxes 'x,y,w,h' in pixels, not '\(item.text)'", line: item.line)
            }
            return box
        }
        return rule
    }
}
