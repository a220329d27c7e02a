import UIKit

final class Model: NSObject {
    @objc var name = "a"
    @objc(isShown) var shown: Bool { true }
    @objc static let shared = Model()
    @objc private(set) lazy var items: [Int] = [1]
    @objc subscript(index: Int) -> Int { items[index] }
}

precondition(Model.shared.shown && Model.shared[0] == 1 && Model.shared.name == "a")
