import Kit
import UIKit

protocol Loading {
    func load() -> Event
}
final class Loader: Loading {
    func load() -> Event { Event() }
}
