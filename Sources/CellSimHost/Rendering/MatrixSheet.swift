import CellSimGraphics
import CellSimImageCodecs
import CellSimInterfaceBuilder
import CellSimRaster
import Foundation
import UIKit

/// A picture of one document in several appearances: a grid of pictures with captions.
///
/// Each picture has the same pixels as a separate picture at its own scale. Captions are drawn at the largest scale. The sheet
/// stores display lists and draws them in bands.
@preconcurrency @MainActor public struct MatrixSheet {
    /// The margin between and around the pictures, and the height of a caption, in points.
    private static let (margin, captionHeight): (CGFloat, CGFloat) = (16, 24)
    /// The approximate number of bytes to draw at a time.
    private static let bandBytes = 16 << 20
    /// The maximum side length and number of pixels that other programs can open.
    private static let (maximumSide, maximumPixels) = (1 << 16, 1 << 28)

    /// A picture in the grid with its caption.
    private struct Cell {
        var name: String
        var list: DisplayList
        var background: RGBAColor
        var scale: CGFloat

        var size: (width: Int, height: Int) { Rasterizer(scale: scale).pixelSize(of: list) }
    }

    private let columns: Int
    private var cells: [Cell] = []
    /// Notes about views that are empty because the app's code provides their content, one per view.
    public private(set) var emptyViewNotes: [Diagnostic] = []

    /// Creates an empty sheet.
    /// - Parameter columns: The number of pictures per row; at least 1.
    public init(columns: Int) { self.columns = max(1, columns) }

    /// Appends a view's picture. Transparent areas show the system background colour.
    public mutating func append(_ picture: ViewPicture, name: String, appearance: Appearance) {
        let background = picture.background ?? ViewHost(appearance).resolve(.systemBackground)
        cells.append(Cell(name: name, list: picture.displayList, background: background, scale: picture.scale))
        emptyViewNotes = Array(Set(emptyViewNotes + picture.emptyViewNotes)).sorted()
    }

    /// Appends a table: all of its rows, or the visible part with a row at the top.
    /// - Parameters:
    ///   - table: The table.
    ///   - topRow: The row at the top, or nil for all rows.
    ///   - name: The caption.
    /// - Throws: `InputError` if the rows don't fit into a picture.
    public mutating func append(_ table: TableScene, topRow: Int?, name: String) throws {
        let list = try topRow.map { try table.visibleContent(topRow: $0) } ?? table.allRows()
        cells.append(Cell(name: name, list: list, background: table.background, scale: table.scale))
    }

    /// The positions of the pictures and the captions, in pixels from the top left.
    private struct GridLayout {
        var pictures: [(x: Int, y: Int)] = []
        var captions: [DisplayList] = []
        var width = 0, height = 0
    }

    private func makeLayout(_ scale: CGFloat) -> GridLayout {
        let host = ViewHost(Appearance(device: Device(size: CGSize(width: 1024, height: 768), scale: scale)))
        let (margin, caption) = (Int(Self.margin * scale), Int(Self.captionHeight * scale))
        var layout = GridLayout()
        layout.captions = cells.map { ViewPicture.caption($0.name, host) }
        var (widths, heights) = ([Int](repeating: 0, count: columns), [Int]())
        for (index, cell) in cells.enumerated() {
            let (column, row) = (index % columns, index / columns)
            if row == heights.count { heights.append(0) }
            let captionWidth = Rasterizer(scale: scale).pixelSize(of: layout.captions[index]).width
            widths[column] = max(widths[column], cell.size.width, captionWidth)
            heights[row] = max(heights[row], cell.size.height)
        }
        for index in cells.indices {
            let (column, row) = (index % columns, index / columns)
            let x = margin + widths[..<column].reduce(0) { $0 + $1 + margin }
            let y = margin + heights[..<row].reduce(0) { $0 + $1 + caption + margin }
            layout.pictures.append((x, y + caption))
        }
        layout.width = margin + widths.filter { $0 > 0 }.reduce(0) { $0 + $1 + margin }
        layout.height = margin + heights.reduce(0) { $0 + $1 + caption + margin }
        return layout
    }

    /// Draws and writes the sheet.
    /// - Parameters:
    ///   - file: The writer that receives the sheet.
    ///   - path: The document's path, for messages.
    ///   - times: Collects the durations of the phases.
    /// - Throws: `InputError` if the sheet is too large; `FileOutputError`.
    public func write(to file: PictureWriter, path: String, times: PhaseTimings) throws {
        let scale = cells.map(\.scale).max() ?? 1
        let layout = makeLayout(scale)
        let (width, height) = (layout.width, layout.height)
        guard max(width, height) <= Self.maximumSide, width * height <= Self.maximumPixels else {
            throw InputError(
                path: path,
                "a sheet of \(cells.count) pictures would have \(width) × \(height) pixels; give --matrix fewer values")
        }
        let light = ViewHost(Appearance(device: Device(size: CGSize(width: 1, height: 1), scale: scale)))
        let background = light.resolve(.systemGray5)
        let writer = try PNGStripWriter(width: width, height: height, hasAlpha: false) { try file.append($0) }
        let step = max(1, Self.bandBytes / (width * 4))
        for top in stride(from: 0, to: height, by: step) {
            let rows = top..<min(top + step, height)
            let band = times.measure(.raster) { draw(rows, layout, scale, background) }
            try times.measure(.encode) { try writer.append(band) }
        }
        try writer.finish()
        try file.close()
    }

    private func draw(_ rows: Range<Int>, _ layout: GridLayout, _ scale: CGFloat, _ ground: RGBAColor) -> Bitmap {
        var band = Bitmap(width: layout.width, height: rows.count, color: ground)
        func add(_ list: DisplayList, _ background: RGBAColor, _ scale: CGFloat, _ x: Int, _ y: Int) {
            let rasterizer = Rasterizer(scale: scale)
            let bandRows = (rows.lowerBound - y..<rows.upperBound - y).clamped(
                to: 0..<rasterizer.pixelSize(of: list).height)
            guard !bandRows.isEmpty else { return }
            let part = rasterizer.renderBand(list, rows: bandRows, background: background)
            band.replace(with: part, atX: x, y: y + bandRows.lowerBound - rows.lowerBound)
        }
        for (index, cell) in cells.enumerated() {
            let (x, y) = layout.pictures[index]
            add(layout.captions[index], ground, scale, x, y - Int(Self.captionHeight * scale))
            add(cell.list, cell.background, cell.scale, x, y)
        }
        return band
    }
}

/// The part of `TableScene` that combines all rows in a single picture.
extension TableScene {
    /// Returns all rows stacked vertically, each aligned to whole pixels.
    /// - Throws: `InputError` if the rows don't fit into a picture.
    fileprivate func allRows() throws -> DisplayList {
        var (commands, size) = ([DisplayCommand](), CGSize(width: width, height: 0))
        try forEachRow { _, list in
            let rect = CGRect(origin: .zero, size: list.size)
            let shift = CGAffineTransform(translationX: 0, y: size.height)
            commands += [.save, .concatenate(shift), .clip(rect, .zero)] + list.commands + [.restore]
            size.height += CGFloat(Rasterizer(scale: scale).pixelSize(of: list).height) / scale
            guard size.height <= PictureLimits.maximumSide else {
                throw InputError(
                    path: source.path,
                    "the rows are too tall for a sheet; draw a part with --height, or fewer with --rows")
            }
        }
        return DisplayList(size: size, commands: commands)
    }
}
