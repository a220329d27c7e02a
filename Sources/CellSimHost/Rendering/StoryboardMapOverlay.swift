import CellSimGraphics
import Foundation
import UIKit

/// Draws the names, outlines, arrows and labels over the scenes of a storyboard map. Coordinates are in map
/// pixels.
@MainActor struct StoryboardMapOverlay {
    static let captionHeight: CGFloat = 20
    private static let arrowHeadLength: CGFloat = 9

    private let view: UIView
    private let host: ViewHost

    init(size: CGSize, _ host: ViewHost) {
        (view, self.host) = (UIView(frame: CGRect(origin: .zero, size: size)), host)
    }

    /// Adds an outline, and the name of the scene above it. The name of a storyboard reference is inside its outline.
    func add(_ name: String, over frame: CGRect, isReference: Bool) {
        let outline = UIView(frame: frame)
        outline.layer.borderWidth = 1
        outline.layer.borderColor = host.resolvedColor(.systemGray2)
        if isReference {
            outline.backgroundColor = .secondarySystemBackground
            outline.layer.cornerRadius = 8
        }
        view.addSubview(outline)
        let label = makeLabel(name, isReference ? .label : .secondaryLabel)
        label.frame =
            isReference
            ? frame.insetBy(dx: 6, dy: 6)
            : CGRect(x: frame.minX, y: frame.minY - Self.captionHeight, width: frame.width, height: Self.captionHeight)
        if isReference { label.textAlignment = .center }
        view.addSubview(label)
    }

    /// Adds the entry arrow that points to the initial scene.
    func addInitialSceneArrow(to frame: CGRect) {
        let end = CGPoint(x: frame.minX, y: frame.midY)
        addArrow(from: CGPoint(x: end.x - 32, y: end.y), to: end, .label, width: 3)
    }

    /// Adds an arrow between two scenes with a label in the middle. For a segue from a scene to itself, adds only the
    /// label.
    func add(_ link: StoryboardConnection, from source: CGRect, to target: CGRect) {
        let color: UIColor = link.isRelationship ? .systemIndigo : .systemGray
        var middle = CGPoint(x: source.maxX, y: source.maxY)
        if link.source != link.target {
            let centers = (
                CGPoint(x: source.midX, y: source.midY), CGPoint(x: target.midX, y: target.midY)
            )
            let start = Self.borderPoint(of: source, toward: centers.1),
                end = Self.borderPoint(of: target, toward: centers.0)
            addArrow(from: start, to: end, color, width: 1.5)
            middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        }
        let label = makeLabel(link.label, color)
        label.backgroundColor = .systemGray5
        label.sizeToFit()
        // The label is above the line, because the line may be shorter than the text.
        label.center = CGPoint(x: middle.x, y: middle.y - 10)
        label.frame = label.frame.integral
        view.addSubview(label)
    }

    func makeCommands() -> [DisplayCommand] {
        host.show(view)
        defer { view.removeFromSuperview() }
        return host.record(view).commands
    }

    /// Returns the point where the border of a rectangle intersects a line from its centre to another point.
    private static func borderPoint(of rect: CGRect, toward point: CGPoint) -> CGPoint {
        let (dx, dy) = (point.x - rect.midX, point.y - rect.midY)
        let horizontalFraction = dx == 0 ? CGFloat.infinity : rect.width / 2 / abs(dx)
        let verticalFraction = dy == 0 ? CGFloat.infinity : rect.height / 2 / abs(dy)
        let fraction = min(horizontalFraction, verticalFraction, 1)
        return CGPoint(x: rect.midX + dx * fraction, y: rect.midY + dy * fraction)
    }

    private func addArrow(from start: CGPoint, to end: CGPoint, _ color: UIColor, width: CGFloat) {
        let length = hypot(end.x - start.x, end.y - start.y)
        guard length > 0 else { return }
        let (x, y) = ((end.x - start.x) / length, (end.y - start.y) / length)
        let base = CGPoint(x: end.x - x * Self.arrowHeadLength, y: end.y - y * Self.arrowHeadLength)
        let line = UIBezierPath()
        line.move(to: start)
        line.addLine(to: base)
        let head = UIBezierPath()
        head.move(to: end)
        head.addLine(to: CGPoint(x: base.x - y * Self.arrowHeadLength / 2, y: base.y + x * Self.arrowHeadLength / 2))
        head.addLine(to: CGPoint(x: base.x + y * Self.arrowHeadLength / 2, y: base.y - x * Self.arrowHeadLength / 2))
        head.close()
        for (path, isFilled) in [(line, false), (head, true)] {
            let layer = CAShapeLayer()
            layer.path = path.cgPath
            layer.lineWidth = isFilled ? 0 : width
            layer.strokeColor = isFilled ? nil : host.resolvedColor(color)
            layer.fillColor = isFilled ? host.resolvedColor(color) : nil
            view.layer.addSublayer(layer)
        }
    }

    private func makeLabel(_ text: String, _ color: UIColor) -> UILabel {
        let label = UILabel()
        (label.text, label.font, label.textColor) = (text, .systemFont(ofSize: 11), color)
        return label
    }
}

/// The part of `ViewHost` that resolves colours for the map.
extension ViewHost {
    fileprivate func resolvedColor(_ color: UIColor) -> CGColor { color.resolvedColor(with: traits).cgColor }
}
