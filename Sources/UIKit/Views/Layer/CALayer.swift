import Foundation
import Synchronization

/// A rectangle with geometry, style and content; every view draws through a layer.
///
/// Nothing is animated: a layer is always its own presentation layer.
@preconcurrency @MainActor open class CALayer: NSObject, @preconcurrency NSCoding, AssociatedValuesHolder {
    private nonisolated let associations = AtomicLazyReference<AssociatedValues>()
    /// The values that `objc_setAssociatedObject` stored on this object.
    public nonisolated var associatedValues: AssociatedValues {
        associations.load() ?? associations.storeIfNil(AssociatedValues())
    }

    /// The view that draws through this layer; nil for a layer without a view.
    var owner: UIView? {
        get { unsafe ownerReference }
        set { unsafe ownerReference = newValue }
    }
    /// The layer that contains this one; nil for the outermost. Not retained.
    public internal(set) var superlayer: CALayer? {
        get { unsafe superlayerReference }
        set { unsafe superlayerReference = newValue }
    }
    /// Unowned instead of weak for speed: the view clears it in `deinit`.
    // Unchecked: only the main thread uses it, except in `deinit`.
    nonisolated(unsafe) unowned(unsafe) var ownerReference: UIView?
    /// Set while the superlayer contains this layer; the superlayer clears it in `deinit`.
    // Unchecked: only the main thread uses it, except in `deinit`.
    nonisolated(unsafe) unowned(unsafe) var superlayerReference: CALayer?
    var storedSublayers: [CALayer] = []
    /// The layers inside this one, from back to front; nil if there are none.
    public var sublayers: [CALayer]? {
        get { storedSublayers.isEmpty ? nil : storedSublayers }
        set { replaceSublayers(with: newValue ?? []) }
    }

    // Geometry, in points
    /// The bounds in points. Raises for a value that is not finite, and keeps the old value.
    open var bounds = CGRect.zero {
        didSet {
            if !bounds.isFinite { reject(&bounds, oldValue) }
            if bounds.size != oldValue.size, owner == nil { markForLayout() }
        }
    }
    /// The anchor point in the superlayer's coordinates. Raises for a value that is not finite, and keeps the old
    /// value.
    open var position = CGPoint.zero { didSet { if !position.isFinite { reject(&position, oldValue) } } }
    /// The anchor point as a fraction of the bounds. Raises for a value that is not finite, and keeps the old value.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { if !anchorPoint.isFinite { rejectAnchor(oldValue) } } }
    /// The drawing order of sublayers; sublayers with equal values keep the array's order. It does not affect depth.
    open var zPosition: CGFloat = 0
    /// The values that were set for keys without a property in the class.
    var undefinedKeyValues: [String: Any]?
    package var storedAffineTransform = CGAffineTransform.identity
    /// The number of pixels per point of `contents`. It affects nothing else.
    open var contentsScale: CGFloat = 1

    // Appearance
    var storedBackground: CGColor?
    /// The colour behind the contents, within the rounded corners; nil for no colour. Setting it replaces a view's
    /// dynamic background.
    open var backgroundColor: CGColor? {
        get { storedBackground }
        set {
            storedBackground = newValue
            owner?.dynamicBackgroundColor = nil
        }
    }
    /// The corner radius in points. It applies to the background and the border, and to the clip if `masksToBounds` is
    /// true. A negative value counts as 0.
    open var cornerRadius: CGFloat = 0
    /// The shape of corners: circular by default, or continuous.
    open var cornerCurve: CALayerCornerCurve = .circular
    /// The corners that `cornerRadius` rounds: all by default.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// The border's width in points, inside the edge and above the sublayers; 0 for no border.
    open var borderWidth: CGFloat = 0
    /// The border's colour. Opaque black by default; nil draws no border.
    open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// The opacity from 0 to 1, for the layer and its contents as a whole. At 0 or below, nothing is drawn.
    open var opacity: Float = 1
    /// A Boolean value that indicates whether the layer and its contents are hidden.
    open var isHidden = false
    /// A Boolean value that indicates whether the content promises to cover the bounds. Stored without effect.
    open var isOpaque = false
    /// A Boolean value that indicates whether contents and sublayers are clipped to the bounds and their rounded
    /// corners. A clipped layer has no shadow.
    open var masksToBounds = false
    /// A layer whose shape masks the drawing: the path of a shape layer, the rounded rectangle of other layers. Raises
    /// for this layer itself, and for a layer that this layer masks.
    open var mask: CALayer? {
        didSet {
            guard let newMask = mask, newMask === self || newMask.mask === self else { return }
            mask = oldValue
            rejectCycle(of: newMask)
        }
    }
    /// The shadow's colour: opaque black by default; nil for no shadow.
    open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// The shadow's opacity from 0 to 1, multiplied by the colour's own opacity; 0, the default, for no shadow.
    open var shadowOpacity: Float = 0
    /// The shadow's offset to the right and downwards, in points. A transform does not rotate it.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// The standard deviation of the blur, in points.
    open var shadowRadius: CGFloat = 3
    /// The outline of the shadow, in the layer's coordinates. If it is nil, the shadow follows the rectangle of an
    /// opaque background, or otherwise everything the layer draws.
    open var shadowPath: CGPath?
    /// A `CGImage`, scaled to the bounds according to `contentsGravity`.
    open var contents: Any?
    /// The position of `contents` in the bounds.
    open var contentsGravity: CALayerContentsGravity = .resize
    /// The layer's name, for the app's own use. Stored without effect.
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
    /// A Boolean value that indicates whether the opacity applies to the layer and its sublayers as a group; otherwise
    /// it applies to each of them separately.
    open var allowsGroupOpacity = true
    /// A Boolean value that indicates whether drawing runs in the background. Stored without effect.
    open var drawsAsynchronously = false {
        didSet { reportNoOp("CALayer.drawsAsynchronously", drawsAsynchronously) }
    }
    /// Rarely set values, allocated on first use.
    package var extras: LayerExtras?
    /// Whether a layer without a view needs to lay out its sublayers.
    var isMarkedForLayout = false
    /// Whether a descendant layer, with no view between, is marked for layout.
    var hasMarkedSublayers = false

