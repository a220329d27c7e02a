import CellSimHost
import Foundation
import UIKit

/// Misuse of drawing and hosting functions.
extension MisuseCase {
    private static func draw(_ body: (CGContext) -> Void) {
        _ = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { body($0.cgContext) }
    }
    private static let invalidNumberMessage =
        "passed an invalid numeric value (NaN, or not-a-number) to CoreGraphics API"

    static var drawing: [MisuseCase] {
        [
            MisuseCase("arc with NaN", .notes(invalidNumberMessage)) {
                draw { context in
                    context.addArc(center: .zero, radius: 5, startAngle: .nan, endAngle: 1, clockwise: false)
                    context.addArc(center: .zero, radius: .nan, startAngle: 0, endAngle: 1, clockwise: false)
                    context.addArc(
                        center: CGPoint(x: CGFloat.nan, y: 0), radius: 5, startAngle: 0, endAngle: 1, clockwise: false)
                    context.strokePath()
                }
            },
            MisuseCase("arc with an infinite radius", .notes(invalidNumberMessage)) {
                let path = UIBezierPath(
                    arcCenter: .zero, radius: .infinity, startAngle: 0, endAngle: .infinity, clockwise: true)
                draw { _ in path.stroke() }
            },
            MisuseCase("arcs too large to draw", .passes) {
                draw { context in
                    for size in [1e9, 1e18, 1e300] as [CGFloat] {
                        context.addArc(center: .zero, radius: size, startAngle: 0, endAngle: 1, clockwise: false)
                        context.strokePath()
                        context.addArc(center: .zero, radius: size, startAngle: -1e9, endAngle: 1e9, clockwise: true)
                        context.fillPath()
                        UIBezierPath(arcCenter: .zero, radius: 3, startAngle: size, endAngle: -size, clockwise: true)
                            .stroke()
                        UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: size, height: size), cornerRadius: size)
                            .fill()
                    }
                }
            },
            MisuseCase("drawing with NaN", .notes(invalidNumberMessage)) {
                draw { context in
                    context.translateBy(x: .nan, y: 0)
                    context.fill(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5))
                    context.setLineWidth(.nan)
                    context.stroke(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5))
                    context.setAlpha(.nan)
                    context.clip(to: CGRect(x: 0, y: CGFloat.nan, width: 5, height: 5))
                    context.setShadow(offset: CGSize(width: CGFloat.nan, height: 1), blur: .nan)
                    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
                    ("a" as NSString).draw(
                        in: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: CGFloat.nan), withAttributes: nil)
                }
            },
            MisuseCase("dashes without a length", .passes) {
                let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
                let dashes: [CGFloat] = [0, 0, -1, .nan, 1e-300]
                unsafe dashes.withUnsafeBufferPointer {
                    unsafe path.setLineDash($0.baseAddress, count: $0.count, phase: .nan)
                }
                draw { _ in path.stroke() }
                let smallest: [CGFloat] = [1e-300, 1e-300]
                unsafe smallest.withUnsafeBufferPointer {
                    unsafe path.setLineDash($0.baseAddress, count: $0.count, phase: 0)
                }
                draw { _ in path.stroke() }
            },
            MisuseCase("more states restored than saved", .passes) {
                draw { context in
                    for _ in 0..<9 { context.restoreGState() }
                    for _ in 0..<20_000 { context.saveGState() }
                    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
                }
                UIGraphicsPopContext()
                UIGraphicsEndImageContext()
                UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).fill()
            },
            MisuseCase("picture that is too large", .raisesInconsistency("failed to allocate")) {
                _ = UIGraphicsImageRenderer(size: CGSize(width: 1e9, height: 1e9)).image { _ in }
            },
            MisuseCase("picture with NaN as its width", .raisesInconsistency("failed to allocate")) {
                _ = UIGraphicsImageRenderer(size: CGSize(width: CGFloat.nan, height: 5)).pngData { _ in }
            },
            MisuseCase("picture with an infinite width", .raisesInconsistency("failed to allocate")) {
                _ = UIGraphicsImageRenderer(bounds: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5)).image { _ in
                }
            },
            MisuseCase("picture with a scale that is too large", .raisesInconsistency("failed to allocate")) {
                let format = UIGraphicsImageRendererFormat()
                format.scale = 1e300
                _ = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5), format: format).image { _ in }
            },
            MisuseCase("picture with NaN as its scale", .raisesInconsistency("failed to allocate")) {
                let format = UIGraphicsImageRendererFormat()
                format.scale = .nan
                _ = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5), format: format).image { _ in }
            },
            MisuseCase(
                "image context that is too large",
                .raisesInconsistency(
                    "UIGraphicsBeginImageContext() failed to allocate CGBitampContext: size={1e+18, 5}")
            ) {
                UIGraphicsBeginImageContextWithOptions(CGSize(width: 1e18, height: 5), false, 2)
                _ = UIGraphicsGetImageFromCurrentImageContext()
                UIGraphicsEndImageContext()
            },
            MisuseCase(
                "image context with an empty size",
                .raisesInconsistency("UIGraphicsBeginImageContext() failed to allocate CGBitampContext: size={0, 0}")
            ) {
                UIGraphicsBeginImageContext(.zero)
                _ = UIGraphicsGetImageFromCurrentImageContext()
                UIGraphicsEndImageContext()
            },
            MisuseCase("layer drawn into a picture with an empty size", .passes) {
                let view = UIView()
                let image = UIGraphicsImageRenderer(size: .zero).image { view.layer.render(in: $0.cgContext) }
                _ = image.pngData()
            },
        ]
    }

    static var hosts: [MisuseCase] {
        [
            MisuseCase("window that is too large", .raisesInconsistency("cannot be drawn")) {
                let host = ViewHost(MisuseHost.appearance, size: CGSize(width: 1e9, height: 1e9))
                _ = host.render(host.window)
            },
            MisuseCase("window with NaN as its width", .raisesInvalidGeometry("CALayer bounds contains NaN")) {
                let host = ViewHost(MisuseHost.appearance, size: CGSize(width: CGFloat.nan, height: 5))
                _ = host.render(host.window)
            },
            MisuseCase(
                "window with an infinite height", .raisesInvalidGeometry("CALayer bounds contains an infinite number")
            ) {
                let host = ViewHost(MisuseHost.appearance, size: CGSize(width: 5, height: CGFloat.infinity))
                _ = host.render(host.window)
            },
            MisuseCase("window with a negative size", .passes) {
                let host = ViewHost(MisuseHost.appearance, size: CGSize(width: -5, height: -5))
                _ = host.render(host.window)
            },
            MisuseCase("root view that is too large", .raisesInconsistency("cannot be drawn")) {
                let host = ViewHost(MisuseHost.appearance)
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 1e300, height: 1e300))
                view.backgroundColor = .red
                host.show(view)
                _ = host.render(view)
            },
            MisuseCase(
                "view that shows itself in its own window",
                .raises("CALayerInvalid", "is a part of cycle in its layer tree")
            ) {
                let host = ViewHost(MisuseHost.appearance)
                let view = UIView()
                host.show(view)
                view.addSubview(host.window)
                host.layoutUntilStable()
            },
        ]
    }
}
