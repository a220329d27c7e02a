import UIKit

extension UIView {
    @IBInspectable var roundness: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
}

let view = UIView()
view.setValue(CGFloat(4), forKey: "roundness")
precondition(view.layer.cornerRadius == 4)
