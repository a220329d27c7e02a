import ArgumentParser
import CellSimEscaping
import CellSimProcess
import Foundation

/// `cellsim version`: prints the versions of the program and of the libraries that affect pictures.
struct VersionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "version",
        abstract: "Print the versions of cellsim and its libraries.",
        usage: "cellsim version [options]",
        discussion: """
            Different versions of a library may draw different pictures. Prints each \
            library's file with the start of its checksum. Other libraries are part of \
            cellsim. Only some pictures need a missing library; these are not recorded.
            """,
        examples: [
            "cellsim version",
            "cellsim version --json",
        ])

    @OptionGroup(title: "Output") var output: JSONOutput

    func run() throws {
        let versions = DrawingLibrary.versions()
        guard output.json else {
            let width = versions.map(\.name.count).max() ?? 0
            let lines = versions.map { "  \($0.padding(toLength: width, withPad: " ", startingAt: 0))  \($1)\n" }
            return try AtomicFile.print(Array((CellSimCommand.versionText + "\n" + lines.joined()).utf8))
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let listing = Listing(
            cellsim: ProgramVersion.current,
            libraries: Dictionary(versions) { first, _ in first })
        try AtomicFile.print([UInt8](encoder.encode(listing)) + [0x0A])
    }

    /// The JSON output of `cellsim version`.
    private struct Listing: Encodable {
        var cellsim: String
        var libraries: [String: String]
    }
}
