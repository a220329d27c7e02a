import UIKit

final class Model: NSObject {
    override func setValue(_ value: Any?, forUndefinedKey key: String) {}
    override func value(forUndefinedKey key: String) -> Any? { key }
}

precondition(Model().value(forUndefinedKey: "a") as? String == "a")
