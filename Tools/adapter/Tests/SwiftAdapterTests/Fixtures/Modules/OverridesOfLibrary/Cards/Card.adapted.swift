// swift-format-ignore-file
import CellSimAdapted; import UIKit

open class Card: UIView {}
extension Card {
          public func kind() -> String { "card" }
 @MainActor static func _adapted1_19jj6jnl5zvea() -> AdaptedClasses.Members { AdaptedClasses.Members(Card.self, actions: [ActionMethod(adapted: "kind") { (o: Card) in _ = o.kind() }]) } }
extension UIView {
          public func describe(_ text: String = "a") -> String { "view " + text }
 @MainActor static func _adapted2_19jj6jnl5zvea() -> AdaptedClasses.Members { AdaptedClasses.Members(UIView.self, actions: [ActionMethod(adapted: "describe:") { (o: UIView, a0: String) in _ = o.describe(a0) }]) } }

@used @section(".init_array") private let _register_adapted1_19jj6jnl5zvea: @convention(c) () -> Void = { AdaptedClasses.register { Card._adapted1_19jj6jnl5zvea() } }
@used @section(".init_array") private let _register_adapted2_19jj6jnl5zvea: @convention(c) () -> Void = { AdaptedClasses.register { UIView._adapted2_19jj6jnl5zvea() } }
