// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Model: NSObject {
          var title = "a"
          var isOn = false
    func name() -> String { NSStringFromSelector(Selector("setTitle:")   ) }
}

precondition(Model().name() == "setTitle:")
precondition(NSStringFromSelector(Selector("setIsOn:")         ) == "setIsOn:")
