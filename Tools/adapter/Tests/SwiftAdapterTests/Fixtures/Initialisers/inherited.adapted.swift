// swift-format-ignore-file
import CellSimAdapted; import UIKit

class Card: UIView {
    var title = ""
    init() {
        super.init(frame: .zero)
        title = "made"
    }
    required init?(coder: NSCoder) { nil }
 @MainActor static func _adapted0_2eh5oghdx9h2x() -> AdaptedClasses.Members { AdaptedClasses.Members(Card.self, making: { Card() }) } }
final class Small: Card { @MainActor static func _adapted1_2eh5oghdx9h2x() -> AdaptedClasses.Members { AdaptedClasses.Members(Small.self, making: { Small() }) } }

precondition(Small().title == "made")

@used @section(".init_array") private let _register_adapted0_2eh5oghdx9h2x: @convention(c) () -> Void = { AdaptedClasses.register { Card._adapted0_2eh5oghdx9h2x() } }
@used @section(".init_array") private let _register_adapted1_2eh5oghdx9h2x: @convention(c) () -> Void = { AdaptedClasses.register { Small._adapted1_2eh5oghdx9h2x() } }
