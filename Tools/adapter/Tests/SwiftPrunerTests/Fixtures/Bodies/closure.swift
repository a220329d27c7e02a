import Kit
import UIKit

func show(_ view: UIView) {
    UIView.animate(withDuration: 1) {
        view.tag = 1
        Tracker.shared.track("show")
        view.tag = 2
    }
}
