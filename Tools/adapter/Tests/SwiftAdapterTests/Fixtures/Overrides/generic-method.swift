import UIKit

extension UIView {
    func first<View: UIView>(_ type: View.Type) -> View? { subviews.lazy.compactMap { $0 as? View }.first }
}

let view = UIView()
view.addSubview(UILabel())
precondition(view.first(UILabel.self) != nil && view.first(UIButton.self) == nil)
