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
        abstract: "Scroll and tap a table by a script, and trace its reuse pool.",
        discussion: """
            The rows are cells of the document, filled and sized as render does it, and come out of UIKit's reuse pool. \
            Commands are separated by semicolons or line breaks:

              down POINTS, up POINTS   scroll, in steps of at most one viewport
              top, bottom, to ROW      jump; ROW comes to the top
              tap ROW                  jump to the row if need be, and tap its middle
              reload                   reload the table, as reloadData does

            Rows are counted from 0. After each command a line of JSON reports what is visible (the rows in visible and \
            selected, offset and contentHeight in points) and what happened since the table was made: cells created and \
            reused, calls to dequeue, layout passes, and milliseconds by stage.
            """)

    @Argument(
        help: ArgumentHelp("An interface file with a table view cell, or - for the standard input.", valueName: "file"))
    var file: String

    @Option(help: ArgumentHelp("What to do, as in 'down 5000; up 1200; tap 3; reload'.", valueName: "commands"))
    var script: String

    @Option(
        help: ArgumentHelp(
            "Records to fill rows with: a JSON array, NDJSON or CSV; - reads the standard input.", valueName: "file"))
    var data: String?

    @Option(
        help: ArgumentHelp("How many rows; fewer records are repeated from the first.", valueName: "count"),
        transform: NumberOption.rows)
    var rows: Int?

    @Option(
        help: ArgumentHelp("The table's size in points, as in 375x667. (default: the device's)", valueName: "size"),
        transform: ViewportSize.fromFlag)
    var viewport: ViewportSize?

    @Option(help: ArgumentHelp("A PNG of what is visible after each command, side by side.", valueName: "png"))
    var filmstrip: String?

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The file for the trace; - is the standard output.", valueName: "file"))
    var output = "-"

    @Option(help: ArgumentHelp("The reuse identifier of the cell to use.", valueName: "identifier"))
    var reuseIdentifier: String?

    @OptionGroup var assets: AssetOptions

    @OptionGroup var fonts: FontOptions

    @OptionGroup var appearance: AppearanceOptions

    @Flag(
        inversion: .prefixedNo, help: "Report times in the trace; without them it is the same in every run.")
    var timing = true

    func validate() throws {
        _ = try steps
        if data == nil, rows == nil { throw ValidationError("--data or --rows has to say how many rows there are") }
        if output == "" { throw ValidationError("--output has no name") }
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
            throw InputError(path: records.path, "the data has no records, so that there is no row to show")
        }
        let lookup = try AssetLookup(assets)
        try fonts.register(documents: [file], lookup)
        let (document, look) = try lookup.completed(appearance.choice, for: file).open(file, times: times)
        document.options.imageFolders = try lookup.folders(for: file)
        defer { for warning in document.warnings { complain(warning) } }
        return try TableScene(
            document, records: records, rows: rows ?? records?.count ?? 0, reuseIdentifier: reuseIdentifier,
            size: viewport?.size ?? look.device.size, appearance: look, times: times)
    }
}
