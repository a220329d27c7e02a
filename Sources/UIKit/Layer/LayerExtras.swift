import Foundation

/// What few layers are given, apart from all others' so that those stay small.
final class LayerExtras {
    /// The transform that was set, where it is not flat.
    var spatial: CATransform3D?
    var sublayerTransform = CATransform3DIdentity
    var isDoubleSided = true
    var actions: [String: Any]?
    var needsDisplayOnBoundsChange = false
    var compositingFilter: Any?
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
    public var actions: [String: Any]? {
        get { extras?.actions }
        set { ownExtras.actions = newValue }
    }
    public var needsDisplayOnBoundsChange: Bool {
        get { extra(\.needsDisplayOnBoundsChange, or: false) }
        set { ownExtras.needsDisplayOnBoundsChange = newValue }
    }
    /// Layers are not blended.
    public var compositingFilter: Any? {
        get { extras?.compositingFilter }
        set { ownExtras.compositingFilter = newValue }
    }
    public var filters: [Any]? {
        get { extras?.filters }
        set { ownExtras.filters = newValue }
    }
    /// Edges lie where they are.
    public var allowsEdgeAntialiasing: Bool {
        get { extra(\.allowsEdgeAntialiasing, or: false) }
        set { ownExtras.allowsEdgeAntialiasing = newValue }
    }
    public var beginTime: CFTimeInterval {
        get { extra(\.beginTime, or: 0) }
        set { ownExtras.beginTime = newValue }
    }
    public var duration: CFTimeInterval {
        get { extra(\.duration, or: .infinity) }
        set { ownExtras.duration = newValue }
    }
    public var speed: Float {
        get { extra(\.speed, or: 1) }
        set { ownExtras.speed = newValue }
    }
    public var timeOffset: CFTimeInterval {
        get { extra(\.timeOffset, or: 0) }
        set { ownExtras.timeOffset = newValue }
    }
    public var repeatCount: Float {
        get { extra(\.repeatCount, or: 0) }
        set { ownExtras.repeatCount = newValue }
    }
    public var repeatDuration: CFTimeInterval {
        get { extra(\.repeatDuration, or: 0) }
        set { ownExtras.repeatDuration = newValue }
    }
    public var autoreverses: Bool {
        get { extra(\.autoreverses, or: false) }
        set { ownExtras.autoreverses = newValue }
    }
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
