import CellSimGraphics
import Foundation

/// The contrast between text and its background, measured in a picture.
struct TextContrast {
    /// The contrast ratio from 1 to 21, as defined by WCAG 2.
    let ratio: Double
    /// The colours of the text and the background, such as `#1A2B3C`.
    let text, background: String

    /// Measures the contrast in a rectangle (in points). The background is the most frequent colour; the text is the colour with
    /// the highest contrast to it, ignoring rare colours. Returns nil if the rectangle is empty or no colour is frequent enough,
    /// as in a photograph.
    /// - Complexity: O(*n*), where *n* is the number of pixels in the rectangle.
    init?(_ picture: Bitmap, in rect: CGRect, scale: CGFloat) {
        let left = max(Int((rect.minX * scale).rounded(.up)), 0), right = min(Int(rect.maxX * scale), picture.width)
        let top = max(Int((rect.minY * scale).rounded(.up)), 0), bottom = min(Int(rect.maxY * scale), picture.height)
        guard left < right, top < bottom else { return nil }
        var counts: [UInt32: Int] = [:]
        unsafe picture.withUnsafeBytes { bytes in
            for y in top..<bottom {
                for x in left..<right {
                    let pixel = unsafe bytes.loadUnaligned(
                        fromByteOffset: y * picture.bytesPerRow + x * 4, as: UInt32.self)
                    counts[UInt32(littleEndian: pixel) & 0xFF_FFFF, default: 0] += 1
                }
            }
        }
        let total = (right - left) * (bottom - top)
        // Prefers the smaller number if colours are equally frequent, so that the result is always the same.
        guard let background = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
            background.value * 5 >= total
        else {
            return nil
        }
        let backgroundLuminance = Self.luminance(background.key)
        let minimumCount = max(3, total / 500)
        let letters = counts.filter { $0.value >= minimumCount && $0.key != background.key }
            .map { (color: $0.key, ratio: Self.ratio(backgroundLuminance, Self.luminance($0.key))) }
            .max { ($0.ratio, $1.color) < ($1.ratio, $0.color) }
        guard let letters else { return nil }
        (ratio, text, self.background) = (letters.ratio, Self.name(letters.color), Self.name(background.key))
    }

    private static func ratio(_ a: Double, _ b: Double) -> Double { (max(a, b) + 0.05) / (min(a, b) + 0.05) }

    private static func luminance(_ color: UInt32) -> Double {
        func linear(_ shift: UInt32) -> Double {
            let value = Double(color >> shift & 0xFF) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
    }

    private static func name(_ color: UInt32) -> String {
        let digits = String(color, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}
