import CellSimGraphics
import Foundation

/// A view that blurs what lies behind it: all that was drawn below it in the same window, inside of its own rectangle. Where
/// what lies behind is cut off by the view's edges, the blur is too. Rounded corners show with `clipsToBounds`, as in UIKit.
///
/// Faded views (`alpha`) let the sharp picture through, and so do faded views around it.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    /// What is done to what lies behind (`UIBlurEffect`, `UIGlassEffect`), or how the content is drawn on it (`UIVibrancyEffect`); with nil
    /// the content alone shows.
    open var effect: UIVisualEffect? { didSet { adoptEffect() } }
    /// The view that holds the content.
    public let contentView: UIView

    /// A view of size zero with that effect.
    public init(effect: UIVisualEffect?) {
        contentView = UIView(frame: .zero)
        super.init(frame: .zero)
        self.effect = effect
        adoptContentView()
        adoptEffect()
    }

    /// A view of that frame (points in its superview) without an effect.
    public override init(frame: CGRect) {
        contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        adoptContentView()
    }

    public required init?(coder: NSCoder) {
        let nib = coder as? NibCoder
        contentView = nib?.object("contentView") as? UIView ?? UIView(frame: .zero)
        super.init(coder: coder)
        contentView.frame = bounds
        adoptContentView()
        guard let nib else { return }
        let blur = nib.element("blurEffect").map { nib.coder(for: $0) }
        let style = blur?.enumeration("style", UIBlurEffect.Style.words) ?? .regular
        if blur != nil { effect = UIBlurEffect(style: style) }
        if let element = nib.element("vibrancyEffect") {
            let coder = nib.coder(for: element)
            let style = coder.coder("blurEffect")?.enumeration("style", UIBlurEffect.Style.words) ?? .regular
            let blur = UIBlurEffect(style: style)
            if coder.string("style") != nil {
                effect = UIVibrancyEffect(
                    blurEffect: blur, style: coder.enumeration("style", UIVibrancyEffectStyle.words) ?? .label)
            } else {
                effect = UIVibrancyEffect(blurEffect: blur)
            }
        }
        adoptEffect()
    }

    private func adoptContentView() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    private func adoptEffect() {
        setNeedsDisplay()
        let vibrancy = effect as? UIVibrancyEffect
        if vibrancy == nil, contentView.layer.extras?.vibrancy == nil { return }
        contentView.layer.ownExtras.vibrancy = vibrancy
    }

    override func recordContent(into recorder: inout DisplayRecorder) {
        guard !bounds.isEmpty else { return }
        if let glass = effect as? UIGlassEffect {
            let hasOwn = layer.extras?.corners != nil || layer.cornerRadius > 0
            let capsule = CornerRadii(min(bounds.width, bounds.height) / 2)
            return glass.record(bounds, radii: hasOwn ? layer.cornerRadii : capsule, into: &recorder)
        }
        guard let style = (effect as? UIBlurEffect)?.style else { return }
        let isDark = recorder.traits.userInterfaceStyle == .dark
        recorder.append(.backdrop(recorder.absolute(bounds), .zero, style.backdrop(isDark: isDark)))
    }
}
