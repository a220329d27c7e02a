import Foundation
import Synchronization

/// The geometry and looks of a rectangle; every view draws through one.
///
/// Nothing is animated: a layer is always its own presentation.
@preconcurrency @MainActor open class CALayer: NSObject, @preconcurrency NSCoding, AssociatedValuesHolder {
    private nonisolated let associations = AtomicLazyReference<AssociatedValues>()
    /// What `objc_setAssociatedObject` gave this object.
    public nonisolated var associatedValues: AssociatedValues {
        associations.load() ?? associations.storeIfNil(AssociatedValues())
    }

    /// The view that draws through this layer, if it belongs to one.
    var owner: UIView? {
        get { unsafe ownerReference }
        set { unsafe ownerReference = newValue }
    }
    /// The layer around this one; nil for the outermost. It is not kept alive.
    public internal(set) var superlayer: CALayer? {
        get { unsafe superlayerReference }
        set { unsafe superlayerReference = newValue }
    }
    /// Not weak, for speed: cleared by the view's `deinit`.
    // Unchecked: on the main thread alone, but for `deinit`.
    nonisolated(unsafe) unowned(unsafe) var ownerReference: UIView?
    /// Set while the superlayer holds this layer, and cleared by its `deinit`.
    // Unchecked: on the main thread alone, but for `deinit`.
    nonisolated(unsafe) unowned(unsafe) var superlayerReference: CALayer?
    var sublayerStore: [CALayer] = []
    /// The layers inside, the lowest first; nil for none.
    public var sublayers: [CALayer]? {
        get { sublayerStore.isEmpty ? nil : sublayerStore }
        set { replaceSublayers(with: newValue ?? []) }
    }

    // Geometry, in points
    /// Raises for what is not finite, and stays as it was then.
    open var bounds = CGRect.zero {
        didSet {
            if !bounds.isFinite { refuse(&bounds, oldValue) }
            if bounds.size != oldValue.size, owner == nil { markForLayout() }
        }
    }
    /// Where the anchor point lies in the superlayer's coordinates. Raises for what is not finite, and stays as it was then.
    open var position = CGPoint.zero { didSet { if !position.isFinite { refuse(&position, oldValue) } } }
    /// In shares of the bounds. Raises for what is not finite, and stays as it was then.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { if !anchorPoint.isFinite { refuseAnchor(oldValue) } } }
    /// Sublayers are drawn in the order of these, and in their own where they are equal. There is no depth otherwise.
    open var zPosition: CGFloat = 0
    /// What was set under names that are none of the class's properties.
    var looseValues: [String: Any]?
    var affine = CGAffineTransform.identity
    /// Pixels a point of `contents`. Nothing else is drawn by it.
    open var contentsScale: CGFloat = 1

    // Looks
    var storedBackground: CGColor?
    /// Drawn below the contents, within the rounded corners; nil for none. Setting it ends a view's dynamic background.
    open var backgroundColor: CGColor? {
        get { storedBackground }
        set {
            storedBackground = newValue
            owner?.dynamicBackgroundColor = nil
        }
    }
    /// In points. It rounds the background and the border, and the clip where `masksToBounds` is set; negative counts
    /// as 0.
    open var cornerRadius: CGFloat = 0
    /// How corners bend: like a circle at first, or gradually.
    open var cornerCurve: CALayerCornerCurve = .circular
    /// The corners that `cornerRadius` rounds: all at first.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// In points, inside of the edge and above the sublayers; 0 for no border.
    open var borderWidth: CGFloat = 0
    /// Opaque black at first; nil draws no border.
    open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// From 0 to 1, for the layer and all in it as one. At 0 or below nothing is drawn.
    open var opacity: Float = 1
    /// Whether the layer and all in it are left out of the drawing.
    open var isHidden = false
    /// A promise that the content covers the bounds. Kept: drawing does not rely on it.
    open var isOpaque = false
    /// Whether contents and sublayers are cut off at the bounds and its corners. The layer casts no shadow then.
    open var masksToBounds = false
    /// A layer whose figure limits what is drawn: shape layers by their path, others by their rounded rectangle.
    /// Raises for this layer itself and for one that this layer masks.
    open var mask: CALayer? {
        didSet {
            guard let new = mask, new === self || new.mask === self else { return }
            mask = oldValue
            refuseCycle(of: new)
        }
    }
    /// Opaque black at first; nil for no shadow.
    open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// From 0 to 1, times the colour's own; 0, the default, for no shadow.
    open var shadowOpacity: Float = 0
    /// How far the shadow lies to the right and downwards, in points. A transform does not turn it.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// The standard deviation of the blur, in points.
    open var shadowRadius: CGFloat = 3
    /// What casts the shadow, in the layer's coordinates; nil for an opaque background's rectangle, else for all that
    /// is drawn.
    open var shadowPath: CGPath?
    /// A `CGImage`, stretched over the bounds as `contentsGravity` says.
    open var contents: Any?
    /// Where `contents` lies in the bounds.
    open var contentsGravity: CALayerContentsGravity = .resize
    /// A name of the app's own. Kept; nothing reads it.
    open var name: String?
    /// Kept; nothing reads it: layers are drawn anew for every picture.
    open var shouldRasterize = false {
        didSet { noteKept("CALayer.shouldRasterize", shouldRasterize) }
    }
    /// Pixels a point of a kept picture. Kept; nothing reads it.
    open var rasterizationScale: CGFloat = 1 {
        didSet { noteKept("CALayer.rasterizationScale", rasterizationScale != 1) }
    }
    /// Whether the layer and its sublayers become transparent together; else each of them by itself.
    open var allowsGroupOpacity = true
    /// Kept; nothing reads it.
    open var drawsAsynchronously = false {
        didSet { noteKept("CALayer.drawsAsynchronously", drawsAsynchronously) }
    }
    /// What few layers are given.
    var extras: LayerExtras?
    /// Whether a layer without a view is to lay out its sublayers.
    var isMarkedForLayout = false
    /// Whether a layer inside, with no view between, is marked.
    var hasMarkedSublayers = false

