import Kit
import UIKit

func label() -> UIView {
    return UILabl()
}
