import Cards

final class Small: Card {
    override func kind() -> String { "small " + super.kind() }
    override func describe(_ text: String) -> String { "small " + super.describe(text) }
}
