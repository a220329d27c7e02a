import CellSimGraphics
import Foundation
@_spi(UIKitModules) import UIKitViews

/// A view with a bar that shows progress.
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// The style of a progress view: the height and the ends of its bar.
    public enum Style: Int, Sendable {
        /// A height of 4 points in layout, with round ends.
        case `default`
        /// A height of 2.5 points in layout, with square ends; for the edge of another bar.
        case bar
    }

    /// The style of the progress view.
    open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
    /// The progress, clamped to 0…1.
    open var progress: Float = 0 { didSet { progress = min(max(progress, 0), 1) } }
    /// The colour of the completed part; nil for the tint colour.
    open var progressTintColor: UIColor?
    /// The colour of the track; nil for `systemGray5`.
    open var trackTintColor: UIColor?
    /// An image for the completed part, which replaces its colour. Templates are filled with `progressTintColor`.
    open var progressImage: UIImage?
    /// An image for the track, which replaces its colour. Templates are filled with `trackTintColor`.
    open var trackImage: UIImage?

    /// Creates a bar without progress and with a vertical hugging priority of 750, with a frame in the superview's
    /// coordinates (points).
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setContentHuggingPriority(UILayoutPriority(750), for: .vertical)
    }

    /// Creates a bar of size zero with a style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        progressViewStyle = nib.enumeration("progressViewStyle", ["default": .default, "bar": .bar]) ?? .default
        progress = Float(nib.double("progress") ?? 0)
        progressTintColor = nib.color("progressTintColor")
        trackTintColor = nib.color("trackTintColor")
        progressImage = nib.image("progressImage")
        trackImage = nib.image("trackImage")
    }

    /// Sets `progress`, clamped to 0…1; `animated` has no effect.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    private var height: CGFloat {
        progressViewStyle == .bar ? ControlMetrics.Progress.barHeight : ControlMetrics.Progress.height
    }

    /// A height of 4 points, or 2.5 in the style `bar`. There is no intrinsic width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : bounds.width, height: height)
    }

    @_spi(UIKitModules) public override func recordContent(into recorder: inout DisplayRecorder) {
        let radii = CornerRadii(progressViewStyle == .bar ? 0 : bounds.height / 2)
        if let trackImage {
            trackImage.resolved(for: recorder.traits).record(into: &recorder, in: bounds, tint: trackTintColor)
        } else {
            recorder.fill(bounds, radii: radii, color: recorder.rgba(trackTintColor ?? .systemGray5))
        }
        var filled = bounds
        filled.size.width = bounds.width * CGFloat(progress)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { filled.origin.x = bounds.maxX - filled.width }
        if let progressImage {
            progressImage.resolved(for: recorder.traits).record(into: &recorder, in: filled, tint: progressTintColor)
        } else {
            let tint = progressTintColor ?? tintColor ?? .tintColor
            recorder.fill(filled, radii: radii.limited(to: filled.size), color: recorder.rgba(tint))
        }
    }
}
