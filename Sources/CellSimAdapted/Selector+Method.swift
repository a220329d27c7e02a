import CellSimFoundation

/// A placeholder for `#selector` in the sources for editors.
extension Selector {
    /// A placeholder for `#selector(method)` in the sources for editors, so that they find the method. It is never
    /// called at run time: builds replace it by the method's name.
    /// - Parameter method: the method, which is not called; the selector's name is empty.
    public init(of method: Any) { self.init("") }
}
