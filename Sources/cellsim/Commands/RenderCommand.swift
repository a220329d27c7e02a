import ArgumentParser
import CellSimHost
import Foundation

/// `cellsim render`: draws documents as PNG files.
struct RenderCommand: TextCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draw interface files as PNG.",
        usage: "cellsim render [options] <file>...",
        discussion: """
            Without --data, draws documents as designed: all views of a XIB, stacked, or the \
            initial scene of a storyboard. With --data, draws a table with one row per \
            record. See docs/DrawXIBs.md.
            """,
        examples: [
            "cellsim render Cell.xib --style dark -o cell.png",
            "cellsim render Cell.xib --data rows.json --width 320",
        ])

    @Argument(help: ArgumentHelp("XIBs, storyboards or folders; - is standard input.", valueName: "file"))
    var files: [String] = []

    @OptionGroup(title: "Input") var records: RecordOptions

    @OptionGroup(title: "Input") var selection: Selection

    @OptionGroup(title: "Input") var assets: AssetOptions

    @OptionGroup(title: "Input") var fonts: FontOptions

    @OptionGroup(title: "Appearance") var viewport: Viewport

    @OptionGroup(title: "Appearance") var appearance: AppearanceOptions

    @OptionGroup(title: "Output") var destination: Destination

    @OptionGroup(title: "Output") var jobs: JobOptions

    @OptionGroup(title: "Report") var messages: Messages

    func validate() throws {
        try validateRevisions()
        let (output, outputDirectory, separate) = (
            destination.output, destination.outputDirectory, destination.separate
        )
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
        try validateMap()
        if files.count(where: { $0 == "-" }) + (records.data == "-" ? 1 : 0) > 1 {
            throw ValidationError("the standard input, '-', can be read only once")
        }
        guard showsTable else {
            if separate { throw ValidationError("--separate needs --data or --rows") }
            if viewport.scrollTo != nil { throw ValidationError("--scroll-to needs --data or --rows") }
            return
        }
        if viewport.scrollTo != nil, viewport.height == nil { throw ValidationError("--scroll-to needs --height") }
        if separate, viewport.height != nil {
            throw ValidationError("--separate draws whole rows; leave out --height")
        }
    }

    private func validateMap() throws {
        guard selection.map else { return }
        let incompatibleOptions = [
            ("--data or --rows", showsTable), ("--scene", !selection.scene.isEmpty),
            ("--reuse-identifier", selection.reuseIdentifier != nil), ("--matrix", !destination.matrix.isEmpty),
            ("--git-base", selection.gitBase != nil),
            ("--width or --height", viewport.width != nil || viewport.height != nil),
        ]
        if let other = incompatibleOptions.first(where: \.1) { throw ValidationError("use either --map or \(other.0)") }
    }

    private func validateMatrix() throws {
        guard !destination.matrix.isEmpty else { return }
        _ = try PictureMatrix(destination.matrix)
        if destination.separate {
            throw ValidationError("use either --matrix (one sheet) or --separate (one picture per row)")
        }
        if files.contains("-") { throw ValidationError("--matrix reads its document several times: name a file") }
        if selection.gitBase != nil { throw ValidationError("use either --matrix or --git-base") }
    }

    /// A Boolean value that indicates whether to draw a table with rows instead of the document as designed.
    var showsTable: Bool { records.data != nil || records.rows != nil }
}
