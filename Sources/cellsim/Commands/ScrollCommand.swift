import ArgumentParser
import CellSimHost
import CellSimImageCodecs
import CellSimProcess
import Foundation
import UIKit

/// `cellsim scroll`: a table under a finger, and what its reuse pool does meanwhile.
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

    @Option(help: ArgumentHelp("The commands, as in 'down 500; tap 3'.", valueName: "commands"))
    var script: String

    @Option(help: ArgumentHelp("Records: a JSON array, NDJSON or CSV; - reads stdin.", valueName: "file"))
    var data: String?

    @Option(
        help: ArgumentHelp("Row count; records repeat. (default: one per record)", valueName: "count"),
        transform: NumberOption.rows)
    var rows: Int?

    @Option(
        help: ArgumentHelp("The table's size. (default: the device's)", valueName: "WxH"),
        transform: ViewportSize.fromFlag)
    var viewport: ViewportSize?

    @Option(help: ArgumentHelp("A PNG that shows the table after each command.", valueName: "png"))
    var filmstrip: String?

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The file for the trace; - is the standard output.", valueName: "file"))
    var output = "-"

    @Option(help: ArgumentHelp("The cell to use. (default: the first)", valueName: "id"))
    var reuseIdentifier: String?

    @OptionGroup(title: "Images and fonts") var assets: AssetOptions

    @OptionGroup(title: "Images and fonts") var fonts: FontOptions

    @OptionGroup(title: "Appearance") var appearance: AppearanceOptions

    @Flag(inversion: .prefixedNo, help: "Include times in the trace.")
    var timing = true

    func validate() throws {
        _ = try steps
        if data == nil, rows == nil { throw ValidationError("give the number of rows with --data or --rows") }
        if output == "" { throw ValidationError("--output is empty; name a file") }
        if let filmstrip { try PictureOutput.check(filmstrip, flag: "--filmstrip") }
        if file == "-", data == "-" { throw ValidationError("the standard input, '-', can be read only once") }
        if filmstrip == output { throw ValidationError("--filmstrip and --output name the same file") }
    }

    private var steps: ScrollScript {
        get throws {
            do { return try ScrollScript(script) } catch { throw ValidationError("--script: \(error)") }
        }
    }

    func run() throws {
        try DocumentArgument.check(file)
        try MainActor.assumeIsolated { try StoppedDocument.watch(file) { try runScript(steps) } }
    }

    @MainActor private func runScript(_ script: ScrollScript) throws {
        let times = StageTimes()
        let scene = try makeScene(times)
        try scene.check(script)
        for path in [output, filmstrip].compactMap({ $0 }) where path != "-" { WriteAccess.allow(file: path) }
        let files = PictureSet()
        do {
            let trace = output == "-" ? nil : try files.add(path: output)
            var film = Filmstrip(scale: scene.scale, background: scene.background)
            let picture = try filmstrip.map { try files.add(path: $0) }
            for step in script.steps {
                let stop = try scene.perform(step)
                if picture != nil { film.append(scene.picture()) }
                let line = Array((stop.json(timing ? times : nil) + "\n").utf8)
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

    @MainActor private func makeScene(_ times: StageTimes) throws -> TableScene {
        let records = try data.map { try RecordFile(path: $0) }
        if let records, records.count == 0 {
            throw InputError(path: records.path, "the data has no records, so there are no rows to show")
        }
        let lookup = try AssetLookup(assets)
        try fonts.register(documents: [file], lookup)
        let (document, look) = try lookup.completed(appearance.choice, for: file).open(file, times: times)
        document.options.imageFolders = try lookup.folders(for: file)
        defer { for warning in document.warnings { logMessage(warning) } }
        return try TableScene(
            document, records: records, rows: rows ?? records?.count ?? 0, reuseIdentifier: reuseIdentifier,
            size: viewport?.size ?? look.device.size, appearance: look, times: times)
    }
}
