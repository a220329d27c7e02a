import Foundation

/// The layout attributes of an element in a collection view: a cell, supplementary view or decoration view.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    /// The index path of the element.
    public internal(set) var indexPath: IndexPath
    /// The kind of a supplementary or decoration view, or `nil` for cells.
    public internal(set) var representedElementKind: String?
    /// The category of the element.
    public internal(set) var representedElementCategory: UICollectionView.ElementCategory
    /// The frame in the collection view's content coordinates, in points.
    open var frame: CGRect
    /// The opacity from 0 to 1.
    open var alpha: CGFloat = 1
    /// The order of overlapping elements. An element with a higher index is in front.
    open var zIndex = 0
    /// A Boolean value that indicates whether the element is hidden.
    open var isHidden = false
    /// The affine transform of the element around its centre.
    open var transform = CGAffineTransform.identity { didSet { storedTransform3D = nil } }
    /// The three-dimensional transform of the element around its centre.
    open var transform3D: CATransform3D {
        get { storedTransform3D ?? CATransform3DMakeAffineTransform(transform) }
        set {
            transform = CATransform3DGetAffineTransform(newValue)
            storedTransform3D = CATransform3DIsAffine(newValue) ? nil : newValue
        }
    }
    private var storedTransform3D: CATransform3D?
    /// Whether self-sizing must not change the width or the height.
    var fixesWidth = false
    var fixesHeight = false

    public override init() {
        indexPath = IndexPath(item: 0, section: 0)
        representedElementCategory = .cell
        frame = .zero
        super.init()
    }

    /// Creates the attributes of a cell with an empty frame.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates the attributes of a supplementary view with an empty frame.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        (self.indexPath, representedElementKind, representedElementCategory) = (
            indexPath, elementKind, .supplementaryView
        )
    }

    /// Creates the attributes of a decoration view with an empty frame.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        (self.indexPath, representedElementKind, representedElementCategory) = (
            indexPath, decorationViewKind, .decorationView
        )
    }

    /// The size of the element, in points.
    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }
    /// The centre of the element in content coordinates, in points.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    /// The bounds of the element, in points. The origin is zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    /// Returns a copy of the same class.
    func duplicate() -> UICollectionViewLayoutAttributes {
        let copy = LayoutAttributesFactory.make(type(of: self))
        (copy.indexPath, copy.representedElementKind) = (indexPath, representedElementKind)
        copy.representedElementCategory = representedElementCategory
        (copy.frame, copy.alpha, copy.zIndex, copy.isHidden, copy.transform) = (
            frame, alpha, zIndex, isHidden, transform
        )
        copy.storedTransform3D = storedTransform3D
        (copy.fixesWidth, copy.fixesHeight) = (fixesWidth, fixesHeight)
        return copy
    }
}
