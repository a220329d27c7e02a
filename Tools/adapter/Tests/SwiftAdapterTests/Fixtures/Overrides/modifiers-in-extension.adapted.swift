// swift-format-ignore-file
import CellSimAdapted; import UIKit

open class Screen: UIViewController { @discardableResult open override func becomeFirstResponder() -> Bool { _moved_Screen_becomeFirstResponder() }; public override func didReceiveMemoryWarning() { _moved_Screen_didReceiveMemoryWarning() }; public override var prefersStatusBarHidden: Bool { _moved_Screen_prefersStatusBarHidden }; }
extension Screen {
    public          var _moved_Screen_prefersStatusBarHidden: Bool { true }
    @discardableResult public          func _moved_Screen_becomeFirstResponder() -> Bool { true }
    final public          func _moved_Screen_didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
}

precondition(Screen().prefersStatusBarHidden && Screen().becomeFirstResponder())
