import Foundation

/// The appearance of the preview of a lifted view. CellSim does not lift views.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    /// The visible part of the view. Stored without effect.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow. Stored without effect.
    open var shadowPath: UIBezierPath?
    /// The colour behind the view. Stored without effect.
    open var backgroundColor: UIColor! = .systemBackground

    public override init() { super.init() }
}

/// The target position of a preview. Nothing moves in CellSim.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
    /// The view that contains the preview.
    public let container: UIView
    /// The centre of the preview in the container, in points.
    public let center: CGPoint

    /// Creates a target position in a view.
    public init(container: UIView, center: CGPoint) { (self.container, self.center) = (container, center) }
}

/// The preview of a view, with its appearance and position. It is never shown.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    /// The view that the preview represents.
    public let view: UIView
    /// The appearance of the preview.
    public let parameters: UIPreviewParameters
    /// The target position of the preview; nil for the view's own position.
    public let target: UIPreviewTarget?

    /// Creates a preview of a view at its own position, with the default appearance.
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
