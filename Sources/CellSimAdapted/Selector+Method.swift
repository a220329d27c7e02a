import CellSimFoundation

/// Provides a placeholder for `#selector` in the sources for editors.
extension Selector {
    /// A placeholder for `#selector(method)` in the sources for editors, which lets them find the method. It is never called at
    /// run time: builds replace it with the name of the method.
    /// - Parameter method: The method. It is not called, and the name of the selector is empty.
    public init(of method: Any) { self.init("") }
}
