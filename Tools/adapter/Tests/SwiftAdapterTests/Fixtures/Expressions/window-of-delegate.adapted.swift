// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow? = UIWindow()
}
let delegate = Delegate()
UIApplication.shared.delegate = delegate

precondition(UIApplication.shared.delegate?.window? .rootViewController == nil)
let frame = UIApplication.shared.delegate?.window? .frame
precondition(frame == delegate.window?.frame)
