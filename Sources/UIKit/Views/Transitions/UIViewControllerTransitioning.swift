import Foundation

// The API for animated transitions of controllers, for source compatibility. CellSim never calls it: nothing moves, and
// controllers replace each other immediately.

/// The context of a running transition, for the animator. Never created in CellSim.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view that contains the controllers' views.
    var containerView: UIView { get }
    /// Whether changes are animated.
    var isAnimated: Bool { get }
    /// Whether a gesture controls the transition.
    var isInteractive: Bool { get }
    /// Whether the transition was cancelled.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The transform of the view that appears.
    var targetTransform: CGAffineTransform { get }
    /// Updates the progress, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Completes the transition after a gesture.
    func finishInteractiveTransition()
    /// Returns the transition to its start after a gesture.
    func cancelInteractiveTransition()
    /// Pauses the transition.
    func pauseInteractiveTransition()
    /// Ends the transition; the animator must call it.
    func completeTransition(_ didComplete: Bool)
    /// Returns one of the controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns one of the views.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns the initial frame of a controller's view, in points.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the final frame of a controller's view, in points.
    func finalFrame(for vc: UIViewController) -> CGRect
}

extension UIViewControllerContextTransitioning {
    /// Does nothing: the default for types that don't implement it.
    public func pauseInteractiveTransition() {}
    /// The transform of the view that appears: always the identity.
    public var targetTransform: CGAffineTransform { .identity }
}

/// Performs the animation of a transition. Never called.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the duration in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Performs the animation.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Returns an animator for an interruptible animation.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    /// Called at the end of the transition.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Returns an animator without changes: the default for objects that don't implement it.
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    {
        UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeInOut)
    }
    /// Does nothing: the default for types that don't implement it.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Controls a transition with a gesture. Never called.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Starts following the gesture.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// Whether a gesture controls the transition from its start.
    var wantsInteractiveStart: Bool { get }
    /// The animation curve after the gesture ends.
    var completionCurve: UIView.AnimationCurve { get }
    /// The speed of the animation after the gesture ends; 1 is the transition's own speed.
    var completionSpeed: CGFloat { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// A Boolean value that indicates whether a gesture controls the transition from its start: true by default.
    public var wantsInteractiveStart: Bool { true }
    /// The animation curve after the gesture ends: ease in, ease out by default.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// The speed of the animation after the gesture ends: 1 by default.
    public var completionSpeed: CGFloat { 1 }
}

/// A transition that is controlled by a gesture. It stores the progress, but nothing moves.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// The duration in seconds: always 0.
    open var duration: CGFloat { 0 }
    /// The progress, from 0 to 1.
    public private(set) var percentComplete: CGFloat = 0
    /// The speed of the animation after the gesture ends. Stored without effect.
    open var completionSpeed: CGFloat = 1
    /// The animation curve after the gesture ends. Stored without effect.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The timing of the gesture's changes. Stored without effect.
    open var timingCurve: (any UITimingCurveProvider)?
    /// A Boolean value that indicates whether a gesture controls the transition from its start. Stored without effect.
    open var wantsInteractiveStart = true

    public override init() { super.init() }

    /// Stores the progress of the gesture, from 0 to 1.
    open func update(_ percentComplete: CGFloat) { self.percentComplete = min(max(percentComplete, 0), 1) }
    /// Resets the progress to 0.
    open func cancel() { percentComplete = 0 }
    /// Sets the progress to 1.
    open func finish() { percentComplete = 1 }
    /// Pauses the transition; does nothing.
    open func pause() {}
    /// Starts following the gesture. Never called.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
}
