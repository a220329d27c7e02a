// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Box<Value>: UIControl, AdaptedListing {
    var taps = 0
    func listen() { addTarget(self, action: Selector("tap"), for: .touchUpInside) }
          private func tap() { taps += 1 }
 @MainActor class var _adaptedMembers: AdaptedClasses.Members { AdaptedClasses.Members(Self.self, actions: [ActionMethod(adapted: "tap") { (o: Self) in o.tap() }], properties: []) } }

let box = Box<Int>()
box.listen()
box.sendActions(for: .touchUpInside)
precondition(box.taps == 1)
