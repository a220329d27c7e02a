// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Model: NSObject {
    var old: [Int] = []
                  var count = 0 {
        didSet { old.append(oldValue) }
    }
                  lazy var name = "a"
                  let fixed = 2
}

let model = Model()
model.count = 3
precondition(model.old == [0] && model.name == "a" && model.fixed == 2)
