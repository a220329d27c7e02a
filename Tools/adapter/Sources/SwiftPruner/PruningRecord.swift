import Foundation
import SwiftAdapter

/// The cuts of a module: stored next to its copies for the next build, and read by `cellsim prune`.
struct PruningRecord: Codable {
    struct File: Codable {
        var path: String
        /// The digest of the adapted text.
        var digest: String
        var functions: Int
        /// The number of functions with cuts, by the excuses' labels.
        var lost: [String: Int]
        var hasTests: Bool
        var prologue: String
        var cuts: [Cut]
        /// The indices in `cuts` of those that a cell's set-up needs.
        var setup: [Int]
        /// By the names of the file's classes, the class of another module that each inherits from in the end.
        var classes: [String: String]
    }

    /// A test with cuts, which is not run.
    struct TestNotRun: Codable, Hashable {
        /// As `TestFunction` has it.
        var name: String
        var path: String
        var line: Int
        var cause: String
        var excuse: Excuse?
    }

    /// One run of the compiler.
    struct Pass: Codable {
        var kind: String
        var files: Int
        var errors: Int
        var cuts: Int
    }

    /// The version of the file format and of the cutting.
    static let version = 4

    var version = PruningRecord.version
    var module: String
    /// The inputs of the cuts, apart from the sources.
    var key: String
    /// The declarations of the module and its imports, by name: a new one may make a cut unnecessary.
    var names: [String]
    var files: [File]
    var stubs: TypeStubs
    /// The tests that are not run.
    var notRun: [TestNotRun]
    var passes: [Pass]

    static func read(_ path: String) -> PruningRecord? {
        guard let data = FileManager.default.contents(atPath: path),
            let record = try? JSONDecoder().decode(PruningRecord.self, from: data),
            record.version == version
        else { return nil }
        return record
    }

    func write(to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        try encoder.encode(self).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
