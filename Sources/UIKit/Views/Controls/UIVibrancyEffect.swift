import CellSimGraphics
import Foundation

/// The styles of vibrant content, which determine its contrast with the background.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// For primary text.
    case label
    /// For secondary text.
    case secondaryLabel
    /// For tertiary text.
    case tertiaryLabel
    /// For quaternary text.
    case quaternaryLabel
    /// For large areas.
    case fill
    /// For secondary areas.
    case secondaryFill
    /// For tertiary areas.
    case tertiaryFill
    /// For separator lines.
    case separator

    /// The styles by their names in XIBs.
    static let stylesByName: [String: Self] = [
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill,
        "tertiaryFill": .tertiaryFill, "separator": .separator,
    ]
}

/// An effect that blends content with the background: the content darkens a light blur and lightens a dark one. Only
/// the alpha channel of the content is used, not its colours.
@preconcurrency @MainActor public final class UIVibrancyEffect: UIVisualEffect {
    /// The blur behind the content. Its style determines whether the content lightens or darkens the background.
    public let blurEffect: UIBlurEffect
    /// The style of the content.
    let style: UIVibrancyEffectStyle

    /// Creates a vibrancy effect for text on a blur.
    public init(blurEffect: UIBlurEffect) { (self.blurEffect, style) = (blurEffect, .label) }

    /// Creates a vibrancy effect for a style of content on a blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        (self.blurEffect, self.style) = (blurEffect, style)
    }

    /// Returns the opacity of the white or black that is blended with the background. The values are estimates based on the
    /// opacities of the system colours with the same names, because no screenshots of UIKit are available.
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

    /// Draws the vibrancy effect, with content that was recorded separately as its mask.
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
