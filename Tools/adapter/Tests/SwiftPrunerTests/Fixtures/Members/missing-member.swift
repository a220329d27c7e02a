import Kit
import UIKit

func show(_ view: UIView) {
    view.startTracking()
    view.tag = 3
}
