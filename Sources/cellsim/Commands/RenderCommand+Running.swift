import ArgumentParser
import CellSimHost
import CellSimInterfaceBuilder
import Foundation
import UIKit

extension RenderCommand {
    func run() throws {
        try MainActor.assumeIsolated { try renderAll() }
    }

    /// Draws all documents under temporary names, then puts all pictures in their places.
    @MainActor private func renderAll() throws {
        let plan = try OutputPlan(documents: files, output: output, folder: outputDirectory, separate: separate)
        let times = StageTimes()
        let records = try data.map { path in try RecordFile(path: path) }
        var report = PerformanceReport()
        var pictures: [PictureFile] = []
        for (index, path) in files.enumerated() {
            let file = try InterfaceFile(path: path, times: times)
            pictures += try render(file, document: index, records: records, plan: plan, times: times, report: &report)
            for warning in file.warnings { complain(warning) }
        }
        for picture in pictures { try picture.commit() }
        if perf { complain(report.json(times)) }
    }

    @MainActor private func render(
        _ file: InterfaceFile, document: Int, records: RecordFile?, plan: OutputPlan, times: StageTimes,
        report: inout PerformanceReport
    ) throws -> [PictureFile] {
        let look = appearance(of: file)
        file.adopt(look)
        guard showsTable else {
            let content = try file.make(reuseIdentifier: reuseIdentifier, times: times)
            let picture = try ViewPicture(
                content, appearance: look, width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }, times: times)
            say(picture.issues, file)
            let target = try PictureFile(path: plan.paths[document])
            try picture.write(to: target, jobs: jobCount)
            report.add(rows: 1, created: 1, reused: 0)
            return [target]
        }
        let count = rows ?? records?.count ?? 1
        let size = CGSize(width: width.map { CGFloat($0) } ?? look.device.size.width, height: height.map { CGFloat($0) } ?? look.device.size.height)
        let scene = try TableScene(
            file, records: records, rows: count, reuseIdentifier: reuseIdentifier, size: size, appearance: look, times: times)
        let bar = ProgressBar(total: count)
        defer { bar.finish() }
        let drawing = TableDrawing(scene, jobs: jobCount, times: times) { bar.update($0) }
        let targets: [PictureFile]
        if separate {
            targets = try drawing.writeRows(count: count) { plan.path(document: document, row: $0, of: count) }
        } else {
            let target = try PictureFile(path: plan.paths[document])
            if height == nil { try drawing.writeWhole(to: target) } else { try drawing.writeVisible(topRow: scrollTo ?? 0, to: target) }
            targets = [target]
        }
        say(scene.issues, file)
        report.add(rows: count, created: scene.statistics.created, reused: scene.statistics.reused)
        return targets
    }

    /// The device asked for, else the document's own, else an iPhone 8 at two pixels a point.
    @MainActor private func appearance(of file: InterfaceFile) -> Appearance {
        var device = appearance.device ?? file.device ?? Device.named("retina4_7") ?? Device(size: CGSize(width: 375, height: 667))
        if let scale = appearance.scale { device.scale = CGFloat(scale.rawValue) }
        return Appearance(
            device: device, style: appearance.style, textSize: appearance.textSize, direction: appearance.direction)
    }

    @MainActor private func say(_ issues: [LayoutIssue], _ file: InterfaceFile) {
        for issue in issues { complain(Diagnostic(issue, file: file.path)) }
    }

    private var jobCount: Int { jobs ?? max(1, ProcessInfo.processInfo.activeProcessorCount) }
}
