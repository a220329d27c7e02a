import CellSimGraphics
import CellSimText
import Foundation

/// How pickers and date wheels look: rows on a drum, the chosen one in a grey band, the others fainter and flatter with
/// distance. Lengths are points.
@MainActor enum PickerWheels {
    struct Wheel {
        /// The titles at `offsets` from the chosen row; empty where there is none.
        var rows: [String]
        /// Nil shares what the others leave.
        var width: CGFloat?
        var alignment = TextAlignment.center
        /// Words that stand still beside the chosen row.
        var unit = ""
    }

    /// The rows that can be seen, counted from the chosen one.
    static let offsets = Array(-4...4)
    private static let rowHeight: CGFloat = 32
    private static let radius: CGFloat = 112
    /// The cover of rows by their distance from the chosen one.
    private static let covers: [CGFloat] = [1, 0.44, 0.32, 0.2, 0.1]

    static func record(
        _ wheels: [Wheel], in bounds: CGRect, fontSize: CGFloat = 21, into recorder: inout DisplayRecorder
    ) {
        let band = CGRect(
            x: bounds.minX + 9, y: bounds.midY - rowHeight / 2, width: max(bounds.width - 18, 0), height: rowHeight)
        recorder.fill(band, radius: 8, color: .tertiarySystemFill)
        guard !wheels.isEmpty else { return }
        let fixed = wheels.reduce(0) { $0 + ($1.width ?? 0) }
        let flexible = wheels.filter { $0.width == nil }.count
        let columnWidth = flexible > 0 ? max(band.width - fixed, 0) / CGFloat(flexible) : 0
        recorder.clipped(to: bounds) { recorder in
            var x = flexible > 0 ? band.minX : band.midX - fixed / 2
            for wheel in wheels {
                let column = CGRect(x: x, y: band.minY, width: wheel.width ?? columnWidth, height: rowHeight)
                record(wheel, in: column, UIFont.systemFont(ofSize: fontSize), into: &recorder)
                x += column.width
            }
        }
    }

    private static func record(_ wheel: Wheel, in column: CGRect, _ font: UIFont, into recorder: inout DisplayRecorder)
    {
        var column = column
        if !wheel.unit.isEmpty {
            let words = UIFont.systemFont(ofSize: 17, weight: .semibold)
            let rect = CGRect(x: column.midX + 6, y: column.minY, width: column.width / 2 - 6, height: column.height)
            recorder.text(wheel.unit, font: words, color: .label, in: rect, alignment: .left)
            column.size.width /= 2
        }
        for (offset, title) in zip(offsets, wheel.rows) where !title.isEmpty {
            let angle = CGFloat(offset) * rowHeight / radius
            let color = UIColor.label.withAlphaComponent(covers[abs(offset)])
            guard offset != 0 else {
                recorder.text(title, font: font, color: color, in: column, alignment: wheel.alignment)
                continue
            }
            // The row as it would stand in the middle, made flatter and moved along the drum.
            let middle = recorder.absolute(column).midY
            let flat = cos(angle)
            recorder.append(.save)
            recorder.append(
                .concatenate(
                    CGAffineTransform(a: 1, b: 0, c: 0, d: flat, tx: 0, ty: middle * (1 - flat) + radius * sin(angle))))
            recorder.text(title, font: font, color: color, in: column, alignment: wheel.alignment)
            recorder.append(.restore)
        }
    }
}
