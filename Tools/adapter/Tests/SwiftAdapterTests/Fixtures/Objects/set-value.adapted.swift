// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Model: NSObject {
    var name = ""
             func setValue(_ value: Any?, forKey key: String) {
        if key == "name" { name = value as? String ?? "" } else { super.setValue(value, forKey: key) }
    }
}

let model = Model()
model.setValue("a", forKey: "name")
precondition(model.name == "a")

extension Model: KeyValueReceiving {}
