import UIKit

@objc(CSCard) final class Card: UIView {}
@objc class Plain: NSObject {}

precondition(Card().tag == 0 && Plain() != Plain())
