import UIKit

final class Model: NSObject {
    @objc var serialNumber = 3
    @objc func repair(_ count: Int) { serialNumber += count }
}

let model: Any = Model()
(model as AnyObject).repair(4)
precondition((model as AnyObject).serialNumber == 7)
