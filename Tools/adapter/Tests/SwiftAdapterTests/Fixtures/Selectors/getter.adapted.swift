// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Model: NSObject {
          var title = "a"
}

precondition(NSStringFromSelector(Selector("title")             ) == "title")
precondition(NSStringFromSelector(Selector("isHidden")              ) == "isHidden")
