import CellSimGraphics
import Foundation

/// A bar that shows how far something has come.
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// Height and ends of the bar.
    public enum Style: Int, Sendable {
        /// 4 points high in layout, with round ends.
        case `default`
        /// 2.5 points high in layout, with square ends: for the edge of a bar.
        case bar
    }

    /// Height and ends of the bar.
    open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
    /// From 0 to 1.
    open var progress: Float = 0 { didSet { progress = min(max(progress, 0), 1) } }
    /// The tint when nil.
    open var progressTintColor: UIColor?
    /// The colour of the whole bar, below the part that is done; nil for `systemGray5`.
    open var trackTintColor: UIColor?
    /// Drawn over the part that is done, in place of its colour; a template is filled with `progressTintColor`.
    open var progressImage: UIImage?
    /// Drawn over the whole bar, in place of its colour; a template is filled with `trackTintColor`.
    open var trackImage: UIImage?

    /// A bar of that frame (points in its superview) without progress, which hugs its height with priority 750.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setContentHuggingPriority(UILayoutPriority(750), for: .vertical)
    }

    /// A bar of size zero and that style.
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

    /// Sets `progress`, from 0 to 1; `animated` makes no difference.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    private var height: CGFloat {
        progressViewStyle == .bar ? ControlMetrics.Progress.barHeight : ControlMetrics.Progress.height
    }

    /// No width of its own; 4 points high, 2.5 in the style `bar`.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : bounds.width, height: height)
    }

    override func recordContent(into recorder: inout DisplayRecorder) {
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
