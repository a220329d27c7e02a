import UIKit

precondition(NSStringFromSelector(#selector(UIView.layoutIfNeeded)) == "layoutIfNeeded")
precondition(NSStringFromSelector(#selector(UIResponder.becomeFirstResponder)) == "becomeFirstResponder")
precondition(NSStringFromSelector(#selector(UIResponderStandardEditActions.paste(_:))) == "paste:")
