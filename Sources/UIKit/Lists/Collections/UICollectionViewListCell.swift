import CellSimGraphics
import Foundation
@_spi(UIKitModules) import UIKitViews

/// A cell that displays a row of a list in a collection view.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    /// The indentation of the content at the leading edge, as a multiple of `indentationWidth`.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    /// The width of an indentation level, in points.
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
    /// A Boolean value that indicates whether accessories at the leading edge are also indented.
    open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { setNeedsLayout() } } }
    /// The accessories of the cell, from the leading edge to the trailing edge.
    open var accessories: [UICellAccessory] = [] { didSet { rebuildAccessories() } }
    var accessoryViews: [ListAccessoryView] = []

    /// Creates a cell with a frame in the collection view's coordinates (points).
    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.preservesSuperviewLayoutMargins = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentView.preservesSuperviewLayoutMargins = true
    }

    /// Whether the cell is a header in its section.
    private var isHeader: Bool {
        poolKey?.hasPrefix(UICollectionView.elementKindSectionHeader) ?? false || isFirstItemAsHeader
    }
    private var isFooter: Bool { poolKey?.hasPrefix(UICollectionView.elementKindSectionFooter) ?? false }

    /// Whether the cell is the first item of a section that uses it as a header. Also valid while the data source configures the cell.
    private var isFirstItemAsHeader: Bool {
        guard let (layout, view) = listContext, layout.listConfiguration.headerMode == .firstItemInSection else {
            return false
        }
        if let requested = view.requestedPosition { return requested.row == 0 }
        return view.indexPath(for: self)?.item == 0
    }

    /// Returns an empty configuration for a list's row, header or footer.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        let isPlain = listContext.map { $0.layout.listConfiguration.appearance == .plain } ?? true
        if isHeader { return isPlain ? .plainHeader() : .groupedHeader() }
        if isFooter { return isPlain ? .plainFooter() : .groupedFooter() }
        return .cell()
    }

    override var contentFrame: CGRect { listContentFrame }

    /// Lays out the content and the accessories.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutAccessories()
    }

    private var listContext: (layout: CollectionListLayout, view: UICollectionView)? {
        guard let view = owningCollectionView, let layout = view.collectionViewLayout as? CollectionListLayout
        else { return nil }
        return (layout, view)
    }

    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let fitted = layoutAttributes.duplicate()
        if bounds.width != fitted.size.width { bounds.size.width = fitted.size.width }
        layoutSubviews()
        let separator =
            listContext?.layout.listConfiguration.showsSeparators == true && !isHeader && !isFooter
            ? pixelGrid.pixel : 0
        fitted.size.height =
            measureUntilStable {
                let content = systemLayoutSizeFitting(
                    CGSize(width: contentFrame.width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
                let height = (content > 0 ? content : CellMetrics.rowHeight) + separator
                return CGSize(width: fitted.size.width, height: height)
            }.height
        return fitted
    }

    @_spi(UIKitModules) public override var defaultLayoutMargins: UIEdgeInsets {
        CellMetrics.margins(forWidth: bounds.width)
    }
    @_spi(UIKitModules) public override var preservedMarginAxes: (horizontal: Bool, vertical: Bool) { (true, false) }
    @_spi(UIKitModules) public override var configuredContentMargins: UIEdgeInsets {
        let (margins, frame, minimum) = (layoutMargins, contentFrame, super.configuredContentMargins)
        return UIEdgeInsets(
            top: minimum.top, left: max(margins.left - frame.minX, minimum.left), bottom: minimum.bottom,
            right: max(margins.right - (bounds.width - frame.maxX), minimum.right))
    }

    /// Returns whether the row is the first and whether it is the last of its section.
    private func rowPosition(in view: UICollectionView) -> (isFirst: Bool, isLast: Bool) {
        guard let path = view.indexPath(for: self) else { return (false, false) }
        let first = listContext?.layout.listConfiguration.headerMode == .firstItemInSection ? 1 : 0
        return (path.item == first, path.item == view.numberOfItems(inSection: path.section) - 1)
    }

    @_spi(UIKitModules) public override func recordContent(into recorder: inout DisplayRecorder) {
        guard let (layout, view) = listContext, backgroundColor == nil, backgroundView == nil else { return }
        if isHeader || isFooter {
            let color: UIColor = layout.listConfiguration.appearance == .plain ? .systemBackground : .clear
            return recordBackground(backgroundConfiguration, fallback: color, radii: CornerRadii(0), into: &recorder)
        }
        let rowPlacement = rowPosition(in: view)
        let radius: CGFloat = layout.listConfiguration.appearance == .insetGrouped ? SystemRadii.insetGroup.current : 0
        let radii = CornerRadii(
            topLeft: rowPlacement.isFirst ? radius : 0, topRight: rowPlacement.isFirst ? radius : 0,
            bottomRight: rowPlacement.isLast ? radius : 0,
            bottomLeft: rowPlacement.isLast ? radius : 0)
        let color: UIColor = layout.listConfiguration.isGrouped ? .secondarySystemGroupedBackground : .systemBackground
        let fillColor = isSelected || isHighlighted ? .systemGray4 : color
        recordBackground(backgroundConfiguration, fallback: fillColor, radii: radii, into: &recorder)
    }

    @_spi(UIKitModules) public override func recordOverlay(into recorder: inout DisplayRecorder) {
        guard let (layout, view) = listContext, layout.listConfiguration.showsSeparators, !isHeader, !isFooter,
            !isSelected, !isHighlighted
        else { return }
        if layout.listConfiguration.isGrouped, rowPosition(in: view).isLast { return }
        let pixel = pixelGrid.pixel
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let indent = isRightToLeft ? bounds.width - contentFrame.maxX : contentFrame.minX
        let start = CellMetrics.sideMargin(forWidth: view.bounds.width) + indent
        let x = isRightToLeft ? 0 : start
        recorder.fill(
            CGRect(x: x, y: bounds.maxY - pixel, width: max(bounds.width - start, 0), height: pixel),
            color: recorder.rgba(.separator))
    }
}

