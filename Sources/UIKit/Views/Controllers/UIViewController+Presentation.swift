import CellSimProcess
import Foundation

/// Presents and dismisses view controllers.
extension UIViewController {
    /// Returns the controller that performs presentations for this one: the outermost ancestor or, for styles with a
    /// context, the nearest ancestor that defines one.
    private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        var current = self
        let usesContext = style == .currentContext || style == .overCurrentContext
        while let parent = current.parent {
            if usesContext, current.definesPresentationContext { break }
            current = parent
        }
        return current
    }

    /// Whether the presentation hides the presenting controller.
    private var hidesPresenter: Bool {
        modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext
    }

    /// Returns whether a controller can be presented. Raises if it is this controller, an ancestor, a child of another
    /// controller, or already presented.
    private func validatePresentation(_ controller: UIViewController) -> Bool {
        func reject(_ reason: String) -> Bool {
            UIKitException.raiseOrRecord(UIKitException.invalidArgument, reason)
            return false
        }
        if controller === self {
            return reject(
                "Application tried to present modal view controller on itself. Presenting controller is \(self).")
        }
        if let presenting = controller.directPresentingController {
            return reject(
                "Application tried to present modally a view controller \(controller) that is already being presented by \(presenting)."
            )
        }
        var (levels, current) = (1, Optional(self))
        while let next = current {
            if next === controller {
                return reject("Application tried to present modally an active controller \(controller).")
            }
            levels += 1
            current = next.directPresentingController ?? next.parent
        }
        guard controller.parent == nil else {
            return reject("Application tried to present modally an active controller \(controller).")
        }
        return Self.validateDepth(levels)
    }

    func presentModally(_ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
        guard MainThread.validate("-[UIViewController presentViewController:animated:completion:]") else { return }
        let host = presenter(for: controller.modalPresentationStyle)
        guard host.validatePresentation(controller) else { return }
        if let presented = host.directlyPresentedController {
            // UIKit also only logs this message.
            Notice.report(
                .each,
                "Attempt to present \(controller) on \(host) (from \(self)) which is already presenting \(presented).")
            return
        }
        host.directlyPresentedController = controller
        controller.directPresentingController = host
        controller.containmentTransition = .entering
        controller.loadViewIfNeeded()
        if let window = host.viewIfLoaded?.window, let view = controller.view {
            let customPresentation = controller.makeCustomPresentation(by: host, from: self)
            customPresentation?.beginPresentation(in: window, from: host, isAnimated: animated)
            let hidesHost = customPresentation?.shouldRemovePresentersView ?? controller.hidesPresenter
            if hidesHost { host.beginAppearanceTransition(false, animated: animated) }
            controller.beginAppearanceTransition(true, animated: animated)
            if let customPresentation {
                customPresentation.addPresentedView()
            } else {
                Self.fill(window, with: view)
                window.addSubview(view)
            }
            window.layoutIfNeeded()
            controller.endAppearanceTransition()
            if hidesHost { host.endAppearanceTransition() }
            customPresentation?.endPresentation()
        }
        completion?()
    }

    func dismissModally(animated: Bool, _ completion: (() -> Void)?) {
        guard let presented = directlyPresentedController else {
            let presenter = presentedViewController?.directPresentingController ?? presentingViewController
            if let presenter { presenter.dismissModally(animated: animated, completion) } else { completion?() }
            return
        }
        if presented.directlyPresentedController != nil { presented.dismissModally(animated: false, nil) }
        let customPresentation =
            presented.storedPresentation?.customContainer == nil ? nil : presented.storedPresentation
        let hidesPresenter = customPresentation?.shouldRemovePresentersView ?? presented.hidesPresenter
        let reappears = hidesPresenter && viewIfLoaded?.window != nil
        presented.containmentTransition = .leaving
        customPresentation?.beginDismissal(to: self, isAnimated: animated)
        presented.beginAppearanceTransition(false, animated: animated)
        if reappears { beginAppearanceTransition(true, animated: animated) }
        presented.viewIfLoaded?.removeFromSuperview()
        if reappears { endAppearanceTransition() }
        presented.endAppearanceTransition()
        customPresentation?.endDismissal()
        if customPresentation != nil { presented.storedPresentation = nil }
        presented.directPresentingController = nil
        directlyPresentedController = nil
        completion?()
    }

    package func showInContainer(_ controller: UIViewController, sender: Any?) {
        guard let stack = nearestStack(includingSelf: true), stack.pushOnStack(controller, animated: true) else {
            return present(controller, animated: true)
        }
    }

    /// Shows a controller in the detail column of the nearest split view controller. If there is none, presents it.
    func showDetailInContainer(_ controller: UIViewController, sender: Any?) {
        let split = isSplitViewController ? self : firstAncestor { $0.isSplitViewController }
        guard let split, split.showInDetailColumn(controller, sender: sender) else {
            return present(controller, animated: true)
        }
    }
}
