import Foundation

/// The base class of haptic feedback, which is not simulated.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    public override init() { super.init() }
    /// Does nothing.
    open func prepare() {}
}

/// The feedback of a collision. Haptic feedback is not simulated.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The weight and hardness of the colliding objects. Not stored.
    public enum FeedbackStyle: Int, Sendable {
        /// Small and light.
        case light
        /// Of medium size.
        case medium
        /// Large and heavy.
        case heavy
        /// Soft.
        case soft
        /// Hard.
        case rigid
    }

    public override init() { super.init() }
    /// Creates a generator; the style has no effect.
    public init(style: FeedbackStyle) { super.init() }
    /// Does nothing.
    open func impactOccurred() {}
    /// Does nothing; UIKit takes an intensity from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {}
}

/// The feedback of a result. Haptic feedback is not simulated.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The result.
    public enum FeedbackType: Int, Sendable {
        /// It succeeded.
        case success
        /// Possible failure.
        case warning
        /// It failed.
        case error
    }

    /// Does nothing.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// The feedback of a changing selection. Haptic feedback is not simulated.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Does nothing.
    open func selectionChanged() {}
}
