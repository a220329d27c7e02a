import Foundation

/// How time passes for an animation or a layer. Kept, without effect: nothing moves here.
@preconcurrency @MainActor public protocol CAMediaTiming {
    var beginTime: CFTimeInterval { get set }
    var duration: CFTimeInterval { get set }
    var speed: Float { get set }
    var timeOffset: CFTimeInterval { get set }
    var repeatCount: Float { get set }
    var repeatDuration: CFTimeInterval { get set }
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}

/// Seconds.
public typealias CFTimeInterval = Double

/// Seconds since the machine started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let forwards = Self(rawValue: "forwards"), backwards = Self(rawValue: "backwards")
    public static let both = Self(rawValue: "both"), removed = Self(rawValue: "removed")
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = Self(rawValue: "linear"), easeIn = Self(rawValue: "easeIn")
    public static let easeOut = Self(rawValue: "easeOut"), easeInEaseOut = Self(rawValue: "easeInEaseOut")
    public static let `default` = Self(rawValue: "default")
}

/// The pace of an animation: a cubic from (0, 0) to (1, 1) with two control points.
open class CAMediaTimingFunction: NSObject {
    private let points: [Float]

    public init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: points = [0.42, 0, 1, 1]
        case .easeOut: points = [0, 0, 0.58, 1]
        case .easeInEaseOut: points = [0.42, 0, 0.58, 1]
        case .linear: points = [0, 0, 1, 1]
        default: points = [0.25, 0.1, 0.25, 1]
        }
    }

    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { points = [c1x, c1y, c2x, c2y] }
}

/// Hears when an animation begins and ends.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What a layer is to do over time. Nothing moves here: the layer is drawn as its own properties say, as Core Animation
/// draws it with `render(in:)`.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming {
    open var beginTime: CFTimeInterval = 0
    /// In seconds.
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    open var timingFunction: CAMediaTimingFunction?
    open var isRemovedOnCompletion = true
    /// Held strongly, as Core Animation's.
    open var delegate: (any CAAnimationDelegate)?

    public required override init() { super.init() }

    /// Whether it goes on until somebody removes it.
    var isEndless: Bool {
        repeatCount == .infinity || repeatCount > 1e6 || repeatDuration == .infinity || duration == .infinity
    }
}

/// An animation of one property, by its key path.
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    open var isAdditive = false
    open var isCumulative = false

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?
}

open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
    /// The duration that was set, in seconds: the spring is not simulated.
    open var settlingDuration: CFTimeInterval { duration }
}

open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var path: CGPath?
    open var keyTimes: [NSNumber]?
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
    open var rotationMode: CAAnimationRotationMode?
}

open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
}

/// A transition between what a layer showed and what it shows.
open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
    open var startProgress: Float = 0
    open var endProgress: Float = 1
}

public enum CAAnimationCalculationMode: String, Sendable { case linear, discrete, paced, cubic, cubicPaced }
public enum CAAnimationRotationMode: String, Sendable { case rotateAuto = "auto", rotateAutoReverse = "autoReverse" }
public enum CATransitionType: String, Sendable { case fade, moveIn, push, reveal }
public enum CATransitionSubtype: String, Sendable { case fromRight, fromLeft, fromTop, fromBottom }
