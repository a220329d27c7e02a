import Foundation
import Synchronization

/// An object with geometry, style and visual content. Every view draws its content through a layer.
///
/// Nothing is animated, so a layer is its own presentation layer.
@preconcurrency @MainActor open class CALayer: NSObject, @preconcurrency NSCoding, AssociatedValuesHolder {
    private nonisolated let associations = AtomicLazyReference<AssociatedValues>()
    /// The values that `objc_setAssociatedObject` stored on this object.
    public nonisolated var associatedValues: AssociatedValues {
        associations.load() ?? associations.storeIfNil(AssociatedValues())
    }

    /// The view that the layer belongs to; nil for a layer without a view.
    var owner: UIView? {
        get { unsafe ownerReference }
        set { unsafe ownerReference = newValue }
    }
    /// The layer that contains this one; nil for a root layer. Not retained.
    public internal(set) var superlayer: CALayer? {
        get { unsafe superlayerReference }
        set { unsafe superlayerReference = newValue }
    }
    /// The storage of `owner`. It is unowned instead of weak for speed; the view clears it in `deinit`.
    // Unchecked: only the main thread uses it, except in `deinit`.
    nonisolated(unsafe) unowned(unsafe) var ownerReference: UIView?
    /// The storage of `superlayer`. It is set while the superlayer contains this layer, and cleared in the superlayer's
    /// `deinit`.
    // Unchecked: only the main thread uses it, except in `deinit`.
    nonisolated(unsafe) unowned(unsafe) var superlayerReference: CALayer?
    var storedSublayers: [CALayer] = []
    /// The layers inside this one, from back to front; nil if there are none.
    public var sublayers: [CALayer]? {
        get { storedSublayers.isEmpty ? nil : storedSublayers }
        set { replaceSublayers(with: newValue ?? []) }
    }

    // Geometry, in points
    /// The position and size in the layer's own coordinates, in points. Setting a value that isn't finite raises and keeps
    /// the previous value.
    open var bounds = CGRect.zero {
        didSet {
            if !bounds.isFinite { reject(&bounds, oldValue) }
            if bounds.size != oldValue.size, owner == nil { markForLayout() }
        }
    }
    /// The position of the anchor point in the superlayer's coordinates. Setting a value that isn't finite raises and keeps
    /// the previous value.
    open var position = CGPoint.zero { didSet { if !position.isFinite { reject(&position, oldValue) } } }
    /// The anchor point, in unit coordinates of the bounds. Setting a value that isn't finite raises and keeps the previous
    /// value.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { if !anchorPoint.isFinite { rejectAnchor(oldValue) } } }
    /// The position on the z-axis, which determines the drawing order of siblings. Siblings with equal values are drawn in
    /// the order of `sublayers`.
    open var zPosition: CGFloat = 0
    /// The values that were set for custom keys.
    var undefinedKeyValues: [String: Any]?
    package var storedAffineTransform = CGAffineTransform.identity
    /// The number of pixels per point of `contents`, including the contents that `draw(in:)` renders.
    open var contentsScale: CGFloat = 1

