// swift-format-ignore-file
import CellSimAdapted; import UIKit

              final class Card: UIView { @MainActor static func _adapted0_2ef9yzzihi9ur() -> AdaptedClasses.Members { AdaptedClasses.Members(Card.self, exportedName: "CSCard") } }
      class Plain: NSObject {}

precondition(Card().tag == 0 && Plain() != Plain())

@used @section(".init_array") private let _register_adapted0_2ef9yzzihi9ur: @convention(c) () -> Void = { AdaptedClasses.register { Card._adapted0_2ef9yzzihi9ur() } }
