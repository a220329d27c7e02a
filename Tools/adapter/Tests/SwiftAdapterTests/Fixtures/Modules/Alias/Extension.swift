extension Panel {
    @objc func title() -> String { "panel" }
}
final class Small: Panel {}
extension Small {
    override func name() -> String { "small " + super.name() }
}
