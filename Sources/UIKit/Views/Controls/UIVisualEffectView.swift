import CellSimGraphics
import Foundation

/// A view that applies a visual effect to the content behind it, or to its own content. As in UIKit, set `clipsToBounds`
/// to clip the effect to rounded corners.
///
/// If the view or an ancestor is translucent (`alpha`), the unblurred content is also visible.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    /// The effect: `UIBlurEffect` or `UIGlassEffect` for the content behind, `UIVibrancyEffect` for the view's own content,
    /// or nil for none.
    open var effect: UIVisualEffect? { didSet { applyEffect() } }
    /// The view to which you add subviews.
    public let contentView: UIView

    /// Creates a view with an effect and a zero frame.
    public init(effect: UIVisualEffect?) {
        contentView = UIView(frame: .zero)
        super.init(frame: .zero)
        self.effect = effect
        installContentView()
        applyEffect()
    }

    /// Creates a view without an effect, with a frame in its superview's coordinates (points).
    public override init(frame: CGRect) {
        contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        installContentView()
    }

    public required init?(coder: NSCoder) {
        let nib = coder as? NibCoder
        contentView = nib?.object("contentView") as? UIView ?? UIView(frame: .zero)
        super.init(coder: coder)
        contentView.frame = bounds
        installContentView()
        guard let nib else { return }
        let blur = nib.element("blurEffect").map { nib.coder(for: $0) }
        let style = blur?.enumeration("style", UIBlurEffect.Style.stylesByName) ?? .regular
        if blur != nil { effect = UIBlurEffect(style: style) }
        if let element = nib.element("vibrancyEffect") {
            let coder = nib.coder(for: element)
            let style = coder.coder("blurEffect")?.enumeration("style", UIBlurEffect.Style.stylesByName) ?? .regular
            let blur = UIBlurEffect(style: style)
            if coder.string("style") != nil {
                effect = UIVibrancyEffect(
                    blurEffect: blur, style: coder.enumeration("style", UIVibrancyEffectStyle.stylesByName) ?? .label)
            } else {
                effect = UIVibrancyEffect(blurEffect: blur)
            }
        }
        applyEffect()
    }

    private func installContentView() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    private func applyEffect() {
        setNeedsDisplay()
        let vibrancy = effect as? UIVibrancyEffect
        if vibrancy == nil, contentView.layer.extras?.vibrancy == nil { return }
        contentView.layer.ensuredExtras.vibrancy = vibrancy
    }

    @_spi(UIKitModules) open override func recordContent(into recorder: inout DisplayRecorder) {
        guard !bounds.isEmpty else { return }
        if let glass = effect as? UIGlassEffect {
            let hasExplicitCorners = layer.extras?.cornerConfiguration != nil || layer.cornerRadius > 0
            let capsuleRadii = CornerRadii(min(bounds.width, bounds.height) / 2)
            return glass.record(bounds, radii: hasExplicitCorners ? layer.cornerRadii : capsuleRadii, into: &recorder)
        }
        guard let style = (effect as? UIBlurEffect)?.style, !recorder.usesLayerRendering else { return }
        let isDark = recorder.traits.userInterfaceStyle == .dark
        recorder.append(.backdrop(recorder.absolute(bounds), .zero, style.backdrop(isDark: isDark)))
    }
}
