import Foundation

struct Fruit: Codable {
    var name: String
    var origin: String
    var price: Decimal
    var image: String
}

extension Bundle {
    /// The bundle of the app, in tests too.
    static var cards: Bundle { Bundle(for: BasketModel.self) }
}

/// A text in the user's language.
func localized(_ key: String) -> String { NSLocalizedString(key, bundle: .cards, comment: "") }
