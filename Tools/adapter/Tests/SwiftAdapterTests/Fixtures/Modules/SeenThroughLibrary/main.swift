import Boxes

let view: UIView = Box()
view.transform = CGAffineTransform(scaleX: 2, y: 2)
precondition(view.layer.superlayer == nil && margins(nil) == .zero)
