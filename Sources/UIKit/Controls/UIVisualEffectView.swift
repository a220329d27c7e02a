import CellSimGraphics
import Foundation

/// What a visual effect view does to what lies behind it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// A blur of what lies behind. A flat colour stands for it here.
@preconcurrency @MainActor public final class UIBlurEffect: UIVisualEffect {
    /// How thick and how light a blur is.
    /// Here each is a flat colour, near white or near black, that covers 60 to 94 % of what lies behind.
    public enum Style: Int, Sendable {
        /// Very light: covers 82 %.
        case extraLight
        /// Light: covers 75 %.
        case light
        /// Dark: covers 82 %.
        case dark
        /// Follows the interface's style: covers 75 %.
        case regular = 4
        /// Follows the interface's style: covers 82 %.
        case prominent
        /// Follows the interface's style: covers 60 %.
        case systemUltraThinMaterial
        /// Follows the interface's style: covers 75 %.
        case systemThinMaterial
        /// Follows the interface's style: covers 82 %.
        case systemMaterial
        /// Follows the interface's style: covers 90 %.
        case systemThickMaterial
        /// Follows the interface's style: covers 94 %; what bars are made of.
        case systemChromeMaterial
        /// Always light: covers 60 %.
        case systemUltraThinMaterialLight
        /// Always light: covers 75 %.
        case systemThinMaterialLight
        /// Always light: covers 82 %.
        case systemMaterialLight
        /// Always light: covers 90 %.
        case systemThickMaterialLight
        /// Always light: covers 94 %.
        case systemChromeMaterialLight
        /// Always dark: covers 60 %.
        case systemUltraThinMaterialDark
        /// Always dark: covers 75 %.
        case systemThinMaterialDark
        /// Always dark: covers 82 %.
        case systemMaterialDark
        /// Always dark: covers 90 %.
        case systemThickMaterialDark
        /// Always dark: covers 94 %.
        case systemChromeMaterialDark

        /// How much of what lies behind is covered, 0 to 1.
        var cover: CGFloat {
            switch self {
            case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.6
            case .light, .regular, .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.75
            case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.9
            case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.94
            default: 0.82
            }
        }

        /// Nil for styles that follow the interface's.
        var isDark: Bool? {
            switch self {
            case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
                .systemThickMaterialDark,
                .systemChromeMaterialDark:
                true
            case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
                .systemThickMaterialLight, .systemChromeMaterialLight:
                false
            default: nil
            }
        }

        /// The styles by the words that XIBs use.
        static let words: [String: Style] = [
            "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
            "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
            "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
            "systemChromeMaterial": .systemChromeMaterial,
            "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
            "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
            "systemThickMaterialLight": .systemThickMaterialLight,
            "systemChromeMaterialLight": .systemChromeMaterialLight,
            "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
            "systemThinMaterialDark": .systemThinMaterialDark,
            "systemMaterialDark": .systemMaterialDark, "systemThickMaterialDark": .systemThickMaterialDark,
            "systemChromeMaterialDark": .systemChromeMaterialDark,
        ]
    }

    /// How thick and how light the blur is.
    public let style: Style

    /// A blur of that style.
    public init(style: Style) { self.style = style }
}

/// Content that shines through a blur. Its content is drawn as it is here.
@preconcurrency @MainActor public final class UIVibrancyEffect: UIVisualEffect {
    /// The blur that the content shines through. Kept; nothing draws it.
    public let blurEffect: UIBlurEffect

    /// The vibrancy of content on that blur.
    public init(blurEffect: UIBlurEffect) { self.blurEffect = blurEffect }
}

/// A view that blurs what lies behind it; a flat colour stands for the blur.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    /// What is done to what lies behind: a blur is drawn as a flat colour, vibrancy and nil as nothing.
    open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }
    /// The view that holds the content.
    public let contentView: UIView

    /// A view of size zero with that effect.
    public init(effect: UIVisualEffect?) {
        contentView = UIView(frame: .zero)
        super.init(frame: .zero)
        self.effect = effect
        adoptContentView()
    }

    /// A view of that frame (points in its superview) without an effect.
    public override init(frame: CGRect) {
        contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        adoptContentView()
    }

    public required init?(coder: NSCoder) {
        let nib = coder as? NibCoder
        contentView = nib?.object("contentView") as? UIView ?? UIView(frame: .zero)
        super.init(coder: coder)
        contentView.frame = bounds
        adoptContentView()
        guard let nib else { return }
        let blur = nib.element("blurEffect").map { nib.coder(for: $0) }
        let style = blur?.enumeration("style", UIBlurEffect.Style.words) ?? .regular
        if blur != nil { effect = UIBlurEffect(style: style) }
        if let element = nib.element("vibrancyEffect") {
            let inner = nib.coder(for: element).coder("blurEffect")
            let style = inner?.enumeration("style", UIBlurEffect.Style.words) ?? .regular
            effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: style))
        }
    }

    private func adoptContentView() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    override func recordContent(into recorder: inout DisplayRecorder) {
        guard let style = (effect as? UIBlurEffect)?.style else { return }
        let isDark = style.isDark ?? (recorder.traits.userInterfaceStyle == .dark)
        recorder.fill(bounds, color: recorder.rgba(UIColor(white: isDark ? 0.11 : 0.97, alpha: style.cover)))
    }
}
