import Foundation

/// The transition coordinator for presenting or dismissing with a custom presentation controller. It runs the alongside
/// animations immediately.
final class PresentationTransition: NSObject, UIViewControllerTransitionCoordinator {
    typealias Closure = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let isAnimated: Bool
    let containerView: UIView
    let presentationStyle = UIModalPresentationStyle.custom
    var transitionDuration: TimeInterval { 0 }
    private let controllers: [UITransitionContextViewControllerKey: UIViewController]
    private var changes: [Closure] = []
    private var completions: [Closure] = []
    private var hasRun = false

    init(from: UIViewController, to: UIViewController, in container: UIView, isAnimated: Bool) {
        (containerView, self.isAnimated) = (container, isAnimated)
        controllers = [.from: from, .to: to]
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { controllers[key] }
    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        controllers[key == .from ? .from : .to]?.viewIfLoaded
    }

    func animate(alongsideTransition animation: Closure?, completion: Closure?) -> Bool {
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        if hasRun { animation(self) } else { changes.append(animation) }
        return true
    }

    /// Runs the alongside animations.
    func runChanges() {
        hasRun = true
        for change in changes { change(self) }
        changes = []
    }

    func complete() {
        for completion in completions { completion(self) }
        completions = []
    }
}

/// The view that contains a presented view and the views of its presentation controller, such as a dimming view.
final class PresentationContainer: UIView {
    weak var presentation: UIPresentationController?

    override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentation?.containerViewDidLayoutSubviews()
    }
}

extension UIViewController {
    /// Creates the app's presentation controller for the style `.custom`. Returns nil for other styles and if the app
    /// provides none.
    func makeCustomPresentation(by host: UIViewController, from source: UIViewController) -> UIPresentationController? {
        guard modalPresentationStyle == .custom else { return nil }
        storedPresentation = transitioningDelegate?.presentationController(
            forPresented: self, presenting: host, source: source)
        storedPresentation?.releasePresentedController()
        return storedPresentation
    }
}

extension UIPresentationController {
    /// Adds a container view to the window and notifies the app before the presentation.
    func beginPresentation(in window: UIWindow, from presenter: UIViewController, isAnimated: Bool) {
        let container = PresentationContainer(frame: window.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.presentation = self
        window.addSubview(container)
        customContainer = container
        transition = PresentationTransition(
            from: presenter, to: presentedViewController, in: container, isAnimated: isAnimated)
        presentationTransitionWillBegin()
    }

    /// Adds the presented view to the container view, with the frame that the app specifies.
    func addPresentedView() {
        guard let container = customContainer, let view = presentedView else { return }
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = frameOfPresentedViewInContainerView
        container.addSubview(view)
        container.setNeedsLayout()
        container.layoutIfNeeded()
        transition?.runChanges()
    }

    func endPresentation() {
        presentationTransitionDidEnd(true)
        endTransition()
    }

    /// Notifies the app before the dismissal, and runs the alongside animations.
    func beginDismissal(to presenter: UIViewController, isAnimated: Bool) {
        guard let container = customContainer else { return }
        transition = PresentationTransition(
            from: presentedViewController, to: presenter, in: container, isAnimated: isAnimated)
        dismissalTransitionWillBegin()
        transition?.runChanges()
    }

    func endDismissal() {
        presentedView?.removeFromSuperview()
        dismissalTransitionDidEnd(true)
        endTransition()
        customContainer?.removeFromSuperview()
        customContainer = nil
    }

    private func endTransition() {
        let completedTransition = transition
        transition = nil
        completedTransition?.complete()
    }
}
