// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Person: NSObject {
          var name = "Ada"
    func key() -> String { "name"         }
    func other() -> String { "name"              }
}

precondition(Person().key() == "name")
