import Foundation

/// The action target that performs a segue when its control, bar item or gesture recogniser is triggered.
@MainActor final class SegueTrigger: ActionListing {
    static let action = Selector("performSegue:")
    static var actions: [ActionMethod] { [ActionMethod(action, SegueTrigger.perform)] }
    private weak var controller: UIViewController?
    private let template: SegueTemplate

    init(_ template: SegueTemplate, of controller: UIViewController) {
        (self.template, self.controller) = (template, controller)
    }

    private func perform(_ sender: Any?) { controller?.performIfAllowed(template, sender: sender) }
}

extension UIResponder {
    /// Performs the segue of an object, such as a cell, if a controller in the responder chain has one.
    /// - Returns: False if there is no such segue.
    @discardableResult package func performSegueIfConnected(from objectID: String?, trigger: String?, sender: Any?)
        -> Bool
    {
        guard let objectID else { return false }
        var current: UIResponder? = self
        while let responder = current {
            if let controller = responder as? UIViewController,
                let template = controller.segueTemplates.first(where: {
                    $0.sourceID == objectID && $0.trigger == trigger && $0.kind != "embed"
                })
            {
                controller.performIfAllowed(template, sender: sender)
                return true
            }
            current = responder.next
        }
        return false
    }
}
