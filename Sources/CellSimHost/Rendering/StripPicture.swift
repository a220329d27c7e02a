import CellSimGraphics
import CellSimImageCodecs
import CellSimRaster
import Foundation

/// Encodes a PNG from strips, from the top, on several threads. Its height need not be known in advance, and the memory it
/// takes does not grow with it.
final class StripPicture {
    private let pipeline: OrderedPipeline<Strip, Bitmap>
    private let encoder: StripEncoder
    private let scale: CGFloat

    /// - Parameters:
    ///   - width: in pixels.
    ///   - background: the colour behind everything; with nil, transparent pixels stay transparent.
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

    /// Appends all of a list's picture.
    func append(_ list: DisplayList) throws {
        for strip in Strip.all(of: list, scale: scale) { try pipeline.submit(strip) }
    }

    /// Waits for all strips and ends the file. To be called after an error too.
    /// - Parameter tree: the text for `PNGMetadata.tree`.
    func finish(tree: [UInt8]? = nil) throws {
        try pipeline.finish()
        try encoder.finish(tree: tree)
    }

    /// Ends the threads after an error of the caller.
    func abandon() {
        do { try pipeline.finish() } catch {
            // The caller has an error to report already; this one comes after it.
        }
    }
}

/// Encodes strips in order. Used by one thread at a time, as the pipeline's sink is.
private final class StripEncoder: @unchecked Sendable {
    // Unchecked: used by one thread at a time, as the pipeline's sink is.
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
