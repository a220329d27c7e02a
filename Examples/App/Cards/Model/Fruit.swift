import Foundation

/// A fruit in the basket, decoded from JSON.
struct Fruit: Codable {
    var name: String
    var origin: String
    var price: Decimal
    var image: String
}

extension Bundle {
    /// The app's bundle, also in tests.
    static var cards: Bundle { Bundle(for: BasketModel.self) }
}

/// Returns a string in the user's language.
func localized(_ key: String) -> String { NSLocalizedString(key, bundle: .cards, comment: "") }
