// swift-format-ignore-file
import UIKit

final class Store: NSObject {
    init(name: String) { super.init() }

    static func empty() -> Store {
        return .init()
    }
}
