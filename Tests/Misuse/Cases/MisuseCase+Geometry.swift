import UIKit

/// Invalid frames, transforms and appearance properties of views and layers.
extension MisuseCase {
    private static func change(_ change: (UIView) -> Void) {
        let (outer, inner) = MisuseHost.makeViewPair()
        change(inner)
        MisuseHost.show(outer)
    }

    static var geometry: [MisuseCase] {
        [
            MisuseCase(
                "frame with NaN as its width", .raisesInvalidGeometry("CALayer bounds contains NaN: [0.0 0.0; nan 5.0]")
            ) {
                change { $0.frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5) }
            },
            MisuseCase(
                "frame with NaN as its origin", .raisesInvalidGeometry("CALayer position contains NaN: [nan nan]")
            ) {
                change { $0.frame.origin = CGPoint(x: CGFloat.nan, y: .nan) }
            },
            MisuseCase("frame with NaN in the initialiser", .raisesInvalidGeometry("CALayer bounds contains NaN")) {
                MisuseHost.show(UIView(frame: CGRect(x: 0, y: 0, width: CGFloat.nan, height: .nan)))
            },
            MisuseCase("infinite frame", .raisesInvalidGeometry("CALayer bounds contains an infinite number")) {
                change { $0.frame = .infinite.insetBy(dx: -CGFloat.infinity, dy: 0) }
            },
            MisuseCase(
                "bounds with NaN", .raisesInvalidGeometry("CALayer bounds contains NaN: [0.0 nan; 0.0 0.0]")
            ) {
                change { $0.bounds.origin.y = .nan }
            },
            MisuseCase(
                "centre with NaN", .raisesInvalidGeometry("CALayer position contains NaN: [0.0 nan]")
            ) {
                change { $0.center.y = .nan }
            },
            MisuseCase(
                "layer with an infinite position",
                .raisesInvalidGeometry("CALayer position contains an infinite number: [inf 0.0]")
            ) {
                CALayer().position.x = .infinity
            },
            MisuseCase(
                "anchor point with NaN",
                .raisesInvalidGeometry("CALayer anchorPoint contains NaN: [nan 0.5]")
            ) {
                change { $0.layer.anchorPoint.x = .nan }
            },
            MisuseCase("transform with NaN", .raisesInvalidGeometry("CALayer transform contains NaN")) {
                change { $0.transform = CGAffineTransform(scaleX: .nan, y: 1) }
            },
            MisuseCase("infinite transform", .raisesInvalidGeometry("CALayer transform contains an infinite number")) {
                change { $0.transform = CGAffineTransform(translationX: .infinity, y: 0) }
            },
            MisuseCase(
                "3D transform with NaN", .raisesInvalidGeometry("CALayer transform contains NaN")
            ) {
                change { $0.layer.transform = CATransform3DMakeScale(1, .nan, 1) }
            },
            MisuseCase("transform with a scale of zero", .passes) {
                let (outer, inner) = MisuseHost.makeViewPair()
                inner.transform = CGAffineTransform(scaleX: 0, y: 0)
                inner.frame = CGRect(x: 1, y: 1, width: 10, height: 10)
                inner.backgroundColor = .red
                inner.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
                MisuseHost.show(outer)
                _ = inner.convert(CGPoint(x: 1, y: 1), from: outer)
                _ = inner.convert(inner.bounds, from: outer)
                _ = outer.hitTest(CGPoint(x: 3, y: 3), with: nil)
            },
            MisuseCase("frames too large for a screen", .passes) {
                let (outer, inner) = MisuseHost.makeViewPair()
                inner.translatesAutoresizingMaskIntoConstraints = true
                inner.backgroundColor = .red
                inner.layer.cornerRadius = 1e300
                inner.layer.borderWidth = 1e300
                inner.frame = CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)
                inner.addSubview(UILabel(frame: CGRect(x: 1e18, y: 1e18, width: 1e19, height: 1e19)))
                (inner.subviews[0] as? UILabel)?.text = "far"
                MisuseHost.show(outer)
            },
            MisuseCase(
                "content size of a scroll view with NaN", .raisesInvalidGeometry("contentSize contains NaN")
            ) {
                let scroll = UIScrollView()
                scroll.contentSize = CGSize(width: CGFloat.nan, height: 1)
                MisuseHost.show(scroll)
            },
            MisuseCase("content inset of a scroll view with NaN", .raisesInvalidGeometry("NaN")) {
                let scroll = UIScrollView()
                scroll.contentInset.top = .nan
                MisuseHost.show(scroll)
            },
            MisuseCase("content offset with NaN", .raisesInvalidGeometry("CALayer bounds contains NaN")) {
                let scroll = UIScrollView()
                scroll.setContentOffset(CGPoint(x: CGFloat.nan, y: 0), animated: true)
                MisuseHost.show(scroll)
            },
            MisuseCase("scroll to a rectangle with NaN", .raisesInvalidGeometry("CALayer bounds contains NaN")) {
                let scroll = UIScrollView()
                scroll.contentSize = CGSize(width: 500, height: 500)
                MisuseHost.show(scroll)
                scroll.scrollRectToVisible(CGRect(x: CGFloat.nan, y: CGFloat.nan, width: 1, height: 1), animated: false)
                scroll.contentOffset = scroll.clampedContentOffset(CGPoint(x: CGFloat.nan, y: .nan))
                scroll.contentOffset.x += .nan
            },
            MisuseCase("points with NaN", .passes) {
                let (outer, inner) = MisuseHost.makeViewPair()
                MisuseHost.show(outer)
                _ = outer.hitTest(CGPoint(x: CGFloat.nan, y: .nan), with: nil)
                _ = inner.convert(CGPoint(x: CGFloat.nan, y: 1), to: outer)
                _ = inner.sizeThatFits(CGSize(width: CGFloat.nan, height: .nan))
            },
        ]
    }

    static var appearance: [MisuseCase] {
        [
            MisuseCase("appearance properties with NaN", .passes) {
                change { view in
                    view.translatesAutoresizingMaskIntoConstraints = true
                    view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
                    view.backgroundColor = .red
                    view.alpha = .nan
                    view.layer.opacity = .nan
                    view.layer.cornerRadius = .nan
                    view.layer.borderWidth = .nan
                    view.layer.zPosition = .nan
                    view.layer.shadowOpacity = .nan
                    view.layer.shadowRadius = .nan
                    view.layer.shadowOffset = CGSize(width: CGFloat.nan, height: .infinity)
                    view.layer.contentsScale = .nan
                }
            },
            MisuseCase("infinite appearance properties", .passes) {
                change { view in
                    view.translatesAutoresizingMaskIntoConstraints = true
                    view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
                    view.backgroundColor = .red
                    view.layer.cornerRadius = .infinity
                    view.layer.borderWidth = .infinity
                    view.layer.shadowOpacity = .infinity
                    view.layer.shadowOffset = CGSize(width: CGFloat.infinity, height: 1)
                    view.layer.contentsScale = 0
                }
            },
            MisuseCase("colours with NaN", .passes) {
                let color = UIColor(red: .nan, green: .infinity, blue: -.infinity, alpha: .nan)
                change { $0.backgroundColor = color }
                change { $0.backgroundColor = UIColor(hue: .nan, saturation: 2, brightness: .infinity, alpha: 1) }
                change { $0.layer.borderColor = CGColor(gray: .nan, alpha: 1) }
                _ = UIColor(white: .nan, alpha: .nan).withAlphaComponent(.nan).description
                var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
                _ = unsafe color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
            },
            MisuseCase("gradient with NaN", .passes) {
                let layer = CAGradientLayer()
                layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
                layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor, "no colour"]
                layer.locations = [NSNumber(value: Double.nan), 7, -3]
                layer.startPoint = CGPoint(x: CGFloat.nan, y: 0)
                layer.endPoint = CGPoint(x: 0, y: CGFloat.infinity)
                change { $0.layer.addSublayer(layer) }
                layer.type = .radial
                change { $0.layer.addSublayer(layer) }
            },
            MisuseCase("shape with NaN", .passes) {
                let (layer, path) = (CAShapeLayer(), UIBezierPath())
                path.move(to: CGPoint(x: CGFloat.nan, y: 1))
                path.addLine(to: CGPoint(x: CGFloat.infinity, y: 1e300))
                path.addCurve(
                    to: .zero, controlPoint1: CGPoint(x: 1e300, y: -1e300), controlPoint2: CGPoint(x: CGFloat.nan, y: 0)
                )
                layer.path = path.cgPath
                layer.strokeColor = UIColor.red.cgColor
                layer.lineWidth = .infinity
                layer.lineDashPattern = [NSNumber(value: Double.nan), 0, -1]
                layer.strokeEnd = .nan
                change { $0.layer.addSublayer(layer) }
                layer.lineWidth = .nan
                layer.lineDashPattern = [0, 0]
                change { $0.layer.addSublayer(layer) }
            },
        ]
    }
}
