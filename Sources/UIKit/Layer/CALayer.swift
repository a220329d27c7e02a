import Foundation

/// The geometry and looks of a rectangle; every view draws through one.
///
/// Nothing is animated: a layer is always its own presentation.
@preconcurrency @MainActor open class CALayer: NSObject {
    /// The view that draws through this layer, if it belongs to one.
    var owner: UIView? {
        get { unsafe ownerReference }
        set { unsafe ownerReference = newValue }
    }
    public internal(set) var superlayer: CALayer? {
        get { unsafe superlayerReference }
        set { unsafe superlayerReference = newValue }
    }
    /// Not weak, for speed: cleared by the view's `deinit`.
    nonisolated(unsafe) unowned(unsafe) var ownerReference: UIView?
    /// Set while the superlayer holds this layer, and cleared by its `deinit`.
    nonisolated(unsafe) unowned(unsafe) var superlayerReference: CALayer?
    var sublayerStore: [CALayer] = []
    public var sublayers: [CALayer]? {
        get { sublayerStore.isEmpty ? nil : sublayerStore }
        set { replaceSublayers(with: newValue ?? []) }
    }

    // Geometry, in points
    /// Raises for what is not finite, and stays as it was then.
    open var bounds = CGRect.zero { didSet { if !bounds.isFinite { refuse(&bounds, oldValue) } } }
    /// Where the anchor point lies in the superlayer's coordinates. Raises for what is not finite, and stays as it was then.
    open var position = CGPoint.zero { didSet { if !position.isFinite { refuse(&position, oldValue) } } }
    /// In shares of the bounds. Raises for what is not finite, and stays as it was then.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { if !anchorPoint.isFinite { refuseAnchor(oldValue) } } }
    open var zPosition: CGFloat = 0
    var affine = CGAffineTransform.identity
    open var contentsScale: CGFloat = 1

    // Looks
    var storedBackground: CGColor?
    open var backgroundColor: CGColor? {
        get { storedBackground }
        set {
            storedBackground = newValue
            owner?.dynamicBackgroundColor = nil
        }
    }
    open var cornerRadius: CGFloat = 0
    /// `.continuous` corners are drawn as circular ones: a difference from Apple's.
    open var cornerCurve: CALayerCornerCurve = .circular
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    open var opacity: Float = 1
    open var isHidden = false
    open var isOpaque = false
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
    open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var shadowPath: CGPath?
    /// A `CGImage`, stretched over the bounds as `contentsGravity` says.
    open var contents: Any?
    open var contentsGravity: CALayerContentsGravity = .resize
    open var name: String?
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var allowsGroupOpacity = true
    open var drawsAsynchronously = false
    /// What few layers are given.
    var extras: LayerExtras?

    public required override init() { super.init() }

    deinit {
        for sublayer in sublayerStore where unsafe sublayer.superlayerReference === self {
            unsafe sublayer.superlayerReference = nil
        }
    }

    open func layoutSublayers() {}
    open func setNeedsLayout() { owner?.setNeedsLayout() }
    open func layoutIfNeeded() { owner?.layoutIfNeeded() }
    open func setNeedsDisplay() {}
    open func display() {}

    /// Draws what a layer of this class adds to its background.
    func recordContent(into recorder: inout DisplayRecorder) {}

    func storeBackground(_ color: CGColor?) { storedBackground = color }
}

public enum CALayerCornerCurve: String, Sendable { case circular, continuous }

public enum CALayerContentsGravity: String, Sendable {
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight, resize, resizeAspect
    case resizeAspectFill
}

/// Which corners `cornerRadius` rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
