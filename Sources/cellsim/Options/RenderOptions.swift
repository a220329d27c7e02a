import ArgumentParser
import CellSimCompare

/// The part of `RenderCommand` that declares its options.
extension RenderCommand {
    /// The options that select the views to draw.
    struct Selection: ParsableArguments {
        @Option(
            name: [.long, .customLong("object")],
            help: ArgumentHelp("A scene, or a view of a XIB, or all; repeatable.", valueName: "id"))
        var scene: [String] = []

        @Option(help: ArgumentHelp("The cell to draw. (default: the first)", valueName: "id"))
        var reuseIdentifier: String?

        @Option(help: ArgumentHelp("Draw what changed since this Git revision.", valueName: "revision"))
        var gitBase: String?

        @Flag(help: "Draw all scenes of a storyboard, with their segues.")
        var map = false
    }

    /// The options for the size of the picture, in points.
    struct Viewport: ParsableArguments {
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
    }

    /// The options for the files to write.
    struct Destination: ParsableArguments {
        @Option(
            name: .shortAndLong,
            help: ArgumentHelp("The PNG; - writes it to stdout. (default: NAME.png)", valueName: "png"))
        var output: String?

        @Option(help: ArgumentHelp("The folder for the PNGs; it is created if missing.", valueName: "dir"))
        var outputDirectory: String?

        @Option(
            help: ArgumentHelp(
                "All combinations on one sheet; repeatable. As in 'style=light,dark;scale=2,3'. See docs/DrawXIBs.md.",
                valueName: "key=values"))
        var matrix: [String] = []

        @Flag(help: "Write one PNG per row: NAME-0001.png and so on.")
        var separate = false
    }

    /// The options for messages and reports.
    struct Messages: ParsableArguments {
        @Option(
            help: ArgumentHelp("A report of --git-base: NAME[=PATH]; repeatable.", valueName: "name"))
        var reporter: [Reporter] = []

        @Flag(help: "Short for --reporter json; needs --git-base.")
        var json = false

        @Flag(name: .shortAndLong, help: "Do not print the names of the pictures.")
        var quiet = false

        @Flag(
            name: [.customShort("v"), .customLong("verbose"), .customLong("perf")],
            help: "Print counts, times and memory as JSON.")
        var perf = false
    }
}
