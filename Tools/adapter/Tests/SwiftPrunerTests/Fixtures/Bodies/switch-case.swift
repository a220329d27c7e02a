import Kit
import UIKit

func show(_ view: UIView, _ kind: Int) {
    switch kind {
    case Tracker.kind: view.tag = 3
    default: view.tag = 4
    }
}
