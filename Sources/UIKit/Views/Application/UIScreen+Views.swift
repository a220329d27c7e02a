import Foundation

extension UIScreen {
    /// The screen itself.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// The screen itself: rotation is not simulated.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }
    /// Returns a view with the content of the key window.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        UIApplication.shared.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
    }
}
