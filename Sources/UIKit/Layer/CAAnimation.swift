import Foundation

/// How time passes for an animation or a layer. Kept, without effect: nothing moves here.
@preconcurrency @MainActor public protocol CAMediaTiming {
    /// When it begins, in seconds of what is around it.
    var beginTime: CFTimeInterval { get set }
    /// How long one run lasts, in seconds.
    var duration: CFTimeInterval { get set }
    /// How fast its time passes beside that of what is around it; 1 is as fast.
    var speed: Float { get set }
    /// By how many seconds its own time is ahead.
    var timeOffset: CFTimeInterval { get set }
    /// How many runs there are; 0 counts as one, infinity never ends.
    var repeatCount: Float { get set }
    /// For how many seconds runs are repeated; 0 leaves that to `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run is followed by one backwards.
    var autoreverses: Bool { get set }
    /// What is shown before the start and after the end.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// Seconds since the machine started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// What a timed object shows outside of its time. Kept, without effect.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// `forwards` stays as it ended; `backwards` shows its start before that has come.
    public static let forwards = Self(rawValue: "forwards"), backwards = Self(rawValue: "backwards")
    /// `both` is both of these; `removed`, the default, neither.
    public static let both = Self(rawValue: "both"), removed = Self(rawValue: "removed")
}

/// The names of the usual paces.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// `linear` is even throughout; `easeIn` is slow at the start.
    public static let linear = Self(rawValue: "linear"), easeIn = Self(rawValue: "easeIn")
    /// `easeOut` is slow at the end; `easeInEaseOut` at both ends.
    public static let easeOut = Self(rawValue: "easeOut"), easeInEaseOut = Self(rawValue: "easeInEaseOut")
    /// Slow at both ends, faster at the start than `easeInEaseOut`.
    public static let `default` = Self(rawValue: "default")
}

/// The pace of an animation: a cubic from (0, 0) to (1, 1) with two control points.
open class CAMediaTimingFunction: NSObject {
    private let points: [Float]

    /// The pace of a name; unknown names give the default one.
    public init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: points = [0.42, 0, 1, 1]
        case .easeOut: points = [0, 0, 0.58, 1]
        case .easeInEaseOut: points = [0.42, 0, 0.58, 1]
        case .linear: points = [0, 0, 1, 1]
        default: points = [0.25, 0.1, 0.25, 1]
        }
    }

    /// A pace of its own: the two control points, with time and progress from 0 to 1. The numbers are not checked.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { points = [c1x, c1y, c2x, c2y] }
}

/// Hears when an animation begins and ends.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
    /// Called when the animation is added to a layer.
    func animationDidStart(_ anim: CAAnimation)
    /// Called within `add(_:forKey:)`, with true; for an endless animation when it is removed, with false.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What a layer is to do over time. Nothing moves here: the layer is drawn as its own properties say, as Core Animation
/// draws it with `render(in:)`.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction {
    /// In seconds of the layer's time. Kept; nothing reads it.
    open var beginTime: CFTimeInterval = 0
    /// In seconds.
    open var duration: CFTimeInterval = 0
    /// A factor of the layer's own. Kept; nothing reads it.
    open var speed: Float = 1
    /// In seconds. Kept; nothing reads it.
    open var timeOffset: CFTimeInterval = 0
    /// The number of runs. Infinity or more than a million makes the animation endless: it stays with its layer.
    open var repeatCount: Float = 0
    /// In seconds; infinity makes the animation endless.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each run is followed by one backwards. Kept; nothing reads it.
    open var autoreverses = false
    /// What shows outside of the animation's time. Kept; nothing reads it.
    open var fillMode = CAMediaTimingFillMode.removed
    /// The pace of a run; nil for an even one. Kept; nothing reads it.
    open var timingFunction: CAMediaTimingFunction?
    /// Whether the layer lets go of the animation at its end, which is at once unless it is endless.
    open var isRemovedOnCompletion = true
    /// Held strongly, as Core Animation's.
    open var delegate: (any CAAnimationDelegate)?

    public override init() { super.init() }

    /// Whether it goes on until somebody removes it.
    var isEndless: Bool {
        repeatCount == .infinity || repeatCount > 1e6 || repeatDuration == .infinity || duration == .infinity
    }
}

