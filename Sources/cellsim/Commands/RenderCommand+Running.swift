import ArgumentParser
import CellSimHost
import CellSimInterfaceBuilder
import CellSimProcess
import Foundation
import UIKit

/// The part of `RenderCommand` that lays out documents and writes pictures.
extension RenderCommand {
    func run() throws {
        try MainActor.assumeIsolated {
            if let gitBase = selection.gitBase { try renderRevisions(since: gitBase) } else { try renderAll() }
        }
    }

    /// Draws all documents into temporary files, then moves the pictures to their destinations. If there are several documents, invalid
    /// documents and documents that crash the program are skipped and reported.
    @MainActor func renderAll() throws {
        let times = PhaseTimings()
        let documents = try DocumentSearch.matches(files)
        if let output = destination.output, output != "-" { WriteAccess.allow(file: output) }
        if let outputDirectory = destination.outputDirectory { WriteAccess.confine(to: outputDirectory) }
        try fonts.register(documents: documents.map(\.path), AssetLookup(assets))
        let plan = try OutputPlan(
            documents: documents, output: try validatedOutput(documents), folder: destination.outputDirectory,
            separate: destination.separate)
        let records = try self.records.data.map { path in try RecordFile(path: path) }
        if let records, records.count == 0 {
            throw InputError(path: records.path, "the data has no records, so there are no rows to draw")
        }
        var result = Result()
        var usedPaths: Set<String> = []
        let pictures = PictureSet()
        do {
            // Tables have progress bars of their own.
            let bar = ProgressBar(total: showsTable ? 0 : documents.count, from: 20)
            defer { bar.finish() }
            let assets = try AssetLookup(assets)
            for (index, document) in documents.enumerated() {
                try withMessages(on: index) {
                    let previousCount = pictures.count
                    do {
                        result.report.add(
                            try draw(
                                document.path, index, assets, records, to: pictures, plan, taken: &usedPaths, times))
                    } catch {
                        guard documents.count > 1 else { throw error }
                        try result.skip(error)
                        pictures.discard(after: previousCount)
                    }
                }
                bar.update(index + 1)
            }
            try pictures.commit()
            if !messages.quiet { for line in pictures.summary { logMessage(line) } }
        } catch {
            pictures.discard()
            plan.createdFolders?.remove()
            throw error
        }
        if result.failureCount == documents.count { plan.createdFolders?.remove() }
        plan.createdFolders?.keep()
        if result.failureCount > 0 {
            logMessage(summary: "\(result.failureCount) of \(documents.count) documents cannot be drawn", .failed)
        }
        if messages.perf { logMessage(result.report.json(times)) }
        if result.failureCount > 0 { throw ExitCode(result.exitCode) }
    }

    /// The results of the documents that have been processed.
    private struct Result {
        var report = PerformanceReport()
        /// The number of documents that couldn't be drawn.
        var failureCount = 0
        /// The exit code of the worst error.
        var exitCode: Int32 = 0

        /// Reports that one of several documents is skipped.
        /// - Throws: the error, if it isn't caused by the document.
        mutating func skip(_ error: any Error) throws {
            if let crash = error as? DocumentCrash {
                logMessage("\(crash); the others are drawn")
                exitCode = max(exitCode, crash.reason.exitCode)
            } else {
                guard let invalidInput = InvalidInput(reason: error) else { throw error }
                for problem in invalidInput.problems { logMessage(problem) }
                exitCode = max(exitCode, 3)
            }
            failureCount += 1
        }
    }

    /// Runs a closure and attributes its messages to a document. If a document is already being processed, it just runs the closure.
    private func withMessages(on index: Int, _ body: () throws -> Void) rethrows {
        if CurrentWork.number == nil { try ErrorOutput.withBufferedMessages(index, body) } else { try body() }
    }

