import UIKit

/// Draws a rating between 0 and 5 as leaves.
@IBDesignable
class RatingView: UIView {
    @IBInspectable var rating: CGFloat = 0 { didSet { setNeedsDisplay() } }
    @IBInspectable var leafColor: UIColor = .systemGreen { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        let side = min(bounds.height, bounds.width / 5)
        for location in 0..<5 {
            let box = CGRect(x: CGFloat(location) * side, y: (bounds.height - side) / 2, width: side, height: side)
            let leaf = path(in: box.insetBy(dx: 3, dy: 3))
            UIColor.systemFill.setFill()
            leaf.fill()
            let share = max(0, min(1, rating - CGFloat(location)))
            guard share > 0, let context = UIGraphicsGetCurrentContext() else { continue }
            context.saveGState()
            context.clip(to: CGRect(x: box.minX, y: box.minY, width: box.width * share, height: box.height))
            leafColor.setFill()
            leaf.fill()
            context.restoreGState()
        }
    }

    private func path(in box: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: box.minX, y: box.maxY))
        path.addQuadCurve(to: CGPoint(x: box.maxX, y: box.minY), controlPoint: CGPoint(x: box.minX, y: box.minY))
        path.addQuadCurve(to: CGPoint(x: box.minX, y: box.maxY), controlPoint: CGPoint(x: box.maxX, y: box.maxY))
        path.close()
        return path
    }
}
