import ArgumentParser
import CellSimProcess
import Foundation

/// `cellsim supports`: prints whether CellSim supports a feature, and describes the differences from UIKit.
struct SupportsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "supports", abstract: "Print whether something is supported.",
        usage: "cellsim supports [<name>] [--json]",
        discussion: """
            A name is a type or member of UIKit, an element of a document, a module, a system symbol, or a name in \
            UNSUPPORTED.md. If a message ends with '[supports: NAME]', pass that NAME for details. Without a name, the \
            command lists everything that is unsupported.

            Exit codes: 0 supported, 1 unsupported as a whole or in part, 2 unknown name.
            """,
        examples: [
            "cellsim supports UITableView.estimatedRowHeight",
            "cellsim supports import MapKit",
        ])

    @Argument(help: ArgumentHelp("The name to look up. Several words form one name.", valueName: "name"))
    var words: [String] = []

    @OptionGroup(title: "Output") var output: JSONOutput

    @OptionGroup(title: "Output") var page: Page

    /// The options that print the complete list.
    struct Page: ParsableArguments {
        @Flag(help: "Print UNSUPPORTED.md.")
        var markdown = false
    }

    func validate() throws {
        if page.markdown, output.json || !words.isEmpty {
            throw ValidationError("--markdown prints the whole page: leave out the name and --json")
        }
    }

    func run() throws {
        try MainActor.assumeIsolated {
            if page.markdown { return try AtomicFile.print(Array(SupportPage.text.utf8)) }
            let index = SupportIndex()
            let name = words.joined(separator: " ")
            let entries = words.isEmpty ? index.unsupported : index.entries(to: name)
            guard !entries.isEmpty else {
                throw ValidationError("unknown name '\(name)'\(index.similarNamesHint(to: name))")
            }
            try print(entries)
            if !words.isEmpty, !entries.allSatisfy(\.status.isComplete) { throw ExitCode(1) }
        }
    }

    private func print(_ entries: [SupportEntry]) throws {
        guard output.json else {
            return try AtomicFile.print(Array((entries.map(\.text).joined(separator: "\n") + "\n").utf8))
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try AtomicFile.print([UInt8](encoder.encode(entries)) + [0x0A])
    }
}
