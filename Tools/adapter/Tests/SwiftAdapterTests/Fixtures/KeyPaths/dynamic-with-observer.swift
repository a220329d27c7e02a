import UIKit

final class Model: NSObject {
    var old: [Int] = []
    @objc dynamic var count = 0 {
        didSet { old.append(oldValue) }
    }
    @objc dynamic lazy var name = "a"
    @objc dynamic let fixed = 2
}

let model = Model()
model.count = 3
precondition(model.old == [0] && model.name == "a" && model.fixed == 2)
