import CellSimGraphics
import CellSimRaster
import Foundation
import XCTest

/// Tests every blend mode against the formulas of PDF 32000-1:2008 11.3.5 and of Porter and Duff, which are repeated here.
final class BlendModeTests: XCTestCase {
    private typealias RGB = [Double]
    private let bounds = CGRect(x: 0, y: 0, width: 4, height: 4)

    /// A colour with components and opacity from 0 to 1.
    private struct Sample {
        var color: RGB
        var alpha: Double
    }

    private let backdrops = [
        Sample(color: [0.8, 0.4, 0.2], alpha: 1), Sample(color: [0.1, 0.6, 0.9], alpha: 1),
        Sample(color: [0.2, 0.8, 0.6], alpha: 0.6), Sample(color: [0, 0, 0], alpha: 0),
    ]
    private let sources = [
        Sample(color: [0.2, 0.6, 0.4], alpha: 1), Sample(color: [1, 0.4, 0], alpha: 1),
        Sample(color: [0.6, 0.2, 0.8], alpha: 0.4),
    ]

    private func luminosity(_ c: RGB) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }

    private func withLuminosity(_ c: RGB, _ l: Double) -> RGB {
        let moved = c.map { $0 + l - luminosity(c) }
        let (low, high) = (moved.min() ?? 0, moved.max() ?? 0)
        return moved.map { value in
            if low < 0 { return l + (value - l) * l / (l - low) }
            if high > 1 { return l + (value - l) * (1 - l) / (high - l) }
            return value
        }
    }

    private func saturation(_ c: RGB) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }

    private func withSaturation(_ c: RGB, _ s: Double) -> RGB {
        let low = c.min() ?? 0
        return saturation(c) == 0 ? [0, 0, 0] : c.map { ($0 - low) * s / saturation(c) }
    }

    private func separable(_ mode: BlendMode, _ b: Double, _ s: Double) -> Double? {
        switch mode {
        case .normal: return s
        case .multiply: return b * s
        case .screen: return b + s - b * s
        case .overlay: return separable(.hardLight, s, b)
        case .darken: return min(b, s)
        case .lighten: return max(b, s)
        case .colorDodge: return b == 0 ? 0 : b >= 1 - s ? 1 : b / (1 - s)
        case .colorBurn: return b == 1 ? 1 : 1 - b >= s ? 0 : 1 - (1 - b) / s
        case .hardLight: return s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
        case .softLight:
            let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
            return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
        case .difference: return abs(b - s)
        case .exclusion: return b + s - 2 * b * s
        default: return nil
        }
    }

    private func blend(_ mode: BlendMode, _ b: RGB, _ s: RGB) -> RGB? {
        switch mode {
        case .hue: return withLuminosity(withSaturation(s, saturation(b)), luminosity(b))
        case .saturation: return withLuminosity(withSaturation(b, saturation(s)), luminosity(b))
        case .color: return withLuminosity(s, luminosity(b))
        case .luminosity: return withLuminosity(b, luminosity(s))
        default:
            let parts = zip(b, s).compactMap { separable(mode, $0, $1) }
            return parts.count == 3 ? parts : nil
        }
    }

    /// Returns the fractions of source and backdrop that a Porter-Duff operator keeps.
    private func porterDuffFactors(_ mode: BlendMode, _ b: Double, _ s: Double) -> (source: Double, backdrop: Double) {
        switch mode {
        case .copy: (1, 0)
        case .sourceIn: (b, 0)
        case .sourceOut: (1 - b, 0)
        case .sourceAtop: (b, 1 - s)
        case .destinationOver: (1 - b, 1)
        case .destinationIn: (0, s)
        case .destinationOut: (0, 1 - s)
        case .destinationAtop: (1 - b, s)
        case .xor: (1 - b, 1 - s)
        case .plusLighter: (1, 1)
        default: (0, 0)
        }
    }

    /// Returns the premultiplied components and the opacity, from 0 to 1.
    private func expected(_ mode: BlendMode, _ b: Sample, _ s: Sample) -> [Double] {
        if let blended = blend(mode, b.color, s.color) {
            let colors: [Double] = (0..<3).map { (i: Int) -> Double in
                let new: Double = (1 - b.alpha) * s.color[i] + b.alpha * blended[i]
                return (1 - s.alpha) * b.alpha * b.color[i] + s.alpha * new
            }
            return colors + [b.alpha + s.alpha - b.alpha * s.alpha]
        }
        if mode == .plusDarker {
            let alpha = min(b.alpha + s.alpha, 1)
            let colors: [Double] = (0..<3).map { (i: Int) -> Double in
                let darkness: Double = b.alpha * (1 - b.color[i]) + s.alpha * (1 - s.color[i])
                return max(alpha - darkness, 0)
            }
            return colors + [alpha]
        }
        let (fs, fb) = porterDuffFactors(mode, b.alpha, s.alpha)
        let colors: [Double] = (0..<3).map { (i: Int) -> Double in
            min(fs * s.alpha * s.color[i] + fb * b.alpha * b.color[i], 1)
        }
        return colors + [min(fs * s.alpha + fb * b.alpha, 1)]
    }

    private func rgba(_ sample: Sample) -> RGBAColor {
        let c = sample.color
        return RGBAColor(red: c[0], green: c[1], blue: c[2], alpha: sample.alpha)
    }

    private func pixel(_ picture: Bitmap, _ x: Int = 1) -> [Double] {
        unsafe picture.withUnsafeBytes { bytes in
            let start = picture.bytesPerRow + x * 4
            return [2, 1, 0, 3].map { unsafe Double(bytes[start + $0]) }
        }
    }

    func testBlendModesMatchFormulas() {
        for mode in BlendMode.allCases {
            for below in backdrops {
                for above in sources {
                    let list = DisplayList(
                        size: bounds.size,
                        commands: [
                            .fill(bounds, .zero, .color(rgba(below))),
                            .beginGroup(opacity: 1, bounds: bounds, blend: mode),
                            .fill(bounds, .zero, .color(rgba(above))), .endGroup,
                        ])
                    let actual = pixel(Rasterizer(scale: 1).render(list))
                    for (value, expectedValue) in zip(actual, expected(mode, below, above)) {
                        XCTAssertEqual(value, expectedValue * 255, accuracy: 2.5, "\(mode) \(below) \(above)")
                    }
                }
            }
        }
    }

    /// A pixel that is half covered by the clip changes by half, even in modes that remove colour.
    func testAntialiasedClipEdgesBlend() {
        for mode in BlendMode.allCases {
            let below = Sample(color: [0.2, 0.8, 0.6], alpha: 0.6)
            let above = Sample(color: [0.6, 0.2, 0.8], alpha: 0.4)
            let list = DisplayList(
                size: bounds.size,
                commands: [
                    .fill(bounds, .zero, .color(rgba(below))), .save,
                    .clip(CGRect(x: 1.5, y: 0, width: 2.5, height: 4), .zero),
                    .beginGroup(opacity: 1, bounds: bounds, blend: mode), .fill(bounds, .zero, .color(rgba(above))),
                    .endGroup, .restore,
                ])
            let picture = Rasterizer(scale: 1).render(list)
            let unchanged = below.color.map { $0 * below.alpha } + [below.alpha]
            let drawn = zip(pixel(picture), pixel(picture, 0))
            for ((half, outside), (was, becomes)) in zip(drawn, zip(unchanged, expected(mode, below, above))) {
                XCTAssertEqual(outside, was * 255, accuracy: 1, "\(mode)")
                XCTAssertEqual(half, (was + becomes) / 2 * 255, accuracy: 3, "\(mode)")
            }
        }
    }
}
