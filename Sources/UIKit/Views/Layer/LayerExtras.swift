import Foundation

/// The rarely set values of a layer, stored separately so that other layers stay small.
package final class LayerExtras {
    /// The transform that was set, if it is not flat.
    package var spatial: CATransform3D?
    var sublayerTransform = CATransform3DIdentity
    var isDoubleSided = true
    var actions: [String: Any]?
    var needsDisplayOnBoundsChange = false
    /// Whether `display()` must be called.
    var needsDisplay = false
    var compositingFilter: Any?
    /// Set on the content of a visual effect view.
    var vibrancy: UIVibrancyEffect?
    var corners: UICornerConfiguration?
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
    /// The current animations, in the order in which they were added.
    var animations: [(key: String, animation: CAAnimation)] = []
}

extension CALayer {
    package var ownExtras: LayerExtras {
        if let extras { return extras }
        let made = LayerExtras()
        extras = made
        return made
    }

    func extra<Value>(_ path: KeyPath<LayerExtras, Value>, or none: Value) -> Value {
        extras?[keyPath: path] ?? none
    }

    /// Whether the layer is drawn when its back faces the viewer; true by default.
    public var isDoubleSided: Bool {
        get { extra(\.isDoubleSided, or: true) }
        set { ownExtras.isDoubleSided = newValue }
    }
    /// The transform of the sublayers, around the layer's anchor point. Its `m34` is the perspective of the sublayers.
    public var sublayerTransform: CATransform3D {
        get { extra(\.sublayerTransform, or: CATransform3DIdentity) }
        set { ownExtras.sublayerTransform = newValue }
    }

    // MARK: Kept, without effect

    /// The filter for blending. Stored without effect: layers are not blended.
    public var compositingFilter: Any? {
        get { extras?.compositingFilter }
        set { ownExtras.compositingFilter = newValue }
    }
    /// The filters of the layer's content. Stored without effect: none is applied.
    public var filters: [Any]? {
        get { extras?.filters }
        set { ownExtras.filters = newValue }
    }
    /// Whether edges are antialiased. Stored without effect: edges are drawn at their exact position.
    public var allowsEdgeAntialiasing: Bool {
        get { extra(\.allowsEdgeAntialiasing, or: false) }
        set { ownExtras.allowsEdgeAntialiasing = newValue }
    }
    /// The start in seconds of the superlayer's time. Stored without effect: nothing is animated.
    public var beginTime: CFTimeInterval {
        get { extra(\.beginTime, or: 0) }
        set { ownExtras.beginTime = newValue }
    }
    /// The duration in seconds; infinite by default.
    public var duration: CFTimeInterval {
        get { extra(\.duration, or: .infinity) }
        set { ownExtras.duration = newValue }
    }
    /// The speed relative to the superlayer's time: 0 would pause the layer's animations.
    public var speed: Float {
        get { extra(\.speed, or: 1) }
        set { ownExtras.speed = newValue }
    }
    /// The time offset in seconds.
    public var timeOffset: CFTimeInterval {
        get { extra(\.timeOffset, or: 0) }
        set { ownExtras.timeOffset = newValue }
    }
    /// The number of cycles; 0 by default.
    public var repeatCount: Float {
        get { extra(\.repeatCount, or: 0) }
        set { ownExtras.repeatCount = newValue }
    }
    /// The duration of repetition in seconds; 0 by default.
    public var repeatDuration: CFTimeInterval {
        get { extra(\.repeatDuration, or: 0) }
        set { ownExtras.repeatDuration = newValue }
    }
    /// Whether each cycle is followed by a reverse one; false by default.
    public var autoreverses: Bool {
        get { extra(\.autoreverses, or: false) }
        set { ownExtras.autoreverses = newValue }
    }
    /// The appearance outside the layer's time; `removed` by default.
    public var fillMode: CAMediaTimingFillMode {
        get { extra(\.fillMode, or: .removed) }
        set { ownExtras.fillMode = newValue }
    }

    /// The current animations, in the order in which they were added.
    var animations: [(key: String, animation: CAAnimation)] {
        get { extras?.animations ?? [] }
        set { if extras != nil || !newValue.isEmpty { ownExtras.animations = newValue } }
    }
}
