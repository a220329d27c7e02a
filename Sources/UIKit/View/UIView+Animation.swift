import Foundation

/// Animations have no time here: changes are made at once, and completions are called with `true` when they are.
extension UIView {
    /// How an animation runs. Only `showHideTransitionViews` makes a difference here.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
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
        /// The curve given counts inside of another animation, too.
        public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
        /// Views are drawn anew meanwhile rather than as pictures.
        public static let allowAnimatedContent = Self(rawValue: 1 << 7)
        /// A transition between two views hides one and shows the other, rather than exchanging them.
        public static let showHideTransitionViews = Self(rawValue: 1 << 8)
        /// No option of an animation around this one counts.
        public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
        /// Slow at both ends.
        public static let curveEaseInOut: Self = []
        /// Slow at the start.
        public static let curveEaseIn = Self(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = Self(rawValue: 2 << 16)
        /// The same speed throughout.
        public static let curveLinear = Self(rawValue: 3 << 16)
        /// A turn about the vertical axis that begins at the left.
        public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
        /// A turn about the vertical axis that begins at the right.
        public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
        /// A page that curls up.
        public static let transitionCurlUp = Self(rawValue: 3 << 20)
        /// A page that curls down.
        public static let transitionCurlDown = Self(rawValue: 4 << 20)
        /// One picture fades into the other.
        public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
        /// A turn about the horizontal axis that begins at the top.
        public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
        /// A turn about the horizontal axis that begins at the bottom.
        public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)
    }

    /// Whether animations are on. Nothing depends on it but what reads it.
    public private(set) static var areAnimationsEnabled = true

    /// Turns animations on or off for what reads `areAnimationsEnabled`.
    public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

    /// Runs `actions` while `areAnimationsEnabled` is false.
    public class func performWithoutAnimation(_ actions: () -> Void) {
        let wereEnabled = areAnimationsEnabled
        areAnimationsEnabled = false
        defer { areAnimationsEnabled = wereEnabled }
        actions()
    }

    /// Makes the changes at once.
    /// `duration`: in seconds; not waited for.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { animations() }

    /// Makes the changes at once and then calls `completion` with true.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes the changes at once and then calls `completion` with true.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes the changes at once and then calls `completion` with true; there is no spring.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes the changes at once and then calls `completion` with true.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }

    /// Puts a view in another's place, or hides one and shows the other with `showHideTransitionViews`.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        if options.contains(.showHideTransitionViews) {
            (fromView.isHidden, toView.isHidden) = (true, false)
        } else if let parent = fromView.superview {
            parent.insertSubview(toView, aboveSubview: fromView)
            fromView.removeFromSuperview()
        }
        completion?(true)
    }
}
