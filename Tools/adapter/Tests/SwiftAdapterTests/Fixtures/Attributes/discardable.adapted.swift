// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Card: UIView {
    @discardableResult       func show() -> Bool { true }
    @inline(__always)       final func hide() {}
 @MainActor static func _adapted0_3jvkdqc0kdh84() -> AdaptedClasses.Members { AdaptedClasses.Members(Card.self, actions: [ActionMethod(adapted: "show") { (o: Card) in _ = o.show() }, ActionMethod(adapted: "hide") { (o: Card) in o.hide() }]) } }

Card().show()
Card().hide()

@used @section(".init_array") private let _register_adapted0_3jvkdqc0kdh84: @convention(c) () -> Void = { AdaptedClasses.register { Card._adapted0_3jvkdqc0kdh84() } }
