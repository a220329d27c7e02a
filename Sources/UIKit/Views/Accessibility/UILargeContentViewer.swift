import Foundation

/// An item that the large content viewer can display. CellSim does not show the viewer.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether the viewer displays the item.
    var showsLargeContentViewer: Bool { get }
    /// The text in the viewer.
    var largeContentTitle: String? { get }
    /// The image in the viewer.
    var largeContentImage: UIImage? { get }
    /// Whether the viewer scales the image.
    var scalesLargeContentImage: Bool { get }
    /// The insets of the image, in points.
    var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {
    /// The insets of the image in the large content viewer, in points: always zero, because the viewer is not shown.
    public var largeContentImageInsets: UIEdgeInsets { .zero }
}

/// An interaction that shows the large content viewer over a view. Presses are not simulated.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// The view that has the interaction; not retained.
    open private(set) weak var view: UIView?
    /// The delegate, which is never called. Not retained.
    public private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    /// The gesture recogniser for exclusion relationships with others. It never recognises anything.
    public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer = UILongPressGestureRecognizer()

    /// Creates an interaction without a view.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) { self.delegate = delegate }
    /// Creates an interaction without a view and a delegate.
    public override convenience init() { self.init(delegate: nil) }

    /// A Boolean value that indicates whether the user has enabled the viewer: always false.
    open class var isEnabled: Bool { false }
    /// Posted after `isEnabled` changed; never in CellSim.
    public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
        "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
    /// Called before the interaction moves to a view; does nothing.
    open func willMove(to view: UIView?) {}
    /// Stores the view that the interaction moved to.
    open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of the large content viewer. Never called.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: AnyObject {
    /// Called after the user lifted the finger from an item.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint)
    /// Returns the item at a point in the view.
    func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint) -> (
        any UILargeContentViewerItem
    )?
    /// Returns the controller above which the viewer appears.
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    /// Does nothing: the default for delegates that don't implement it.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {}
    /// Returns nil: the default for delegates that don't implement it.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { nil }
    /// Returns an empty controller: the default for delegates that don't implement it.
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        UIViewController()
    }
}
