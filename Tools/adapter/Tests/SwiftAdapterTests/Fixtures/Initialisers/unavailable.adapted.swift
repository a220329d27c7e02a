// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Card: UIView {
    let title: String
    init(title: String) {
        self.title = title
        super.init(frame: .zero)
    }
    @available(*, unavailable) init() { fatalError() }
    @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
 @MainActor static func _adapted0_1wiv75kjiv1hp() -> AdaptedClasses.Members { AdaptedClasses.Members(Card.self, sample: { Card(title: "") }) } }

precondition(Card(title: "a").title == "a")

@used @section(".init_array") private let _register_adapted0_1wiv75kjiv1hp: @convention(c) () -> Void = { AdaptedClasses.register { Card._adapted0_1wiv75kjiv1hp() } }
