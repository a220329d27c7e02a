import Kit
import UIKit

func show(_ view: UIView) {
    view.backgroundColor = UIColor.brandColor()
    view.tag = 3
}
