import Foundation

/// What an animator is doing.
public enum UIViewAnimatingState: Int, Sendable {
    /// It has not started, or is at its end.
    case inactive
    /// It has started, or was paused.
    case active
    /// It was stopped, and waits for `finishAnimation(at:)`.
    case stopped
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// Where its changes lead.
    case end
    /// Where it began.
    case start
    /// Where it was stopped.
    case current
}

/// The pace of an animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {}

/// A pace that follows a cubic curve. Kept; nothing takes time.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The curve that was named; `easeInOut` where control points were given.
    public let animationCurve: UIView.AnimationCurve
    /// The control points between (0, 0) and (1, 1), x for time.
    public let controlPoint1, controlPoint2: CGPoint

    /// A pace by a named curve.
    public init(animationCurve: UIView.AnimationCurve) {
        let startsSlowly = animationCurve == .easeInOut || animationCurve == .easeIn
        let endsSlowly = animationCurve == .easeInOut || animationCurve == .easeOut
        self.animationCurve = animationCurve
        controlPoint1 = CGPoint(x: startsSlowly ? 0.42 : 0, y: 0)
        controlPoint2 = CGPoint(x: endsSlowly ? 0.58 : 1, y: 1)
    }

    /// A pace by the two control points of a curve from (0, 0) to (1, 1).
    public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
        (animationCurve, self.controlPoint1, self.controlPoint2) = (.easeInOut, controlPoint1, controlPoint2)
    }
}

/// A pace as of a spring. Kept; nothing takes time.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The speed at the start, as a multiple of the whole way a second. Kept; nothing reads it.
    public let initialVelocity: CGVector

    /// The system's own spring.
    public override convenience init() { self.init(dampingRatio: 1) }

    /// A spring of a damping ratio, 1 for one that does not swing. The ratio is not kept.
    public init(dampingRatio: CGFloat, initialVelocity: CGVector = .zero) { self.initialVelocity = initialVelocity }

    /// A spring of a mass, a stiffness and a damping, which are not kept.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector = .zero) {
        self.initialVelocity = initialVelocity
    }
}

