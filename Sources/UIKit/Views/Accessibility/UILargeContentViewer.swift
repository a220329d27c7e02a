import Foundation

/// An item that the large content viewer can display. The viewer is not simulated.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// A Boolean value that indicates whether the viewer displays the item.
    var showsLargeContentViewer: Bool { get }
    /// The title in the viewer.
    var largeContentTitle: String? { get }
    /// The image in the viewer.
    var largeContentImage: UIImage? { get }
    /// A Boolean value that indicates whether the viewer scales the image.
    var scalesLargeContentImage: Bool { get }
    /// The insets of the image, in points.
    var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {
    /// The insets of the image in the large content viewer, in points. Always zero: the viewer is not simulated.
    public var largeContentImageInsets: UIEdgeInsets { .zero }
}

/// An interaction that displays the large content viewer for a view. The viewer is not simulated.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// The view that the interaction was added to. Not retained.
    open private(set) weak var view: UIView?
    /// The delegate, which is never called. Not retained.
    public private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    /// The gesture recogniser for relationships with other recognisers. It never recognises a gesture.
    public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer = UILongPressGestureRecognizer()

    /// Creates an interaction with a delegate, which is not retained.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) { self.delegate = delegate }
    /// Creates an interaction without a delegate.
    public override convenience init() { self.init(delegate: nil) }

    /// A Boolean value that indicates whether the viewer is enabled: always false.
    open class var isEnabled: Bool { false }
    /// Posted after `isEnabled` changed. Never posted.
    public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
        "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
    /// Called before the interaction is added to a view or removed. Does nothing.
    open func willMove(to view: UIView?) {}
    /// Stores the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// The methods of the delegate of a large content viewer interaction. Never called.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: AnyObject {
    /// Called after the gesture ended on an item.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint)
    /// Returns the item at a point in the view.
    func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint) -> (
        any UILargeContentViewerItem
    )?
    /// Returns the view controller in which the viewer appears.
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    /// The default implementation does nothing.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {}
    /// The default implementation returns nil.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { nil }
    /// The default implementation returns an empty controller.
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        UIViewController()
    }
}
