import CellSimGraphics
import Foundation
import UIKit

/// Strategies that compare paths as images.
extension Snapshotting where Value == UIBezierPath, Format == UIImage {
    /// A strategy that compares the filled path as an image.
    public static var image: Snapshotting { .image() }

    /// Returns a strategy that compares the filled path as an image.
    /// - Parameters:
    ///   - precision: The fraction of pixels that must be equal; see `Diffing.image`.
    ///   - perceptualPrecision: The minimum of 1 − ΔE / 100 for each pixel.
    ///   - scale: The number of pixels per point.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1) -> Snapshotting {
        SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
            .pullback { path in
                // Unchecked: the caller waits while the main thread draws the path.
                nonisolated(unsafe) let path = path
                return onMain { PathPicture.make(unsafe path, scale: scale) }
            }
    }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
    /// A strategy that compares the path as an image, filled with the even-odd rule.
    public static var image: Snapshotting { .image() }

    /// Returns a strategy that compares the path as an image.
    /// - Parameters:
    ///   - precision: The fraction of pixels that must be equal; see `Diffing.image`.
    ///   - perceptualPrecision: The minimum of 1 − ΔE / 100 for each pixel.
    ///   - scale: The number of pixels per point.
    ///   - drawingMode: The mode in which the path is filled and stroked.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
        drawingMode: CGPathDrawingMode = .eoFill
    ) -> Snapshotting {
        SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
            .pullback { path in
                onMain { PathPicture.make(UIBezierPath(cgPath: path), mode: drawingMode, scale: scale) }
            }
    }
}

/// Strategies that compare paths as text.
extension Snapshotting where Value == UIBezierPath, Format == String {
    /// A strategy that compares the path's elements as text, one per line.
    public static var elementsDescription: Snapshotting {
        Snapshotting<CGPath, String>.elementsDescription.pullback { $0.cgPath }
    }

    /// Returns a strategy that compares the path's elements as text, one per line. The formatter formats the coordinates.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter).pullback { $0.cgPath }
    }
}

/// Draws paths as images.
@MainActor private enum PathPicture {
    static func make(_ path: UIBezierPath, mode: CGPathDrawingMode = .fill, scale: CGFloat) -> UIImage {
        let bounds = path.bounds
        guard bounds.width > 0, bounds.height > 0 else { return UIImage() }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in
            if mode == .eoFill || mode == .eoFillStroke { path.usesEvenOddFillRule = true }
            if mode != .stroke { path.fill() }
            if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { path.stroke() }
        }
    }
}

extension Snapshotting where Value == CGPath, Format == String {
    /// A strategy that compares the path's elements as text, one per line, with one to three decimal places.
    public static var elementsDescription: Snapshotting {
        text { number in
            var digits = String(format: "%.3f", Double(number))
            while digits.hasSuffix("0"), !digits.hasSuffix(".0") { digits.removeLast() }
            return digits
        }
    }

    /// Returns a strategy that compares the path's elements as text, one per line. The formatter formats the coordinates.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        text { numberFormatter.string(from: NSNumber(value: Double($0))) ?? "\($0)" }
    }

    private static func text(_ formatNumber: @escaping (CGFloat) -> String) -> Snapshotting {
        SimplySnapshotting.lines.pullback { path in
            func coordinates(_ points: CGPoint...) -> String {
                points.map { "(\(formatNumber($0.x)), \(formatNumber($0.y)))" }.joined(separator: " ")
            }
            let lines = path.path.elements.map { element in
                switch element {
                case .move(let point): "MoveTo \(coordinates(point))"
                case .line(let point): "LineTo \(coordinates(point))"
                case .quad(let control, let end): "QuadCurveTo \(coordinates(control, end))"
                case .curve(let first, let second, let end): "CurveTo \(coordinates(first, second, end))"
                case .close: "Close "
                }
            }
            // Adds a blank line before each subpath except the first.
            return lines.enumerated().map { ($0 > 0 && $1.hasPrefix("MoveTo") ? "\n" : "") + $1 + "\n" }.joined()
        }
    }
}
