import Foundation

/// Storage for the rarely used properties of a layer, allocated on first use to keep layers small.
package final class LayerExtras {
    /// The transform if it isn't affine; otherwise nil.
    package var nonAffineTransform: CATransform3D?
    var sublayerTransform = CATransform3DIdentity
    var isDoubleSided = true
    var actions: [String: Any]?
    var needsDisplayOnBoundsChange = false
    /// Whether `display()` must be called before the layer is drawn.
    var needsDisplay = false
    var compositingFilter: Any?
    /// The vibrancy effect, for the content view of a visual effect view.
    var vibrancy: UIVibrancyEffect?
    var cornerConfiguration: UICornerConfiguration?
    var filters: [Any]?
    var allowsEdgeAntialiasing = false
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = .infinity
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed
    /// The current animations with their keys, in the order in which they were added.
    var animations: [(key: String, animation: CAAnimation)] = []
}

extension CALayer {
    package var ensuredExtras: LayerExtras {
        if let extras { return extras }
        let newExtras = LayerExtras()
        extras = newExtras
        return newExtras
    }

    func extraValue<Value>(_ path: KeyPath<LayerExtras, Value>, or defaultValue: Value) -> Value {
        extras?[keyPath: path] ?? defaultValue
    }

    /// A Boolean value that indicates whether the layer is drawn when its back faces the viewer; true by default.
    public var isDoubleSided: Bool {
        get { extraValue(\.isDoubleSided, or: true) }
        set { ensuredExtras.isDoubleSided = newValue }
    }
    /// The transform that is applied to the sublayers, about the layer's anchor point. Its `m34` defines the perspective.
    public var sublayerTransform: CATransform3D {
        get { extraValue(\.sublayerTransform, or: CATransform3DIdentity) }
        set { ensuredExtras.sublayerTransform = newValue }
    }

    // MARK: Stored without effect

    /// The filter for compositing. Stored without effect.
    public var compositingFilter: Any? {
        get { extras?.compositingFilter }
        set { ensuredExtras.compositingFilter = newValue }
    }
    /// The filters of the layer's content. Stored without effect.
    public var filters: [Any]? {
        get { extras?.filters }
        set { ensuredExtras.filters = newValue }
    }
    /// A Boolean value that indicates whether edges are antialiased. Stored without effect: they always are.
    public var allowsEdgeAntialiasing: Bool {
        get { extraValue(\.allowsEdgeAntialiasing, or: false) }
        set { ensuredExtras.allowsEdgeAntialiasing = newValue }
    }
    /// The start time in the superlayer's time space, in seconds. Stored without effect: nothing is animated.
    public var beginTime: CFTimeInterval {
        get { extraValue(\.beginTime, or: 0) }
        set { ensuredExtras.beginTime = newValue }
    }
    /// The duration, in seconds; infinite by default. Stored without effect: nothing is animated.
    public var duration: CFTimeInterval {
        get { extraValue(\.duration, or: .infinity) }
        set { ensuredExtras.duration = newValue }
    }
    /// The speed relative to the superlayer's time space; 0 pauses animations in Core Animation. Stored without effect.
    public var speed: Float {
        get { extraValue(\.speed, or: 1) }
        set { ensuredExtras.speed = newValue }
    }
    /// The time offset, in seconds. Stored without effect: nothing is animated.
    public var timeOffset: CFTimeInterval {
        get { extraValue(\.timeOffset, or: 0) }
        set { ensuredExtras.timeOffset = newValue }
    }
    /// The number of cycles; 0 by default. Stored without effect: nothing is animated.
    public var repeatCount: Float {
        get { extraValue(\.repeatCount, or: 0) }
        set { ensuredExtras.repeatCount = newValue }
    }
    /// The total duration of all cycles, in seconds; 0 by default. Stored without effect: nothing is animated.
    public var repeatDuration: CFTimeInterval {
        get { extraValue(\.repeatDuration, or: 0) }
        set { ensuredExtras.repeatDuration = newValue }
    }
    /// A Boolean value that indicates whether each cycle also runs in reverse; false by default. Stored without effect:
    /// nothing is animated.
    public var autoreverses: Bool {
        get { extraValue(\.autoreverses, or: false) }
        set { ensuredExtras.autoreverses = newValue }
    }
    /// The appearance before and after the layer's active time; `removed` by default. Stored without effect.
    public var fillMode: CAMediaTimingFillMode {
        get { extraValue(\.fillMode, or: .removed) }
        set { ensuredExtras.fillMode = newValue }
    }

    /// The current animations with their keys, in the order in which they were added.
    var animations: [(key: String, animation: CAAnimation)] {
        get { extras?.animations ?? [] }
        set { if extras != nil || !newValue.isEmpty { ensuredExtras.animations = newValue } }
    }
}
