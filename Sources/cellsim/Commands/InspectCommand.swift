import ArgumentParser
import CellSimHost
import CellSimInterfaceBuilder
import CellSimProcess
import Foundation
import UIKit

/// `cellsim inspect`: what a document holds, laid out at its design size or as a running app shows it.
struct InspectCommand: TextCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect", abstract: "Show what an interface file holds: classes, frames, constraints, outlets.")

    @Argument(help: ArgumentHelp("A XIB or storyboard, or - for the standard input.", valueName: "file"))
    var file: String

    @Option(help: "The format of the output: text or json.")
    var format: InspectFormat = .text

    @Flag(
        help:
            "Show the frames of the running app, on the document's device or the one of --device, in place of those of Interface Builder's canvas."
    )
    var runTime = false

    @OptionGroup var appearance: AppearanceOptions

    @OptionGroup var assets: AssetOptions

    @OptionGroup var fonts: FontOptions

    @Flag(
        help: ArgumentHelp("Show what each rule of the design canvas does to the frames, as JSON.", visibility: .hidden)
    )
    var canvasRules = false

    func validate() throws {
        guard !runTime, appearance.choice.isSaid else { return }
        throw ValidationError(
            "a document is laid out as it was designed: --device and what is chosen on it need --run-time")
    }

    func run() throws {
        try MainActor.assumeIsolated { try fonts.register(documents: [file], AssetLookup(assets)) }
        if canvasRules {
            let effects = try MainActor.assumeIsolated { try CanvasRuleEffects(path: file).json() }
            return try AtomicFile.print(Array(effects.utf8))
        }
        let inspected = try MainActor.assumeIsolated {
            let folders = try AssetLookup(assets).folders(for: file)
            return try StoppedDocument.watch(file) { try inspect(folders) }
        }
        for diagnostic in inspected.diagnostics { complain(diagnostic) }
        let answer = format == .json ? inspected.json : inspected.text
        try AtomicFile.print(Array(answer.utf8))
    }

    @MainActor private func inspect(_ folders: [ImageFolder]) throws -> InspectedDocument {
        guard runTime else { return try InspectedDocument(path: file, imageFolders: folders) }
        let choice = try AssetLookup(assets).completed(appearance.choice, for: file)
        choice.adopt()
        return try InspectedDocument(
            runTime: file, appearance: { choice.appearance(for: $0) }, fillsScreen: choice.device != nil,
            imageFolders: folders)
    }
}

enum InspectFormat: String, CaseIterable { case text, json }
