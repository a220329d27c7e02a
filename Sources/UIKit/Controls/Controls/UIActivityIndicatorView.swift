import CellSimGraphics
import Foundation
@_spi(UIKitModules) import UIKitViews

/// A view with spokes that indicates activity. In CellSim, the spokes do not rotate.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// The style of an indicator: its size and colour.
    public enum Style: Int, Sendable {
        /// Grey, 20 × 20 points.
        case medium = 100
        /// Grey, 37 × 37 points.
        case large = 101
        /// White, 37 × 37 points; a deprecated style.
        case whiteLarge = 0
        /// White, 20 × 20 points.
        case white = 1
        /// Grey, 20 × 20 points, like `medium`.
        case gray = 2
    }

    /// The style of the indicator. Its colour applies only while `color` is nil.
    open var style = Style.medium { didSet { if style != oldValue { invalidateIntrinsicContentSize() } } }
    /// The colour of the spokes; nil for the colour of the style.
    open var color: UIColor!
    /// A Boolean value that indicates whether the view is hidden while it is not animating. Documents without this
    /// attribute set it to false.
    open var hidesWhenStopped = true { didSet { updateVisibility() } }
    /// A Boolean value that indicates whether the indicator was started; the spokes do not rotate.
    open private(set) var isAnimating = false

    private static let styles: [String: Style] = [
        "medium": .medium, "large": .large, "gray": .gray, "white": .white, "whiteLarge": .whiteLarge,
    ]

    /// Creates a hidden indicator with the size of its style, in points.
    public init(style: Style) {
        super.init(frame: .zero)
        isHidden = true
        self.style = style
        bounds.size = size
    }

    /// Creates a hidden indicator in the style `medium`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        style = nib.enumeration("style", Self.styles) ?? .medium
        color = nib.color("color")
        isAnimating = nib.bool("animating") ?? false
        hidesWhenStopped = nib.bool("hidesWhenStopped") ?? false
        updateVisibility()
    }

    /// Starts the indicator, and shows it if `hidesWhenStopped` is true.
    open func startAnimating() {
        isAnimating = true
        updateVisibility()
    }

    /// Stops the indicator, and hides it if `hidesWhenStopped` is true.
    open func stopAnimating() {
        isAnimating = false
        updateVisibility()
    }

    /// Hides the indicator while it is not animating, if `hidesWhenStopped` is true.
    private func updateVisibility() { if hidesWhenStopped { isHidden = !isAnimating } }

    private var size: CGSize {
        style == .large || style == .whiteLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    /// 20 × 20 points, or 37 × 37 for the large styles.
    open override var intrinsicContentSize: CGSize { size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }

    @_spi(UIKitModules) public override func recordContent(into recorder: inout DisplayRecorder) {
        let color: UIColor = self.color ?? ([.white, .whiteLarge].contains(style) ? .white : .systemGray)
        let base = recorder.rgba(color)
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = size.width / 2
        for spoke in 0..<8 {
            let angle = CGFloat(spoke) * .pi / 4
            // The first spoke is the darkest; the others fade in order.
            var shade = base
            shade.alpha = UInt8((CGFloat(base.alpha) * (1 - CGFloat((8 - spoke) % 8) * 0.1)).rounded())
            var path = Path()
            path.move(to: CGPoint(x: center.x + sin(angle) * radius * 0.45, y: center.y - cos(angle) * radius * 0.45))
            path.addLine(
                to: CGPoint(x: center.x + sin(angle) * radius * 0.85, y: center.y - cos(angle) * radius * 0.85))
            recorder.stroke(path, Stroke(width: radius * 0.2, cap: .round), color: shade)
        }
    }
}
