import Foundation
@_spi(UIKitModules) import UIKitViews

/// A view that draws a cell's editing control: a minus, a plus or a reorder control.
@MainActor package final class CellEditingControl: UIView {
    enum Kind { case delete, insert, reorder }

    var kind = Kind.delete { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The size of the symbol, in points.
    var symbolSize: CGSize { kind == .reorder ? CGSize(width: 20, height: 10) : CGSize(width: 22, height: 22) }

    @_spi(UIKitModules) public override func recordContent(into recorder: inout DisplayRecorder) {
        if kind == .reorder {
            for line in 0..<3 {
                let y = bounds.minY + CGFloat(line) * 4
                recorder.fill(
                    CGRect(x: bounds.minX, y: y, width: bounds.width, height: 2), radius: 1, color: .systemGray3)
            }
            return
        }
        recorder.fill(.ellipse(in: bounds), color: recorder.rgba(kind == .delete ? .systemRed : .systemGreen))
        var symbolPath = Path([
            .move(CGPoint(x: bounds.midX - 5, y: bounds.midY)), .line(CGPoint(x: bounds.midX + 5, y: bounds.midY)),
        ])
        if kind == .insert {
            symbolPath.move(to: CGPoint(x: bounds.midX, y: bounds.midY - 5))
            symbolPath.addLine(to: CGPoint(x: bounds.midX, y: bounds.midY + 5))
        }
        recorder.stroke(symbolPath, Stroke(width: 2, cap: .round), color: .white)
    }
}
