import ArgumentParser
import CellSimCompare
import CellSimHost
import Foundation

/// `cellsim render`: documents to pictures.
struct RenderCommand: TextCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draw interface files as PNG.",
        discussion: """
            Without --data, the document's cell or view is drawn as it was designed; with --data, a table with a \
            self-sized row for each record. A record's key is an outlet's name, or outlet.keyPath.

            Of a storyboard, the initial scene is drawn (or the first one, if none is initial) as an app shows it: on the \
            whole device, in its navigation and tab bars, to NAME.png. --scene draws others, each to NAME-SCENE.png, \
            where SCENE is the storyboard identifier or, without one, the controller's id. Tables and collections show \
            each of their prototypes once.

            Of a XIB with several top-level views, all are drawn below one another, each under its name; --object (or \
            --scene) draws them apart, each to NAME-VIEW.png, by reuse identifier, custom class, label or object id.

            What only an app's code would fill (tables without prototypes, collections, views of its own classes) is drawn \
            empty, and told in a line.

            A crossed box stands for an image that was not found; --assets names the folder to look in.
            """)

    @Argument(
        help: ArgumentHelp(
            "XIBs and storyboards, folders that hold them, or - for the standard input.", valueName: "file"))
    var files: [String] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The PNG to write; - for the standard output, the default of a document from the standard input. (default: NAME.png)",
            valueName: "png"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The folder for the pictures; it is made if it is missing. Below it documents keep the folders that tell them apart.",
            valueName: "folder"))
    var outputDirectory: String?

    @Option(
        help: ArgumentHelp(
            "Records to fill rows with: a JSON array, NDJSON or CSV; - reads the standard input.", valueName: "file"))
    var data: String?

    @Option(
        help: ArgumentHelp("How many rows; fewer records are repeated from the first.", valueName: "count"),
        transform: NumberOption.rows)
    var rows: Int?

    @Option(
        help: ArgumentHelp(
            "The width in points; rows and cells find their own height. (default: the document's own, for rows its device's)",
            valueName: "points"), transform: NumberOption.points)
    var width: Double?

    @Option(
        help: ArgumentHelp("The height of what is visible, in points. (default: the whole table)", valueName: "points"),
        transform: NumberOption.points)
    var height: Double?

    @Option(
        help: ArgumentHelp("The row at the top of what is visible, from 0; needs --height.", valueName: "row"),
        transform: NumberOption.row)
    var scrollTo: Int?

    @Option(
        name: [.long, .customLong("object")],
        help: ArgumentHelp(
            "A storyboard's scene, by storyboard identifier, object id or scene id; one of a XIB's views; or all; repeatable.",
            valueName: "scene"))
    var scene: [String] = []

    @OptionGroup var assets: AssetOptions

    @OptionGroup var fonts: FontOptions

    @OptionGroup var appearance: AppearanceOptions

    @Option(help: ArgumentHelp("The reuse identifier of the cell to draw.", valueName: "identifier"))
    var reuseIdentifier: String?

    @Option(
        help: ArgumentHelp(
            "Draw all combinations of these values on one labelled sheet, the last key's side by side; all stands for every value of a key, and the flag may be repeated. Keys: device, orientation, scale, style, text-size, direction, language, width, height. As in 'device=iPhone SE,iPhone 15;style=light,dark'.",
            valueName: "key=values;…"))
    var matrix: [String] = []

    @Flag(help: "Write one PNG per row: NAME-0001.png and so on.")
    var separate = false

    @Option(
        help: ArgumentHelp("How many threads draw. (default: one per core)", valueName: "count"),
        transform: NumberOption.jobs)
    var jobs: Int?

    @Option(
        help: ArgumentHelp(
            "Draw the files (by default all that changed) as they were where the current branch left this git revision, and as they are now, side by side.",
            valueName: "revision"))
    var gitBase: String?

    @Option(
        help: ArgumentHelp(
            "With --git-base: text, json, junit, github, html, markdown, codequality or sarif, to the standard output or to a file; repeatable.",
            valueName: "name[=path]"))
    var reporter: [Reporter] = []

    @Flag(
        help:
            "Report rows, cells, what was drawn empty, times and memory as JSON, in the last line on the standard error."
    )
    var perf = false

    func validate() throws {
        try validateRevisions()
        if output != nil, outputDirectory != nil {
            throw ValidationError("--output and --output-directory exclude each other")
        }
        if output != nil, files.count > 1 {
            throw ValidationError("--output takes one document; use --output-directory for \(files.count)")
        }
        if output != nil, separate { throw ValidationError("--separate needs --output-directory in place of --output") }
        if let output { try PictureOutput.check(output, flag: "--output") }
        if outputDirectory == "" { throw ValidationError("--output-directory has no name") }
        try validateMatrix()
        if files.count(where: { $0 == "-" }) + (data == "-" ? 1 : 0) > 1 {
            throw ValidationError("the standard input, '-', can be read only once")
        }
        guard showsTable else {
            if separate { throw ValidationError("--separate needs --data or --rows") }
            if scrollTo != nil { throw ValidationError("--scroll-to needs --data or --rows") }
            return
        }
        if scrollTo != nil, height == nil { throw ValidationError("--scroll-to needs --height") }
        if separate, height != nil {
            throw ValidationError("--separate draws rows, not what is seen: leave out --height")
        }
    }

    private func validateMatrix() throws {
        guard !matrix.isEmpty else { return }
        _ = try PictureMatrix(matrix)
        if separate { throw ValidationError("--matrix draws one sheet, --separate a picture a row: leave one out") }
        if files.contains("-") { throw ValidationError("--matrix reads its document several times: name a file") }
        if gitBase != nil { throw ValidationError("--matrix and --git-base exclude each other") }
    }

    /// Whether rows are drawn, not a single cell or view.
    var showsTable: Bool { data != nil || rows != nil }
}
