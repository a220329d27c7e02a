import CellSimGraphics
import Foundation
@_spi(UIKitModules) import UIKitViews

/// A control that the user switches on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
    /// A Boolean value that indicates whether the switch is on; setting it sends no action.
    open var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }
    /// The colour of a switch that is on; nil for green.
    open var onTintColor: UIColor?
    /// The colour of the thumb; nil for white.
    open var thumbTintColor: UIColor?
    /// The title of a checkbox on other platforms. Stored without effect.
    open var title: String? {
        didSet { reportNoOp("UISwitch.title", title != nil) }
    }

    private let visualElement = UISwitchModernVisualElement()

    /// Creates a switch. It has a fixed size, regardless of the frame's size.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: ControlMetrics.Switch.size))
        setContentHuggingPriority(UILayoutPriority(750), for: .horizontal)
        setContentHuggingPriority(UILayoutPriority(750), for: .vertical)
        addSubview(visualElement)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        isOn = nib.bool("on") ?? false
        onTintColor = nib.color("onTintColor")
        thumbTintColor = nib.color("thumbTintColor")
        title = nib.string("title")
        addSubview(visualElement)
    }

    /// Sets `isOn`; `animated` has no effect.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// A size of 49 × 31 points (61 × 28 on iOS 26). The drawn switch is 2 points wider.
    open override var intrinsicContentSize: CGSize {
        let (size, insets) = (ControlMetrics.Switch.size, ControlMetrics.Switch.alignmentInsets)
        return CGSize(width: size.width - insets.right, height: size.height)
    }

    /// An inset of 2 points at the right, which is outside the alignment rectangle.
    open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.Switch.alignmentInsets }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.Switch.size }

    /// Toggles the switch if the touch ends inside, and sends `valueChanged` and `primaryActionTriggered`.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside else { return }
        isOn.toggle()
        sendValueChanged()
    }

    @_spi(UIKitModules) public override func recordContent(into recorder: inout DisplayRecorder) {
        let rect = CGRect(origin: bounds.origin, size: ControlMetrics.Switch.size)
        ControlMetrics.recordDimmed(!isEnabled, rect, into: &recorder) { record(in: rect, into: &$0) }
    }

    private func record(in rect: CGRect, into recorder: inout DisplayRecorder) {
        let radius = rect.height / 2
        let omitsEffects = recorder.usesLayerRendering && !SystemControls.rendersSwitchThumb.current
        let offColor =
            visualElement.well.backgroundColor ?? (omitsEffects ? .tertiaryLabel : SystemColors.switchOff.current)
        let color = isOn ? onTintColor ?? .systemGreen : offColor
        recorder.fill(rect, radii: CornerRadii(radius), color: recorder.rgba(color))
        if omitsEffects { return }
        let inset = ControlMetrics.Switch.thumbInset
        let size = ControlMetrics.Switch.thumb
        let isAtRight = isOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let x = isAtRight ? rect.maxX - inset - size.width : rect.minX + inset
        let thumb = CGRect(x: x, y: rect.minY + inset, width: size.width, height: size.height)
        // `CALayer.render(in:)` omits the thumb's shadow (5 of 5 switches in references of iOS 17, github.com/Decathlon/vitamin-ios).
        ControlMetrics.recordThumb(
            thumb, radius: size.height / 2, color: recorder.rgba(thumbTintColor ?? .white),
            shadows: recorder.usesLayerRendering ? [] : ControlMetrics.switchShadow, into: &recorder)
    }
}

/// UIKit's private subview of a switch. Apps set the colour of a switch that is off by the background of its first subview:
/// `subviews[0].subviews[0].backgroundColor`. The switch draws this colour. The views are empty and draw nothing.
private final class UISwitchModernVisualElement: UIView {
    let well = UIView(frame: .zero)

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(well)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(well)
    }
}
