// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Model: NSObject {
    let name: String
          init(name: String) { self.name = name }
                           convenience init(number: Int) { self.init(name: "\(number)") }
}

precondition(Model(number: 3).name == "3")
