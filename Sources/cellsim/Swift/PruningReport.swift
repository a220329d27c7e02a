import CellSimEscaping
import CellSimProcess
import Foundation

/// A report about the code that was cut from the modules in a build folder because it doesn't compile.
struct PruningReport {
    /// A piece of code that was cut.
    struct Entry: Encodable, Hashable {
        var module: String
        var path: String
        var line: Int
        var kind: String
        var what: String
        var cause: String
        /// The missing declaration that is the reason for the cut, or nil if it is unknown.
        var excuse: Reason?
        /// The view or cell class whose set-up code contains the cut, or nil.
        var cell: String?

        static func isBefore(_ a: Entry, _ b: Entry) -> Bool {
            (a.path, a.line, a.kind, a.what, a.cause, a.module) < (b.path, b.line, b.kind, b.what, b.cause, b.module)
        }
    }

    /// A missing declaration. The adapter describes it by a kind and a name, such as `module` and `Pegs`.
    struct Reason: Codable, Hashable {
        var kind: String
        var name: String
    }

    /// A test that isn't run because code was cut from it.
    struct NotRun: Codable, Hashable {
        /// The name in the output of test runners, such as `CartTests.testTotal`.
        var name: String
        var path: String
        var line: Int
        var cause: String
    }

    /// The numbers of functions and of cuts of each kind.
    struct Totals: Encodable {
        var functions = 0
        var functionsCut = 0
        var statementsCut = 0
        var declarationsDropped = 0
        var valuesCut = 0
        var typesStubbed = 0
        var membersStubbed = 0
        var importsDropped = 0
        var objectiveCSources = 0
    }

    private(set) var entries: [Entry] = []
    private(set) var totals = Totals()
    /// The paths of Objective-C and C sources, which aren't compiled.
    private(set) var objectiveCFiles: [String] = []
    /// The number of functions that contain cuts, keyed by the missing declaration.
    private(set) var lostFunctions: [String: Int] = [:]
    /// The tests that aren't run, sorted by location.
    private(set) var notRun: [NotRun] = []
    /// The names of XIBs without extension.
    private var xibNames: Set<String> = []
    private var testFiles: Set<String> = []
    /// The sources that were compiled.
    private(set) var files: Set<String> = []

    func hasTests(_ path: String) -> Bool { testFiles.contains(path) }

    /// Returns whether a file affects snapshots: whether it contains tests or is named like a XIB.
    func affectsSnapshots(_ path: String) -> Bool {
        hasTests(path)
            || xibNames.contains(((path as NSString).lastPathComponent as NSString).deletingPathExtension)
    }

    /// The JSON representation of the report.
    private struct Body: Encodable {
        var cuts: [Entry]
        var notRun: [NotRun]
        var objectiveCSources: [String]
        var totals: Totals
    }

    // MARK: Reading

    /// Reads the records of cuts in a folder.
    /// - Parameters:
    ///   - folder: the folder of a package, of an app that `cellsim app` built, or of a build.
    ///   - countsTests: whether to include files with tests. Without tests, the files aren't compiled, and their records may be outdated.
    /// - Throws: `InvalidInput` if there are no records, or if a record can't be read.
    init(folder: String, countsTests: Bool = true) throws {
        let files = PruningReport.relevantFiles(folder)
        let records = files.filter { $0.hasSuffix("/adapted/pruned.json") }
        guard !records.isEmpty else {
            throw InvalidInput(
                "\(folder): error: nothing was pruned here; run 'cellsim app' first, or 'CELLSIM_PRUNE=1 cellsim build'"
            )
        }
        xibNames = Set(
            files.filter { $0.hasSuffix(".xib") }.map {
                (($0 as NSString).lastPathComponent as NSString).deletingPathExtension
            })
        var countedSources: Set<String> = []
        var all: Set<Entry> = []
        for path in records.sorted() {
            let record = try PruningReport.read(path)
            // Each source counts only once, even if its module was built several times, for example for debugging and release. Sources
            // that no longer exist are ignored.
            let existingFiles = record.files.filter {
                (countsTests || !$0.hasTests) && FileManager.default.fileExists(atPath: $0.path)
            }
            if existingFiles.isEmpty { continue }
            for file in existingFiles where countedSources.insert(record.module + "\0" + file.path).inserted {
                add(file, of: record.module, xibNames, &all)
                lostFunctions.merge(file.lost, uniquingKeysWith: +)
                if file.hasTests { testFiles.insert(file.path) }
                self.files.insert(file.path)
            }
            notRun += record.notRun.filter { test in existingFiles.contains { $0.path == test.path } }
            let roots = Dictionary(record.files.flatMap(\.classes).map { ($0.key, $0.value) }) { first, _ in first }
            for member in record.stubs.members.members.values {
                totals.membersStubbed += 1
                for site in member.sites {
                    let isCell = site.isSetup && site.type.map { isView($0, roots[$0], xibNames) } ?? false
                    all.insert(
                        Entry(
                            module: record.module, path: site.path, line: site.line, kind: "member",
                            what: "member \(member.type).\(member.name)", cause: member.cause, excuse: member.excuse,
                            cell: isCell ? site.type : nil))
                }
            }
            for (name, stub) in record.stubs.stubs {
                let entry = Entry(
                    module: record.module, path: stub.path, line: stub.line, kind: "type", what: "type \(name)",
                    cause: stub.cause, excuse: stub.excuse)
                if all.insert(entry).inserted { totals.typesStubbed += 1 }
            }
        }
        entries = all.sorted(by: Entry.isBefore)
        notRun = Set(notRun).sorted { ($0.path, $0.line, $0.name) < ($1.path, $1.line, $1.name) }
        objectiveCFiles = files.filter { file in
            [".m", ".mm", ".c", ".cpp"].contains { file.hasSuffix($0) } && !file.contains("/.build/")
        }.sorted()
        totals.objectiveCSources = objectiveCFiles.count
    }

