import Foundation

// What apps write to animate controllers that come and go. Nothing moves here: controllers take each other's place at once,
// and none of this is asked for. The types are there for the code that names them.

/// The controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The controller that goes, and the one that comes.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The controller that comes.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view that goes.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The view that comes.
    public static let to = Self(rawValue: "UITransitionContextToView")
}

/// A transition under way, for those that animate it. Nothing here makes one.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the controllers' views take turns.
    var containerView: UIView { get }
    /// Whether changes are to be animated.
    var isAnimated: Bool { get }
    /// Whether a finger drives the transition.
    var isInteractive: Bool { get }
    /// Whether the transition was broken off.
    var transitionWasCancelled: Bool { get }
    /// How what comes is presented.
    var presentationStyle: UIModalPresentationStyle { get }
    /// What the transition does to the view that comes.
    var targetTransform: CGAffineTransform { get }
    /// Tells how far the transition is, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Goes on to the end.
    func finishInteractiveTransition()
    /// Goes back to the beginning.
    func cancelInteractiveTransition()
    /// Rests where it is.
    func pauseInteractiveTransition()
    /// To be called at the end.
    func completeTransition(_ didComplete: Bool)
    /// One of the controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// One of the views.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where a controller's view is at the beginning, in points.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where a controller's view is at the end, in points.
    func finalFrame(for vc: UIViewController) -> CGRect
}

extension UIViewControllerContextTransitioning {
    /// Does nothing.
    public func pauseInteractiveTransition() {}
    /// The identity.
    public var targetTransform: CGAffineTransform { .identity }
}

/// Animates a transition. Never asked here.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// In seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Makes the changes.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// The changes as something that can be halted.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    /// Called at the end.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// An animator without changes, for those that leave it out.
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    {
        UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeInOut)
    }
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition by a finger. Never asked here.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins to follow the finger.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// Whether a finger drives the transition from its beginning.
    var wantsInteractiveStart: Bool { get }
    /// The pace after the finger left.
    var completionCurve: UIView.AnimationCurve { get }
    /// The speed after the finger left; 1 is the transition's own.
    var completionSpeed: CGFloat { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// True.
    public var wantsInteractiveStart: Bool { true }
    /// Slow at both ends.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// The transition's own.
    public var completionSpeed: CGFloat { 1 }
}

/// A transition that a finger drives. It keeps how far it is; nothing moves.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// In seconds: 0 here.
    open var duration: CGFloat { 0 }
    /// How far it is, from 0 to 1.
    public private(set) var percentComplete: CGFloat = 0
    /// The speed after the finger left. Kept; nothing reads it.
    open var completionSpeed: CGFloat = 1
    /// The pace after the finger left. Kept; nothing reads it.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// How a finger's changes are followed. Kept; nothing reads it.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether a finger drives the transition from its beginning. Kept; nothing reads it.
    open var wantsInteractiveStart = true

    public override init() { super.init() }

    /// Takes note of how far the finger is, from 0 to 1.
    open func update(_ percentComplete: CGFloat) { self.percentComplete = min(max(percentComplete, 0), 1) }
    /// Goes back to the beginning.
    open func cancel() { percentComplete = 0 }
    /// Goes on to the end.
    open func finish() { percentComplete = 1 }
    /// Rests where it is; does nothing.
    open func pause() {}
    /// Never called here.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
}
