// warning: an extension cannot override 'didReceiveMemoryWarning' of UIViewController on Linux
import UIKit

extension UIViewController {
    override open func didReceiveMemoryWarning() {}
}

UIViewController().didReceiveMemoryWarning()
