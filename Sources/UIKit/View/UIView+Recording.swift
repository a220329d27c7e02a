import Foundation

extension UIView {
    /// What the view draws, its descendants included, as a value: coordinates are the view's own (points, origin
    /// at the bounds' top left corner). Layout is not run: lay out first.
    /// - Complexity: linear in the number of layers.
    public func displayList() -> DisplayList {
        var recorder = DisplayRecorder(traits: traitCollection)
        recorder.reserve(64)
        let place = layer.frame.origin
        recorder.origin = CGPoint(x: -place.x, y: -place.y)
        if !layer.affine.isIdentity {
            recorder.origin = CGPoint(x: -layer.frame.minX, y: -layer.frame.minY)
        }
        layer.record(into: &recorder)
        return DisplayList(size: layer.frame.size, commands: recorder.commands)
    }
}

extension UIView {
    /// Runs the class's own `draw(_:)` with a current context. UIKit's classes have none, so they are passed over.
    func recordCustomDrawing(into recorder: inout DisplayRecorder) {
        guard DrawingClasses.mayDraw(type(of: self)), bounds.width > 0, bounds.height > 0 else { return }
        CGContext.drawing(into: &recorder, bounds: bounds) { draw(bounds) }
    }
}

/// Which classes may have a `draw(_:)` of their own: all that are not UIKit's.
@MainActor private enum DrawingClasses {
    private static var known: [ObjectIdentifier: Bool] = [:]

    static func mayDraw(_ type: UIView.Type) -> Bool {
        let key = ObjectIdentifier(type)
        if let answer = known[key] { return answer }
        let answer = !String(reflecting: type).hasPrefix("UIKit.")
        known[key] = answer
        return answer
    }
}
