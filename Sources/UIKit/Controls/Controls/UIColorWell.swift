import CellSimGraphics
import Foundation
@_spi(UIKitModules) import UIKitViews

/// A control that shows a colour and opens the system's colour picker. In CellSim, taps have no effect.
@preconcurrency @MainActor open class UIColorWell: UIControl {
    /// The selected colour; nil for none.
    open var selectedColor: UIColor? { didSet { if selectedColor != oldValue { setNeedsDisplay() } } }

    /// Creates a colour well without a colour, with a frame in the superview's coordinates (points).
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        selectedColor = (coder as? NibCoder)?.color("selectedColor")
    }

    /// A fixed size of 28 × 28 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }

    /// Draws the colour inside a grey ring. UIKit's ring shows all colours of the spectrum.
    @_spi(UIKitModules) public override func recordContent(into recorder: inout DisplayRecorder) {
        let side = min(bounds.width, bounds.height)
        let ring = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        let disc = ring.insetBy(dx: 4, dy: 4)
        recorder.fill(ring, radii: CornerRadii(side / 2), color: recorder.rgba(.systemGray3))
        recorder.fill(
            disc, radii: CornerRadii(disc.height / 2), color: recorder.rgba(selectedColor ?? .systemBackground))
    }
}
