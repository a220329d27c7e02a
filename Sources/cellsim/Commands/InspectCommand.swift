import ArgumentParser
import CellSimHost
import CellSimInterfaceBuilder
import CellSimProcess
import Foundation
import UIKit

/// `cellsim inspect`: prints the objects of a document with the frames that Interface Builder shows, or those of a running app.
struct InspectCommand: TextCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Show a file's classes, frames, constraints, outlets.",
        usage: "cellsim inspect [options] <file>",
        discussion: """
            Prints the frames that Interface Builder shows or, with --run-time, the frames of \
            a running app. For a PNG that 'snapshot' wrote, prints the tree in it.
            """,
        examples: [
            "cellsim inspect Cell.xib",
            "cellsim inspect Cell.xib --run-time --device 'iPhone SE' --json",
        ])

    @Argument(help: ArgumentHelp("A XIB, storyboard or PNG; - is the standard input.", valueName: "file"))
    var file: String

    @OptionGroup(title: "Input") var assets: AssetOptions

    @OptionGroup(title: "Input") var fonts: FontOptions

    @OptionGroup(title: "Appearance") var appearance: AppearanceOptions

    @OptionGroup(title: "Output") var output: Output

    /// The options for the output.
    struct Output: ParsableArguments {
        @Option(help: "The output format.")
        var format: InspectFormat = .text

        @Flag(help: "Short for --format json.")
        var json = false

        @Flag(help: "Show the frames of a running app, not those of Interface Builder.")
        var runTime = false

        @Flag(
            help: ArgumentHelp(
                "Show what each rule of the design canvas does to the frames, as JSON.", visibility: .hidden))
        var canvasRules = false
    }

    func validate() throws {
        guard !output.runTime, appearance.choice.hasValues else { return }
        throw ValidationError(
            "inspect prints the document as designed: --device and other appearance options need --run-time")
    }

    func run() throws {
        if file.lowercased().hasSuffix(".png") {
            return try PictureInspection.print(file, asJSON: output.json || output.format == .json)
        }
        try MainActor.assumeIsolated { try fonts.register(documents: [file], AssetLookup(assets)) }
        try DocumentArgument.check(file)
        if output.canvasRules {
            let effects = try MainActor.assumeIsolated { try CanvasRuleEffects(path: file).json() }
            return try AtomicFile.print(Array(effects.utf8))
        }
        let document = try MainActor.assumeIsolated {
            let folders = try AssetLookup(assets).folders(for: file)
            return try DocumentCrash.runGuarded(file) { try inspect(folders) }
        }
        for diagnostic in document.diagnostics { logMessage(diagnostic) }
        let result = output.json || output.format == .json ? document.json : document.text
        try AtomicFile.print(Array(result.utf8))
    }

    @MainActor private func inspect(_ folders: [ImageFolder]) throws -> InspectedDocument {
        guard output.runTime else { return try InspectedDocument(path: file, imageFolders: folders) }
        let choice = try AssetLookup(assets).applyingDefaults(appearance.choice, for: file)
        choice.apply()
        return try InspectedDocument(
            runTime: file, appearance: { choice.appearance(for: $0) }, fillsScreen: choice.device != nil,
            imageFolders: folders)
    }
}

/// The output format of `cellsim inspect`.
enum InspectFormat: String, CaseIterable { case text, json }
