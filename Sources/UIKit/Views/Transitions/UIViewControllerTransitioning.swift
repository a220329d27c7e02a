import Foundation

// Custom transitions between view controllers, for source compatibility. CellSim never calls them, because nothing is
// animated.

/// The context of a transition, for the animator. Never created.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view that contains the controllers' views.
    var containerView: UIView { get }
    /// A Boolean value that indicates whether the transition is animated.
    var isAnimated: Bool { get }
    /// A Boolean value that indicates whether the transition is interactive.
    var isInteractive: Bool { get }
    /// A Boolean value that indicates whether the transition was cancelled.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The final transform of the view that appears.
    var targetTransform: CGAffineTransform { get }
    /// Updates the progress of an interactive transition, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Finishes an interactive transition.
    func finishInteractiveTransition()
    /// Cancels an interactive transition.
    func cancelInteractiveTransition()
    /// Pauses an interactive transition.
    func pauseInteractiveTransition()
    /// Ends the transition. The animator must call it.
    func completeTransition(_ didComplete: Bool)
    /// Returns the view controller for a key.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view for a key.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns the initial frame of a controller's view, in points.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the final frame of a controller's view, in points.
    func finalFrame(for vc: UIViewController) -> CGRect
}

extension UIViewControllerContextTransitioning {
    /// The default implementation does nothing.
    public func pauseInteractiveTransition() {}
    /// The final transform of the view that appears. By default, the identity.
    public var targetTransform: CGAffineTransform { .identity }
}

/// The animator of a transition. Never called.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the duration of the animation, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Performs the animation.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Returns an animator for an interruptible animation.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    /// Called after the transition ended.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// The default implementation returns an animator without animations.
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    {
        UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeInOut)
    }
    /// The default implementation does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The controller of an interactive transition. Never called.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Starts the interactive transition.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// A Boolean value that indicates whether the transition starts interactively.
    var wantsInteractiveStart: Bool { get }
    /// The animation curve after the interactive part.
    var completionCurve: UIView.AnimationCurve { get }
    /// The speed of the animation after the interactive part, as a factor.
    var completionSpeed: CGFloat { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// A Boolean value that indicates whether the transition starts interactively; true by default.
    public var wantsInteractiveStart: Bool { true }
    /// The animation curve after the interactive part; `.easeInOut` by default.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// The speed of the animation after the interactive part, as a factor; 1 by default.
    public var completionSpeed: CGFloat { 1 }
}

/// An interactive transition that a percentage controls. It only stores the progress.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// The duration, in seconds: always 0.
    open var duration: CGFloat { 0 }
    /// The progress, from 0 to 1.
    public private(set) var percentComplete: CGFloat = 0
    /// The speed of the animation after the interactive part. Stored without effect.
    open var completionSpeed: CGFloat = 1
    /// The animation curve after the interactive part. Stored without effect.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The timing curve of the interactive part. Stored without effect.
    open var timingCurve: (any UITimingCurveProvider)?
    /// A Boolean value that indicates whether the transition starts interactively. Stored without effect.
    open var wantsInteractiveStart = true

    public override init() { super.init() }

    /// Sets the progress, clamped to 0…1.
    open func update(_ percentComplete: CGFloat) { self.percentComplete = min(max(percentComplete, 0), 1) }
    /// Resets the progress to 0.
    open func cancel() { percentComplete = 0 }
    /// Sets the progress to 1.
    open func finish() { percentComplete = 1 }
    /// Pauses the transition. Does nothing.
    open func pause() {}
    /// Starts the interactive transition. Never called.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
}