    private mutating func add(_ file: Record.File, of module: String, _ documents: Set<String>, _ all: inout Set<Entry>)
    {
        totals.functions += file.functions
        let setup = Set(file.setup)
        for (index, cut) in file.cuts.enumerated() where cut.kind != "hidden" {
            switch cut.kind {
            case "statement": totals.statementsCut += 1
            case "body": totals.functionsCut += 1
            case "declaration", "conformance": totals.declarationsDropped += 1
            case "value", "witness": totals.valuesCut += 1
            case "module": totals.importsDropped += 1
            default: break
            }
            var cell: String?
            if setup.contains(index), let type = cut.type, isView(type, file.classes[type], documents) { cell = type }
            all.insert(
                Entry(
                    module: module, path: file.path, line: cut.line, kind: cut.kind, what: cut.what, cause: cut.cause,
                    excuse: cut.excuse, cell: cell))
        }
    }

    /// Returns whether a class is a subclass of a UIKit view, or has a XIB with its name.
    private func isView(_ type: String, _ root: String?, _ documents: Set<String>) -> Bool {
        if documents.contains(type) { return true }
        guard let root, root.hasPrefix("UI") else { return false }
        return ["View", "Cell", "Button", "Label", "Control", "Field", "Bar", "Slider", "Switch"].contains {
            root.hasSuffix($0)
        }
    }

    /// Returns the records, XIBs and Objective-C sources in a folder and its subfolders, including hidden ones. Symbolic links aren't
    /// followed.
    private static func relevantFiles(_ folder: String) -> [String] {
        let endings = [".xib", ".m", ".mm", ".c", ".cpp", "/adapted/pruned.json"]
        guard let paths = FileManager.default.enumerator(atPath: folder) else { return [] }
        var result: [String] = []
        while let path = paths.nextObject() as? String {
            if endings.contains(where: { ("/" + path).hasSuffix($0) }) { result.append(folder + "/" + path) }
            let name = (path as NSString).lastPathComponent
            if [".git", "checkouts", "repositories", "ModuleCache", "index"].contains(name) { paths.skipDescendants() }
        }
        return result
    }

    // MARK: Records written by the adapter

    /// A record of the cuts in a module, which the adapter writes.
    private struct Record: Decodable {
        /// A piece of code that was cut.
        struct Cut: Decodable {
            var kind: String
            var what: String
            var line: Int
            var cause: String
            var type: String?
            var excuse: Reason?
        }

        /// A source of the module and its cuts.
        struct File: Decodable {
            var path: String
            var functions: Int
            var lost: [String: Int]
            var hasTests: Bool
            var cuts: [Cut]
            var setup: [Int]
            var classes: [String: String]
        }

        /// A replacement that the adapter declared for a missing type.
        struct Stub: Decodable {
            var path: String
            var line: Int
            var cause: String
            var excuse: Reason?
        }

        /// A use of a missing member.
        struct Site: Decodable {
            var path: String
            var line: Int
            var type: String?
            var isSetup: Bool
        }

        /// A missing member and its uses.
        struct Member: Decodable {
            var type: String
            var name: String
            var cause: String
            var excuse: Reason?
            var sites: [Site]
        }

        struct Members: Decodable { var members: [String: Member] }

        /// The declarations that the adapter added.
        struct Stubs: Decodable {
            var stubs: [String: Stub]
            var members: Members
        }

        var module: String
        var files: [File]
        var stubs: Stubs
        var notRun: [NotRun]
    }

    private static func read(_ path: String) throws -> Record {
        guard let bytes = try? FileReader.read(path, isInput: false),
            let record = try? JSONDecoder().decode(Record.self, from: Data(bytes))
        else { throw InvalidInput("\(path): error: no record of what was pruned; build again") }
        return record
    }

    // MARK: Text

    /// Returns the report as text, one line for each cut.
    func text() -> String {
        var lines = entries.map { entry in
            let suffix = entry.cell.map { " [set-up of \($0)]" } ?? ""
            return Escaping.line("\(entry.path):\(entry.line): \(entry.what): \(entry.cause)\(suffix)")
        }
        lines += notRun.map { Escaping.line("\($0.path):\($0.line): not run: \($0.name): \($0.cause)") }
        lines += objectiveCFiles.map { Escaping.line("\($0): Objective-C and C are not compiled") }
        return (lines + [summary]).map { $0 + "\n" }.joined()
    }

    /// The numbers of cuts, and the views and cells whose set-up code contains cuts.
    var summary: String {
        let cells = Set(entries.compactMap(\.cell))
        var parts = [
            "\(totals.functionsCut) of \(totals.functions) functions", "\(totals.statementsCut) statements",
            "\(totals.valuesCut) values", "\(totals.declarationsDropped) declarations dropped",
            "\(totals.typesStubbed) types stubbed", "\(totals.importsDropped) imports dropped",
        ]
        if totals.membersStubbed > 0 { parts.insert("\(totals.membersStubbed) members stubbed", at: 5) }
        if totals.objectiveCSources > 0 { parts.append("\(totals.objectiveCSources) Objective-C files left out") }
        var text = parts.joined(separator: ", ")
        if !cells.isEmpty {
            let count = cells.count == 1 ? "1 view or cell" : "\(cells.count) views and cells"
            text += "\n" + Escaping.line("\(count) lost lines of the set-up: " + cells.sorted().joined(separator: ", "))
        }
        return text
    }

    func json() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let body = Body(cuts: entries, notRun: notRun, objectiveCSources: objectiveCFiles, totals: totals)
        return Escaping.json(try [UInt8](encoder.encode(body))) + [0x0A]
    }
}
