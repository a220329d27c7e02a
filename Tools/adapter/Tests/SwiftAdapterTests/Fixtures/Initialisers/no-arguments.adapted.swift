// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Card: UIView {
    let title: String
    init() {
        title = "made"
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
 @MainActor static func _adapted0_2iuzvak4a9wkh() -> AdaptedClasses.Members { AdaptedClasses.Members(Card.self, making: { Card() }) } }
protocol Making {
    init()
}
extension Making where Self: UIView {
    static func make() -> Self { Self() }
}
extension Card: Making {}

precondition(Card.make().title == "made")

@used @section(".init_array") private let _register_adapted0_2iuzvak4a9wkh: @convention(c) () -> Void = { AdaptedClasses.register { Card._adapted0_2iuzvak4a9wkh() } }
