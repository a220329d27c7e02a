// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Card<Content>: UIView {}
extension Card {
    final class Box: UIView, AdaptedListing {
        func listen() -> UITapGestureRecognizer { UITapGestureRecognizer(target: self, action: Selector("tap:")) }
              private func tap(_ gesture: UITapGestureRecognizer) { tag = 3 }
     @MainActor class var _adaptedMembers: AdaptedClasses.Members { AdaptedClasses.Members(Self.self, actions: [ActionMethod(adapted: "tap:") { (o: Self, a0: UITapGestureRecognizer) in o.tap(a0) }], properties: []) } }
}

let box = Card<Int>.Box()
box.addGestureRecognizer(box.listen())
box.perform(Selector("tap:"), with: box.listen())
precondition(box.tag == 3)
