import Foundation

/// A transition from one view controller to another. Subclasses override `perform()`.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// The identifier of the segue, or nil.
    public let identifier: String?
    /// The view controller from which the segue starts.
    public let source: UIViewController
    /// The view controller that the segue shows, or to which an unwind segue returns.
    public let destination: UIViewController
    var template: SegueTemplate?

    /// Creates a segue between two controllers. If the segue isn't defined in a storyboard, `perform()` calls
    /// `show(_:sender:)` of the source.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        super.init()
    }

    /// Performs the transition, which depends on the kind of segue.
    open func perform() {
        let animated = template?.isAnimated ?? true
        switch template?.kind ?? "show" {
        case "presentation", "modal", "popoverPresentation", "popover":
            applyModalStyles()
            source.present(destination, animated: animated)
        case "showDetail", "replace": source.showDetailViewController(destination, sender: source)
        case "push":
            _ = source.nearestStack(includingSelf: false)?.pushOnStack(destination, animated: animated)
        case "unwind": source.unwind(to: destination, animated: animated)
        case "embed", "relationship": break
        default: source.show(destination, sender: source)
        }
    }

    private func applyModalStyles() {
        if let style = template?.modalPresentationStyle.flatMap({ UIViewController.presentationStyles[$0] }) {
            destination.modalPresentationStyle = style
        }
        if let style = template?.modalTransitionStyle.flatMap({ UIViewController.transitionStyles[$0] }) {
            destination.modalTransitionStyle = style
        }
    }
}
