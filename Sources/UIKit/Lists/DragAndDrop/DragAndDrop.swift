import Foundation

// The API for drag and drop between views. CellSim does not simulate drag and drop: it stores delegates and never
// calls them.

/// A dragged item.
@preconcurrency @MainActor open class UIDragItem: NSObject {
    /// The provider that transfers the item's data to another app.
    public let itemProvider: NSItemProvider
    /// An object that is available in the source app only.
    open var localObject: Any?
    /// A closure that returns the preview under the finger. Stored and never called.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Creates an item with a provider.
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    /// The types from which images can be created: those in `writableTypeIdentifiersForItemProvider`.
    public static var readableTypeIdentifiersForItemProvider: [String] { writableTypeIdentifiersForItemProvider }
    /// The types to which images can be converted: PNG and JPEG.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
}

/// The common interface of drag and drop sessions.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
    /// The dragged items.
    var items: [UIDragItem] { get }
    /// Returns the position of the finger in the coordinates of a view, in points.
    func location(in view: UIView) -> CGPoint
    /// A Boolean value that indicates whether a drop may move items instead of copying them.
    var allowsMoveOperation: Bool { get }
    /// A Boolean value that indicates whether the items must stay in the app.
    var isRestrictedToDraggingApplication: Bool { get }
}

/// A drag session at its source. Never created: drag and drop is not simulated.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// A custom object that the app associates with the drag.
    var localContext: Any? { get set }
}

/// A drag session at its destination. Never created: drag and drop is not simulated.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    /// The drag session, if it began in this app.
    var localDragSession: (any UIDragSession)? { get }
}

/// The result of a drop.
public enum UIDropOperation: UInt, Sendable {
    /// The drop is cancelled or forbidden.
    case cancel, forbidden
    /// The drop copies or moves the items.
    case copy, move
}

/// A view's proposal for handling a drop.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
    /// The result of the drop.
    public let operation: UIDropOperation
    /// A Boolean value that indicates whether the drop's target is more precise than the highlighted one. Stored
    /// without effect.
    open var isPrecise = false
    /// A Boolean value that indicates whether the preview under the finger keeps its size. Stored without effect.
    open var prefersFullSizePreview = false

    /// Creates a proposal with a result.
    public init(operation: UIDropOperation) { self.operation = operation }
}

/// A collection view's proposal for handling a drop.
open class UICollectionViewDropProposal: UIDropProposal {
    /// The effect of a drop on the existing items.
    public enum Intent: Int, Sendable {
        /// The system decides, items are inserted between existing ones, or an item receives the drop.
        case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
    }

    /// The effect of the drop on the existing items.
    public let intent: Intent

    /// Creates a proposal with a result and an effect on the existing items.
    public init(operation: UIDropOperation, intent: Intent = .unspecified) {
        self.intent = intent
        super.init(operation: operation)
    }
    /// Creates a proposal without a specified effect on the existing items.
    public convenience override init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }
}

/// A table's proposal for handling a drop.
open class UITableViewDropProposal: UIDropProposal {
    /// The effect of a drop on the existing rows.
    public enum Intent: Int, Sendable {
        /// The system decides, rows are inserted between existing ones, a row receives the drop, or either of the
        /// last two.
        case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
    }

    /// The effect of the drop on the existing rows.
    public let intent: Intent

    /// Creates a proposal with a result and an effect on the existing rows.
    public init(operation: UIDropOperation, intent: Intent = .unspecified) {
        self.intent = intent
        super.init(operation: operation)
    }
    /// Creates a proposal without a specified effect on the existing rows.
    public convenience override init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }
}

/// The preview of a dragged item. CellSim never shows it.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
    /// The view that the preview shows.
    public let view: UIView
    /// The appearance of the preview.
    public let parameters: UIPreviewParameters

    /// Creates a preview with a view.
    public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
        (self.view, self.parameters) = (view, parameters)
    }
}

/// The appearance of a dragged item's preview. CellSim never shows it.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The preview of a dragged item, with a target. CellSim never shows it.
open class UITargetedDragPreview: UITargetedPreview {}

/// An interaction that lets the user drag items from a view. Stored without effect: drag and drop is not simulated.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    /// The view that has the interaction; not retained.
    open private(set) weak var view: UIView?
    /// The delegate, which is never called; not retained.
    public private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// A Boolean value that indicates whether dragging is allowed. Stored without effect.
    open var isEnabled = true

    /// Creates an interaction without a view.
    public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Stores the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// An interaction that lets the user drop items on a view. Stored without effect: drag and drop is not simulated.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
    /// The view that has the interaction; not retained.
    open private(set) weak var view: UIView?
    /// The delegate, which is never called; not retained.
    public private(set) weak var delegate: (any UIDropInteractionDelegate)?

    /// Creates an interaction without a view.
    public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Stores the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate that provides the items for drags from a view. Never called.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: AnyObject {
    /// Returns the items to drag; an empty array prevents the drag.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
}

/// The delegate that handles drops on a view. Never called.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: AnyObject {}

/// The delegate that provides the items for drags from a table. Never called.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: AnyObject {
    /// Returns the items to drag; an empty array prevents the drag.
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
        -> [UIDragItem]
}

/// The delegate that handles drops on a table. Never called.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: AnyObject {
    /// Receives the dropped items.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}

/// A drop on a table. Never created: drag and drop is not simulated.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The index path at which the drop inserts rows.
    var destinationIndexPath: IndexPath? { get }
    /// The proposal for the drop.
    var proposal: UITableViewDropProposal { get }
    /// The drag session.
    var session: any UIDropSession { get }
}

/// The delegate that provides the items for drags from a collection view. Never called.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: AnyObject {
    /// Returns the items to drag; an empty array prevents the drag.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
}

/// The delegate that handles drops on a collection view. Never called.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: AnyObject {
    /// Receives the dropped items.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
}

/// One item of a drop on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The dragged item.
    var dragItem: UIDragItem { get }
    /// The item's old index path, if it is from the same collection view.
    var sourceIndexPath: IndexPath? { get }
}

/// A drop on a collection view. Never created: drag and drop is not simulated.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The dropped items.
    var items: [any UICollectionViewDropItem] { get }
    /// The index path at which the drop inserts items.
    var destinationIndexPath: IndexPath? { get }
    /// The proposal for the drop.
    var proposal: UICollectionViewDropProposal { get }
    /// The drag session.
    var session: any UIDropSession { get }
    /// Animates the preview to an item.
    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}

/// An object that animates the end of a drag. Never created: drag and drop is not simulated.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds changes to the animation.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure for the end of the animation.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

extension UICollectionView {
    /// The delay before items make space for a dragged item. Stored without effect: drag and drop is not simulated.
    public enum ReorderingCadence: Int, Sendable {
        /// No delay, a short one or a long one.
        case immediate, fast, slow
    }
}

extension UITableViewCell {
    /// The state of a row in a drag.
    public enum DragState: Int, Sendable {
        /// The row is not dragged, about to be dragged, or dragged.
        case none, lifting, dragging
    }
}
extension UICollectionViewCell {
    /// The state of an item in a drag.
    public enum DragState: Int, Sendable {
        /// The item is not dragged, about to be dragged, or dragged.
        case none, lifting, dragging
    }
}
