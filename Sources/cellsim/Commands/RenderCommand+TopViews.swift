import CellSimHost
import CellSimInterfaceBuilder
import Foundation

/// The part of `RenderCommand` that draws the top-level views of XIBs.
extension RenderCommand {
    /// Lays out the top-level views of a XIB one after another. The name is nil if there is only one view.
    @MainActor func forEachTopView(
        of file: InterfaceFile, _ look: Appearance, _ choice: SceneSelection, _ times: PhaseTimings,
        _ extras: ViewPicture.Extras, report: (String) -> Void,
        _ body: (_ id: String?, _ name: String?, ViewPicture) throws -> Void
    ) throws {
        if selection.reuseIdentifier != nil {
            if case .requested = choice, !selection.scene.allSatisfy({ $0 == "all" }) {
                throw InputError(path: file.path, "use either --scene or --reuse-identifier for a XIB")
            }
            return try body(
                nil, nil,
                picture(
                    file.makeContent(reuseIdentifier: selection.reuseIdentifier, times: times), file, look, times,
                    extras,
                    report))
        }
        let views = try TopLevelViews(file, times: times)
        let wanted: [TopLevelViews.TopLevelView]
        var isNamed = views.all.count > 1
        switch choice {
        case .those(let names): wanted = views.existingViews(names)
        case .requested(let isForOne):
            if selection.scene.isEmpty, views.all.count > 1 {
                return try body(nil, nil, sheet(of: views, file, look, times, report))
            }
            wanted = try views.views(named: selection.scene)
            if isForOne, wanted.count > 1 {
                throw InputError(
                    path: file.path, "--output takes one view; use --output-directory for \(wanted.count)")
            }
            isNamed = isNamed && !selection.scene.isEmpty
        }
        for view in wanted {
            let drawn = try picture(
                views.content(of: view, times: times), file, look, times, extras, report)
            try body(view.id, isNamed ? view.name : nil, drawn)
        }
    }

    /// Returns a sheet with all top-level views, stacked vertically. Views that can't be drawn are reported and skipped, except for the
    /// default view, whose error is thrown.
    @MainActor private func sheet(
        of views: TopLevelViews, _ file: InterfaceFile, _ look: Appearance, _ times: PhaseTimings,
        _ report: (String) -> Void
    ) throws -> ViewPicture {
        var parts: [NamedPicture] = []
        for view in views.all {
            do {
                let drawn = try picture(views.content(of: view, times: times), file, look, times, [], report)
                parts.append(NamedPicture(name: view.name, picture: drawn))
            } catch let error as InputError where view.id != views.defaultView.id {
                let note = Diagnostic(
                    .warning, file: error.path, line: error.line, message: "\(error.message); it is left out")
                report(note.description)
            }
        }
        return try ViewPicture(
            sheet: parts, path: file.path, appearance: look, times: times)
    }

    @MainActor private func picture(
        _ content: InterfaceFile.Content, _ file: InterfaceFile, _ look: Appearance, _ times: PhaseTimings,
        _ extras: ViewPicture.Extras, _ report: (String) -> Void
    ) throws -> ViewPicture {
        let picture = try ViewPicture(
            content, appearance: look, width: viewport.width.map { CGFloat($0) },
            height: viewport.height.map { CGFloat($0) }, extras: extras, times: times)
        reportIssues(picture, file, report)
        return picture
    }

    /// Reports the cell that the rows use if the document contains several cells and none is selected.
    @MainActor func reportChosenCell(_ file: InterfaceFile) throws {
        guard selection.reuseIdentifier == nil, let note = try TopLevelViews(file).cellChoiceNote else { return }
        logMessage(note.description)
    }
}
