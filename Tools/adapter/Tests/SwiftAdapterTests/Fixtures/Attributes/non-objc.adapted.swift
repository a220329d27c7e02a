// swift-format-ignore-file
import CellSimAdapted; import UIKit

extension UIView {
             func twice() -> Int { tag * 2 }
             static var kind: String { "view" }
}

let view = UIView()
view.tag = 2
precondition(view.twice() == 4 && UIView.kind == "view")