    public override init() { super.init() }

    /// A copy of a layer that is shown, with its geometry and looks; subclasses copy their own properties. Never called here:
    /// every layer is its own presentation.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { adopt(looksOf: layer) }
    }

    /// A layer as `init()` makes it: nothing is read from archives.
    public required init?(coder: NSCoder) { super.init() }

    deinit {
        for sublayer in sublayerStore where unsafe sublayer.superlayerReference === self {
            unsafe sublayer.superlayerReference = nil
        }
    }

    /// Layers are never written to archives here.
    open func encode(with coder: NSCoder) {}

    /// Whether a change of this property has the layer drawn again. Never asked: layers are drawn for every picture.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// The action for a property in all layers of the class. Never asked: nothing moves.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// The value that a property has before it is set; nil for none. Never asked.
    open class func defaultValue(forKey key: String) -> Any? { nil }
    /// What happens when a property changes: the delegate's answer, else that of `actions`. Never asked: nothing moves.
    open func action(forKey event: String) -> (any CAAction)? {
        owner?.action(for: self, forKey: event) ?? actions?[event] as? any CAAction
    }
    /// The size that the layer would like to have: that of its bounds.
    open func preferredFrameSize() -> CGSize { bounds.size }
    /// Whether a point in the layer's coordinates lies in its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    /// The innermost layer at a point in the superlayer's coordinates; nil for none. Hidden layers are passed over.
    open func hitTest(_ p: CGPoint) -> CALayer? { innermost(at: p) }
    /// Whether the layer is to be drawn again.
    open func needsDisplay() -> Bool { extras?.needsDisplay ?? false }
    /// Whether the layer's sublayers are to be laid out again.
    open func needsLayout() -> Bool { isMarkedForLayout }

    /// Whether y points upwards inside of the layer. Kept: it points downwards.
    open var isGeometryFlipped = false { didSet { noteKept("CALayer.isGeometryFlipped", isGeometryFlipped) } }
    /// Whether what the layer shows is turned upside down: never.
    open func contentsAreFlipped() -> Bool { false }
    /// For subclasses that place their sublayers: called after its view's layout. For a layer without a view it is called
    /// along with the layout of the view around, once its size or its sublayers have changed.
    open func layoutSublayers() {}
    /// Puts a layer above all sublayers, and takes it out of its former superlayer.
    ///
    /// Raises for this layer, for one around it and for more than 1,000 levels, and changes nothing then.
    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayerStore.count)) }
    /// Marks the layer's view for layout, or a layer without one itself.
    open func setNeedsLayout() { if let owner { owner.setNeedsLayout() } else { markForLayout() } }
    /// Lays the layer's view out if it is marked; a layer without one, and those inside, if they are.
    open func layoutIfNeeded() { if let owner { owner.layoutIfNeeded() } else { layoutWhereMarked() } }
    /// Has `display()` called before the layer is drawn the next time.
    open func setNeedsDisplay() { ownExtras.needsDisplay = true }
    /// Calls `display()` if the layer was marked since it was called last.
    open func displayIfNeeded() {
        guard extras?.needsDisplay ?? false else { return }
        extras?.needsDisplay = false
        display()
    }
    /// Sets what the layer shows; subclasses may set `contents`. Here it takes a picture of what `draw(in:)` draws, for
    /// subclasses from outside UIKit, at `contentsScale`.
    open func display() {
        takeContents()
        owner?.display(self)
    }
    /// Draws what the layer shows besides its background, in its own coordinates (points). Does nothing here.
    open func draw(in ctx: CGContext) {}

    /// What the class's own drawing may touch beyond the bounds, in the layer's coordinates; nil for none.
    var figureBounds: CGRect? { nil }

    /// Draws what a layer of this class adds to its background.
    func recordContent(into recorder: inout DisplayRecorder) {}

    func storeBackground(_ color: CGColor?) { storedBackground = color }
}

/// How rounded corners run. Both are drawn circular.
public enum CALayerCornerCurve: String, Sendable {
    /// A quarter of a circle.
    case circular
    /// A curve that sets in earlier and softer.
    case continuous
}

/// Where a layer's contents lie in its bounds. Top is up on the screen.
public enum CALayerContentsGravity: String, Sendable {
    /// In the middle, at their own size.
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
    /// Stretched over the bounds: the default.
    case resize
    /// As large as fits the bounds, in the middle, with their proportions.
    case resizeAspect
    /// As small as covers the bounds, in the middle, with their proportions.
    case resizeAspectFill
}

/// Which corners `cornerRadius` rounds.
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