    @MainActor private func draw(
        _ path: String, _ index: Int, _ assets: AssetLookup, _ records: RecordFile?, to pictures: PictureSet,
        _ plan: OutputPlan, taken: inout Set<String>, _ times: PhaseTimings
    ) throws -> PerformanceReport {
        if CurrentWork.number == index, let crash = DocumentCrash(path, number: index) { throw crash }
        try DocumentArgument.check(path)
        guard destination.matrix.isEmpty else {
            return try drawMatrix(path, document: index, assets, records, to: pictures, plan, taken: &taken, times)
        }
        let (file, resolvedAppearance) = try assets.applyingDefaults(appearance.choice, for: path).open(
            path, times: times)
        file.options.imageFolders = try assets.folders(for: path)
        let report = try render(
            file, resolvedAppearance, document: index, records: records, to: pictures, plan, taken: &taken, times)
        for warning in file.warnings { logMessage(warning) }
        if let missing = file.missingImages { logMessage(missing) }
        return report
    }

    /// Returns the path of the only picture, or nil if the paths are derived from the documents' names.
    /// - Throws: `ValidationError` if there are several documents for one path, or if the picture would be printed to a terminal.
    private func validatedOutput(_ documents: [DocumentSearch.Match]) throws -> String? {
        let output = destination.output
        if let output, documents.count > 1 {
            throw ValidationError(
                "--output \(output) takes one document; use --output-directory for \(documents.count)")
        }
        guard output == nil, destination.outputDirectory == nil, documents.map(\.path) == ["-"], !destination.separate
        else { return output }
        guard isatty(1) == 0 else {
            throw ValidationError("to draw a document from the standard input, use --output or a pipe")
        }
        return "-"
    }

    @MainActor private func render(
        _ file: InterfaceFile, _ resolvedAppearance: Appearance, document: Int, records: RecordFile?,
        to pictures: PictureSet,
        _ plan: OutputPlan, taken: inout Set<String>, _ times: PhaseTimings
    ) throws -> PerformanceReport {
        if selection.map {
            return try drawMap(file, resolvedAppearance, to: pictures.add(path: plan.paths[document]), times)
        }
        guard showsTable else {
            var count = 0
            var emptyViewNotes: [Diagnostic] = []
            try forEachView(
                of: file, resolvedAppearance, scenes: .requested(forOne: plan.isOnePicture), times,
                report: { logMessage($0) }
            ) {
                _, scene, picture in
                let path = plan.path(document: document, scene: scene)
                guard taken.insert(path).inserted else {
                    throw InputError(
                        path: file.path, "\(path) already contains another picture of this run; use a separate run")
                }
                try picture.write(to: pictures.add(path: path), jobs: jobs.count)
                count += 1
                emptyViewNotes += picture.emptyViewNotes
            }
            return PerformanceReport(rows: count, created: count, reused: 0, emptyViewNotes: emptyViewNotes)
        }
        if !selection.scene.isEmpty {
            throw InputError(path: file.path, "--scene draws scenes of storyboards, not rows")
        }
        return try renderTable(
            file, resolvedAppearance, document: document, records: records, to: pictures, plan, times)
    }

    @MainActor private func renderTable(
        _ file: InterfaceFile, _ resolvedAppearance: Appearance, document: Int, records: RecordFile?,
        to pictures: PictureSet,
        _ plan: OutputPlan, _ times: PhaseTimings
    ) throws -> PerformanceReport {
        let count = self.records.rows ?? records?.count ?? 1
        let scene = try table(of: file, records, resolvedAppearance, times)
        let bar = ProgressBar(total: count)
        defer { bar.finish() }
        let renderer = TableRenderer(scene, jobs: jobs.count, times: times) { bar.update($0) }
        if destination.separate {
            try renderer.writeRows(count: count, to: pictures) { plan.path(document: document, row: $0, of: count) }
        } else if viewport.height != nil {
            try renderer.writeVisible(topRow: viewport.scrollTo ?? 0, to: pictures.add(path: plan.paths[document]))
        } else {
            try renderer.writeEntireTable(to: pictures.add(path: plan.paths[document]))
        }
        reportIssues(scene.issues, scene.missingCharacters, file) { logMessage($0) }
        try reportDefaultCell(file)
        return PerformanceReport(rows: count, created: scene.statistics.created, reused: scene.statistics.reused)
    }