    // Appearance
    var storedBackground: CGColor?
    /// The background colour, clipped to the rounded corners, or nil for none. Setting it replaces the dynamic background
    /// colour of the layer's view.
    open var backgroundColor: CGColor? {
        get { storedBackground }
        set {
            storedBackground = newValue
            owner?.dynamicBackgroundColor = nil
        }
    }
    /// The corner radius of the background and the border, in points. If `masksToBounds` is true, it also applies to the
    /// contents and sublayers. Negative values are treated as 0.
    open var cornerRadius: CGFloat = 0
    /// The shape of rounded corners; circular by default.
    ///
    /// As on Apple platforms, `render(in:)` and snapshots that use it draw continuous corners since iOS 18 unless the property
    /// was set.
    open var cornerCurve: CALayerCornerCurve {
        get { explicitCornerCurve ?? .circular }
        set { explicitCornerCurve = newValue }
    }
    var explicitCornerCurve: CALayerCornerCurve?
    /// The corners that `cornerRadius` applies to; all by default. As on Apple platforms, `render(in:)` and snapshots that use
    /// it round all corners.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// The width of the border, in points; 0 for no border. The border is drawn inside the bounds and above the sublayers.
    open var borderWidth: CGFloat = 0
    /// The colour of the border; opaque black by default, nil for no border.
    open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// The opacity of the layer and its sublayers, from 0 to 1.
    open var opacity: Float = 1
    /// A Boolean value that indicates whether the layer and its sublayers are hidden.
    open var isHidden = false
    /// A Boolean value that indicates whether the content is completely opaque. Stored without effect.
    open var isOpaque = false
    /// A Boolean value that indicates whether contents and sublayers are clipped to the bounds with their rounded corners.
    /// If it is true, the layer has no shadow.
    open var masksToBounds = false
    /// A layer whose alpha channel masks this layer and its sublayers. Raises for this layer itself, and for a layer that
    /// this one masks.
    open var mask: CALayer? {
        didSet {
            guard let newMask = mask, newMask === self || newMask.mask === self else { return }
            mask = oldValue
            rejectCycle(of: newMask)
        }
    }
    /// The colour of the shadow; opaque black by default, nil for no shadow.
    open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// The opacity of the shadow, from 0 to 1, which is multiplied by the alpha of `shadowColor`. 0 by default.
    open var shadowOpacity: Float = 0
    /// The offset of the shadow, in points; positive values move it right and down. Transforms don't rotate it.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// The blur radius of the shadow (its standard deviation), in points.
    open var shadowRadius: CGFloat = 3
    /// The outline of the shadow, in the layer's coordinates. If it is nil, the shadow has the shape of an opaque
    /// background, or otherwise of the layer's whole drawing.
    open var shadowPath: CGPath?
    /// The image of the layer, a `CGImage`. Other objects are ignored.
    open var contents: Any?
    /// The position and scaling of `contents` in the bounds.
    open var contentsGravity: CALayerContentsGravity = .resize
    /// The name of the layer, for use by the app.
    open var name: String?
    /// A Boolean value that indicates whether the layer is rendered as a bitmap. Stored without effect: every snapshot
    /// redraws the layer.
    open var shouldRasterize = false {
        didSet { reportNoOp("CALayer.shouldRasterize", shouldRasterize) }
    }
    /// The number of pixels per point of a rasterised layer. Stored without effect.
    open var rasterizationScale: CGFloat = 1 {
        didSet { reportNoOp("CALayer.rasterizationScale", rasterizationScale != 1) }
    }
    /// A Boolean value that indicates whether `opacity` applies to the layer and its sublayers as a group. If it is false,
    /// it applies to each of them separately.
    open var allowsGroupOpacity = true
    /// A Boolean value that indicates whether drawing runs on a background thread. Stored without effect.
    open var drawsAsynchronously = false {
        didSet { reportNoOp("CALayer.drawsAsynchronously", drawsAsynchronously) }
    }
    /// Storage for rarely used properties, allocated on first use.
    package var extras: LayerExtras?
    /// Whether the sublayers need layout. Used only for layers without a view.
    var isMarkedForLayout = false
    /// Whether a descendant needs layout. Descendants of views in between aren't included.
    var hasMarkedSublayers = false

    public override init() { super.init() }

