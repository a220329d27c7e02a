import CellSimGraphics
import Foundation
@_spi(UIKitModules) import UIKitViews

/// A bar that shows progress.
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// The height and ends of the bar.
    public enum Style: Int, Sendable {
        /// 4 points high in layout, with round ends.
        case `default`
        /// 2.5 points high in layout, with square ends: for the edge of a bar.
        case bar
    }

    /// The height and ends of the bar.
    open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
    /// The progress, from 0 to 1.
    open var progress: Float = 0 { didSet { progress = min(max(progress, 0), 1) } }
    /// The colour of the completed part; nil for the tint.
    open var progressTintColor: UIColor?
    /// The colour of the whole bar, below the completed part; nil for `systemGray5`.
    open var trackTintColor: UIColor?
    /// The image over the completed part, which replaces its colour; a template is filled with `progressTintColor`.
    open var progressImage: UIImage?
    /// The image over the whole bar, which replaces its colour; a template is filled with `trackTintColor`.
    open var trackImage: UIImage?

    /// Creates a bar with this frame (points in its superview) without progress, with a vertical hugging priority of
    /// 750.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setContentHuggingPriority(UILayoutPriority(750), for: .vertical)
    }

    /// Creates a bar of size zero in this style.
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

    /// Sets `progress`, from 0 to 1; `animated` has no effect.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    private var height: CGFloat {
        progressViewStyle == .bar ? ControlMetrics.Progress.barHeight : ControlMetrics.Progress.height
    }

    /// No intrinsic width; 4 points high, 2.5 in the style `bar`.
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