/// Changes of views that an app starts, holds and ends. They take no time: once started, they are at their end at once, and
/// the completions are called. Setting `fractionComplete` makes the changes and calls nobody.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// In seconds; not waited for.
    public let duration: TimeInterval
    /// What the animator is doing; `active` after a start only while `pausesOnCompletion` holds it there.
    public private(set) var state = UIViewAnimatingState.inactive
    /// Always false: what is started is at its end at once.
    public private(set) var isRunning = false
    /// Whether the animation ends where it began: frames, bounds, transforms, opacities and backgrounds of views are put
    /// back, and completions hear of `.start`.
    open var isReversed = false
    /// Whether touches reach the views meanwhile. Kept; nothing reads it.
    open var isUserInteractionEnabled = true {
        didSet { noteKept("UIViewPropertyAnimator.isUserInteractionEnabled", !isUserInteractionEnabled) }
    }
    /// Whether the animation can be paused. Kept; nothing reads it.
    open var isInterruptible = true {
        didSet { noteKept("UIViewPropertyAnimator.isInterruptible", !isInterruptible) }
    }
    /// Whether `fractionComplete` counts on a straight line. Kept; nothing reads it.
    open var scrubsLinearly = true {
        didSet { noteKept("UIViewPropertyAnimator.scrubsLinearly", !scrubsLinearly) }
    }
    /// Whether the animator stays active at its end, so that completions wait for `finishAnimation(at:)`.
    open var pausesOnCompletion = false
    /// The pace. Kept; nothing reads it.
    open var timingParameters: (any UITimingCurveProvider)? {
        didSet { noteKept("UIViewPropertyAnimator.timingParameters", timingParameters != nil) }
    }
    /// From 0 to 1. More than 0 makes the whole change.
    open var fractionComplete: CGFloat = 0 {
        didSet { if fractionComplete > 0 { makeChanges() } }
    }
    private var changes: [() -> Void] = []
    private let before = AnimatedValues()
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    /// An animator without changes, of a duration in seconds that is not waited for.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        timingParameters = parameters
    }

    /// An animator of a duration in seconds and a pace by a named curve; neither makes a difference.
    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        timingParameters = UICubicTimingParameters(animationCurve: curve)
        changes = animations.map { [$0] } ?? []
    }

    /// An animator of a duration in seconds and a pace by control points; neither makes a difference.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        changes = animations.map { [$0] } ?? []
    }

    /// An animator of a duration in seconds and a spring's pace; neither makes a difference.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        changes = animations.map { [$0] } ?? []
    }

    /// Makes the changes at once and calls `completion` with `.end`.
    @discardableResult open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation()
        return animator
    }

    /// Adds changes; they are made when the animator is started next, finished, or set to a fraction.
    open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }
    /// Adds changes as without `delayFactor`, the fraction of the duration after which UIKit begins them.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { changes.append(animation) }
    /// Adds a closure that is called once at the end, with where that is.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Makes the changes at once and calls the completions, unless `pausesOnCompletion` keeps them waiting.
    open func startAnimation() {
        state = .active
        makeChanges()
        if !pausesOnCompletion { end(at: isReversed ? .start : .end) }
    }

    /// Starts at once; the delay, in seconds, is not waited for.
    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

    /// Makes the animator active; there is nothing that could be paused.
    open func pauseAnimation() { state = .active }

    /// Starts as `startAnimation()` does, whatever the pace and the rest of the duration.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
    {
        startAnimation()
    }

    /// Without finishing, `finishAnimation(at:)` ends what was stopped.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard withoutFinishing else { return state = .stopped }
        (state, changes, completions) = (.inactive, [], [])
        before.forget()
    }

    /// Makes the changes that were not made yet, or at `.start` puts back what was changed, and calls the completions with
    /// `finalPosition`. `.current` is the end.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        makeChanges()
        end(at: finalPosition)
    }

    private func makeChanges() {
        let made = changes
        changes = []
        before.record { for change in made { change() } }
    }

    private func end(at position: UIViewAnimatingPosition) {
        state = .inactive
        if position == .start { before.restore() } else { before.forget() }
        let called = completions
        completions = []
        for completion in called { completion(position) }
    }
}

extension UIView {
    /// How fast a change goes on its way. Nothing takes time here.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut
        /// Slow at the start.
        case easeIn
        /// Slow at the end.
        case easeOut
        /// The same speed throughout.
        case linear
    }

    /// How an animation of keyframes runs. None makes a difference here.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Subviews are laid out along with the animation.
        public static let layoutSubviews = Self(rawValue: 1 << 0)
        /// Touches reach the views meanwhile.
        public static let allowUserInteraction = Self(rawValue: 1 << 1)
        /// An animation that runs already is taken over where it stands.
        public static let beginFromCurrentState = Self(rawValue: 1 << 2)
        /// The animation starts again at its end.
        public static let `repeat` = Self(rawValue: 1 << 3)
        /// With `repeat`, every other run is backwards.
        public static let autoreverse = Self(rawValue: 1 << 4)
        /// The duration given counts inside of another animation, too.
        public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
        /// No option of an animation around this one counts.
        public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
        /// From each frame to the next on a straight line.
        public static let calculationModeLinear: Self = []
        /// From each frame to the next in a leap.
        public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
        /// At the same speed throughout, whatever the frames' times.
        public static let calculationModePaced = Self(rawValue: 2 << 10)
        /// On a smooth curve through the frames.
        public static let calculationModeCubic = Self(rawValue: 3 << 10)
        /// On a smooth curve at the same speed throughout.
        public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)
    }

    /// Makes the changes of all keyframes at once, in the order they are added, and then calls `completion` with true.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes the changes at once. Start and duration are fractions of the whole, from 0 to 1, and not waited for.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        animations()
    }

    /// Makes the changes at once and then calls `completion` with true; there is no spring.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
}
