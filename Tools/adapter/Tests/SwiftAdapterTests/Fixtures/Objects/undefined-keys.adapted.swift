// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Model: NSObject {
             func setValue(_ value: Any?, forUndefinedKey key: String) {}
             func value(forUndefinedKey key: String) -> Any? { key }
}

precondition(Model().value(forUndefinedKey: "a") as? String == "a")
