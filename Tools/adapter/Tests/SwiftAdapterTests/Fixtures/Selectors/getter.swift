import UIKit

final class Model: NSObject {
    @objc var title = "a"
}

precondition(NSStringFromSelector(#selector(getter: Model.title)) == "title")
precondition(NSStringFromSelector(#selector(getter: UIView.isHidden)) == "isHidden")
