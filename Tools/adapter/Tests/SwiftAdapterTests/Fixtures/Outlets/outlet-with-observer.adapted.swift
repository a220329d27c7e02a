// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Card: UIView {
    var sets = 0
              weak var titleLabel: UILabel! {
        didSet { sets += 1 }
    }
 @MainActor static func _adapted0_1aqusfp3ow8km() -> AdaptedClasses.Members { AdaptedClasses.Members(Card.self, properties: [KeyValueProperty("titleLabel", of: Card.self, { $0.titleLabel }, { $0.titleLabel = $1 })]) } }

let card = Card()
let label = UILabel()
card.setValue(label, forKey: "titleLabel")
precondition(card.titleLabel === label && card.sets == 1)

@used @section(".init_array") private let _register_adapted0_1aqusfp3ow8km: @convention(c) () -> Void = { AdaptedClasses.register { Card._adapted0_1aqusfp3ow8km() } }
