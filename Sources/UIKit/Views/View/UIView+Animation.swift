import Foundation

/// Closure-based animations. They take no time: the changes take effect immediately, and then the completion is called
/// with true.
extension UIView {
    /// The options of an animation. Only `showHideTransitionViews` has an effect.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out subviews as part of the animation.
        public static let layoutSubviews = Self(rawValue: 1 << 0)
        /// Lets touches reach the views during the animation.
        public static let allowUserInteraction = Self(rawValue: 1 << 1)
        /// Starts from the current state of a running animation.
        public static let beginFromCurrentState = Self(rawValue: 1 << 2)
        /// Repeats the animation.
        public static let `repeat` = Self(rawValue: 1 << 3)
        /// Reverses every other cycle, together with `repeat`.
        public static let autoreverse = Self(rawValue: 1 << 4)
        /// Uses the animation's own duration inside another animation.
        public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
        /// Uses the animation's own curve inside another animation.
        public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
        /// Redraws views during the animation instead of using images.
        public static let allowAnimatedContent = Self(rawValue: 1 << 7)
        /// In a transition between two views, hides one and shows the other instead of replacing it.
        public static let showHideTransitionViews = Self(rawValue: 1 << 8)
        /// Ignores the options of the enclosing animation.
        public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
        /// A curve that is slow at both ends.
        public static let curveEaseInOut: Self = []
        /// A curve that starts slowly.
        public static let curveEaseIn = Self(rawValue: 1 << 16)
        /// A curve that ends slowly.
        public static let curveEaseOut = Self(rawValue: 2 << 16)
        /// A constant rate.
        public static let curveLinear = Self(rawValue: 3 << 16)
        /// A flip about the vertical axis that starts at the left.
        public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
        /// A flip about the vertical axis that starts at the right.
        public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
        /// A page that curls up.
        public static let transitionCurlUp = Self(rawValue: 3 << 20)
        /// A page that curls down.
        public static let transitionCurlDown = Self(rawValue: 4 << 20)
        /// A fade from one view to the other.
        public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
        /// A flip about the horizontal axis that starts at the top.
        public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
        /// A flip about the horizontal axis that starts at the bottom.
        public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)
    }

    /// A Boolean value that indicates whether animations are enabled. It only affects code that reads it.
    public private(set) static var areAnimationsEnabled = true

    /// Enables or disables animations for code that reads `areAnimationsEnabled`.
    public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

    /// The duration of the enclosing animation, in seconds. Always 0, because nothing is animated.
    public class var inheritedAnimationDuration: TimeInterval { 0 }

    /// Runs a closure while `areAnimationsEnabled` is false.
    public class func performWithoutAnimation(_ actions: () -> Void) {
        let wereEnabled = areAnimationsEnabled
        areAnimationsEnabled = false
        defer { areAnimationsEnabled = wereEnabled }
        actions()
    }

    /// Runs the animations immediately. The duration, in seconds, has no effect.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { animations() }

    /// Runs the animations immediately and then calls `completion` with true.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Runs the animations immediately and then calls `completion` with true.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Runs the animations immediately and then calls `completion` with true; springs are not simulated.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Runs the animations immediately and then calls `completion` with true.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }

    /// Replaces a view with another one. With `showHideTransitionViews`, hides the view and shows the other one
    /// instead.
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
