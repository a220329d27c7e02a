import CellSimGraphics
import Foundation

/// What a visual effect view does to what lies behind it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// A blur of what lies behind. A flat colour stands for it here.
@preconcurrency @MainActor public final class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial,
            systemMaterial
        case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight
        case systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark
        case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark

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

    public let style: Style

    public init(style: Style) { self.style = style }
}

/// Content that shines through a blur. Its content is drawn as it is here.
@preconcurrency @MainActor public final class UIVibrancyEffect: UIVisualEffect {
    public let blurEffect: UIBlurEffect

    public init(blurEffect: UIBlurEffect) { self.blurEffect = blurEffect }
}

/// A view that blurs what lies behind it; a flat colour stands for the blur.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }
    /// The view that holds the content.
    public let contentView: UIView

    public init(effect: UIVisualEffect?) {
        contentView = UIView(frame: .zero)
        super.init(frame: .zero)
        self.effect = effect
        adoptContentView()
    }

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