    /// Returns a table with the document's cells in the specified size.
    @MainActor func table(
        of file: InterfaceFile, _ records: RecordFile?, _ resolvedAppearance: Appearance, _ times: PhaseTimings
    ) throws -> TableScene {
        var size = resolvedAppearance.device.size
        if let width = viewport.width { size.width = CGFloat(width) }
        if let height = viewport.height { size.height = CGFloat(height) }
        return try TableScene(
            file, records: records, rows: self.records.rows ?? records?.count ?? 1,
            reuseIdentifier: selection.reuseIdentifier, size: size,
            others: viewport.width == nil ? .designedSize : .fullWidth, appearance: resolvedAppearance, times: times)
    }

    /// The scenes of a storyboard to draw.
    enum SceneSelection {
        /// The scenes that `--scene` selects, or otherwise the initial scene. If `forOne` is true, there must be only one scene, because
        /// only one picture can be written.
        case requested(forOne: Bool)
        /// The scenes with these names, ignoring names that do not exist; all scenes if the array is empty.
        case existing([String])
    }

    /// Lays out a document's cell or views, or scenes of a storyboard, one after another.
    /// - Parameters:
    ///   - file: the document.
    ///   - resolvedAppearance: the appearance.
    ///   - choice: the scenes of the storyboard to draw.
    ///   - times: collects the durations of the phases.
    ///   - extras: additional data in the pictures.
    ///   - report: a closure that receives messages about problems.
    ///   - body: a closure that receives the identifier of the controller or view, the name of the scene or view, and the picture. The
    ///     name is nil if no scene was specified, and for the only view of a XIB.
    @MainActor func forEachView(
        of file: InterfaceFile, _ resolvedAppearance: Appearance, scenes choice: SceneSelection, _ times: PhaseTimings,
        extras: ViewPicture.Extras = [], report: (String) -> Void,
        _ body: (_ controller: String?, _ scene: String?, ViewPicture) throws -> Void
    ) throws {
        guard file.isStoryboard, selection.reuseIdentifier == nil else {
            return try forEachTopView(of: file, resolvedAppearance, choice, times, extras, report: report, body)
        }
        let scenes = StoryboardScenes(file)
        let selected: [IBElement]
        var isNamed = true
        switch choice {
        case .existing(let names): selected = scenes.existingControllers(names)
        case .requested(let isForOne):
            selected = try scenes.controllers(named: selection.scene)
            isNamed = !selection.scene.isEmpty
            if isForOne, selected.count > 1 {
                throw InputError(
                    path: file.path, "--output takes one scene; use --output-directory for \(selected.count)")
            }
        }
        for controller in selected {
            let picture = try scenes.picture(
                of: controller, appearance: resolvedAppearance, extras: extras, times: times)
            reportIssues(picture, file, report)
            try body(controller.id, isNamed ? scenes.name(of: controller) : nil, picture)
        }
        for warning in scenes.warnings { report(warning.description) }
    }

    @MainActor func reportIssues(_ picture: ViewPicture, _ file: InterfaceFile, _ report: (String) -> Void) {
        reportIssues(picture.issues, picture.missingCharacters, file, report)
        for note in picture.emptyViewNotes { report(note.description) }
    }

    @MainActor func reportIssues(
        _ issues: [LayoutIssue], _ missing: MissingCharacters, _ file: InterfaceFile, _ report: (String) -> Void
    ) {
        for issue in issues { report(Diagnostic(issue, file: file.path, showsLines: true).description) }
        if let diagnostic = missing.diagnostic(file: file.path) { report(diagnostic.description) }
    }
}
