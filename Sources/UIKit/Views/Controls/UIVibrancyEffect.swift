import CellSimGraphics
import Foundation

/// The strength of content in a vibrancy effect.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// For the most important text.
    case label
    /// For less important text.
    case secondaryLabel
    /// For text of minor importance.
    case tertiaryLabel
    /// For the least important text.
    case quaternaryLabel
    /// For large areas.
    case fill
    /// For less important areas.
    case secondaryFill
    /// For areas of minor importance.
    case tertiaryFill
    /// For lines between parts.
    case separator

    /// The styles by their names in XIBs.
    static let words: [String: Self] = [
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill,
        "tertiaryFill": .tertiaryFill, "separator": .separator,
    ]
}

/// Content that the background shines through: where it draws, the background becomes darker on a light blur and
/// lighter on a dark one. The content's opacity matters, but not its colours.
@preconcurrency @MainActor public final class UIVibrancyEffect: UIVisualEffect {
    /// The blur behind the content; it determines whether content is lighter or darker.
    public let blurEffect: UIBlurEffect
    /// The strength of the content.
    let style: UIVibrancyEffectStyle

    /// Creates the vibrancy of text on this blur.
    public init(blurEffect: UIBlurEffect) { (self.blurEffect, style) = (blurEffect, .label) }

    /// Creates the vibrancy of a kind of content on this blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        (self.blurEffect, self.style) = (blurEffect, style)
    }

    /// The amount that is added to, or subtracted from, the background. Estimates: the opacities of the system's colours of
    /// the same names, because there are no pictures by UIKit.
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
