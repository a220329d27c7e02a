// swift-format-ignore-file
import CellSimAdapted; import UIKit; extension Panel {
          func title() -> String { "panel" }
 @MainActor static func _adapted0_1f12t035dvd2y() -> AdaptedClasses.Members { AdaptedClasses.Members(Card.self, actions: [ActionMethod(adapted: "title") { (o: Card) in _ = o.title() }]) } }
final class Small: Panel { override func name() -> String { _moved_Small_name() }; }
extension Small {
             func _moved_Small_name() -> String { "small " + super.name() }
}

@used @section(".init_array") private let _register_adapted0_1f12t035dvd2y: @convention(c) () -> Void = { AdaptedClasses.register { Card._adapted0_1f12t035dvd2y() } }
