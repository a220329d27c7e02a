import Kit
import UIKit

func show(_ view: UIView) {
    if view.isTracked { view.tag = 3 }
    view.tag = 4
}
