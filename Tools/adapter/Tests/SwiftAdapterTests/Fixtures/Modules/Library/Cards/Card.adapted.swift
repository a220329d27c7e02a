// swift-format-ignore-file
import CellSimAdapted; import UIKit

      public protocol CardDelegate: AnyObject {
                                                  
}
open class Card: UIView {
    public weak var delegate: CardDelegate?
                   open func open() { delegate?.cardDidOpen (tag) }
 @MainActor static func _adapted1_1sl1mtci1w7bg() -> AdaptedClasses.Members { AdaptedClasses.Members(Card.self, actions: [ActionMethod(adapted: "openNow") { (o: Card) in o.open() }]) } }

public protocol _Optional_CardDelegate_cardDidOpen___: AnyObject { func cardDidOpen(_ p0: Int) }
extension CardDelegate { @discardableResult public func cardDidOpen(_ p0: Int) -> Void? { (self as? any _Optional_CardDelegate_cardDidOpen___)?.cardDidOpen(p0) } }
@used @section(".init_array") private let _register_adapted1_1sl1mtci1w7bg: @convention(c) () -> Void = { AdaptedClasses.register { Card._adapted1_1sl1mtci1w7bg() } }
