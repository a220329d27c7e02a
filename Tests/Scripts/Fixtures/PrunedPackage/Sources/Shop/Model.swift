import SwiftUI

protocol ItemListener: Trackable {
    func itemChanged(_ cell: ItemCell)
}

protocol Loading {
    func load()
    func load(from place: Int) throws -> String
}

class Loader {
    init(cache: ImageCache) {}
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

class StoredNote: TrackedObject {
    var text = ""
}

final class NoteStore {
    let context: Int
    let title: String

    init(note: StoredNote) {
        context = TrackerContext.open()
        title = note.isRemoved ? "" : note.text
    }

    func label(_ note: StoredNote) -> String {
        let mark: String
        if note.isPinned { mark = "!" } else { mark = "" }
        return mark + note.text
    }

    func show(_ note: StoredNote) {
        let place: Int
        place = TrackerContext.place(of: note)
        print(place)
    }
}

/// A body of another framework's kind.
extension Item {
    @ViewBuilder var row: some View { Text("Row") }
}

/// Called by a program: there it says what it lacks.
public func price() -> String {
    PriceFormatter("EUR").text
}
