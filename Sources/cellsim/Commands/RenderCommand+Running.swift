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
        let records = try data.map { path in try RecordFile(path: path) }
        if let records, records.count == 0 {
            throw InputError(path: records.path, "the data has no records, so that there is no row to draw")
        }
        let plan = try OutputPlan(documents: files, output: output, folder: outputDirectory, separate: separate)
        var report = PerformanceReport()
        var refused = 0
        let pictures = PictureSet()
        let interruption = Interruption { leave in
            pictures.withdraw {
                plan.removeMadeFolders()
                leave()
            }
        }
        defer { interruption.end() }
        do {
            // The rows of tables have bars of their own.
            let bar = ProgressBar(total: showsTable ? 0 : files.count, from: 20)
            defer { bar.finish() }
            let folders = try assets.folders
            for (index, path) in files.enumerated() {
                let known = pictures.count
                do {
                    let file = try InterfaceFile(path: path, times: times)
                    file.adopt(appearance.appearance(for: file))
                    file.options.imageFolders = folders
                    report.add(try render(file, document: index, records: records, to: pictures, plan, times))
                    for warning in file.warnings { complain(warning) }
                    if let missing = file.missingImages { complain(missing) }
                } catch {
                    guard files.count > 1, let refusal = InvalidInput(reason: error) else { throw error }
                    pictures.discard(after: known)
                    refused += 1
                    for problem in refusal.problems { complain(problem) }
                }
                bar.update(index + 1)
            }
            try pictures.commit()
            if refused == files.count { plan.removeMadeFolders() }
        } catch {
            pictures.discard()
            plan.removeMadeFolders()
            throw error
        }
        if refused > 0 { complain("\(refused) of \(files.count) documents cannot be drawn") }
        if perf { complain(report.json(times)) }
        if refused > 0 { throw ExitCode(3) }
    }

    @MainActor private func render(
        _ file: InterfaceFile, document: Int, records: RecordFile?, to pictures: PictureSet, _ plan: OutputPlan,
        _ times: StageTimes
    ) throws -> PerformanceReport {
        let look = appearance.appearance(for: file)
        if file.isStoryboard, reuseIdentifier == nil, !showsTable {
            return try renderScenes(file, look, to: pictures, path: plan.paths[document], times)
        }
        if !scene.isEmpty { throw InputError(path: file.path, "--scene is for storyboards, and draws no rows") }
        guard showsTable else {
            let content = try file.make(reuseIdentifier: reuseIdentifier, times: times)
            let picture = try ViewPicture(
                content, appearance: look, width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }, times: times)
            say(picture.issues, picture.missingCharacters, file)
            try picture.write(to: pictures.add(path: plan.paths[document]), jobs: jobCount)
            return PerformanceReport(rows: 1, created: 1, reused: 0)
        }
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

    /// The scenes asked for; each gets a name of its own unless one picture was named.
    @MainActor private func renderScenes(
        _ file: InterfaceFile, _ look: Appearance, to pictures: PictureSet, path: String, _ times: StageTimes
    ) throws -> PerformanceReport {
        let scenes = StoryboardScenes(file)
        let wanted = try scenes.controllers(named: scene)
        if output != nil, wanted.count > 1 {
            throw InputError(path: file.path, "--output takes one scene; use --output-directory for \(wanted.count)")
        }
        for controller in wanted {
            let picture = try scenes.picture(of: controller, appearance: look, times: times)
            say(picture.issues, picture.missingCharacters, file)
            var target = path
            if output == nil, !scene.isEmpty {
                let name = scenes.name(of: controller).replacingOccurrences(of: "/", with: "_")
                target = (path as NSString).deletingPathExtension + "-\(name).png"
            }
            try picture.write(to: pictures.add(path: target), jobs: jobCount)
        }
        for warning in scenes.warnings { complain(warning) }
        return PerformanceReport(rows: wanted.count, created: wanted.count, reused: 0)
    }

    @MainActor private func say(_ issues: [LayoutIssue], _ missing: MissingCharacters, _ file: InterfaceFile) {
        for issue in issues { complain(Diagnostic(issue, file: file.path)) }
        if let diagnostic = missing.diagnostic(file: file.path) { complain(diagnostic) }
    }

    private var jobCount: Int { jobs ?? max(1, ProcessInfo.processInfo.activeProcessorCount) }
}
