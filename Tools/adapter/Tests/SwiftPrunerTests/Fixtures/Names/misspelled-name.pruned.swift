// swift-format-ignore-file
import UIKit
import UIKit

func label() -> UIView {
    return UILabl()
}
