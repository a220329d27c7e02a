// swift-format-ignore-file
import CellSimAdapted; import Cards
import UIKit

final class Owner: NSObject, CardDelegate, _Optional_CardDelegate_cardDidOpen___ {
    var opened: [Int] = []
    func cardDidOpen(_ number: Int) { opened.append(number) }
 @MainActor static func _adapted0_n9f87q52bxg3() -> AdaptedClasses.Members { AdaptedClasses.Members(Owner.self, actions: [ActionMethod(adapted: "cardDidOpen:") { (o: Owner, a0: Int) in o.cardDidOpen(a0) }]) } }

let (card, owner) = (Card(), Owner())
card.delegate = owner
card.tag = 3
let button = UIButton()
button.addTarget(card, action: Selector("openNow") , for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(owner.opened == [3])

@used @section(".init_array") private let _register_adapted0_n9f87q52bxg3: @convention(c) () -> Void = { AdaptedClasses.register { Owner._adapted0_n9f87q52bxg3() } }
