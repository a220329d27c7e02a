// swift-format-ignore-file
import UIKit
import UIKit

func show(_ view: UIView, _ kind: Int) {
    switch kind {
                                   
    default: view.tag = 4
    }
}
