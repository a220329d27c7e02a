final class Derived: Base {
    override func name() -> String { "derived " + super.name() }
}
extension Derived {
    override func kind() -> String { "derived " + super.kind() }
}
