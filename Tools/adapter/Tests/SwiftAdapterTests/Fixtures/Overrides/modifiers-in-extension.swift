import UIKit

open class Screen: UIViewController {}
extension Screen {
    public override var prefersStatusBarHidden: Bool { true }
    @discardableResult open override func becomeFirstResponder() -> Bool { true }
    final public override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
}

precondition(Screen().prefersStatusBarHidden && Screen().becomeFirstResponder())
