import UIKit

#Preview("card") {
    UIView()
}

precondition(UIView().tag == 0)
