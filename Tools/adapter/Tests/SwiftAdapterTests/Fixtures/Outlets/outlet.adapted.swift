// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Card: UIView {
              weak var titleLabel: UILabel!
              private weak var button: UIButton?
              var labels: [UILabel]!
              weak private(set) var other: UIView!
}

let card = Card()
let label = UILabel()
card.setValue(label, forKey: "titleLabel")
precondition(card.titleLabel === label)
precondition(card.labels == nil)
