import CellSimHost
import CellSimInterfaceBuilder
import Foundation

/// The part of `RenderCommand` that draws the top-level views of XIBs.
extension RenderCommand {
    /// Lays out the top-level views of a XIB one after another. The name is nil if there is only one view.
    @MainActor func forEachTopView(
        of file: InterfaceFile, _ resolvedAppearance: Appearance, _ choice: SceneSelection, _ times: PhaseTimings,
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
                    file.makeContent(reuseIdentifier: selection.reuseIdentifier, times: times), file,
                    resolvedAppearance, times,
                    extras,
                    report))
        }
        let views = try TopLevelViews(file, times: times)
        let selected: [TopLevelViews.TopLevelView]
        var isNamed = views.all.count > 1
        switch choice {
        case .existing(let names): selected = views.existingViews(names)
        case .requested(let isForOne):
            if selection.scene.isEmpty, views.all.count > 1 {
                return try body(nil, nil, sheet(of: views, file, resolvedAppearance, times, report))
            }
            selected = try views.views(named: selection.scene)
            if isForOne, selected.count > 1 {
                throw InputError(
                    path: file.path, "--output takes one view; use --output-directory for \(selected.count)")
            }
            isNamed = isNamed && !selection.scene.isEmpty
        }
        for view in selected {
            let viewPicture = try picture(
                views.content(of: view, times: times), file, resolvedAppearance, times, extras, report)
            try body(view.id, isNamed ? view.name : nil, viewPicture)
        }
    }

    /// Returns a sheet with all top-level views, stacked vertically. Views that can't be drawn are reported and skipped, except for the
    /// default view, whose error is thrown.
    @MainActor private func sheet(
        of views: TopLevelViews, _ file: InterfaceFile, _ resolvedAppearance: Appearance, _ times: PhaseTimings,
        _ report: (String) -> Void
    ) throws -> ViewPicture {
        var parts: [NamedPicture] = []
        for view in views.all {
            do {
                let viewPicture = try picture(
                    views.content(of: view, times: times), file, resolvedAppearance, times, [], report)
                parts.append(NamedPicture(name: view.name, picture: viewPicture))
            } catch let error as InputError where view.id != views.defaultView.id {
                let note = Diagnostic(
                    .warning, file: error.path, line: error.line, message: "\(error.message); it is left out")
                report(note.description)
            }
        }
        return try ViewPicture(
            sheet: parts, path: file.path, appearance: resolvedAppearance, times: times)
    }

    @MainActor private func picture(
        _ content: InterfaceFile.Content, _ file: InterfaceFile, _ resolvedAppearance: Appearance,
        _ times: PhaseTimings,
        _ extras: ViewPicture.Extras, _ report: (String) -> Void
    ) throws -> ViewPicture {
        let picture = try ViewPicture(
            content, appearance: resolvedAppearance, width: viewport.width.map { CGFloat($0) },
            height: viewport.height.map { CGFloat($0) }, extras: extras, times: times)
        reportIssues(picture, file, report)
        return picture
    }

    /// Reports the cell that the rows use if the document contains several cells and none is selected.
    @MainActor func reportDefaultCell(_ file: InterfaceFile) throws {
        guard selection.reuseIdentifier == nil, let note = try TopLevelViews(file).cellChoiceNote else { return }
        logMessage(note.description)
    }
}
