import CellSimGraphics
import Foundation

/// How strongly content shows through a vibrancy effect.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// For text that matters most.
    case label
    /// For less important text.
    case secondaryLabel
    /// For text of little importance.
    case tertiaryLabel
    /// For text of the least importance.
    case quaternaryLabel
    /// For large areas.
    case fill
    /// For less important areas.
    case secondaryFill
    /// For areas of little importance.
    case tertiaryFill
    /// For lines between parts.
    case separator

    /// The styles by the words that XIBs use.
    static let words: [String: Self] = [
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill,
        "tertiaryFill": .tertiaryFill, "separator": .separator,
    ]
}

/// Content that what lies behind shines through: where it draws, what is behind becomes darker on a light blur, lighter on
/// a dark one. The content's own colours do not count, its opacity does.
@preconcurrency @MainActor public final class UIVibrancyEffect: UIVisualEffect {
    /// The blur that the content lies on; it decides between lighter and darker.
    public let blurEffect: UIBlurEffect
    /// How strongly the content shows.
    let style: UIVibrancyEffectStyle

    /// The vibrancy of text on that blur.
    public init(blurEffect: UIBlurEffect) { (self.blurEffect, style) = (blurEffect, .label) }

    /// The vibrancy of content of a kind on that blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        (self.blurEffect, self.style) = (blurEffect, style)
    }

    /// What is added to, or taken away from, what lies behind. Estimates: the opacities of the system's colours of the
    /// same names, for there are no pictures by UIKit.
    func strength(isDark: Bool) -> CGFloat {
        switch style {
        case .label: 0.85
        case .secondaryLabel: 0.6
        case .tertiaryLabel: 0.3
        case .quaternaryLabel: isDark ? 0.16 : 0.18
        case .fill: isDark ? 0.36 : 0.2
        case .secondaryFill: isDark ? 0.32 : 0.16
        case .tertiaryFill: isDark ? 0.24 : 0.12
        case .separator: isDark ? 0.6 : 0.29
        }
    }

    /// Draws content, recorded apart, by its opacity.
    func record(_ content: [DisplayCommand], within rect: CGRect, into recorder: inout DisplayRecorder) {
        let isDark = blurEffect.style.isDark ?? (recorder.traits.userInterfaceStyle == .dark)
        var color = isDark ? RGBAColor.white : .black
        color.alpha = UInt8(saturating: strength(isDark: isDark) * 255)
        let box = recorder.absolute(rect)
        recorder.append(.beginGroup(opacity: 1, bounds: box, blend: isDark ? .plusLighter : .plusDarker))
        recorder.append(.fill(box, .zero, .color(color)))
        recorder.append(.mask(content, .alpha))
        recorder.append(.endGroup)
    }
}