    public override init() { super.init() }

    /// Creates a presentation copy with another layer's geometry and style; subclasses copy their own properties.
    /// CellSim never calls it: each layer is its own presentation layer.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { copyAppearance(looksOf: layer) }
    }

    /// Creates a layer like `init()`, because nothing is read from archives.
    public required init?(coder: NSCoder) { super.init() }

    deinit {
        for sublayer in storedSublayers where unsafe sublayer.superlayerReference === self {
            unsafe sublayer.superlayerReference = nil
        }
    }

    /// Writes nothing: layers are not archived.
    open func encode(with coder: NSCoder) {}

    /// Returns whether a change of this property redraws the layer. Never called: every snapshot redraws the layer.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// Returns the default action for a property of the class. Never called: nothing is animated.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// Returns the default value of a property; nil if there is none. Never called.
    open class func defaultValue(forKey key: String) -> Any? { nil }
    /// Returns the action for a change of a property, from the delegate or otherwise from `actions`. Never called:
    /// nothing is animated.
    open func action(forKey event: String) -> (any CAAction)? {
        owner?.action(for: self, forKey: event) ?? actions?[event] as? any CAAction
    }
    /// Returns the preferred size of the layer: the size of its bounds.
    open func preferredFrameSize() -> CGSize { bounds.size }
    /// Returns whether a point in the layer's coordinates is in its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    /// Returns the deepest layer at a point in the superlayer's coordinates; nil if there is none. Skips hidden layers.
    open func hitTest(_ p: CGPoint) -> CALayer? { topmostLayer(at: p) }
    /// Returns whether the layer needs to be redrawn.
    open func needsDisplay() -> Bool { extras?.needsDisplay ?? false }
    /// Returns whether the layer's sublayers need layout.
    open func needsLayout() -> Bool { isMarkedForLayout }

    /// A Boolean value that indicates whether the layer's y axis points upwards. Stored without effect: it always
    /// points downwards.
    open var isGeometryFlipped = false { didSet { reportNoOp("CALayer.isGeometryFlipped", isGeometryFlipped) } }
    /// Returns whether the layer's content is flipped vertically: always false.
    open func contentsAreFlipped() -> Bool { false }
    /// Lays out the sublayers, for overriding; called after the view's layout. A layer without a view gets this call
    /// with the layout of the containing view, after the layer's size or sublayers change.
    open func layoutSublayers() {}
    /// Adds a layer above all sublayers, and removes it from its former superlayer.
    ///
    /// Raises for this layer, for an ancestor and for more than 1,000 levels, without changing anything.
    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(storedSublayers.count)) }
    /// Marks the layer's view for layout, or the layer itself if it has no view.
    open func setNeedsLayout() { if let owner { owner.setNeedsLayout() } else { markForLayout() } }
    /// Lays out the layer's view if it is marked; for a layer without a view, lays out the marked layers in its tree.
    open func layoutIfNeeded() { if let owner { owner.layoutIfNeeded() } else { layoutIfMarked() } }
    /// Schedules a call of `display()` before the layer is next drawn.
    open func setNeedsDisplay() { ensuredExtras.needsDisplay = true }
    /// Calls `display()` if the layer was marked since the last call.
    open func displayIfNeeded() {
        guard extras?.needsDisplay ?? false else { return }
        extras?.needsDisplay = false
        display()
    }
    /// Sets the layer's content; subclasses may set `contents`. For subclasses outside UIKit, it renders `draw(in:)`
    /// into an image at `contentsScale`.
    open func display() {
        renderContents()
        owner?.display(self)
    }
    /// Draws the layer's content over its background, in its own coordinates (points). Does nothing by default.
    open func draw(in ctx: CGContext) {}

    /// The bounding box of the class's own drawing, in the layer's coordinates; it may exceed the bounds. Nil for no
    /// drawing.
    var drawingBounds: CGRect? { nil }

    /// Records the content of a layer of this class, above its background.
    func recordContent(into recorder: inout DisplayRecorder) {}

    func storeBackground(_ color: CGColor?) { storedBackground = color }
    /// The rectangle of the layer in its superlayer's coordinates (points).
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
    /// Adds an animation. Without a key, it gets a unique one.
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
    /// Returns the animation for a key; nil if it has ended and was removed.
    open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }
    /// Returns the keys in the order in which they were added; nil if there are none.
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
    /// Removes an animation. An endless animation's delegate is notified that it did not finish.
    open func removeAnimation(forKey key: String) { removeAnimations { $0 == key } }
    /// Removes all animations. The delegates of endless animations are notified that they did not finish.
    open func removeAllAnimations() { removeAnimations { _ in true } }
    /// Inserts a layer among the sublayers. Index 0 is the back; an index beyond the end adds the layer at the front.
    /// Raises like `addSublayer`.
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
    /// Inserts a layer directly below a sublayer; above all sublayers if `sibling` is not a sublayer. Raises like
    /// `addSublayer`.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        guard validateSublayer(layer) else { return }
        layer.removeFromSuperlayer()
        let index = storedSublayers.firstIndex { $0 === sibling } ?? storedSublayers.count
        insertSublayer(layer, at: UInt32(index))
    }
    /// Inserts a layer directly above a sublayer; above all sublayers if `sibling` is not a sublayer. Raises like
    /// `addSublayer`.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        guard validateSublayer(layer) else { return }
        layer.removeFromSuperlayer()
        let index = (storedSublayers.firstIndex { $0 === sibling } ?? storedSublayers.count - 1) + 1
        insertSublayer(layer, at: UInt32(index))
    }
    /// Removes the layer from its superlayer; does nothing without one.
    open func removeFromSuperlayer() {
        guard let parent = superlayer else { return }
        parent.storedSublayers.remove(identicalTo: self)
        superlayer = nil
    }
    /// Draws the layer and its sublayers in the layer's own coordinates (points), without its position and transform:
    /// the origin of its bounds stays where it is. It does not run layout. Visual effects and the surfaces of translucent
    /// bars are omitted, as in UIKit; `UIView.drawHierarchy(in:afterScreenUpdates:)` draws them.
    @preconcurrency @MainActor open func render(in context: CGContext) { draw(in: context, omitsVisualEffects: true) }
    /// Draws like `render(in:)`, with or without visual effects. An enclosing drawing without them has none either.
    @preconcurrency @MainActor final func draw(in context: CGContext, omitsVisualEffects: Bool) {
        guard !isHidden, opacity > 0 else { return }
        context.record { recorder in
            let outerValue = recorder.omitsVisualEffects
            if omitsVisualEffects { recorder.omitsVisualEffects = true }
            recordInLayerCoordinates(into: &recorder)
            recorder.omitsVisualEffects = outerValue
        }
    }
    /// Returns the two-dimensional part of `transform`, about the anchor point.
    open func affineTransform() -> CGAffineTransform { storedAffineTransform }
    /// Sets `transform` from an affine transform. Raises for values that are not finite, without changing anything.
    open func setAffineTransform(_ transform: CGAffineTransform) {
        let elements = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        guard elements.allSatisfy(\.isFinite) else { return rejectTransform(elements) }
        storedAffineTransform = transform
        extras?.nonAffineTransform = nil
    }
    /// The transform about the anchor point, drawn with perspective. Frames, point conversions and hit tests use only
    /// its affine part. Raises for a value that is not finite, without changing anything.
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
    /// The actions by property name. Stored without effect: actions never run.
    open var actions: [String: Any]? {
        get { extras?.actions }
        set { ensuredExtras.actions = newValue }
    }
    /// Returns the layer itself, because nothing is animated.
    open func presentation() -> Self? { self }
}

/// The shape of rounded corners. CellSim draws both shapes as circular arcs.
public enum CALayerCornerCurve: String, Sendable {
    /// A quarter of a circle.
    case circular
    /// A curve that starts earlier and more gradually.
    case continuous
}

/// The position and scaling of a layer's contents in its bounds. Top is up on the screen.
public enum CALayerContentsGravity: String, Sendable {
    /// In the centre, at their own size.
    case center
    /// In the middle of the upper edge, at their own size.
    case top
    /// In the middle of the lower edge, at their own size.
    case bottom
    /// In the middle of the left edge, at their own size.
    case left
    /// In the middle of the right edge, at their own size.
    case right
    /// In the upper left corner, at their own size.
    case topLeft
    /// In the upper right corner, at their own size.
    case topRight
    /// In the lower left corner, at their own size.
    case bottomLeft
    /// In the lower right corner, at their own size.
    case bottomRight
    /// Stretched to fill the bounds; the default.
    case resize
    /// As large as possible inside the bounds, centred, keeping the aspect ratio.
    case resizeAspect
    /// Just large enough to cover the bounds, centred, keeping the aspect ratio.
    case resizeAspectFill
}

/// A set of the corners that `cornerRadius` rounds.
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
