import SwiftUI

protocol ItemListener: Trackable {
    func itemChanged(_ cell: ItemCell)
}

protocol Loading {
    func load()
    func load(from place: Int) throws -> String
}

class Loader {
    init(cache: Int) {}
}

struct Item: Codable, Equatable {
    @Injected var service: Int
    var picture: UIImage?
}

struct ItemView: View {
    var body: some View { Text("Item") }
}

enum Route {
    case item(Tracker.Session)
    case list

    var isList: Bool {
        switch self {
        case .item: return false
        case .list: return true
        }
    }
}

/// Called by a program: there it says what it lacks.
public func price() -> String {
    PriceFormatter("EUR").text
}
