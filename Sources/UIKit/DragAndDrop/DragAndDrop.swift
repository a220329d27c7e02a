import Foundation

// What apps write to drag things from view to view. Nothing is dragged here: delegates are kept and never asked.

/// Something that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
    /// What hands the thing on to another app.
    public let itemProvider: NSItemProvider
    /// Something for this app alone.
    open var localObject: Any?
    /// Makes the picture under the finger. Kept; nothing asks it.
    open var previewProvider: (() -> UIDragPreview?)?

    /// An item that a provider hands on.
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    /// The same as it writes.
    public static var readableTypeIdentifiersForItemProvider: [String] { writableTypeIdentifiersForItemProvider }
    /// PNG and JPEG.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
}

/// What is dragged and what it is dropped on have in common.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
    /// What is dragged.
    var items: [UIDragItem] { get }
    /// Where the finger is in a view's coordinates, in points.
    func location(in view: UIView) -> CGPoint
    /// Whether dropping may move things rather than copy them.
    var allowsMoveOperation: Bool { get }
    /// Whether nothing may leave the app.
    var isRestrictedToDraggingApplication: Bool { get }
}

/// A drag as its beginning knows it. Nothing here makes one.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// Something of the app's own that goes with the drag.
    var localContext: Any? { get set }
}

/// A drag as its end knows it. Nothing here makes one.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    /// The drag where it began in this app.
    var localDragSession: (any UIDragSession)? { get }
}

/// What a drop would do.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing, or what is forbidden here.
    case cancel, forbidden
    /// It copies, or moves.
    case copy, move
}

/// What a view would do with a drop.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
    /// What the drop would do.
    public let operation: UIDropOperation
    /// Whether the drop goes to something finer than where it shows. Kept; nothing reads it.
    open var isPrecise = false
    /// Whether the picture under the finger stays as it is. Kept; nothing reads it.
    open var prefersFullSizePreview = false

    /// A proposal.
    public init(operation: UIDropOperation) { self.operation = operation }
}

/// What a collection would do with a drop.
open class UICollectionViewDropProposal: UIDropProposal {
    /// How the items make room.
    public enum Intent: Int, Sendable {
        /// As the system thinks best, into a gap, into an item, or into whatever is there.
        case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
    }

    /// How the items make room.
    public let intent: Intent

    /// A proposal.
    public init(operation: UIDropOperation, intent: Intent = .unspecified) {
        self.intent = intent
        super.init(operation: operation)
    }
    /// A proposal that leaves the room to the system.
    public convenience override init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }
}

/// What a table would do with a drop.
open class UITableViewDropProposal: UIDropProposal {
    /// How the rows make room.
    public enum Intent: Int, Sendable {
        /// As the system thinks best, into a gap, into a row, or as it comes.
        case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
    }

    /// How the rows make room.
    public let intent: Intent

    /// A proposal.
    public init(operation: UIDropOperation, intent: Intent = .unspecified) {
        self.intent = intent
        super.init(operation: operation)
    }
    /// A proposal that leaves the room to the system.
    public convenience override init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }
}

/// The picture of what is dragged. Nothing shows it.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
    /// The view to show.
    public let view: UIView
    /// How it looks.
    public let parameters: UIPreviewParameters

    /// A picture of a view.
    public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
        (self.view, self.parameters) = (view, parameters)
    }
}

/// How the picture of a view looks that is lifted. Nothing lifts one.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    /// The part of the view that shows. Kept; nothing reads it.
    open var visiblePath: UIBezierPath?
    /// What casts the shadow. Kept; nothing reads it.
    open var shadowPath: UIBezierPath?
    /// The colour behind the view. Kept; nothing reads it.
    open var backgroundColor: UIColor! = .systemBackground

    public override init() { super.init() }
}

/// How the picture of what is dragged looks. Nothing shows it.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where the picture of a view goes. Nothing moves.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
    /// The view around.
    public let container: UIView
    /// The middle of the picture in it, in points.
    public let center: CGPoint

    /// A place in a view.
    public init(container: UIView, center: CGPoint) { (self.container, self.center) = (container, center) }
}

