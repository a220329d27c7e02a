// swift-format-ignore-file
import Foundation; import UIKit; import UIKit
import UIKit

protocol Loading {
    func load() -> Event
}
final class Loader: Loading {
    func load() -> Event { Event() }
}

open class Event: NSObject {  }