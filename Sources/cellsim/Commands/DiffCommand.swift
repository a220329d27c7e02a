import ArgumentParser
import CellSimDocuments
import CellSimInterfaceBuilder
import CellSimProcess
import Foundation

/// `cellsim diff`: describes the changes between two versions of a document.
struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Show what changed between two interface files.",
        usage: "cellsim diff [options] <old> [<new>]",
        discussion: """
            Lists changed views, constraints, outlets and properties as a tree. Leaves out \
            tool versions, computed frames and orders without effect. With one file, prints \
            its tree, for git's textconv. Exit codes: 0 same, 1 different, 3 a file cannot be \
            read. See docs/Git.md.
            """,
        examples: [
            "cellsim diff Old.xib New.xib",
            "cellsim diff Old.xib New.xib --json",
        ])

    @Argument(help: ArgumentHelp("The interface file before.", valueName: "old"))
    var old: String

    @Argument(help: ArgumentHelp("The interface file after.", valueName: "new"))
    var new: String?

    @OptionGroup(title: "Output") var output: Output

    /// The options for the output.
    struct Output: ParsableArguments {
        @Flag(help: "Print JSON.")
        var json = false

        @Flag(help: "For git: print a file that cannot be read as it is.")
        var textconv = false
    }

    func validate() throws {
        if new == nil, output.json { throw ValidationError("--json needs two files") }
        if new != nil, output.textconv { throw ValidationError("--textconv needs one file") }
    }

    func run() throws {
        guard let new else { return try printOutline() }
        let before = try Self.document(old), after = try Self.document(new)
        // Both documents are nil if Git passes `/dev/null` for both.
        guard let existing = after ?? before else { return }
        let changes = DocumentDifference(from: before ?? existing.withoutObjects, to: after ?? existing.withoutObjects)
            .changes
        if output.json {
            try AtomicFile.print(Array((Self.json(changes, old, new) + "\n").utf8))
        } else if !changes.isEmpty {
            let title = "\(old) → \(new): \(changes.count) change\(changes.count == 1 ? "" : "s")\n"
            try AtomicFile.print(Array((title + changes.text).utf8))
        }
        if !changes.isEmpty { throw ExitCode(1) }
    }

    /// Prints the outline of a single file. With `--textconv`, prints an unreadable file as text, because Git aborts if the conversion
    /// fails.
    private func printOutline() throws {
        let outline: [UInt8]
        do {
            guard let document = try Self.document(old) else { return }
            outline = Array(DocumentOutline(document).text.utf8)
        } catch let error as DocumentError where output.textconv {
            outline = try DocumentText.bytes(of: old)
            logMessage("\(error.diagnostic.description); shown as text")
        }
        try AtomicFile.print(outline)
    }

    /// The path that Git passes for a file that is missing in one version.
    private static let noFile = "/dev/null"

    /// Returns the document at a path, or nil if the path is Git's path for a missing file.
    private static func document(_ path: String) throws -> DocumentText? {
        if path == noFile { return nil }
        try DocumentArgument.check(path)
        return try DocumentText(contentsOfFile: path)
    }

    private static func json(_ changes: [DocumentChange], _ old: String, _ new: String) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let report = DiffReport(old: old, new: new, changes: changes.map(DiffReport.Change.init))
        return String(decoding: try encoder.encode(report), as: UTF8.self)
    }
}

/// The JSON output of `cellsim diff`.
private struct DiffReport: Encodable {
    /// A difference between the two versions.
    struct Change: Encodable {
        var kind, element: String
        var id: String?
        var path: [String]
        var line: Int
        var property, old, new: String?

        init(_ change: DocumentChange) {
            (kind, element, id, path) = (change.kind.rawValue, change.element, change.id, change.path)
            (line, property, old, new) = (change.line, change.property, change.old, change.new)
        }
    }

    var version = 1
    var old, new: String
    var changes: [Change]
}
