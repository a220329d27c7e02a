import Foundation

/// The coordinate spaces and snapshot views of the screen.
extension UIScreen {
    /// The coordinate space of the screen: the screen itself.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// The fixed coordinate space of the screen: the screen itself, because rotation is not simulated.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }
    /// Returns a view that displays the content of the key window.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        UIApplication.shared.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
    }
}
