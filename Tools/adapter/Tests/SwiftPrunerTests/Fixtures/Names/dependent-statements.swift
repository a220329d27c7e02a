import Kit
import UIKit

func show(_ view: UIView) {
    let event = Event("show")
    event.add(view)
    view.tag = 3
}
