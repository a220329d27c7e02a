import UIKit

@available(iOS 13, *)
final class Card: UIView {}

var isNew = false
if #available(iOS 16, *) { isNew = true }
precondition(isNew && Card().tag == 0)
