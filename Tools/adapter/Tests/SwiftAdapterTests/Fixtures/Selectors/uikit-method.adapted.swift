// swift-format-ignore-file
import CellSimAdapted; import UIKit

precondition(NSStringFromSelector(Selector("layoutIfNeeded")      ) == "layoutIfNeeded")
precondition(NSStringFromSelector(Selector("becomeFirstResponder")           ) == "becomeFirstResponder")
precondition(NSStringFromSelector(Selector("paste:")                                 ) == "paste:")
