import CellSimGraphics
import CellSimImageCodecs
import CellSimRaster
import Foundation

/// A picture with the visible part of a table at several moments, side by side.
///
/// Frames are stored as display lists and drawn in bands, so that memory use hardly depends on their number.
public struct Filmstrip: Sendable {
    /// The gap between two frames, in pixels.
    public static let gap = 16
    private static let gapColor = RGBAColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    /// The approximate number of bytes to draw at a time.
    private static let bandBytes = 16 << 20
    /// The maximum width that other programs can open.
    private static let maximumWidth = 1 << 20

    private var frames: [DisplayList] = []
    private let rasterizer: Rasterizer
    private let background: RGBAColor

    /// Creates a filmstrip without frames.
    /// - Parameters:
    ///   - scale: The number of pixels per point.
    ///   - background: The colour behind each frame.
    public init(scale: CGFloat, background: RGBAColor) {
        (rasterizer, self.background) = (Rasterizer(scale: scale), background)
    }

    /// Appends a frame on the right.
    public mutating func append(_ frame: DisplayList) { frames.append(frame) }

    /// The size in pixels.
    public var size: (width: Int, height: Int) {
        let sizes = frames.map { rasterizer.pixelSize(of: $0) }
        let width = sizes.reduce(0) { $0 + $1.width } + Filmstrip.gap * max(0, frames.count - 1)
        return (width, sizes.map(\.height).max() ?? 0)
    }

    /// Draws the picture and writes it.
    /// - Parameters:
    ///   - file: The writer that receives the picture.
    ///   - times: Collects the durations of the phases.
    /// - Throws: `InputError` if the frames don't fit into a picture; `FileOutputError`.
    public func write(to file: PictureWriter, times: PhaseTimings) throws {
        let (width, height) = size
        guard width <= Filmstrip.maximumWidth else {
            throw InputError(
                path: file.path,
                "\(frames.count) stops side by side would be \(width) pixels wide; use a shorter script")
        }
        let writer = try PNGStripWriter(width: width, height: height, hasAlpha: false) { try file.append($0) }
        let step = max(1, Filmstrip.bandBytes / (width * 4))
        for top in stride(from: 0, to: height, by: step) {
            let band = times.measure(.raster) { draw(rows: top..<min(top + step, height), width: width) }
            try times.measure(.encode) { try writer.append(band) }
        }
        try writer.finish()
        try file.close()
    }

    private func draw(rows: Range<Int>, width: Int) -> Bitmap {
        let empty = DisplayList(size: CGSize(width: CGFloat(width) / rasterizer.scale, height: 0))
        var band = rasterizer.renderBand(empty, rows: rows, background: Filmstrip.gapColor)
        var x = 0
        for frame in frames {
            let picture = rasterizer.renderBand(frame, rows: rows, background: background)
            band.replace(with: picture, atX: x, y: 0)
            x += picture.width + Filmstrip.gap
        }
        return band
    }
}
