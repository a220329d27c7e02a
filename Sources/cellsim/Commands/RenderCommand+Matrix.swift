import CellSimHost
import CellSimInterfaceBuilder
import Foundation
import UIKit

/// The part of `RenderCommand` that draws documents with `--matrix`.
extension RenderCommand {
    /// Draws a document in all appearances of `--matrix`. The result is one sheet, or one sheet for each scene or view that `--scene`
    /// selects.
    @MainActor func drawMatrix(
        _ path: String, document: Int, _ assets: AssetLookup, _ records: RecordFile?, to pictures: PictureSet,
        _ plan: OutputPlan, taken: inout Set<String>, _ times: PhaseTimings
    ) throws -> PerformanceReport {
        let matrix = try PictureMatrix(destination.matrix)
        var sheets: [(scene: String?, sheet: MatrixSheet)] = []
        var report = PerformanceReport()
        var logged: Set<String> = []
        func logOnce(_ line: String) { if logged.insert(line).inserted { logMessage(line) } }
        for choices in matrix.combinations {
            let command = try applying(choices)
            // The document is read again for each appearance, because its language can determine the version of the file.
            let (file, resolvedAppearance) = try assets.applyingDefaults(command.appearance.choice, for: path).open(
                path, times: times)
            file.options.imageFolders = try assets.folders(for: path)
            defer {
                for warning in file.warnings { logOnce(warning.description) }
                if let missing = file.missingImages { logOnce(missing.description) }
            }
            let name = choices.map(\.caption).joined(separator: " · ")
            if showsTable {
                if !selection.scene.isEmpty {
                    throw InputError(path: path, "--scene draws scenes of storyboards, not rows")
                }
                if sheets.isEmpty { sheets.append((nil, MatrixSheet(columns: matrix.columns))) }
                let scene = try command.table(of: file, records, resolvedAppearance, times)
                try sheets[0].sheet.append(
                    scene, topRow: command.viewport.height == nil ? nil : viewport.scrollTo ?? 0, name: name)
                command.reportIssues(scene.issues, scene.missingCharacters, file, logOnce)
                report.rows += self.records.rows ?? records?.count ?? 1
                report.created += scene.statistics.created
                report.reused += scene.statistics.reused
                continue
            }
            var sheetIndex = 0
            try command.forEachView(
                of: file, resolvedAppearance, scenes: .requested(forOne: plan.isOnePicture), times, report: logOnce
            ) {
                _, scene, picture in
                if sheetIndex == sheets.count { sheets.append((scene, MatrixSheet(columns: matrix.columns))) }
                sheets[sheetIndex].sheet.append(picture, name: name, appearance: resolvedAppearance)
                sheetIndex += 1
                report.rows += 1
                report.created += 1
            }
        }
        for (scene, sheet) in sheets {
            let picture = plan.path(document: document, scene: scene)
            guard taken.insert(picture).inserted else {
                throw InputError(
                    path: path, "\(picture) already contains another picture of this run; use a separate run")
            }
            try sheet.write(to: pictures.add(path: picture), path: path, times: times)
            report.emptyViewNotes += sheet.emptyViewNotes
        }
        return report
    }

    /// Returns a command in which the values of one picture replace the options.
    private func applying(_ choices: [PictureMatrix.AxisValue]) throws -> RenderCommand {
        var command = self
        var (choice, width, height) = (appearance.choice, viewport.width, viewport.height)
        for axisChoice in choices {
            try axisChoice.axis.set(axisChoice.value, in: &choice, width: &width, height: &height)
        }
        (command.appearance.choice, command.viewport.width, command.viewport.height) = (choice, width, height)
        return command
    }
}
