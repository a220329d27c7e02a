import Foundation
import SwiftAdapter

/// The stored cuts of a module: the next build and `cellsim prune` read them.
struct PruningRecord: Codable {
    struct File: Codable {
        var path: String
        /// The digest of the adapted text.
        var digest: String
        var functions: Int
        /// The number of functions with cuts, by the reason's label.
        var lost: [String: Int]
        var hasTests: Bool
        var prologue: String
        var cuts: [Cut]
        /// The indices in `cuts` of the cuts in the set-up of a cell.
        var setup: [Int]
        /// The class of another module that each class of the file inherits from, directly or indirectly.
        var classes: [String: String]
    }

    /// A test that is not run because code was cut from it.
    struct TestNotRun: Codable, Hashable {
        /// The name in the form of `TestFunction`.
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

    /// The version of the file format and of the pruning rules.
    static let version = 4

    var version = PruningRecord.version
    var module: String
    /// The digest of the inputs that determine the cuts, apart from the sources.
    var key: String
    /// The names of all declarations in the module and its imports. A new name may make a cut unnecessary.
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
