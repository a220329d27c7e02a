import CellSimGraphics
import Foundation

/// Glass on iOS 26: the content behind appears blurred, with a bright rim around it. A view with this effect is a
/// capsule unless its corners were set. Other systems draw nothing. The appearance is an approximation; see
/// `UNSUPPORTED.md`.
@preconcurrency @MainActor public final class UIGlassEffect: UIVisualEffect {
    /// The transparency of the glass.
    public enum Style: Int, Sendable {
        /// The usual glass.
        case regular
        /// More transparent glass.
        case clear
    }

    let style: Style
    /// The colour of the glass; nil for none.
    public var tintColor: UIColor?
    /// Whether the glass responds to touches. Stored without effect: nothing is animated.
    public var isInteractive = false {
        didSet { if isInteractive { NoOpMembers.report("UIGlassEffect.isInteractive") } }
    }

    /// Creates regular glass.
    public override init() { style = .regular }
    /// Creates glass of this style.
    public init(style: Style) { self.style = style }

    func record(_ rect: CGRect, radii: CornerRadii, into recorder: inout DisplayRecorder) {
        recorder.glass(rect, radii: radii, isClear: style == .clear, tint: tintColor)
    }
}

/// Combines glass views that are near each other. Here each one is drawn separately, and the container draws nothing.
@preconcurrency @MainActor public final class UIGlassContainerEffect: UIVisualEffect {
    /// The maximum distance of combined views, in points. Stored without effect: glass views don't merge.
    public var spacing: CGFloat = 0 {
        didSet { if spacing != 0 { NoOpMembers.report("UIGlassContainerEffect.spacing") } }
    }
}
