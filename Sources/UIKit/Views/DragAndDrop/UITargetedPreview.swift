import Foundation

/// The appearance of a preview. Previews are not displayed.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    /// The outline of the visible part of the view. Stored without effect.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow. Stored without effect.
    open var shadowPath: UIBezierPath?
    /// The background colour. Stored without effect.
    open var backgroundColor: UIColor! = .systemBackground

    public override init() { super.init() }
}

/// The target position of a preview. Previews are not displayed.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
    /// The view that contains the preview.
    public let container: UIView
    /// The centre of the preview in the container, in points.
    public let center: CGPoint

    /// Creates a target position in a view.
    public init(container: UIView, center: CGPoint) { (self.container, self.center) = (container, center) }
}

/// The preview of a view, with its appearance and position. Previews are not displayed.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    /// The view that the preview represents.
    public let view: UIView
    /// The appearance of the preview.
    public let parameters: UIPreviewParameters
    /// The target position of the preview; nil for the position of the view.
    public let target: UIPreviewTarget?

    /// Creates a preview at the position of a view, with the default appearance.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
    /// Creates a preview at the position of a view.
    public init(view: UIView, parameters: UIPreviewParameters) {
        (self.view, self.parameters, target) = (view, parameters, nil)
    }
    /// Creates a preview of a view at a target position.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
    }
}
