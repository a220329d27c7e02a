import ArgumentParser
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

    @OptionGroup var fonts: FontOptions

    @Flag(
        help: ArgumentHelp("Show what each rule of the design canvas does to the frames, as JSON.", visibility: .hidden)
    )
    var canvasRules = false

    func run() throws {
        try MainActor.assumeIsolated { try fonts.register(documents: [file], AssetLookup(assets)) }
        if canvasRules {
            let effects = try MainActor.assumeIsolated { try CanvasRuleEffects(path: file).json() }
            return try AtomicFile.print(Array(effects.utf8))
        }
        let inspected = try MainActor.assumeIsolated {
            let folders = try AssetLookup(assets).folders(for: file)
            return try StoppedDocument.watch(file) { try InspectedDocument(path: file, imageFolders: folders) }
        }
        for diagnostic in inspected.diagnostics { complain(diagnostic) }
        let answer = format == .json ? inspected.json : inspected.text
        try AtomicFile.print(Array(answer.utf8))
    }
}

enum InspectFormat: String, CaseIterable { case text, json }