extension UICollectionView {
    /// A registration that creates and configures cells without a reuse identifier.
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// A closure that configures a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
        let nib: UINib?
        let handler: Handler
        let identity = RegistrationIdentity()

        /// Creates a registration for a cell class.
        public init(handler: @escaping Handler) { (nib, self.handler) = (nil, handler) }
        /// Creates a registration for a nib.
        public init(cellNib: UINib, handler: @escaping Handler) { (nib, self.handler) = (cellNib, handler) }
    }

    /// A registration that creates and configures supplementary views of a kind.
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// A closure that configures a supplementary view.
        public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath)
            -> Void
        let nib: UINib?
        let kind: String
        let handler: Handler
        let identity = RegistrationIdentity()

        /// Creates a registration for a view class and a kind.
        public init(elementKind: String, handler: @escaping Handler) {
            (nib, kind, self.handler) = (nil, elementKind, handler)
        }
        /// Creates a registration for a nib and a kind.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            (nib, kind, self.handler) = (supplementaryNib, elementKind, handler)
        }
    }

    /// Dequeues a cell with a registration and configures it for an item.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let identifier = registeredIdentifier(registration.identity, "cell", "cellForItemAtIndexPath") { name in
            if let nib = registration.nib {
                register(nib, forCellWithReuseIdentifier: name)
            } else {
                register(Cell.self, forCellWithReuseIdentifier: name)
            }
        }
        let cell = viewOrReplacement(
            dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath), as: Cell.self, "a cell registration")
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Dequeues a supplementary view with a registration and configures it.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let identifier = registeredIdentifier(
            registration.identity, "supplementary view", "viewForSupplementaryElementOfKind:atIndexPath"
        ) { name in
            if let nib = registration.nib {
                register(nib, forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: name)
            } else {
                register(Supplementary.self, forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: name)
            }
        }
        let view = viewOrReplacement(
            dequeueReusableSupplementaryView(
                ofKind: registration.kind, withReuseIdentifier: identifier, for: indexPath),
            as: Supplementary.self, "a supplementary registration")
        registration.handler(view, registration.kind, indexPath)
        return view
    }

    /// Returns the view as the registration's class. If the nib contains another class, raises an exception and returns a new view.
    private func viewOrReplacement<View: UICollectionReusableView>(
        _ view: UICollectionReusableView, as type: View.Type, _ name: String
    ) -> View {
        if let view = view as? View { return view }
        let exception = UIKitException(
            name: UIKitException.internalInconsistency, reason: "the nib of \(name) contains no \(type)",
            diagnostic: ReuseException.makeDiagnostic(of: view, "is not a \(type)"))
        let replacement: View = UIKitException.recovered(from: exception, with: ClassFactory.view(of: type))
        (replacement.reuseIdentifier, replacement.poolKey, replacement.owningCollectionView) = (
            view.reuseIdentifier, view.poolKey, self
        )
        return replacement
    }

    /// Returns the reuse identifier of a registration. Registers its class or nib on first use.
    private func registeredIdentifier(
        _ identity: RegistrationIdentity, _ view: String, _ method: String, _ register: (String) -> Void
    ) -> String {
        if identity.isCreatedInDataSourceCall {
            ReuseException.raise(
                "Attempted to dequeue a \(view) using a registration that was created inside -collectionView:\(method): or inside a"
                    + " UICollectionViewDiffableDataSource \(view) provider. Creating a new registration each time a \(view) is requested"
                    + " will prevent reuse and cause created \(view)s to remain inaccessible in memory for the lifetime of the collection"
                    + " view. Registrations should be created up front and reused.")
        }
        if let index = registrations.firstIndex(where: { $0 === identity }) { return "registration \(index)" }
        registrations.append(identity)
        let name = "registration \(registrations.count - 1)"
        register(name)
        return name
    }
}

/// The identity of a cell or supplementary view registration.
@MainActor final class RegistrationIdentity {
    /// The number of current data source calls that request a view.
    static var activeDataSourceCallCount = 0
    /// Whether the registration was created during such a call. This is an error in the app, because each view gets a new registration.
    let isCreatedInDataSourceCall = activeDataSourceCallCount > 0

    static func performDataSourceCall<Result>(_ body: () -> Result) -> Result {
        activeDataSourceCallCount += 1
        defer { activeDataSourceCallCount -= 1 }
        return body()
    }
}
