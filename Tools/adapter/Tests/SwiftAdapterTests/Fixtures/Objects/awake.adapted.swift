// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Helper: NSObject {
    var isAwake = false
             func awakeFromNib() {
        super.awakeFromNib()
        isAwake = true
    }
}
final class Card: UIView {
    override func awakeFromNib() {
        super.awakeFromNib()
        tag = 3
    }
 @MainActor static func _adapted1_1pw87eztq6oxa() -> AdaptedClasses.Members { AdaptedClasses.Members(Card.self, names: ["awakeFromNib"]) } }

let (helper, card) = (Helper(), Card())
helper.awakeFromNib()
card.awakeFromNib()
precondition(helper.isAwake && card.tag == 3)

extension Helper: NibAwakening {}
@used @section(".init_array") private let _register_adapted1_1pw87eztq6oxa: @convention(c) () -> Void = { AdaptedClasses.register { Card._adapted1_1pw87eztq6oxa() } }
