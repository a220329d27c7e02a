import Foundation

/// The appearance of a lifted view's preview. CellSim does not lift views.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    /// The visible part of the view. Stored without effect.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow. Stored without effect.
    open var shadowPath: UIBezierPath?
    /// The colour behind the view. Stored without effect.
    open var backgroundColor: UIColor! = .systemBackground

    public override init() { super.init() }
}

/// The target position of a preview. Nothing moves.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
    /// The containing view.
    public let container: UIView
    /// The centre of the preview in the container, in points.
    public let center: CGPoint

    /// Creates a target position in a view.
    public init(container: UIView, center: CGPoint) { (self.container, self.center) = (container, center) }
}

/// The preview of a view and its origin. Nothing shows it.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    /// The view.
    public let view: UIView
    /// The appearance of the preview.
    public let parameters: UIPreviewParameters
    /// The position of the preview, nil for the view's own.
    public let target: UIPreviewTarget?

    /// Creates a preview of a view at its own position.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
    /// Creates a preview of a view at its own position.
    public init(view: UIView, parameters: UIPreviewParameters) {
        (self.view, self.parameters, target) = (view, parameters, nil)
    }
    /// Creates a preview of a view at another position.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
    }
}
