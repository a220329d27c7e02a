// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Card: UIView {
    let title: String
    required init?(coder: NSCoder) {
        title = "decoded"
        super.init(coder: coder)
    }
    init(title: String) {
        self.title = title
        super.init(frame: .zero)
    }
 @MainActor static func _adapted0_3dr3s2eb7vpo2() -> AdaptedClasses.Members { AdaptedClasses.Members(Card.self, sample: { Card(title: "") }) } }

precondition(Card(title: "a").title == "a")

@used @section(".init_array") private let _register_adapted0_3dr3s2eb7vpo2: @convention(c) () -> Void = { AdaptedClasses.register { Card._adapted0_3dr3s2eb7vpo2() } }
