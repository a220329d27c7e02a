import CellSimGraphics
import Foundation

/// A bar that shows how far something has come.
@preconcurrency @MainActor open class UIProgressView: UIView {
    public enum Style: Int, Sendable { case `default`, bar }

    open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
    /// From 0 to 1.
    open var progress: Float = 0 { didSet { progress = min(max(progress, 0), 1) } }
    /// The tint when nil.
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    open var progressImage: UIImage?
    open var trackImage: UIImage?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setContentHuggingPriority(UILayoutPriority(750), for: .vertical)
    }

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

    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    private var height: CGFloat {
        progressViewStyle == .bar ? ControlMetrics.Progress.barHeight : ControlMetrics.Progress.height
    }

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
