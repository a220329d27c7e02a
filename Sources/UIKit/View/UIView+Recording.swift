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
