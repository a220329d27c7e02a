// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Model: NSObject {
                  var count = 0 { didSet { ObservedValues.notify(self, \Model.count, "count") } }
}

let model = Model()
var changes: [Int] = []
let observation = model.observe(\.count, options: [.new]) { _, change in changes.append(change.newValue ?? -1) }
model.count = 3
model.count = 5
precondition(changes == [3, 5])
observation.invalidate()
model.count = 7
precondition(changes.count == 2)
