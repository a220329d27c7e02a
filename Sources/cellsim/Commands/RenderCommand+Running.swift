import ArgumentParser
import CellSimHost
import CellSimInterfaceBuilder
import Foundation
import UIKit

extension RenderCommand {
    func run() throws {
        try MainActor.assumeIsolated {
            if let gitBase { try renderRevisions(since: gitBase) } else { try renderAll() }
        }
    }

    /// Draws all documents under temporary names, then puts all pictures in their places. Of several documents those that
    /// are refused are told and left out.
    @MainActor func renderAll() throws {
        let times = StageTimes()
        let documents = try DocumentSearch.found(files)
        let plan = try OutputPlan(
            documents: documents, output: try checkedOutput(documents), folder: outputDirectory, separate: separate)
        let records = try data.map { path in try RecordFile(path: path) }
        if let records, records.count == 0 {
            throw InputError(path: records.path, "the data has no records, so that there is no row to draw")
        }
        var report = PerformanceReport()
        var refused = 0
        let pictures = PictureSet()
        var taken: Set<String> = []
        let interruption = Interruption { leave in
            pictures.withdraw {
                plan.removeMadeFolders()
                leave()
            }
        }
        defer { interruption.end() }
        do {
            // The rows of tables have bars of their own.
            let bar = ProgressBar(total: showsTable ? 0 : documents.count, from: 20)
            defer { bar.finish() }
            let folders = try assets.folders
            for (index, document) in documents.enumerated() {
                let known = pictures.count
                do {
                    let file = try InterfaceFile(path: document.path, times: times)
                    file.adopt(appearance.appearance(for: file))
                    file.options.imageFolders = folders
                    report.add(try render(file, document: index, records: records, to: pictures, plan, taken: &taken, times))
                    for warning in file.warnings { complain(warning) }
                    if let missing = file.missingImages { complain(missing) }
                } catch {
                    guard documents.count > 1, let refusal = InvalidInput(reason: error) else { throw error }
                    pictures.discard(after: known)
                    refused += 1
                    for problem in refusal.problems { complain(problem) }
                }
                bar.update(index + 1)
            }
            try pictures.commit()
            if refused == documents.count { plan.removeMadeFolders() }
        } catch {
            pictures.discard()
            plan.removeMadeFolders()
            throw error
        }
        if refused > 0 { complain("\(refused) of \(documents.count) documents cannot be drawn") }
        if perf { complain(report.json(times)) }
        if refused > 0 { throw ExitCode(3) }
    }

    /// Where the only picture goes; nil when the names of the documents say where pictures go.
    /// - Throws: `ValidationError` for more documents than pictures, and for a picture that would go to a terminal.
    private func checkedOutput(_ documents: [DocumentSearch.Found]) throws -> String? {
        if let output, documents.count > 1 {
            throw ValidationError("--output \(output) takes one document; use --output-directory for \(documents.count)")
        }
        guard output == nil, outputDirectory == nil, documents.map(\.path) == ["-"], !separate else { return output }
        guard isatty(1) == 0 else {
            throw ValidationError("the picture of a document from the standard input goes to --output, or into a pipe")
        }
        return "-"
    }

    @MainActor private func render(
        _ file: InterfaceFile, document: Int, records: RecordFile?, to pictures: PictureSet, _ plan: OutputPlan,
        taken: inout Set<String>, _ times: StageTimes
    ) throws -> PerformanceReport {
        guard showsTable else {
            var count = 0
            try eachView(of: file, isAlone: plan.isOnePicture, times) { scene, picture in
                let path = plan.path(document: document, scene: scene)
                guard taken.insert(path).inserted else {
                    throw InputError(path: file.path, "\(path) is the picture of something else already; draw it in another run")
                }
                try picture.write(to: pictures.add(path: path), jobs: jobCount)
                count += 1
            }
            return PerformanceReport(rows: count, created: count, reused: 0)
        }
        if !scene.isEmpty { throw InputError(path: file.path, "--scene draws scenes of storyboards, and no rows") }
        return try renderTable(file, document: document, records: records, to: pictures, plan, times)
    }

    @MainActor private func renderTable(
        _ file: InterfaceFile, document: Int, records: RecordFile?, to pictures: PictureSet, _ plan: OutputPlan,
        _ times: StageTimes
    ) throws -> PerformanceReport {
        let look = appearance.appearance(for: file)
        let count = rows ?? records?.count ?? 1
        var size = look.device.size
        if let width { size.width = CGFloat(width) }
        if let height { size.height = CGFloat(height) }
        let scene = try TableScene(
            file, records: records, rows: count, reuseIdentifier: reuseIdentifier, size: size, appearance: look, times: times)
        let bar = ProgressBar(total: count)
        defer { bar.finish() }
        let drawing = TableDrawing(scene, jobs: jobCount, times: times) { bar.update($0) }
        if separate {
            try drawing.writeRows(count: count, to: pictures) { plan.path(document: document, row: $0, of: count) }
        } else if height != nil {
            try drawing.writeVisible(topRow: scrollTo ?? 0, to: pictures.add(path: plan.paths[document]))
        } else {
            try drawing.writeWhole(to: pictures.add(path: plan.paths[document]))
        }
        say(scene.issues, scene.missingCharacters, file)
        return PerformanceReport(rows: count, created: scene.statistics.created, reused: scene.statistics.reused)
    }

    /// Lays out a document's cell or view, or the scenes of a storyboard that are asked for, one after the other.
    /// - Parameters:
    ///   - isAlone: whether there is room for one picture only.
    ///   - body: gets the name of the scene, which is nil for a XIB and for the one scene that nobody named.
    @MainActor func eachView(
        of file: InterfaceFile, isAlone: Bool, _ times: StageTimes, _ body: (_ scene: String?, ViewPicture) throws -> Void
    ) throws {
        let look = appearance.appearance(for: file)
        guard file.isStoryboard, reuseIdentifier == nil else {
            if !scene.allSatisfy({ $0 == "all" }) { throw InputError(path: file.path, "--scene is for storyboards, and this is a XIB") }
            let content = try file.make(reuseIdentifier: reuseIdentifier, times: times)
            let picture = try ViewPicture(
                content, appearance: look, width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }, times: times)
            say(picture.issues, picture.missingCharacters, file)
            return try body(nil, picture)
        }
        let scenes = StoryboardScenes(file)
        let wanted = try scenes.controllers(named: scene)
        if isAlone, wanted.count > 1 {
            throw InputError(path: file.path, "--output takes one scene; use --output-directory for \(wanted.count)")
        }
        for controller in wanted {
            let picture = try scenes.picture(of: controller, appearance: look, times: times)
            say(picture.issues, picture.missingCharacters, file)
            try body(scene.isEmpty ? nil : scenes.name(of: controller), picture)
        }
        for warning in scenes.warnings { complain(warning) }
    }

    @MainActor private func say(_ issues: [LayoutIssue], _ missing: MissingCharacters, _ file: InterfaceFile) {
        for issue in issues { complain(Diagnostic(issue, file: file.path)) }
        if let diagnostic = missing.diagnostic(file: file.path) { complain(diagnostic) }
    }

    private var jobCount: Int { jobs ?? max(1, ProcessInfo.processInfo.activeProcessorCount) }
}
