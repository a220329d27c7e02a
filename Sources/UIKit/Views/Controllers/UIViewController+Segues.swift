import Foundation

/// Performs storyboard segues, and unwinds to earlier controllers.
extension UIViewController {
    func performNamedSegue(named identifier: String, sender: Any?) {
        guard let template = segueTemplates.first(where: { $0.identifier == identifier }) else {
            let reason = "Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'"
            return UIKitException.raiseOrRecord(UIKitException(name: "NSInvalidArgumentException", reason: reason))
        }
        perform(template, sender: sender)
    }

    /// Performs a segue if `shouldPerformSegue(withIdentifier:sender:)` returns true.
    func performIfAllowed(_ template: SegueTemplate, sender: Any?) {
        guard shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender) else { return }
        perform(template, sender: sender)
    }

    /// Creates the destination, calls `prepare(for:sender:)`, and performs the segue.
    func perform(_ template: SegueTemplate, sender: Any?) {
        if template.kind == "unwind" { return performUnwind(template, sender: sender) }
        guard let destination = storyboard?.makeController(objectID: template.destinationID) else {
            let name = template.identifier ?? ""
            let reason =
                "Could not create the destination '\(template.destinationID)' of segue '\(name)' on line \(template.line)"
            return UIKitException.raiseOrRecord(
                UIKitException(name: "NSInternalInconsistencyException", reason: reason))
        }
        let segue = makeSegue(template, to: destination)
        prepare(for: segue, sender: sender)
        segue.perform()
    }

    /// Creates a segue. It has the document's custom class if that class exists.
    func makeSegue(_ template: SegueTemplate, to destination: UIViewController) -> UIStoryboardSegue {
        let customClass: AnyClass? = template.customClass.flatMap {
            ClassResolver.resolve($0, module: template.customModule, searchesModules: true)
        }
        let segueClass = customClass as? UIStoryboardSegue.Type ?? UIStoryboardSegue.self
        let segue = SegueInitializerThunk.make(
            segueClass, identifier: template.identifier, source: self, destination: destination)
        segue.template = template
        return segue
    }

    // MARK: Unwinding

    /// Unwinds to the nearest controller that implements the action and allows it.
    private func performUnwind(_ template: SegueTemplate, sender: Any?) {
        guard let name = template.unwindAction else { return }
        let action = Selector(name)
        let target = unwindCandidates.first { $0.canPerformUnwindSegueAction(action, from: self, sender: sender) }
        guard let target else { return }
        let segue = makeSegue(template, to: target)
        prepare(for: segue, sender: sender)
        ActionDispatch.send(action, to: target, from: segue, for: nil)
        segue.perform()
    }

    /// The possible destinations of an unwind segue, in order: for each ancestor, first the controllers below in its stack
    /// and then the ancestor itself; then the same for the presenting controllers.
    private var unwindCandidates: [UIViewController] {
        var candidates: [UIViewController] = []
        var current: UIViewController? = self
        while let controller = current {
            if let parent = controller.parent {
                candidates += parent.controllersBelow(controller)
                candidates.append(parent)
                current = parent
            } else if let presenting = controller.directPresentingController {
                candidates += presenting.displayedControllers
                current = presenting
            } else {
                current = nil
            }
        }
        return candidates
    }

    /// The controllers that this one displays, innermost first, followed by this one.
    private var displayedControllers: [UIViewController] { displayedChildren.flatMap(\.displayedControllers) + [self] }

    /// Dismisses and pops all controllers above a destination.
    func unwind(to destination: UIViewController, animated: Bool) {
        if let presented = destination.presentedViewController, presented.containsOrPresents(self),
            let host = presented.directPresentingController
        {
            host.dismiss(animated: animated)
        }
        var child: UIViewController = destination
        while let parent = child.parent {
            parent.popStack(to: child, animated: animated)
            child = parent
        }
    }

    /// Returns whether a controller is this one, one of its descendants, or presented by one of them.
    private func containsOrPresents(_ other: UIViewController) -> Bool {
        var current: UIViewController? = other
        while let controller = current {
            if controller === self { return true }
            current = controller.parent ?? controller.directPresentingController
        }
        return false
    }
}
