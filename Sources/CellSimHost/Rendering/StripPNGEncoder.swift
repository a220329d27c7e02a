import CellSimGraphics
import CellSimImageCodecs
import CellSimRaster
import Foundation

/// Encodes a PNG from top to bottom in strips, on several threads. The height doesn't have to be known in advance, and the
/// memory use doesn't depend on it.
final class StripPNGEncoder {
    private let pipeline: OrderedPipeline<PixelStrip, Bitmap>
    private let encoder: StripEncoder
    private let scale: CGFloat

    /// Creates an encoder that writes to a file.
    /// - Parameters:
    ///   - file: The writer that receives the picture.
    ///   - width: The width in pixels.
    ///   - scale: The number of pixels per point.
    ///   - background: The colour behind the content; nil leaves transparent pixels transparent.
    ///   - jobs: The number of threads.
    ///   - times: Collects the durations of the phases.
    init(
        file: PictureWriter, width: Int, scale: CGFloat, background: RGBAColor?, jobs: Int, times: PhaseTimings
    ) throws {
        let rasterizer = Rasterizer(scale: scale)
        let encoder = try StripEncoder(file: file, width: width, hasAlpha: background == nil, scale: scale)
        pipeline = OrderedPipeline(
            jobs: jobs,
            work: { _, strip in
                times.measure(.raster) { rasterizer.renderBand(strip.list, rows: strip.rows, background: background) }
            }, sink: { _, bitmap in try times.measure(.encode) { try encoder.append(bitmap) } })
        (self.encoder, self.scale) = (encoder, scale)
    }

    /// Appends the picture of a display list.
    func append(_ list: DisplayList) throws {
        for strip in PixelStrip.all(of: list, scale: scale) { try pipeline.submit(strip) }
    }

    /// Waits for all strips and finishes the file. Call it even after an error.
    /// - Parameter tree: The text for `PNGMetadata.tree`.
    func finish(tree: [UInt8]? = nil) throws {
        try pipeline.finish()
        try encoder.finish(tree: tree)
    }

    /// Ends the threads after an error in the caller.
    func cancel() {
        do { try pipeline.finish() } catch {
            // This error is ignored, because the caller already reports an earlier one.
        }
    }
}

/// Encodes strips in order. The pipeline calls it on one thread at a time.
private final class StripEncoder: @unchecked Sendable {
    // Unchecked: the pipeline calls it on one thread at a time.
    private let file: PictureWriter
    private let writer: PNGStripWriter

    init(file: PictureWriter, width: Int, hasAlpha: Bool, scale: CGFloat) throws {
        self.file = file
        writer = try PNGStripWriter(width: width, height: nil, hasAlpha: hasAlpha) { try file.append($0) }
    }

    func append(_ bitmap: Bitmap) throws { try writer.append(bitmap) }

    func finish(tree: [UInt8]?) throws {
        writer.tree = tree
        try writer.finish()
        try file.replaceBeginning(writer.beginning)
        try file.close()
    }
}
