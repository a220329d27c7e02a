import Foundation

/// What few layers are given, apart from all others' so that those stay small.
final class LayerExtras {
    /// The transform that was set, where it is not flat.
    var spatial: CATransform3D?
    var sublayerTransform = CATransform3DIdentity
    var isDoubleSided = true
    var actions: [String: Any]?
    var needsDisplayOnBoundsChange = false
    /// Whether `display()` is due.
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
    /// What was added and not removed, in that order.
    var animations: [(key: String, animation: CAAnimation)] = []
}

extension CALayer {
    var ownExtras: LayerExtras {
        if let extras { return extras }
        let made = LayerExtras()
        extras = made
        return made
    }

    private func extra<Value>(_ path: KeyPath<LayerExtras, Value>, or none: Value) -> Value {
        extras?[keyPath: path] ?? none
    }

    // MARK: Kept, without effect

    /// Layers are drawn flat from both sides.
    public var isDoubleSided: Bool {
        get { extra(\.isDoubleSided, or: true) }
        set { ownExtras.isDoubleSided = newValue }
    }
    /// There is no perspective.
    public var sublayerTransform: CATransform3D {
        get { extra(\.sublayerTransform, or: CATransform3DIdentity) }
        set { ownExtras.sublayerTransform = newValue }
    }
    /// Actions by the names of properties; none is run.
    public var actions: [String: Any]? {
        get { extras?.actions }
        set { ownExtras.actions = newValue }
    }
    /// False at first; layers are drawn anew for every picture.
    public var needsDisplayOnBoundsChange: Bool {
        get { extra(\.needsDisplayOnBoundsChange, or: false) }
        set { ownExtras.needsDisplayOnBoundsChange = newValue }
    }
    /// Layers are not blended.
    public var compositingFilter: Any? {
        get { extras?.compositingFilter }
        set { ownExtras.compositingFilter = newValue }
    }
    /// Filters of the layer's content; none is applied.
    public var filters: [Any]? {
        get { extras?.filters }
        set { ownExtras.filters = newValue }
    }
    /// Edges lie where they are.
    public var allowsEdgeAntialiasing: Bool {
        get { extra(\.allowsEdgeAntialiasing, or: false) }
        set { ownExtras.allowsEdgeAntialiasing = newValue }
    }
    /// In seconds of the superlayer's time; nothing moves.
    public var beginTime: CFTimeInterval {
        get { extra(\.beginTime, or: 0) }
        set { ownExtras.beginTime = newValue }
    }
    /// In seconds; infinite at first.
    public var duration: CFTimeInterval {
        get { extra(\.duration, or: .infinity) }
        set { ownExtras.duration = newValue }
    }
    /// A factor of the superlayer's time: 0 would hold the layer's animations.
    public var speed: Float {
        get { extra(\.speed, or: 1) }
        set { ownExtras.speed = newValue }
    }
    /// In seconds.
    public var timeOffset: CFTimeInterval {
        get { extra(\.timeOffset, or: 0) }
        set { ownExtras.timeOffset = newValue }
    }
    /// 0 at first.
    public var repeatCount: Float {
        get { extra(\.repeatCount, or: 0) }
        set { ownExtras.repeatCount = newValue }
    }
    /// In seconds; 0 at first.
    public var repeatDuration: CFTimeInterval {
        get { extra(\.repeatDuration, or: 0) }
        set { ownExtras.repeatDuration = newValue }
    }
    /// False at first.
    public var autoreverses: Bool {
        get { extra(\.autoreverses, or: false) }
        set { ownExtras.autoreverses = newValue }
    }
    /// `removed` at first.
    public var fillMode: CAMediaTimingFillMode {
        get { extra(\.fillMode, or: .removed) }
        set { ownExtras.fillMode = newValue }
    }

    /// What was added and not removed, in that order.
    var animations: [(key: String, animation: CAAnimation)] {
        get { extras?.animations ?? [] }
        set { if extras != nil || !newValue.isEmpty { ownExtras.animations = newValue } }
    }
}
