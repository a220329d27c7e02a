import Foundation

/// The base class of haptic feedback generators. Haptic feedback is not simulated.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    public override init() { super.init() }
    /// Prepares the generator. Does nothing: haptic feedback is not simulated.
    open func prepare() {}
}

/// Generates feedback for collisions. Haptic feedback is not simulated.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The masses and hardnesses of the colliding objects.
    public enum FeedbackStyle: Int, Sendable {
        /// Small, light objects.
        case light
        /// Medium objects.
        case medium
        /// Large, heavy objects.
        case heavy
        /// Soft objects.
        case soft
        /// Rigid objects.
        case rigid
    }

    public override init() { super.init() }
    /// Creates a generator. The style has no effect.
    public init(style: FeedbackStyle) { super.init() }
    /// Generates feedback. Does nothing: haptic feedback is not simulated.
    open func impactOccurred() {}
    /// Generates feedback with an intensity from 0 to 1. Does nothing: haptic feedback is not simulated.
    open func impactOccurred(intensity: CGFloat) {}
}

/// Generates feedback for the result of a task. Haptic feedback is not simulated.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The results of a task.
    public enum FeedbackType: Int, Sendable {
        /// A task succeeded.
        case success
        /// A task produced a warning.
        case warning
        /// A task failed.
        case error
    }

    /// Generates feedback for the result of a task. Does nothing: haptic feedback is not simulated.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Generates feedback for a changing selection. Haptic feedback is not simulated.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Generates feedback. Does nothing: haptic feedback is not simulated.
    open func selectionChanged() {}
}
