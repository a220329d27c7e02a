import ArgumentParser
import CellSimDesignCanvas
import CellSimHost
import CellSimInterfaceBuilder
import CellSimProcess
import Foundation

/// `cellsim inspect`: what a document holds, laid out at its design size.
struct InspectCommand: TextCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect", abstract: "Show what an interface file holds: classes, frames, constraints, outlets.")

    @Argument(help: ArgumentHelp("A XIB or storyboard, or - for the standard input.", valueName: "file"))
    var file: String

    @Option(help: "The format of the output: text or json.")
    var format: InspectFormat = .text

    @OptionGroup var assets: AssetOptions

    @Option(
        help: ArgumentHelp(
            "Leave a rule of the design canvas out, to see what speaks for it; may be given again.", valueName: "id",
            visibility: .hidden))
    var withoutRule: [String] = []

    func validate() throws {
        let known = MainActor.assumeIsolated { CanvasRules.rows.map(\.id) }
        for id in withoutRule where !known.contains(id) {
            throw ValidationError("--without-rule: there is no rule '\(id)'; known are: \(known.joined(separator: ", "))")
        }
    }

    func run() throws {
        let inspected = try MainActor.assumeIsolated {
            try StoppedDocument.watch(file) {
                try InspectedDocument(path: file, imageFolders: try assets.folders, excludedRules: Set(withoutRule))
            }
        }
        for diagnostic in inspected.diagnostics { complain(diagnostic) }
        let answer = format == .json ? inspected.json : inspected.text
        try AtomicFile.print(Array(answer.utf8))
    }
}

enum InspectFormat: String, CaseIterable { case text, json }
