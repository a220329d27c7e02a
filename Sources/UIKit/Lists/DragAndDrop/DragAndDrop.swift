import Foundation

// The API for drag and drop. CellSim doesn't simulate drag and drop: delegates are stored but never called.

/// An item that the user drags.
@preconcurrency @MainActor open class UIDragItem: NSObject {
    /// The item provider, which transfers the item's data to other apps.
    public let itemProvider: NSItemProvider
    /// An object for the app in which the drag starts.
    open var localObject: Any?
    /// A closure that returns the preview of the item. Stored, never called.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Creates an item with an item provider.
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    /// The types of data from which images can be created, which equal `writableTypeIdentifiersForItemProvider`.
    public static var readableTypeIdentifiersForItemProvider: [String] { writableTypeIdentifiersForItemProvider }
    /// The types of data to which images can be converted: PNG and JPEG.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
}

/// A drag session or a drop session.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
    /// The items of the session.
    var items: [UIDragItem] { get }
    /// Returns the position of the touch in a view's coordinates, in points.
    func location(in view: UIView) -> CGPoint
    /// A Boolean value that indicates whether items can be moved rather than copied.
    var allowsMoveOperation: Bool { get }
    /// A Boolean value that indicates whether items can only be dropped in the same app.
    var isRestrictedToDraggingApplication: Bool { get }
}

/// The session of a drag at its source. Never created: drag and drop is not simulated.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// A custom object that the app associates with the session.
    var localContext: Any? { get set }
}

/// The session of a drop at its destination. Never created: drag and drop is not simulated.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    /// The drag session if the drag started in this app, otherwise `nil`.
    var localDragSession: (any UIDragSession)? { get }
}

/// The operation that a drop performs.
public enum UIDropOperation: UInt, Sendable {
    /// The drop is cancelled or forbidden.
    case cancel, forbidden
    /// The drop copies or moves the items.
    case copy, move
}

/// A proposal for handling a drop.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
    /// The operation that the drop performs.
    public let operation: UIDropOperation
    /// A Boolean value that indicates whether the drop has a precise location. Stored without effect.
    open var isPrecise = false
    /// A Boolean value that indicates whether the preview is displayed in full size. Stored without effect.
    open var prefersFullSizePreview = false

    /// Creates a proposal with an operation.
    public init(operation: UIDropOperation) { self.operation = operation }
}

/// A proposal for handling a drop on a collection view.
open class UICollectionViewDropProposal: UIDropProposal {
    /// The effect of a drop on the existing items.
    public enum Intent: Int, Sendable {
        /// The effect is unspecified, the items are inserted between existing items, or an item receives them.
        case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
    }

    /// The effect of the drop on the existing items.
    public let intent: Intent

    /// Creates a proposal with an operation and an effect on the existing items.
    public init(operation: UIDropOperation, intent: Intent = .unspecified) {
        self.intent = intent
        super.init(operation: operation)
    }
    /// Creates a proposal with an operation and an unspecified effect on the existing items.
    public convenience override init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }
}

/// A proposal for handling a drop on a table.
open class UITableViewDropProposal: UIDropProposal {
    /// The effect of a drop on the existing rows.
    public enum Intent: Int, Sendable {
        /// The effect is unspecified, the rows are inserted between existing rows, a row receives them, or the table chooses between the
        /// last two.
        case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
    }

    /// The effect of the drop on the existing rows.
    public let intent: Intent

    /// Creates a proposal with an operation and an effect on the existing rows.
    public init(operation: UIDropOperation, intent: Intent = .unspecified) {
        self.intent = intent
        super.init(operation: operation)
    }
    /// Creates a proposal with an operation and an unspecified effect on the existing rows.
    public convenience override init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }
}

/// The preview of a dragged item. CellSim never displays it.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
    /// The view of the preview.
    public let view: UIView
    /// The parameters of the preview.
    public let parameters: UIPreviewParameters

    /// Creates a preview with a view and parameters.
    public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
        (self.view, self.parameters) = (view, parameters)
    }
}

/// The parameters of a dragged item's preview. CellSim never displays it.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The preview of a dragged item with a target. CellSim never displays it.
open class UITargetedDragPreview: UITargetedPreview {}

/// An interaction that lets the user drag items from a view. Stored without effect: drag and drop is not simulated.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    /// The view that the interaction is added to. Not retained.
    open private(set) weak var view: UIView?
    /// The delegate, which is never called. Not retained.
    public private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// A Boolean value that indicates whether the interaction is enabled. Stored without effect.
    open var isEnabled = true

    /// Creates an interaction with a delegate.
    public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Stores the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// An interaction that lets the user drop items on a view. Stored without effect: drag and drop is not simulated.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
    /// The view that the interaction is added to. Not retained.
    open private(set) weak var view: UIView?
    /// The delegate, which is never called. Not retained.
    public private(set) weak var delegate: (any UIDropInteractionDelegate)?

    /// Creates an interaction with a delegate.
    public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Stores the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of a drag interaction, which provides the items. Never called.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: AnyObject {
    /// Returns the items of a drag. An empty array prevents the drag.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
}

/// The delegate of a drop interaction, which handles drops. Never called.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: AnyObject {}

/// The delegate of a table that provides the items of drags. Never called.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: AnyObject {
    /// Returns the items of a drag. An empty array prevents the drag.
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
        -> [UIDragItem]
}

/// The delegate of a table that handles drops. Never called.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: AnyObject {
    /// Handles a drop.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}

/// The coordinator of a drop on a table. Never created: drag and drop is not simulated.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The index path at which the rows are inserted.
    var destinationIndexPath: IndexPath? { get }
    /// The proposal for handling the drop.
    var proposal: UITableViewDropProposal { get }
    /// The drop session.
    var session: any UIDropSession { get }
}

/// The delegate of a collection view that provides the items of drags. Never called.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: AnyObject {
    /// Returns the items of a drag. An empty array prevents the drag.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
}

/// The delegate of a collection view that handles drops. Never called.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: AnyObject {
    /// Handles a drop.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
}

/// An item that is dropped on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The dragged item.
    var dragItem: UIDragItem { get }
    /// The item's original index path if it comes from the same collection view, otherwise `nil`.
    var sourceIndexPath: IndexPath? { get }
}

/// The coordinator of a drop on a collection view. Never created: drag and drop is not simulated.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The dropped items.
    var items: [any UICollectionViewDropItem] { get }
    /// The index path at which the items are inserted.
    var destinationIndexPath: IndexPath? { get }
    /// The proposal for handling the drop.
    var proposal: UICollectionViewDropProposal { get }
    /// The drop session.
    var session: any UIDropSession { get }
    /// Animates the preview of a dropped item to the position of an item.
    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}

/// The animator of a drop. Never created: drag and drop is not simulated.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds animations that run together with the drop animation.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called at the end of the animation.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

extension UICollectionView {
    /// The delay before items make space for a dragged item. Stored without effect: drag and drop is not simulated.
    public enum ReorderingCadence: Int, Sendable {
        /// No delay, a short delay or a long delay.
        case immediate, fast, slow
    }
}

extension UITableViewCell {
    /// The drag state of a row.
    public enum DragState: Int, Sendable {
        /// The row is not being dragged, is about to be dragged, or is being dragged.
        case none, lifting, dragging
    }
}
extension UICollectionViewCell {
    /// The drag state of an item.
    public enum DragState: Int, Sendable {
        /// The item is not being dragged, is about to be dragged, or is being dragged.
        case none, lifting, dragging
    }
}
