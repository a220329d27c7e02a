import UIKit

/// Draws sample images for outlets, based on their names: a person, a symbol or a landscape.
@MainActor enum SampleImages {
    private static let people: Set<String> = [
        "avatar", "user", "person", "profile", "author", "face", "contact", "member", "sender", "friend", "player",
        "artist", "owner", "driver", "portrait",
    ]
    private static let symbols: Set<String> = [
        "icon", "logo", "symbol", "badge", "arrow", "chevron", "indicator", "check", "checkmark", "star", "glyph",
        "flag", "accessory", "status", "lock", "type",
    ]

    /// Returns an image with a size in points.
    static func image(_ name: OutletName, size: CGSize, scale: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let isSmall = max(size.width, size.height) <= 32
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            let rect = CGRect(origin: .zero, size: size)
            switch name.lastWord(in: { people.contains($0) || symbols.contains($0) }) {
            case let word? where people.contains(word): drawPerson(in: rect)
            case nil where !isSmall: drawLandscape(in: rect)
            default: drawSymbol(in: rect)
            }
        }
    }

    private static func fill(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ path: UIBezierPath) {
        UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1).setFill()
        path.fill()
    }

    private static func drawPerson(in rect: CGRect) {
        fill(203, 213, 225, UIBezierPath(rect: rect))
        let side = min(rect.width, rect.height)
        let head = CGRect(
            x: rect.midX - side * 0.18, y: rect.midY - side * 0.3, width: side * 0.36, height: side * 0.36)
        fill(100, 116, 139, UIBezierPath(ovalIn: head))
        let clip = UIBezierPath(
            ovalIn: CGRect(
                x: rect.midX - side * 0.36, y: rect.midY + side * 0.12, width: side * 0.72, height: side * 0.76))
        UIBezierPath(rect: rect).addClip()
        fill(100, 116, 139, clip)
    }

    private static func drawSymbol(in rect: CGRect) {
        let side = min(rect.width, rect.height)
        let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        fill(59, 130, 246, UIBezierPath(roundedRect: square, cornerRadius: side * 0.22))
        fill(239, 246, 255, UIBezierPath(ovalIn: square.insetBy(dx: side * 0.28, dy: side * 0.28)))
    }

    private static func drawLandscape(in rect: CGRect) {
        fill(191, 219, 254, UIBezierPath(rect: rect))
        let side = min(rect.width, rect.height)
        let sun = CGRect(
            x: rect.minX + rect.width * 0.7, y: rect.minY + rect.height * 0.14, width: side * 0.2, height: side * 0.2)
        fill(253, 224, 71, UIBezierPath(ovalIn: sun))
        fill(148, 163, 184, mountain(in: rect, from: 0.3, peak: (0.68, 0.4), to: 1.1))
        fill(71, 85, 105, mountain(in: rect, from: -0.15, peak: (0.34, 0.26), to: 0.85))
    }

    /// Returns a triangle at the bottom edge, in fractions of the rectangle.
    private static func mountain(
        in rect: CGRect, from left: CGFloat, peak: (x: CGFloat, y: CGFloat), to right: CGFloat
    ) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: rect.minX + rect.width * left, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX + rect.width * peak.x, y: rect.minY + rect.height * peak.y))
        path.addLine(to: CGPoint(x: rect.minX + rect.width * right, y: rect.maxY))
        path.close()
        return path
    }
}
