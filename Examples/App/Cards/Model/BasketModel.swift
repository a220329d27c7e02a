import Combine
import Foundation

/// The observable model of the basket screen.
final class BasketModel: ObservableObject {
    @Published private(set) var fruit: [Fruit]
    @Published var deliversOnSunday = true
    @Published var stock = 6
    private(set) var tags = ["tag.sweet", "tag.crisp", "tag.local", "tag.season"].map(localized)

    init() {
        let url = Bundle.cards.url(forResource: "fruit", withExtension: "json")
        fruit =
            url.flatMap { try? Data(contentsOf: $0) }.flatMap { try? JSONDecoder().decode([Fruit].self, from: $0) }
            ?? []
    }

    /// Publishes the number of pieces, and whether they are delivered on Sunday, after each change.
    var delivery: AnyPublisher<(pieces: Int, onSunday: Bool), Never> {
        Publishers.CombineLatest3($fruit, $stock, $deliversOnSunday)
            .map { (pieces: $0.count * $1, onSunday: $2) }
            .removeDuplicates { $0 == $1 }
            .eraseToAnyPublisher()
    }

    func price(of fruit: Fruit) -> String {
        "€ " + String(format: "%.2f", NSDecimalNumber(decimal: fruit.price).doubleValue)
    }
}
