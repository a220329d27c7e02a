import ArgumentParser
import CellSimDocuments
import CellSimInterfaceBuilder
import CellSimProcess
import Foundation

/// `cellsim merge`: merges two versions of a document, as a merge driver for Git.
struct MergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Merge two versions of an interface file, for git.",
        usage: "cellsim merge [options] <base> <ours> <theirs> [<path>]",
        discussion: """
            Merges by object and property, and writes the result to <ours>. Where both \
            versions changed a property differently, it keeps ours and adds a comment with \
            both values; the file still opens. Exit codes: 0 merged, 1 conflicts, 3 a file \
            cannot be read, and <ours> is unchanged. See docs/Git.md.
            """,
        examples: [
            "cellsim merge Base.xib Ours.xib Theirs.xib",
            "cellsim merge %O %A %B %P",
        ],
        // Git runs this command, so the help does not list it.
        shouldDisplay: false)

    @Argument(help: ArgumentHelp("The common ancestor; empty if there is none.", valueName: "base"))
    var base: String

    @Argument(help: ArgumentHelp("Our version, which the result replaces.", valueName: "ours"))
    var ours: String

    @Argument(help: ArgumentHelp("Their version.", valueName: "theirs"))
    var theirs: String

    @Argument(help: ArgumentHelp("The path for messages.", valueName: "path"))
    var path: String?

    @OptionGroup(title: "Output") var output: Output

    /// The options for the output.
    struct Output: ParsableArguments {
        @Flag(name: .shortAndLong, help: "Do not print conflicts.")
        var quiet = false
    }

    func run() throws {
        let bytes = try [base, ours, theirs].map { try DocumentText.bytes(of: $0) }
        WriteAccess.allow(file: ours)
        // If one side is unchanged, no merge is needed. This works even if the document can't be read.
        if bytes[2] == bytes[0] || bytes[2] == bytes[1] { return }
        if bytes[1] == bytes[0] { return try AtomicFile.write(bytes[2], to: ours) }
        let name = path ?? ours
        let merge: DocumentMerge
        let sides: [DocumentText]
        do {
            sides = try [
                DocumentText(bytes[1], path: name), DocumentText(bytes[2], path: name + " (theirs)"),
            ]
            merge = try DocumentMerge(
                base: bytes[0].isEmpty ? nil : DocumentText(bytes[0], path: name + " (base)"), ours: sides[0],
                theirs: sides[1])
        } catch {
            // Documents from Xcode 4 have another format, in which elements have no identifiers.
            guard case .notInterfaceBuilder = error,
                let merged = try LineMerge.merged(base: base, ours: ours, theirs: theirs)
            else { throw error }
            logMessage("\(error.diagnostic.description); merged by lines, as git does")
            return try AtomicFile.write(merged, to: ours)
        }
        try AtomicFile.write(updatingFrames(merge.document, sides).bytes, to: ours)
        if !output.quiet {
            for conflict in merge.conflicts { logMessage(conflict.diagnostic(file: name)) }
        }
        if !merge.conflicts.isEmpty { throw ExitCode(1) }
    }

    /// Returns the merged document with updated frames: its views are laid out again. If that fails, the merged frames are kept.
    private func updatingFrames(_ merged: DocumentText, _ sides: [DocumentText]) -> DocumentText {
        let frames = MainActor.assumeIsolated {
            try? DocumentCrash.runGuarded(path ?? ours) {
                try MergedFrames.changed(ours: sides[0], theirs: sides[1], merged: merged)
            }
        }
        guard let frames, !frames.isEmpty else { return merged }
        return merged.replacing(frames: frames)
    }
}
