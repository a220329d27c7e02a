import ArgumentParser
import CellSimHost
import CellSimImageCodecs
import CellSimProcess
import Foundation
import UIKit

/// `cellsim scroll`: scrolls a table with simulated touches, and prints a trace of its reuse pool.
struct ScrollCommand: TextCommand {
    static let configuration = CommandConfiguration(
        commandName: "scroll",
        abstract: "Scroll a table with a script; trace its reuse pool.",
        usage: "cellsim scroll [options] <file> --script <commands>",
        discussion: """
            Commands, separated by semicolons or line breaks:
              down POINTS, up POINTS   scroll
              top, bottom, to ROW      jump; ROW moves to the top
              tap ROW                  jump to the row if necessary, then tap it
              reload                   reload the table
            Rows count from 0. Each command prints a line of JSON.
            """,
        examples: [
            "cellsim scroll Cell.xib --rows 50 --script 'down 500; tap 12'",
            "cellsim scroll Cell.xib --data a.json --script bottom --filmstrip a.png",
        ])

    @Argument(help: ArgumentHelp("A XIB with a table view cell; - is the standard input.", valueName: "file"))
    var file: String

    @OptionGroup(title: "Input") var input: Input

    @OptionGroup(title: "Input") var records: RecordOptions

    @OptionGroup(title: "Input") var assets: AssetOptions

    @OptionGroup(title: "Input") var fonts: FontOptions

    @OptionGroup(title: "Appearance") var size: Size

    @OptionGroup(title: "Appearance") var appearance: AppearanceOptions

    @OptionGroup(title: "Output") var output: Output

    /// The options for the document and the commands.
    struct Input: ParsableArguments {
        @Option(help: ArgumentHelp("The commands, as in 'down 500; tap 3'.", valueName: "commands"))
        var script: String

        @Option(help: ArgumentHelp("The cell to use. (default: the first)", valueName: "id"))
        var reuseIdentifier: String?
    }

    /// The options for the visible part of the table.
    struct Size: ParsableArguments {
        @Option(
            help: ArgumentHelp("The table's size. (default: the device's)", valueName: "WxH"),
            transform: ViewportSize.fromFlag)
        var viewport: ViewportSize?
    }

    /// The options for the output files and the trace.
    struct Output: ParsableArguments {
        @Option(
            name: [.customShort("o"), .customLong("output")],
            help: ArgumentHelp("The file for the trace; - is the standard output.", valueName: "file"))
        var trace = "-"

        @Option(help: ArgumentHelp("A PNG that shows the table after each command.", valueName: "png"))
        var filmstrip: String?

        @Flag(inversion: .prefixedNo, help: "Include times in the trace.")
        var timing = true
    }

    func validate() throws {
        _ = try script
        if records.data == nil, records.rows == nil {
            throw ValidationError("give the number of rows with --data or --rows")
        }
        if output.trace == "" { throw ValidationError("--output is empty; name a file") }
        if let filmstrip = output.filmstrip { try PictureOutput.check(filmstrip, flag: "--filmstrip") }
        if file == "-", records.data == "-" { throw ValidationError("the standard input, '-', can be read only once") }
        if output.filmstrip == output.trace { throw ValidationError("--filmstrip and --output name the same file") }
    }

    /// The parsed commands of the script.
    private var script: ScrollScript {
        get throws {
            do { return try ScrollScript(input.script) } catch { throw ValidationError("--script: \(error)") }
        }
    }

    func run() throws {
        try DocumentArgument.check(file)
        try MainActor.assumeIsolated { try DocumentCrash.runGuarded(file) { try runScript(script) } }
    }

    @MainActor private func runScript(_ script: ScrollScript) throws {
        let times = PhaseTimings()
        let scene = try makeScene(times)
        try scene.check(script)
        for path in [output.trace, output.filmstrip].compactMap({ $0 }) where path != "-" {
            WriteAccess.allow(file: path)
        }
        let files = PictureSet()
        do {
            let trace = output.trace == "-" ? nil : try files.add(path: output.trace)
            var film = Filmstrip(scale: scene.scale, background: scene.background)
            let picture = try output.filmstrip.map { try files.add(path: $0) }
            for step in script.steps {
                let state = try scene.perform(step)
                if picture != nil { film.append(scene.picture()) }
                let line = Array((state.json(output.timing ? times : nil) + "\n").utf8)
                if let trace { try trace.append(line) } else { try AtomicFile.print(line) }
            }
            try trace?.close()
            if let picture { try film.write(to: picture, times: times) }
            try files.commit()
        } catch {
            files.discard()
            throw error
        }
    }

    @MainActor private func makeScene(_ times: PhaseTimings) throws -> TableScene {
        let records = try self.records.data.map { try RecordFile(path: $0) }
        if let records, records.count == 0 {
            throw InputError(path: records.path, "the data has no records, so there are no rows to show")
        }
        let lookup = try AssetLookup(assets)
        try fonts.register(documents: [file], lookup)
        let (document, resolvedAppearance) = try lookup.applyingDefaults(appearance.choice, for: file).open(
            file, times: times)
        document.options.imageFolders = try lookup.folders(for: file)
        defer { for warning in document.warnings { logMessage(warning) } }
        return try TableScene(
            document, records: records, rows: self.records.rows ?? records?.count ?? 0,
            reuseIdentifier: input.reuseIdentifier, size: size.viewport?.size ?? resolvedAppearance.device.size,
            appearance: resolvedAppearance,
            times: times)
    }
}
