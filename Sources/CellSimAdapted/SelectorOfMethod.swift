import CellSimFoundation

extension Selector {
    /// Stands for `#selector(method)` in the sources that editors get, so that they find the method. It has no name and calls
    /// nothing: builds write the method's name in its place.
    public init(of method: Any) { self.init("") }
}
