import Foundation

/// The transition from one view controller to another. Subclasses override `perform()`.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// The identifier for `performSegue` and `prepare`; nil if the document has none.
    public let identifier: String?
    /// The view controller that the segue starts from.
    public let source: UIViewController
    /// The view controller that the segue shows, or returns to when it unwinds.
    public let destination: UIViewController
    var template: SegueTemplate?

    /// Creates a segue between two controllers. If the segue is not from a document, `perform()` calls the source's
    /// `show(_:sender:)`.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        super.init()
    }

    /// Shows the destination according to the kind of segue.
    open func perform() {
        let animated = template?.animates ?? true
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
