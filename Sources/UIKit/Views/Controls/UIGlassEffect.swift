import CellSimGraphics
import Foundation

/// A glass effect (iOS 26), which blurs the content behind and draws a bright rim. A view with this effect is a capsule
/// unless its corners were set. Nothing is drawn for earlier systems. The appearance is an approximation; see
/// `UNSUPPORTED.md`.
@preconcurrency @MainActor public final class UIGlassEffect: UIVisualEffect {
    /// The styles of glass, which differ in transparency.
    public enum Style: Int, Sendable {
        /// Regular glass.
        case regular
        /// Clear glass, which is more transparent.
        case clear
    }

    let style: Style
    /// The colour of the glass; nil for no colour.
    public var tintColor: UIColor?
    /// A Boolean value that indicates whether the glass responds to touches. Stored without effect: nothing is
    /// animated.
    public var isInteractive = false {
        didSet { if isInteractive { NoOpMembers.report("UIGlassEffect.isInteractive") } }
    }

    /// Creates regular glass.
    public override init() { style = .regular }
    /// Creates glass with a style.
    public init(style: Style) { self.style = style }

    func record(_ rect: CGRect, radii: CornerRadii, into recorder: inout DisplayRecorder) {
        recorder.drawGlass(rect, radii: radii, isClear: style == .clear, tint: tintColor)
    }
}

/// An effect that merges nearby glass views in UIKit. CellSim draws each glass view separately.
@preconcurrency @MainActor public final class UIGlassContainerEffect: UIVisualEffect {
    /// The distance in points below which views merge. Stored without effect: glass views don't merge.
    public var spacing: CGFloat = 0 {
        didSet { if spacing != 0 { NoOpMembers.report("UIGlassContainerEffect.spacing") } }
    }
}
