import CellSimGraphics
import CellSimImageCodecs
import CellSimRaster
import Foundation

/// Draws a table into pictures while scrolling through it. The main thread lays out rows; other threads draw and encode
/// them.
@preconcurrency @MainActor public struct TableRenderer {
    private let scene: TableScene
    private let jobs: Int
    private let times: PhaseTimings
    private let progress: (Int) -> Void

    /// Creates a renderer.
    /// - Parameters:
    ///   - scene: The table.
    ///   - jobs: The number of threads.
    ///   - times: Collects the durations of the phases.
    ///   - progress: Receives the number of rows laid out so far.
    public init(_ scene: TableScene, jobs: Int, times: PhaseTimings, progress: @escaping (Int) -> Void = { _ in }) {
        (self.scene, self.jobs, self.times, self.progress) = (scene, jobs, times, progress)
    }

    /// Writes the entire table as one picture, row by row. The memory use doesn't depend on the number of rows.
    public func writeEntireTable(to file: PictureWriter) throws {
        try write(to: file) { picture in
            try scene.forEachRow { row, list in
                try picture.append(list)
                progress(row + 1)
            }
        }
    }

    /// Writes the visible part of the table with a row at the top.
    public func writeVisible(topRow: Int, to file: PictureWriter) throws {
        let list = try scene.visibleContent(topRow: topRow)
        try write(to: file) { try $0.append(list) }
    }

    private func write(to file: PictureWriter, _ rows: (StripPNGEncoder) throws -> Void) throws {
        let empty = DisplayList(size: CGSize(width: scene.width, height: 1 / scene.scale))
        let picture = try StripPNGEncoder(
            file: file, width: Rasterizer(scale: scene.scale).pixelSize(of: empty).width, scale: scene.scale,
            background: scene.background, jobs: jobs, times: times)
        do { try rows(picture) } catch {
            picture.cancel()
            throw error
        }
        try picture.finish(tree: scene.tree)
    }

    /// Writes one picture per row.
    public func writeRows(count: Int, to pictures: PictureSet, path: (Int) -> String) throws {
        let (background, rasterizer, times) = (scene.background, Rasterizer(scale: scene.scale), times)
        let pipeline = OrderedPipeline<(list: DisplayList, path: String), Void>(
            jobs: jobs,
            work: { _, row in
                let bitmap = times.measure(.raster) { rasterizer.render(row.list, background: background) }
                try times.measure(.encode) {
                    let file = try pictures.add(path: row.path)
                    try file.append(PNG.encode(bitmap))
                    try file.close()
                }
            }, sink: { _, _ in })
        do {
            try scene.forEachRow { row, list in
                try pipeline.submit((list, path(row)))
                progress(row + 1)
            }
        } catch {
            do { try pipeline.finish() } catch {
                // Later errors are ignored, because only the first error is reported.
            }
            throw error
        }
        try pipeline.finish()
    }
}
