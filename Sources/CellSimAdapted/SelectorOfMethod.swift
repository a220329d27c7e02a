import CellSimFoundation

extension Selector {
    /// Stands for `#selector(method)` in the sources that editors get, so that they find the method. Programs never call it: builds
    /// write the method's name in its place.
    /// - Parameter method: the method as a value; it is not called, and the selector's name is empty.
    public init(of method: Any) { self.init("") }
}
