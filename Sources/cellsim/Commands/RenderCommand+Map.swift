import CellSimHost
import CellSimInterfaceBuilder
import Foundation

/// The part of `RenderCommand` that draws the map of a storyboard.
extension RenderCommand {
    /// Draws the map of a storyboard: all of its scenes with their segues.
    /// - Throws: `InputError` for documents other than storyboards.
    @MainActor func drawMap(
        _ file: InterfaceFile, _ resolvedAppearance: Appearance, to picture: PictureWriter, _ times: PhaseTimings
    ) throws -> PerformanceReport {
        guard file.isStoryboard else {
            throw InputError(path: file.path, "--map draws storyboards; leave it out for a XIB")
        }
        let scenes = StoryboardScenes(file)
        var emptyViewNotes: [Diagnostic] = []
        let map = try StoryboardMap(file, scenes: scenes, appearance: resolvedAppearance, times: times) { scene in
            reportIssues(scene, file) { logMessage($0) }
            emptyViewNotes += scene.emptyViewNotes
        }
        for warning in scenes.warnings { logMessage(warning) }
        try map.picture(times: times).write(to: picture, jobs: jobs.count)
        return PerformanceReport(rows: map.count, created: map.count, reused: 0, emptyViewNotes: emptyViewNotes)
    }
}
