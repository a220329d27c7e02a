import Foundation

/// What the hand feels: nothing here.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    public override init() { super.init() }
    /// Does nothing.
    open func prepare() {}
}

/// The bump of things that meet: nothing is felt here.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy and hard the things are that meet. Not kept.
    public enum FeedbackStyle: Int, Sendable {
        /// Small and light.
        case light
        /// Of middling size.
        case medium
        /// Large and heavy.
        case heavy
        /// Giving way.
        case soft
        /// Hard.
        case rigid
    }

    public override init() { super.init() }
    /// A generator; the style makes no difference.
    public init(style: FeedbackStyle) { super.init() }
    /// Does nothing.
    open func impactOccurred() {}
    /// Does nothing; UIKit takes an intensity from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {}
}

/// What tells whether something succeeded: nothing is felt here.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// What came of it.
    public enum FeedbackType: Int, Sendable {
        /// It succeeded.
        case success
        /// It may have gone wrong.
        case warning
        /// It failed.
        case error
    }

    /// Does nothing.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// The tick of a choice that changes: nothing is felt here.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Does nothing.
    open func selectionChanged() {}
}