/// An animation of one property, by its key path.
open class CAPropertyAnimation: CAAnimation {
    /// The property that would change. Kept; nothing reads it.
    open var keyPath: String?
    /// Whether values would be added to the property's own. Kept; nothing reads it.
    open var isAdditive = false
    /// Whether each run would begin where the last one ended. Kept; nothing reads it.
    open var isCumulative = false

    /// An animation of the property at this key path.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// A change from one value to another. The layer's own property is not touched.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the start; nil for the property's. Kept; nothing reads it.
    open var fromValue: Any?
    /// The value at the end; nil for the property's. Kept; nothing reads it.
    open var toValue: Any?
    /// What is added to the one end that is given. Kept; nothing reads it.
    open var byValue: Any?
}

/// A change that swings like a weight at a spring. It is not simulated: the numbers are kept.
open class CASpringAnimation: CABasicAnimation {
    /// The weight at the spring's end. Kept; nothing reads it.
    open var mass: CGFloat = 1
    /// How hard the spring pulls. Kept; nothing reads it.
    open var stiffness: CGFloat = 100
    /// How much the swinging is slowed down. Kept; nothing reads it.
    open var damping: CGFloat = 10
    /// The speed at the start. Kept; nothing reads it.
    open var initialVelocity: CGFloat = 0
    /// The duration that was set, in seconds: the spring is not simulated.
    open var settlingDuration: CFTimeInterval { duration }
}

/// A change through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values in their order. Kept; nothing reads it.
    open var values: [Any]?
    /// The path that a point would follow, in the superlayer's coordinates. Kept; nothing reads it.
    open var path: CGPath?
    /// When each value is reached, from 0 to 1; nil for even steps. Kept; nothing reads it.
    open var keyTimes: [NSNumber]?
    /// The pace of each step. Kept; nothing reads it.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How values between the given ones are found. Kept; nothing reads it.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// Whether what follows a path turns with it; nil for no turning. Kept; nothing reads it.
    open var rotationMode: CAAnimationRotationMode?
}

/// Animations that run together. They are kept with the group, and their delegates hear nothing.
open class CAAnimationGroup: CAAnimation {
    /// The group's members. Kept; nothing reads it.
    open var animations: [CAAnimation]?
}

/// A transition between what a layer showed and what it shows.
open class CATransition: CAAnimation {
    /// How the new content comes. Kept; nothing reads it.
    open var type = CATransitionType.fade
    /// Where it comes from. Kept; nothing reads it.
    open var subtype: CATransitionSubtype?
    /// Where in the transition it begins, from 0 to 1. Kept; nothing reads it.
    open var startProgress: Float = 0
    /// Where in the transition it ends, from 0 to 1. Kept; nothing reads it.
    open var endProgress: Float = 1
}

/// How a keyframe animation finds the values between those it is given. Kept, without effect.
public enum CAAnimationCalculationMode: String, Sendable {
    /// In straight lines.
    case linear
    /// Not at all: it jumps.
    case discrete
    /// In straight lines at one speed, whatever the times.
    case paced
    /// Along smooth curves.
    case cubic
    /// Along smooth curves at one speed.
    case cubicPaced
}
/// How what follows a path turns with it. Kept, without effect.
public enum CAAnimationRotationMode: String, Sendable {
    /// Its x axis points along the path.
    case rotateAuto = "auto"
    /// Its x axis points back along the path.
    case rotateAutoReverse = "autoReverse"
}
/// How new content takes the place of the old. Kept, without effect.
public enum CATransitionType: String, Sendable {
    /// It appears through it.
    case fade
    /// It slides over it.
    case moveIn
    /// It pushes it away.
    case push
    /// The old content slides away from above it.
    case reveal
}
/// Where new content comes from. Kept, without effect.
public enum CATransitionSubtype: String, Sendable {
    /// From the right edge.
    case fromRight
    /// From the left edge.
    case fromLeft
    /// From the upper edge.
    case fromTop
    /// From the lower edge.
    case fromBottom
}