    /// Creates a presentation copy of another layer, with the same geometry and style. Subclasses copy their own
    /// properties. CellSim never calls it, because a layer is its own presentation layer.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { copyAppearance(looksOf: layer) }
    }

    /// Creates a layer with default values: layers can't be unarchived.
    public required init?(coder: NSCoder) { super.init() }

    deinit {
        for sublayer in storedSublayers where unsafe sublayer.superlayerReference === self {
            unsafe sublayer.superlayerReference = nil
        }
    }

    /// Encodes nothing: layers can't be archived.
    open func encode(with coder: NSCoder) {}

    /// Returns whether a change of a property requires redrawing. Never called: every snapshot redraws the layer.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// Returns the default action for a property. Never called: nothing is animated.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// Returns the default value of a property, or nil if there is none. Never called.
    open class func defaultValue(forKey key: String) -> Any? { nil }
    /// Returns the action for a property, from the layer's view or otherwise from `actions`. Never called: nothing is
    /// animated.
    open func action(forKey event: String) -> (any CAAction)? {
        owner?.action(for: self, forKey: event) ?? actions?[event] as? any CAAction
    }
    /// Returns the preferred size of the layer. By default, the size of its bounds.
    open func preferredFrameSize() -> CGSize { bounds.size }
    /// Returns whether the bounds contain a point in the layer's coordinates.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    /// Returns the frontmost descendant, or this layer, that contains a point in the superlayer's coordinates. Returns nil
    /// if there is none. Skips hidden layers.
    open func hitTest(_ p: CGPoint) -> CALayer? { topmostLayer(at: p) }
    /// Returns whether the layer needs to be redrawn.
    open func needsDisplay() -> Bool { extras?.needsDisplay ?? false }
    /// Returns whether the layer's sublayers need layout.
    open func needsLayout() -> Bool { isMarkedForLayout }

    /// A Boolean value that indicates whether the y-axis points upwards. Stored without effect: it always points downwards.
    open var isGeometryFlipped = false { didSet { reportNoOp("CALayer.isGeometryFlipped", isGeometryFlipped) } }
    /// Returns whether the layer's content is flipped vertically: always false.
    open func contentsAreFlipped() -> Bool { false }
    /// Called to lay out the sublayers, after the layout of the layer's view. For a layer without a view, it is called during
    /// the layout of the enclosing view if the layer's size or sublayers changed. The default implementation does nothing.
    open func layoutSublayers() {}
    /// Adds a layer above all other sublayers. If it has another superlayer, it is removed from it.
    ///
    /// Raises for this layer, for its ancestors, and if the tree would have more than 1,000 levels.
    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(storedSublayers.count)) }
    /// Schedules layout of the layer's view, or of the layer if it has no view.
    open func setNeedsLayout() { if let owner { owner.setNeedsLayout() } else { markForLayout() } }
    /// Performs pending layout of the layer's view or, if it has no view, of the layer and its descendants.
    open func layoutIfNeeded() { if let owner { owner.layoutIfNeeded() } else { layoutIfMarked() } }
    /// Schedules a call of `display()` before the layer is next drawn.
    open func setNeedsDisplay() { ensuredExtras.needsDisplay = true }
    /// Calls `display()` if `setNeedsDisplay()` was called since the last call.
    open func displayIfNeeded() {
        guard extras?.needsDisplay ?? false else { return }
        extras?.needsDisplay = false
        display()
    }
    /// Updates the layer's contents. For subclasses outside UIKit, the default implementation renders `draw(in:)` to an
    /// image at `contentsScale`. Overrides can set `contents`.
    open func display() {
        renderContents()
        owner?.display(self)
    }
    /// Draws the layer's content above its background, in the layer's coordinates (points). The default implementation does
    /// nothing.
    open func draw(in ctx: CGContext) {}

    /// The bounding box of the class's own drawing, which may exceed the bounds, in the layer's coordinates; nil if it
    /// doesn't exceed them.
    var drawingBounds: CGRect? { nil }

    /// Records the content of the class, above the background.
    func recordContent(into recorder: inout DisplayRecorder) {}

    func storeBackground(_ color: CGColor?) { storedBackground = color }
    /// The position and size in the superlayer's coordinates (points): the bounding box of the transformed layer. `CGRect.null` stands for
    /// an empty frame at the origin; Core Animation raises an exception only when it draws such a layer.
    open var frame: CGRect {
        get {
            let size = bounds.size
            let (left, top) = (-anchorPoint.x * size.width, -anchorPoint.y * size.height)
            if storedAffineTransform.isIdentity {
                return CGRect(x: position.x + left, y: position.y + top, width: size.width, height: size.height)
            }
            let transformedRect = CGRect(x: left, y: top, width: size.width, height: size.height)
                .applying(storedAffineTransform.withExactQuarterTurns)
            return transformedRect.offsetBy(dx: position.x, dy: position.y)
        }
        set {
            // Views are often created with the frame `.null`, whose origin is infinite, and laid out later.
            let newValue = newValue.isNull ? .zero : newValue
            let size =
                storedAffineTransform.isIdentity
                ? newValue.size : Self.boundsSize(of: newValue.size, before: storedAffineTransform)
            bounds = CGRect(origin: bounds.origin, size: size)
            if storedAffineTransform.isIdentity {
                position = CGPoint(
                    x: newValue.origin.x + anchorPoint.x * size.width,
                    y: newValue.origin.y + anchorPoint.y * size.height)
            } else {
                let currentFrame = frame
                position.x += newValue.midX - currentFrame.midX
                position.y += newValue.midY - currentFrame.midY
            }
        }
    }
    /// Adds an animation, which ends immediately unless it is endless. If `key` is nil, it gets a unique key.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        reportNoOp("CAAnimation", true)
        let key = key ?? "animation-\(animations.count)"
        animations.removeAll { $0.key == key }
        animations.append((key, anim))
        anim.delegate?.animationDidStart(anim)
        guard !anim.isEndless else { return }
        if anim.isRemovedOnCompletion { animations.removeAll { $0.animation === anim } }
        anim.delegate?.animationDidStop(anim, finished: true)
    }
    /// Returns the animation for a key, or nil if there is none or it was removed.
    open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }
    /// Returns the keys of the animations, in the order in which they were added, or nil if there are none.
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
    /// Removes an animation. If it is endless, notifies its delegate that it didn't finish.
    open func removeAnimation(forKey key: String) { removeAnimations { $0 == key } }
    /// Removes all animations, and notifies the delegates of endless ones that they didn't finish.
    open func removeAllAnimations() { removeAnimations { _ in true } }
    /// Inserts a sublayer at an index; 0 is the back. An index out of range is clamped. Raises like `addSublayer(_:)`.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        guard validateSublayer(layer) else { return }
        layer.removeFromSuperlayer()
        storedSublayers.insert(layer, at: min(Int(index), storedSublayers.count))
        layer.superlayer = self
        if owner == nil {
            markForLayout()
        } else if layer.isMarkedForLayout || layer.hasMarkedSublayers {
            markAncestorsForLayout()
        }
    }
    /// Inserts a layer directly below a sublayer, or on top if `sibling` isn't a sublayer. Raises like `addSublayer(_:)`.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        guard validateSublayer(layer) else { return }
        layer.removeFromSuperlayer()
        let index = storedSublayers.firstIndex { $0 === sibling } ?? storedSublayers.count
        insertSublayer(layer, at: UInt32(index))
    }
    /// Inserts a layer directly above a sublayer, or on top if `sibling` isn't a sublayer. Raises like `addSublayer(_:)`.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        guard validateSublayer(layer) else { return }
        layer.removeFromSuperlayer()
        let index = (storedSublayers.firstIndex { $0 === sibling } ?? storedSublayers.count - 1) + 1
        insertSublayer(layer, at: UInt32(index))
    }
    /// Removes the layer from its superlayer. Does nothing if there is none.
    open func removeFromSuperlayer() {
        guard let parent = superlayer else { return }
        parent.storedSublayers.remove(identicalTo: self)
        superlayer = nil
    }
    /// Draws the layer and its sublayers in the layer's own coordinates (points); `position` and `transform` are ignored.
    /// Doesn't run layout. As in UIKit, visual effects and the backgrounds of translucent bars are omitted, shadows don't follow
    /// `shadowPath`, and corners don't follow `maskedCorners`; `UIView.drawHierarchy(in:afterScreenUpdates:)` draws as on a screen.
    @preconcurrency @MainActor open func render(in context: CGContext) { draw(in: context, usesLayerRendering: true) }
    /// Draws like `render(in:)`, optionally with visual effects. They are also omitted inside a drawing that omits them.
    @preconcurrency @MainActor final func draw(in context: CGContext, usesLayerRendering: Bool) {
        guard !isHidden, opacity > 0 else { return }
        context.record { recorder in
            let outerValue = recorder.usesLayerRendering
            if usesLayerRendering { recorder.usesLayerRendering = true }
            recordInLayerCoordinates(into: &recorder)
            recorder.usesLayerRendering = outerValue
        }
    }
    /// Returns the affine part of `transform`.
    open func affineTransform() -> CGAffineTransform { storedAffineTransform }
    /// Sets `transform` to an affine transform. Raises if it isn't finite and then keeps the previous transform.
    open func setAffineTransform(_ transform: CGAffineTransform) {
        let elements = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        guard elements.allSatisfy(\.isFinite) else { return rejectTransform(elements) }
        storedAffineTransform = transform
        extras?.nonAffineTransform = nil
    }
    /// The transform about the anchor point, drawn with perspective. Frames, coordinate conversion and hit testing use only
    /// its affine part. Setting a value that isn't finite raises and keeps the previous value.
    open var transform: CATransform3D {
        get { extras?.nonAffineTransform ?? CATransform3DMakeAffineTransform(storedAffineTransform) }
        set {
            let elements = newValue.elements
            guard elements.allSatisfy(\.isFinite) else { return rejectTransform(elements) }
            storedAffineTransform = newValue.affineTransform
            if CATransform3DIsAffine(newValue) {
                extras?.nonAffineTransform = nil
            } else {
                ensuredExtras.nonAffineTransform = newValue
            }
        }
    }
    /// A Boolean value that indicates whether a change of the bounds redraws the layer; false by default. Stored
    /// without effect: every snapshot redraws the layer.
    open var needsDisplayOnBoundsChange: Bool {
        get { extraValue(\.needsDisplayOnBoundsChange, or: false) }
        set { ensuredExtras.needsDisplayOnBoundsChange = newValue }
    }
    /// The actions by property. Stored without effect: actions never run.
    open var actions: [String: Any]? {
        get { extras?.actions }
        set { ensuredExtras.actions = newValue }
    }
    /// Returns the presentation layer: the layer itself, because nothing is animated.
    open func presentation() -> Self? { self }
}

/// The shapes of rounded corners.
public enum CALayerCornerCurve: String, Sendable {
    /// A circular arc.
    case circular
    /// A curve whose curvature changes gradually, so that it starts earlier on the straight edges.
    case continuous
}

/// The positions and scalings of a layer's contents in its bounds.
public enum CALayerContentsGravity: String, Sendable {
    /// In the centre, at the natural size.
    case center
    /// In the middle of the upper edge, at the natural size.
    case top
    /// In the middle of the lower edge, at the natural size.
    case bottom
    /// In the middle of the left edge, at the natural size.
    case left
    /// In the middle of the right edge, at the natural size.
    case right
    /// In the upper left corner, at the natural size.
    case topLeft
    /// In the upper right corner, at the natural size.
    case topRight
    /// In the lower left corner, at the natural size.
    case bottomLeft
    /// In the lower right corner, at the natural size.
    case bottomRight
    /// Stretched to fill the bounds; the default.
    case resize
    /// As large as possible inside the bounds, centred, keeping the aspect ratio.
    case resizeAspect
    /// Just large enough to cover the bounds, centred, keeping the aspect ratio.
    case resizeAspectFill
}

/// A set of corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The upper right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The lower left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The lower right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
