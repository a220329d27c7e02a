import ArgumentParser
import CellSimCompare
import CellSimHost
import Foundation

/// `cellsim render`: documents to pictures.
struct RenderCommand: TextCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draw interface files as PNG.",
        usage: "cellsim render [options] <file>...",
        discussion: """
            Without --data, each document is drawn as designed. With --data, a table is \
            drawn, one row per record. A XIB's views are stacked. A storyboard's initial \
            scene is drawn. See docs/DrawXIBs.md.
            """,
        examples: [
            "cellsim render Cell.xib --style dark -o cell.png",
            "cellsim render Cell.xib --data rows.json --width 320",
        ])

    @Argument(help: ArgumentHelp("XIBs, storyboards or folders; - is standard input.", valueName: "file"))
    var files: [String] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The PNG; - prints it. (default: NAME.png)", valueName: "png"))
    var output: String?

    @Option(help: ArgumentHelp("The folder for the PNGs; it is created if missing.", valueName: "dir"))
    var outputDirectory: String?

    @Option(help: ArgumentHelp("Records: a JSON array, NDJSON or CSV; - reads stdin.", valueName: "file"))
    var data: String?

    @Option(
        help: ArgumentHelp("Number of rows; records repeat. (default: all once)", valueName: "count"),
        transform: NumberOption.rows)
    var rows: Int?

    @Option(
        help: ArgumentHelp("Width in points. (default: as designed)", valueName: "points"),
        transform: NumberOption.points)
    var width: Double?

    @Option(
        help: ArgumentHelp("Visible height in points. (default: all)", valueName: "points"),
        transform: NumberOption.points)
    var height: Double?

    @Option(
        help: ArgumentHelp("The first visible row; needs --height. (default: 0)", valueName: "row"),
        transform: NumberOption.row)
    var scrollTo: Int?

    @Option(
        name: [.long, .customLong("object")],
        help: ArgumentHelp("A scene or a XIB's view, or all; repeatable.", valueName: "id"))
    var scene: [String] = []

    @OptionGroup(title: "Images and fonts") var assets: AssetOptions

    @OptionGroup(title: "Images and fonts") var fonts: FontOptions

    @OptionGroup(title: "Appearance") var appearance: AppearanceOptions

    @Option(help: ArgumentHelp("The cell to draw. (default: the first)", valueName: "id"))
    var reuseIdentifier: String?

    @Option(
        help: ArgumentHelp(
            "All combinations on one sheet; repeatable. As in 'style=light,dark;scale=2,3'. See docs/DrawXIBs.md.",
            valueName: "key=values"))
    var matrix: [String] = []

    @Flag(help: "Write one PNG per row: NAME-0001.png and so on.")
    var separate = false

    @Option(
        name: .shortAndLong, help: ArgumentHelp("Number of threads. (default: one per core)", valueName: "count"),
        transform: NumberOption.jobs)
    var jobs: Int?

    @Option(help: ArgumentHelp("Draw what changed since this Git revision.", valueName: "revision"))
    var gitBase: String?

    @Option(
        help: ArgumentHelp("With --git-base: NAME or NAME=PATH; repeatable.", valueName: "name"))
    var reporter: [Reporter] = []

    @Flag(help: "Short for --reporter json; needs --git-base.")
    var json = false

    @Flag(name: .shortAndLong, help: "Do not print the names of the pictures.")
    var quiet = false

    @Flag(
        name: [.customShort("v"), .customLong("verbose"), .customLong("perf")],
        help: "Print counts, times and memory as JSON.")
    var perf = false

    func validate() throws {
        try validateRevisions()
        if output != nil, outputDirectory != nil {
            throw ValidationError("use either --output or --output-directory")
        }
        if output != nil, files.count > 1 {
            throw ValidationError("--output takes one document; use --output-directory for \(files.count)")
        }
        if output != nil, separate { throw ValidationError("--separate needs --output-directory, not --output") }
        if let output { try PictureOutput.check(output, flag: "--output") }
        if outputDirectory == "" { throw ValidationError("--output-directory is empty; name a folder") }
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
            throw ValidationError("--separate draws whole rows; leave out --height")
        }
    }

    private func validateMatrix() throws {
        guard !matrix.isEmpty else { return }
        _ = try PictureMatrix(matrix)
        if separate { throw ValidationError("--matrix draws one sheet, --separate one picture per row; use only one") }
        if files.contains("-") { throw ValidationError("--matrix reads its document several times: name a file") }
        if gitBase != nil { throw ValidationError("use either --matrix or --git-base") }
    }

    /// Whether rows are drawn, not a single cell or view.
    var showsTable: Bool { data != nil || rows != nil }
}
