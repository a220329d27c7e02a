import Foundation

/// What the basket shows.
final class BasketModel {
    /// Told after each change.
    var changed: (() -> Void)?
    private(set) var fruit: [Fruit]
    private(set) var tags = ["tag.sweet", "tag.crisp", "tag.local", "tag.season"].map(localized)
    var deliversOnSunday = true { didSet { changed?() } }
    var stock = 6 { didSet { changed?() } }

    init() {
        let url = Bundle.cards.url(forResource: "fruit", withExtension: "json")
        fruit =
            url.flatMap { try? Data(contentsOf: $0) }.flatMap { try? JSONDecoder().decode([Fruit].self, from: $0) }
            ?? []
    }

    func price(of fruit: Fruit) -> String {
        "€ " + String(format: "%.2f", NSDecimalNumber(decimal: fruit.price).doubleValue)
    }
}
