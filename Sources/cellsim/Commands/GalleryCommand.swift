import ArgumentParser
import CellSimHost
import CellSimProcess
import Foundation
import Synchronization
import UIKit

/// The arguments and options that select the contents of a gallery.
struct GalleryOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Interface files, folders or a cellsim.yml. (default: the nearest cellsim.yml, or this folder)",
            valueName: "path"))
    var paths: [String] = []

    @OptionGroup(title: "Appearance") var variants: VariantOptions

    @OptionGroup(title: "Input") var assets: AssetOptions

    @OptionGroup(title: "Input") var fonts: FontOptions

    @OptionGroup(title: "Output") var jobs: JobOptions

    /// The title of the page, which is the name of the input.
    var title: String {
        let path = paths.count == 1 ? paths[0] : "."
        let name = URL(fileURLWithPath: path).standardizedFileURL
        return (name.pathExtension == "yml" ? name.deletingLastPathComponent() : name).lastPathComponent
    }

    /// Creates the plan of the gallery.
    /// - Throws: `InputError` or `ValidationError` if the arguments are invalid.
    @MainActor func plan() throws -> GalleryPlan {
        let explicitConfiguration =
            assets.configuration != nil && paths.isEmpty
            ? assets.configuration : paths.first { ["yml", "yaml"].contains(($0 as NSString).pathExtension) }
        let usesNearestConfiguration = paths.isEmpty && variants.isEmpty && !assets.ignoresConfiguration
        let configuration =
            explicitConfiguration ?? (usesNearestConfiguration ? ConfigurationSearch.nearestFile(from: "") : nil)
        let lookup = try AssetLookup(assets)
        for path in paths where path != "-" && !FileManager.default.fileExists(atPath: path) {
            throw InputError(path: path, DocumentArgument.reason(path) ?? "no such file or folder")
        }
        guard let configuration else {
            for path in paths { try DocumentArgument.check(path) }
            let plan = try GalleryPlan(paths, variants, assets: lookup)
            try fonts.register(documents: plan.rows.map(\.document), lookup)
            return plan
        }
        guard paths.count <= 1 else {
            throw ValidationError("\(configuration) lists the documents; pass no other files")
        }
        guard variants.isEmpty else {
            throw ValidationError(
                "\(configuration) sets the appearance of its cases: leave out --device, --style and similar options")
        }
        let plan = try SnapshotPlan(path: configuration)
        guard !plan.cases.isEmpty else {
            throw ValidationError("\(configuration): 'cases' is empty: there is nothing to show")
        }
        var fonts = fonts
        fonts.paths += plan.fonts
        try fonts.register(documents: plan.cases.map(\.document))
        return GalleryPlan(plan)
    }
}

/// `cellsim gallery`: draws documents in many variants, and writes a web page that shows them.
struct GalleryCommand: TextCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Draw interface files in many variants, on one page.",
        usage: "cellsim gallery [options] [<path>...] --output <folder>",
        discussion: """
            The page, index.html, works offline. It has a tree of files, search and zoom. It \
            shows frames and constraints under the pointer, and the findings of lint. \
            gallery.json has the same data for programs. Exit codes: 0 all drawn, 3 some \
            documents cannot be drawn. See docs/Gallery.md.
            """,
        examples: [
            "cellsim gallery Sources -o gallery",
            "cellsim gallery -o gallery --device 'iPhone SE' --device 'iPhone 15'",
        ])

    @OptionGroup var gallery: GalleryOptions

    @OptionGroup(title: "Output") var output: Output

    /// The options for the output.
    struct Output: ParsableArguments {
        @Option(
            name: [.customShort("o"), .customLong("output")],
            help: ArgumentHelp("The folder for the page; it is created if missing.", valueName: "folder"))
        var folder: String

        @Flag(name: .shortAndLong, help: "Do not print the summary.")
        var quiet = false
    }

    func run() throws {
        guard !output.folder.isEmpty else { throw ValidationError("--output is empty; name a folder") }
        guard GalleryPage.canReplacePage(in: output.folder) else {
            throw ValidationError(
                "\(output.folder)/index.html is not a gallery's page; choose another folder for --output")
        }
        let failed = try MainActor.assumeIsolated { try draw() }
        if failed > 0 {
            let crashCode = WorkCrash.worstExitCode
            throw ExitCode(crashCode ?? 3)
        }
    }

    /// Draws the pictures and writes the page.
    /// - Returns: the number of pictures that couldn't be drawn.
    @MainActor private func draw() throws -> Int {
        let plan = try gallery.plan()
        let model = Mutex(plan.model(title: gallery.title))
        let output = output.folder
        WriteAccess.confine(to: output)
        try WriteAccess.makeFolder(output + "/pictures")
        let renderer = GalleryRenderer(
            folder: output, jobs: gallery.jobs.count, fitsDevice: plan.fitsDevice, assets: GalleryRenderer.assets(plan))
        let bar = ProgressBar(total: plan.rows.count, from: 20)
        defer { bar.finish() }
        var findings: [String: [GalleryModel.Finding]] = [:]
        for (rowIndex, row) in plan.rows.enumerated() {
            try renderer.draw([(rowIndex, row)], reference: { _ in nil }) { picture in
                model.withLock { $0.rows[picture.row].cells[picture.column] = picture.cell }
            }
            let rowFindings = findings[row.document] ?? renderer.findings(row)
            findings[row.document] = rowFindings
            let (reuse, changes) = (renderer.reuseResult(row), renderer.changeResult(row))
            model.withLock { model in
                (model.rows[rowIndex].findings, model.rows[rowIndex].reuse) = (rowFindings, reuse)
                model.rows[rowIndex].changes = changes
            }
            bar.update(rowIndex + 1)
        }
        var finishedModel = model.withLock { $0 }
        finishedModel.isCompared = false
        try GalleryPage.removeStaleFiles(output, keeping: finishedModel)
        try AtomicFile.write(GalleryPage.style, to: output + "/gallery.css")
        try AtomicFile.write(GalleryPage.script, to: output + "/gallery.js")
        try AtomicFile.write(finishedModel.json() + [0x0A], to: output + "/gallery.json")
        try AtomicFile.write(GalleryPage.indexPage(finishedModel), to: output + "/index.html")
        return report(finishedModel)
    }

    /// Prints the errors and a summary of the pictures.
    /// - Returns: the number of pictures that couldn't be drawn.
    private func report(_ model: GalleryModel) -> Int {
        let cells = model.rows.flatMap { $0.cells.compactMap { $0 } }
        let failed = cells.filter { $0.state == .unreadable }
        var reportedMessages: Set<String> = []
        for cell in failed where reportedMessages.insert(cell.message ?? cell.name).inserted {
            logMessage(cell.message ?? "\(cell.name): error: cannot be drawn")
        }
        if output.quiet { return failed.count }
        let count = cells.count - failed.count
        logMessage(
            summary:
                "\(count) picture\(count == 1 ? "" : "s") of \(Set(model.rows.map(\.document)).count) documents in \(output.folder)/index.html",
            failed.isEmpty ? .passed : .failed
        )
        return failed.count
    }
}

/// The part of `WorkCrash` that determines the exit code of a gallery.
extension WorkCrash {
    /// The highest exit code of the crashes after which the program was restarted, or nil if there were none.
    static var worstExitCode: Int32? { (0..<10_000).compactMap { WorkCrash(at: $0)?.exitCode }.max() }
}
