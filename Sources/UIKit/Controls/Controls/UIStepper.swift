import CellSimGraphics
import Foundation
@_spi(UIKitModules) import UIKitViews

/// A control with two buttons that increase and decrease a value.
@preconcurrency @MainActor open class UIStepper: UIControl {
    private var storedValue = 0.0
    private var limits = (least: 0.0, most: 100.0)
    /// The minimum value. Setting a value above `maximumValue` raises `NSInvalidArgumentException` and changes
    /// nothing.
    open var minimumValue: Double {
        get { limits.least }
        set { setLimits(newValue, maximumValue) }
    }
    /// The maximum value. Setting a value below `minimumValue` raises `NSInvalidArgumentException` and changes
    /// nothing.
    open var maximumValue: Double {
        get { limits.most }
        set { setLimits(minimumValue, newValue) }
    }
    /// The amount by which a tap changes the value; greater than 0.
    open var stepValue = 1.0 {
        didSet {
            guard !(stepValue > 0) else { return }
            stepValue = oldValue
            UIKitException.raiseOrRecord(
                UIKitException(
                    name: "NSInvalidArgumentException", reason: "the step value of a UIStepper must be above 0"))
        }
    }
    /// A Boolean value that indicates whether the value wraps from the maximum to the minimum and vice versa.
    open var wraps = false
    /// Stored without effect: the value changes once, at the end of a touch.
    open var isContinuous = true {
        didSet { reportNoOp("UIStepper.isContinuous", !isContinuous) }
    }
    /// Stored without effect: a long press does not repeat the change.
    open var autorepeat = true {
        didSet { reportNoOp("UIStepper.autorepeat", !autorepeat) }
    }
    /// The current value, clamped to the minimum and maximum.
    open var value: Double {
        get { storedValue }
        set {
            storedValue = max(min(newValue, maximumValue), minimumValue)
            setNeedsDisplay()
        }
    }

    var images = StepperImages()

    /// Creates a stepper. It has a fixed size, regardless of the frame's size.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: ControlMetrics.Stepper.size))
        setContentHuggingPriority(UILayoutPriority(750), for: .horizontal)
        setContentHuggingPriority(UILayoutPriority(750), for: .vertical)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        let (minimum, maximum) = (nib.double("minimumValue") ?? 0, nib.double("maximumValue") ?? 100)
        if minimum <= maximum {
            limits = (minimum, maximum)
        } else {
            nib.warn("must not be above maximumValue", key: "minimumValue", remedy: "using 0 to 100")
        }
        if let step = nib.double("stepValue") {
            if step > 0 { stepValue = step } else { nib.warn("must be above 0", key: "stepValue", remedy: "using 1") }
        }
        value = nib.double("value") ?? 0
        wraps = nib.bool("wraps") ?? false
        isContinuous = nib.bool("continuous") ?? true
        autorepeat = nib.bool("autorepeat") ?? true
    }

    /// A fixed size of 94 × 32 points.
    open override var intrinsicContentSize: CGSize { ControlMetrics.Stepper.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.Stepper.size }

    /// Increases or decreases the value, depending on the half in which the touch ends. Sends `valueChanged` and
    /// `primaryActionTriggered` if the value changed.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside else { return }
        let isRightHalf = touch.location(in: self).x >= bounds.midX
        step(up: isRightHalf != (effectiveUserInterfaceLayoutDirection == .rightToLeft))
    }

    private func step(up: Bool) {
        let next = value + (up ? stepValue : -stepValue)
        let old = value
        if wraps && next > maximumValue {
            value = minimumValue
        } else if wraps && next < minimumValue {
            value = maximumValue
        } else {
            value = next
        }
        if value != old { sendValueChanged() }
    }

    private func setLimits(_ minimum: Double, _ maximum: Double) {
        if minimum > maximum {
            return UIKitException.raiseOrRecord(
                UIKitException.invalidArgument, "the minimum value of a UIStepper must not be above its maximum value")
        }
        setRange(minimum, maximum, value: storedValue)
    }

    /// Sets the limits, which must be valid, and a value between them.
    func setRange(_ minimum: Double, _ maximum: Double, value: Double) {
        limits = (minimum, maximum)
        self.value = value
    }

    @_spi(UIKitModules) public override func recordContent(into recorder: inout DisplayRecorder) {
        let rect = CGRect(origin: bounds.origin, size: ControlMetrics.Stepper.size)
        func draw(_ image: UIImage?, in frame: CGRect, tint: UIColor?) -> Bool {
            guard let image = image?.resolved(for: recorder.traits) else { return false }
            image.record(into: &recorder, in: frame, tint: tint)
            return true
        }
        if !draw(images.background[state], in: rect, tint: tintColor) {
            recorder.fill(
                rect, radii: CornerRadii(ControlMetrics.Stepper.radius), color: recorder.rgba(.tertiarySystemFill))
            let divider = CGRect(x: rect.midX - 0.5, y: rect.midY - 9, width: 1, height: 18)
            recorder.fill(divider, color: recorder.rgba(.tertiaryLabel))
        }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for isPlus in [false, true] {
            let canStep = wraps || (isPlus ? value < maximumValue : value > minimumValue)
            let color = isEnabled && canStep ? UIColor.label : .tertiaryLabel
            let isAtRight = isPlus != isRightToLeft
            let center = CGPoint(x: rect.minX + rect.width * (isAtRight ? 0.75 : 0.25), y: rect.midY)
            let images = isPlus ? images.increment : images.decrement
            let image = images[isEnabled && canStep ? state : .disabled]
            if let size = image?.size {
                let frame = CGRect(
                    x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
                if draw(image, in: frame, tint: isEnabled && canStep ? tintColor : color) { continue }
            }
            recordSign(isPlus: isPlus, center, color: recorder.rgba(color), into: &recorder)
        }
    }

    private func recordSign(
        isPlus: Bool, _ center: CGPoint, color: RGBAColor, into recorder: inout DisplayRecorder
    ) {
        var glyph = Path()
        glyph.move(to: CGPoint(x: center.x - 6, y: center.y))
        glyph.addLine(to: CGPoint(x: center.x + 6, y: center.y))
        if isPlus {
            glyph.move(to: CGPoint(x: center.x, y: center.y - 6))
            glyph.addLine(to: CGPoint(x: center.x, y: center.y + 6))
        }
        recorder.stroke(glyph, Stroke(width: 1.6, cap: .round), color: color)
    }
}