/// The picture of a view and where it comes from. Nothing shows it.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    /// The view.
    public let view: UIView
    /// How it looks.
    public let parameters: UIPreviewParameters
    /// Where it is, nil for the view's own place.
    public let target: UIPreviewTarget?

    /// A picture of a view in its place.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
    /// A picture of a view in its place.
    public init(view: UIView, parameters: UIPreviewParameters) {
        (self.view, self.parameters, target) = (view, parameters, nil)
    }
    /// A picture of a view somewhere else.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
    }
}

/// The picture of what is dragged. Nothing shows it.
open class UITargetedDragPreview: UITargetedPreview {}

/// Lets things be dragged out of a view. Kept; nothing is dragged.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    /// The view that has the interaction, not retained.
    open private(set) weak var view: UIView?
    /// Kept, not retained; never asked.
    public private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// Whether dragging is allowed. Kept; nothing reads it.
    open var isEnabled = true

    /// An interaction that no view has yet.
    public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Takes note of the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Lets things be dropped on a view. Kept; nothing is dragged.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
    /// The view that has the interaction, not retained.
    open private(set) weak var view: UIView?
    /// Kept, not retained; never asked.
    public private(set) weak var delegate: (any UIDropInteractionDelegate)?

    /// An interaction that no view has yet.
    public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Takes note of the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Says what is dragged out of a view. Never asked.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: AnyObject {
    /// What is dragged; nothing for an empty list.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
}

/// Says what happens to things that are dropped on a view. Never asked.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: AnyObject {}

/// Says what is dragged out of a table. Never asked.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: AnyObject {
    /// What is dragged; nothing for an empty list.
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
        -> [UIDragItem]
}

/// Says what happens to things that are dropped on a table. Never asked.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: AnyObject {
    /// Takes what is dropped.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}

/// A drop on a table. Nothing here makes one.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The row that makes room.
    var destinationIndexPath: IndexPath? { get }
    /// What was proposed.
    var proposal: UITableViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }
}

/// Says what is dragged out of a collection. Never asked.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: AnyObject {
    /// What is dragged; nothing for an empty list.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
}

/// Says what happens to things that are dropped on a collection. Never asked.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: AnyObject {
    /// Takes what is dropped.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
}

/// One thing of a drop on a collection.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// What is dragged.
    var dragItem: UIDragItem { get }
    /// Where it was, for things of the same collection.
    var sourceIndexPath: IndexPath? { get }
}

/// A drop on a collection. Nothing here makes one.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The things.
    var items: [any UICollectionViewDropItem] { get }
    /// The item that makes room.
    var destinationIndexPath: IndexPath? { get }
    /// What was proposed.
    var proposal: UICollectionViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }
    /// Moves the picture to an item.
    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}

/// A movement at the end of a drag. Nothing moves.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds changes that go along.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds what is done at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

extension UICollectionView {
    /// How soon items make room for one that is dragged. Nothing is dragged here.
    public enum ReorderingCadence: Int, Sendable {
        /// At once, fast, or slowly.
        case immediate, fast, slow
    }

    /// False: nothing is dragged.
    public var hasActiveDrag: Bool { false }
    /// False: nothing is dragged.
    public var hasActiveDrop: Bool { false }
}

extension UITableView {
    /// False: nothing is dragged.
    public var hasActiveDrag: Bool { false }
    /// False: nothing is dragged.
    public var hasActiveDrop: Bool { false }
}

extension UITableViewCell {
    /// Whether a row is under the finger.
    public enum DragState: Int, Sendable {
        /// It is not, is about to be, or is.
        case none, lifting, dragging
    }
}
extension UICollectionViewCell {
    /// Whether an item is under the finger.
    public enum DragState: Int, Sendable {
        /// It is not, is about to be, or is.
        case none, lifting, dragging
    }
}
