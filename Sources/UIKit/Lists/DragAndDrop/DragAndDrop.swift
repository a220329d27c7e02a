import Foundation

// The API for dragging items between views. CellSim drags nothing: delegates are stored and never called.

/// An item that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
    /// The provider that passes the item to another app.
    public let itemProvider: NSItemProvider
    /// An object for this app only.
    open var localObject: Any?
    /// Returns the preview under the finger. Stored; never called.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Creates an item with a provider.
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    /// The types that images can be read from: those in `writableTypeIdentifiersForItemProvider`.
    public static var readableTypeIdentifiersForItemProvider: [String] { writableTypeIdentifiersForItemProvider }
    /// PNG and JPEG.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
}

/// The common interface of drag and drop sessions.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
    /// The dragged items.
    var items: [UIDragItem] { get }
    /// Returns the position of the finger in a view's coordinates, in points.
    func location(in view: UIView) -> CGPoint
    /// Whether dropping may move items instead of copying them.
    var allowsMoveOperation: Bool { get }
    /// Whether the items must stay in the app.
    var isRestrictedToDraggingApplication: Bool { get }
}

/// A drag session at its source. Never created: drag and drop is not simulated.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// Your own object that belongs to the drag.
    var localContext: Any? { get set }
}

/// A drag session at its destination. Never created: drag and drop is not simulated.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    /// The drag session, if it began in this app.
    var localDragSession: (any UIDragSession)? { get }
}

/// The effect of a drop.
public enum UIDropOperation: UInt, Sendable {
    /// No effect, or a forbidden drop.
    case cancel, forbidden
    /// Copies or moves the items.
    case copy, move
}

/// A view's response to a drop.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
    /// The effect of the drop.
    public let operation: UIDropOperation
    /// Whether the drop has a more precise target than the highlighted one. Stored without effect.
    open var isPrecise = false
    /// Whether the preview under the finger keeps its size. Stored without effect.
    open var prefersFullSizePreview = false

    /// Creates a proposal.
    public init(operation: UIDropOperation) { self.operation = operation }
}

/// A collection view's response to a drop.
open class UICollectionViewDropProposal: UIDropProposal {
    /// The way in which the items make space.
    public enum Intent: Int, Sendable {
        /// The system decides, or the drop goes between items, into an item, or to the current target.
        case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
    }

    /// The way in which the items make space.
    public let intent: Intent

    /// Creates a proposal.
    public init(operation: UIDropOperation, intent: Intent = .unspecified) {
        self.intent = intent
        super.init(operation: operation)
    }
    /// Creates a proposal for which the system decides how items make space.
    public convenience override init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }
}

/// A table's response to a drop.
open class UITableViewDropProposal: UIDropProposal {
    /// The way in which the rows make space.
    public enum Intent: Int, Sendable {
        /// The system decides, or the drop goes between rows, into a row, or to either.
        case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
    }

    /// The way in which the rows make space.
    public let intent: Intent

    /// Creates a proposal.
    public init(operation: UIDropOperation, intent: Intent = .unspecified) {
        self.intent = intent
        super.init(operation: operation)
    }
    /// Creates a proposal for which the system decides how rows make space.
    public convenience override init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }
}

/// The preview of a dragged item. It is never shown.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
    /// The view of the preview.
    public let view: UIView
    /// The appearance of the preview.
    public let parameters: UIPreviewParameters

    /// Creates a preview with a view.
    public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
        (self.view, self.parameters) = (view, parameters)
    }
}

/// The appearance of a dragged item's preview. It is never shown.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The preview of a dragged item. It is never shown.
open class UITargetedDragPreview: UITargetedPreview {}

/// An interaction that lets the user drag items from a view. Stored without effect: nothing is dragged.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    /// The view that has the interaction, not retained.
    open private(set) weak var view: UIView?
    /// The delegate, which is never called. Not retained.
    public private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// Whether dragging is allowed. Stored without effect.
    open var isEnabled = true

    /// Creates an interaction without a view.
    public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Stores the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// An interaction that lets the user drop items on a view. Stored without effect: nothing is dragged.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
    /// The view that has the interaction, not retained.
    open private(set) weak var view: UIView?
    /// The delegate, which is never called. Not retained.
    public private(set) weak var delegate: (any UIDropInteractionDelegate)?

    /// Creates an interaction without a view.
    public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Stores the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// The source of the items dragged from a view. Never called.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: AnyObject {
    /// Returns the items to drag; none for an empty list.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
}

/// The delegate for items dropped on a view. Never called.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: AnyObject {}

/// The source of the items dragged from a table. Never called.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: AnyObject {
    /// Returns the items to drag; none for an empty list.
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
        -> [UIDragItem]
}

/// The delegate for items dropped on a table. Never called.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: AnyObject {
    /// Receives the dropped items.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}

/// A drop on a table. Never created: drag and drop is not simulated.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The index path that makes space for the drop.
    var destinationIndexPath: IndexPath? { get }
    /// The proposal for the drop.
    var proposal: UITableViewDropProposal { get }
    /// The drag session.
    var session: any UIDropSession { get }
}

/// The source of the items dragged from a collection view. Never called.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: AnyObject {
    /// Returns the items to drag; none for an empty list.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
}

/// The delegate for items dropped on a collection view. Never called.
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
    /// The index path that makes space for the drop.
    var destinationIndexPath: IndexPath? { get }
    /// The proposal for the drop.
    var proposal: UICollectionViewDropProposal { get }
    /// The drag session.
    var session: any UIDropSession { get }
    /// Moves the preview to an item.
    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}

/// An animation at the end of a drag. CellSim animates nothing.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds changes to the animation.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure for the end of the animation.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

extension UICollectionView {
    /// The speed at which items make space for a dragged one. Stored without effect: nothing is dragged.
    public enum ReorderingCadence: Int, Sendable {
        /// Immediately, fast, or slowly.
        case immediate, fast, slow
    }
}

extension UITableViewCell {
    /// Whether a row is under the finger.
    public enum DragState: Int, Sendable {
        /// Not dragged, about to be dragged, or dragged.
        case none, lifting, dragging
    }
}
extension UICollectionViewCell {
    /// Whether an item is under the finger.
    public enum DragState: Int, Sendable {
        /// Not dragged, about to be dragged, or dragged.
        case none, lifting, dragging
    }
}
