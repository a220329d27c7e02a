import Foundation.NSDate
import UIKit.UIGestureRecognizerSubclass

final class Press: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
}

precondition(Press(target: nil, action: nil).state == .possible)
