import Foundation

/// Performs a segue when the control, item or recogniser it starts from sends its action.
@MainActor final class SegueTrigger: ActionResponding {
    static let action = Selector("performSegue:")
    private weak var controller: UIViewController?
    private let template: SegueTemplate

    init(_ template: SegueTemplate, of controller: UIViewController) {
        (self.template, self.controller) = (template, controller)
    }

    func responds(to selector: Selector) -> Bool { selector == Self.action }

    func perform(_ action: Selector, with sender: Any?, for event: UIEvent?) -> Bool {
        guard action == Self.action else { return false }
        controller?.trigger(template, sender: sender)
        return true
    }
}

extension UIResponder {
    /// Performs the segue that a document starts from an object, such as a cell, if a controller around has one.
    /// - Returns: false without such a segue.
    @discardableResult package func followSegue(from objectID: String?, trigger: String?, sender: Any?) -> Bool {
        guard let objectID else { return false }
        var current: UIResponder? = self
        while let responder = current {
            if let controller = responder as? UIViewController,
                let template = controller.segueTemplates.first(where: {
                    $0.sourceID == objectID && $0.trigger == trigger && $0.kind != "embed"
                })
            {
                controller.trigger(template, sender: sender)
                return true
            }
            current = responder.next
        }
        return false
    }
}
