import CellSimGraphics
import CellSimText
import Foundation

/// Draws the wheels of pickers and date pickers, in points. The selected row has a grey background. Other rows fade and
/// flatten with distance, like rows on a drum.
@MainActor enum PickerWheels {
    /// A wheel: a column of titles, one of which is selected.
    struct Wheel {
        /// The titles at `PickerWheels.offsets` from the selected row; empty where there is no row.
        var rows: [String]
        /// The width in points; nil for an equal part of the remaining width.
        var width: CGFloat?
        var alignment = TextAlignment.center
        /// The inset before the titles, in points.
        var inset: CGFloat = 0
        /// A fixed label next to the selected row, such as "min".
        var unit = ""
        /// The height of rows, in points.
        var rowHeight = PickerWheels.rowHeight
        var selectedRow = 0
        /// The number of rows.
        var count = 0
    }

    /// The position of a row on its drum.
    struct Placement {
        /// The offset of the row's centre from the middle of the drum, in points.
        var y: CGFloat
        var verticalScale: CGFloat
        /// The opacity, from 0 to 1.
        var opacity: CGFloat
    }

    /// The offsets of the visible rows from the selected row.
    static let offsets = Array(-4...4)
    /// The default height of rows, in points.
    nonisolated static let rowHeight: CGFloat = 32
    /// The font of titles.
    static let font = UIFont.systemFont(ofSize: 21)
    private static let radius: CGFloat = 112
    /// The opacities of rows by their distance from the selected row.
    private static let opacities: [CGFloat] = [1, 0.44, 0.32, 0.2, 0.1]

    /// Returns the position of the row at an offset from the selected row; nil if it is behind the drum.
    static func placement(offset: Int, rowHeight: CGFloat) -> Placement? {
        let angle = CGFloat(offset) * rowHeight / radius
        guard abs(angle) < .pi / 2, opacities.indices.contains(abs(offset)) else { return nil }
        return Placement(y: radius * sin(angle), verticalScale: cos(angle), opacity: opacities[abs(offset)])
    }

    /// Draws the background of the selected rows.
    static func recordSelection(in bounds: CGRect, into recorder: inout DisplayRecorder) {
        recorder.fill(selectionRect(in: bounds), radius: 8, color: .tertiarySystemFill)
    }

    /// Draws the titles.
    static func record(
        _ wheels: [Wheel], in bounds: CGRect, fontSize: CGFloat = 21, color: UIColor? = nil,
        into recorder: inout DisplayRecorder
    ) {
        guard !wheels.isEmpty else { return }
        let widths = wheels.map(\.width)
        let selectedRowRects = wheels.indices.map {
            columns(of: widths, in: bounds, rowHeight: wheels[$0].rowHeight)[$0]
        }
        recorder.clipped(to: bounds) { recorder in
            for (wheel, column) in zip(wheels, selectedRowRects) {
                record(
                    wheel, in: column, UIFont.systemFont(ofSize: fontSize), color ?? .label, into: &recorder)
            }
        }
    }

    /// Returns the rectangle of the selected row in each wheel. A nil width means an equal share of the remaining width.
    static func columns(
        of widths: [CGFloat?], in bounds: CGRect, rowHeight: CGFloat = PickerWheels.rowHeight
    ) -> [CGRect] {
        let band = selectionRect(in: bounds, rowHeight: rowHeight)
        let fixed = widths.reduce(0) { $0 + ($1 ?? 0) }
        let flexible = widths.filter { $0 == nil }.count
        let columnWidth = flexible > 0 ? max(band.width - fixed, 0) / CGFloat(flexible) : 0
        var x = flexible > 0 ? band.minX : band.midX - fixed / 2
        return widths.map { width in
            defer { x += width ?? columnWidth }
            return CGRect(x: x, y: band.minY, width: width ?? columnWidth, height: rowHeight)
        }
    }

    static func selectionRect(in bounds: CGRect, rowHeight: CGFloat = PickerWheels.rowHeight) -> CGRect {
        CGRect(x: bounds.minX + 9, y: bounds.midY - rowHeight / 2, width: max(bounds.width - 18, 0), height: rowHeight)
    }

    /// Returns the number of rows by which a touch turns a wheel. A drag turns it by its distance, and a tap moves the
    /// tapped row to the middle. Positions are in points, relative to the middle.
    static func rows(from start: CGFloat, to end: CGFloat, rowHeight: CGFloat = PickerWheels.rowHeight) -> Int {
        if abs(end - start) >= 10 { return Int(saturating: ((start - end) / rowHeight).rounded()) }
        let angle = asin(min(max(end / radius, -1), 1))
        return Int(saturating: (angle * radius / rowHeight).rounded())
    }

    private static func record(
        _ wheel: Wheel, in column: CGRect, _ font: UIFont, _ textColor: UIColor, into recorder: inout DisplayRecorder
    ) {
        var column = column
        column.origin.x += wheel.inset
        column.size.width -= wheel.inset
        if !wheel.unit.isEmpty {
            let unitFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
            let rect = CGRect(x: column.midX + 6, y: column.minY, width: column.width / 2 - 6, height: column.height)
            recorder.drawText(wheel.unit, font: unitFont, color: textColor, in: rect, alignment: .left)
            column.size.width /= 2
        }
        for (offset, title) in zip(offsets, wheel.rows) where !title.isEmpty {
            guard let placement = placement(offset: offset, rowHeight: wheel.rowHeight) else { continue }
            let color = placement.opacity < 1 ? textColor.withAlphaComponent(placement.opacity) : textColor
            guard offset != 0 else {
                recorder.drawText(title, font: font, color: color, in: column, alignment: wheel.alignment)
                continue
            }
            // Draws the row in the middle, compressed vertically and moved along the drum.
            let middle = recorder.absolute(column).midY
            let verticalScale = placement.verticalScale
            recorder.append(.save)
            recorder.append(
                .concatenate(
                    CGAffineTransform(
                        a: 1, b: 0, c: 0, d: verticalScale, tx: 0, ty: middle * (1 - verticalScale) + placement.y)))
            recorder.drawText(title, font: font, color: color, in: column, alignment: wheel.alignment)
            recorder.append(.restore)
        }
    }
}
