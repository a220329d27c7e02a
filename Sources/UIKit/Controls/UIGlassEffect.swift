import CellSimGraphics
import Foundation

/// Glass, as on iOS 26: what lies behind shows blurred, with a bright rim around it. A view with this effect is a capsule
/// unless its corners were set. On other systems nothing is drawn. How it looks is guessed; see `UNSUPPORTED.md`.
@preconcurrency @MainActor public final class UIGlassEffect: UIVisualEffect {
    /// How much shows through.
    public enum Style: Int, Sendable {
        /// The usual glass.
        case regular
        /// Glass that more shows through.
        case clear
    }

    let style: Style
    /// The colour of the glass; nil for none.
    public var tintColor: UIColor?
    /// Whether the glass answers touches. Kept, without effect: nothing moves.
    public var isInteractive = false {
        didSet { if isInteractive { KeptMembers.tell("UIGlassEffect.isInteractive") } }
    }

    /// The usual glass.
    public override init() { style = .regular }
    /// Glass of that style.
    public init(style: Style) { self.style = style }

    func record(_ rect: CGRect, radii: CornerRadii, into recorder: inout DisplayRecorder) {
        recorder.glass(rect, radii: radii, isClear: style == .clear, tint: tintColor)
    }
}

/// Brings views of glass together that are near to one another. Here each is drawn by itself, and the container draws nothing.
@preconcurrency @MainActor public final class UIGlassContainerEffect: UIVisualEffect {
    /// How near, in points. Kept, without effect: plates do not flow into one another.
    public var spacing: CGFloat = 0 {
        didSet { if spacing != 0 { KeptMembers.tell("UIGlassContainerEffect.spacing") } }
    }
}
