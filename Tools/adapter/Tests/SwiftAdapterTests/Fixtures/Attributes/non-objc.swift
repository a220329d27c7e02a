import UIKit

extension UIView {
    @nonobjc func twice() -> Int { tag * 2 }
    @nonobjc static var kind: String { "view" }
}

let view = UIView()
view.tag = 2
precondition(view.twice() == 4 && UIView.kind == "view")
