import UIKit

final class Model: NSObject {
    @objc var title = "a"
    @objc var isOn = false
    func name() -> String { NSStringFromSelector(#selector(setter: title)) }
}

precondition(Model().name() == "setTitle:")
precondition(NSStringFromSelector(#selector(setter: Model.isOn)) == "setIsOn:")
