@preconcurrency import UIKit.UIView

import struct Foundation.URL
import class UIKit.UIImage

// An app's entry is left out of a module that is tested or linked into something else.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}

enum Literals {
    static let color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    static var image: UIImage { #imageLiteral(resourceName: "none") }
    static var file: URL { #fileLiteral(resourceName: "cards.json") }
}

#Preview { UILabel() }

#Preview("named") {
    let label = UILabel()
    return label
}

// UIKit's own method cannot be replaced from an extension: a warning.
extension UINavigationController {
    open override var childForStatusBarStyle: UIViewController? { topViewController }
}
