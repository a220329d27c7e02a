import CellSimGraphics
import Foundation
@_spi(UIKitModules) import UIKitViews

/// A control for selecting a value in a range.
@preconcurrency @MainActor open class UISlider: UIControl {
    private var storedValue: Float = 0
    /// The minimum value. Setting it raises `maximumValue` and `value` if they are lower.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = storedValue
        }
    }
    /// The maximum value. Setting it lowers `minimumValue` and `value` if they are higher.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = storedValue
        }
    }
    /// The current value, clamped to the minimum and maximum.
    open var value: Float {
        get { storedValue }
        set {
            storedValue = min(max(newValue, minimumValue), maximumValue)
            setNeedsDisplay()
        }
    }
    /// A Boolean value that indicates whether the slider sends an event for each step of a drag, or only at the end.
    open var isContinuous = true
    /// The colour of the track before the thumb; nil for the tint colour.
    open var minimumTrackTintColor: UIColor?
    /// The colour of the track after the thumb; nil for `systemFill`.
    open var maximumTrackTintColor: UIColor?
    /// The colour of the thumb; nil for white.
    open var thumbTintColor: UIColor?
    var thumbImages: StateImages = [:]
    var minimumTrackImages: StateImages = [:]
    var maximumTrackImages: StateImages = [:]
    /// The image before the track. It shortens the track by its width plus 8 points.
    open var minimumValueImage: UIImage?
    /// The image after the track. It shortens the track by its width plus 8 points.
    open var maximumValueImage: UIImage?

    /// Creates a slider from 0 to 1 with the value 0, with a frame in the superview's coordinates (points).
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        minimumValue = Float(nib.double("minValue") ?? 0)
        maximumValue = Float(nib.double("maxValue") ?? 1)
        value = Float(nib.double("value") ?? 0)
        isContinuous = nib.bool("continuous") ?? true
        minimumTrackTintColor = nib.color("minimumTrackTintColor")
        maximumTrackTintColor = nib.color("maximumTrackTintColor")
        thumbTintColor = nib.color("thumbTintColor")
        minimumValueImage = nib.image("minimumValueImage")
        maximumValueImage = nib.image("maximumValueImage")
    }

    /// Sets `value`, clamped to the minimum and maximum; `animated` has no effect.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// A height of 33 points (34 on iOS 26). There is no intrinsic width.
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: ControlMetrics.Slider.height - ControlMetrics.Slider.alignmentInsets.bottom
        )
    }

    /// Insets of 2 points at the sides and 1 point at the bottom; zero on iOS 26.
    open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.Slider.alignmentInsets }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : bounds.width, height: ControlMetrics.Slider.height)
    }

    /// Returns the rectangle of the track between the minimum and maximum images, in points.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        var track = bounds.insetBy(dx: ControlMetrics.Slider.trackInset, dy: 0)
        if let width = minimumValueImage?.size.width {
            track.origin.x += width + 8
            track.size.width -= width + 8
        }
        if let width = maximumValueImage?.size.width { track.size.width -= width + 8 }
        let height = ControlMetrics.Slider.trackHeight
        return CGRect(x: track.minX, y: bounds.midY - height / 2, width: max(track.width, 0), height: height)
    }

    /// Returns the rectangle of the thumb or its image, in points.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let image = currentThumbImage
        let size = image?.size ?? ControlMetrics.Slider.thumb
        // `maximumValue - minimumValue` can overflow `Float`.
        let span = maximumValue - minimumValue
        var fraction =
            !span.isFinite
            ? CGFloat((Double(value) - Double(minimumValue)) / (Double(maximumValue) - Double(minimumValue)))
            : span > 0 ? CGFloat((value - minimumValue) / span) : 0
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { fraction = 1 - fraction }
        let overhang = image == nil ? ControlMetrics.Slider.thumbOverhang : 0
        let top = rect.midY - (image == nil ? ControlMetrics.Slider.thumbVerticalOffset : 0) - size.height / 2
        return CGRect(
            x: rect.minX - overhang + fraction * (rect.width + 2 * overhang - size.width),
            y: traitCollection.pixelGrid.rounded(top), width: size.width, height: size.height)
    }

    /// Moves the centre of the thumb to the touch. Sends `valueChanged` and `primaryActionTriggered` if the slider is
    /// continuous.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        updateValue(touch)
        if isContinuous { sendValueChanged() }
        return true
    }

    /// Moves the centre of the thumb to the touch and sends `valueChanged` and `primaryActionTriggered`.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch { updateValue(touch) }
        sendValueChanged()
    }

    private func updateValue(_ touch: UITouch) {
        let track = trackRect(forBounds: bounds)
        let overhang = ControlMetrics.Slider.thumbOverhang
        let available = track.width + 2 * overhang - ControlMetrics.Slider.thumb.width
        guard available > 0 else { return }
        let start = track.minX - overhang + ControlMetrics.Slider.thumb.width / 2
        var fraction = (touch.location(in: self).x - start) / available
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { fraction = 1 - fraction }
        value = minimumValue + Float(min(max(fraction, 0), 1)) * (maximumValue - minimumValue)
    }

    @_spi(UIKitModules) public override func recordContent(into recorder: inout DisplayRecorder) {
        ControlMetrics.recordDimmed(!isEnabled, bounds, into: &recorder) { record(into: &$0) }
    }

    private func record(into recorder: inout DisplayRecorder) {
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
        let radii = CornerRadii(track.height / 2)
        let tint = minimumTrackTintColor ?? tintColor ?? .tintColor
        func draw(_ image: UIImage?, in frame: CGRect, tint: UIColor?) -> Bool {
            guard let image = image?.resolved(for: recorder.traits) else { return false }
            image.record(into: &recorder, in: frame, tint: tint)
            return true
        }
        func centred(_ image: UIImage?, _ part: CGRect) -> CGRect {
            let height = image?.size.height ?? part.height
            return CGRect(x: part.minX, y: track.midY - height / 2, width: part.width, height: height)
        }
        let maximumImage = currentMaximumTrackImage
        if !draw(maximumImage, in: centred(maximumImage, track), tint: maximumTrackTintColor) {
            recorder.fill(
                track, radii: radii,
                color: recorder.rgba(maximumTrackTintColor ?? SystemColors.sliderMaximumTrack.current))
        }
        var filled = track
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            filled = CGRect(x: thumb.midX, y: track.minY, width: track.maxX - thumb.midX, height: track.height)
        } else {
            filled.size.width = thumb.midX - track.minX
        }
        let minimumImage = currentMinimumTrackImage
        if !draw(minimumImage, in: centred(minimumImage, filled), tint: tint) {
            recorder.fill(filled, radii: radii, color: recorder.rgba(tint))
        }
        for (image, x) in [(minimumValueImage, bounds.minX + 2), (maximumValueImage, track.maxX + 8)] {
            guard let image = image?.resolved(for: recorder.traits) else { continue }
            let imageRect = CGRect(origin: CGPoint(x: x, y: bounds.midY - image.size.height / 2), size: image.size)
            image.record(into: &recorder, in: imageRect, tint: tintColor)
        }
        if draw(currentThumbImage, in: thumb, tint: thumbTintColor ?? tintColor) { return }
        ControlMetrics.recordThumb(
            thumb, radius: thumb.height / 2, color: recorder.rgba(thumbTintColor ?? .white),
            shadows: ControlMetrics.sliderShadow,
            into: &recorder)
    }
}
