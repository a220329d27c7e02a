// swift-format-ignore-file
import enum UIKit.CellSimPruned; import UIKit
import UIKit

final class Card: UIView {
    override func awakeFromNib() {
        super.awakeFromNib()
        CellSimPruned.statement(7, "cannot find 'Tracker' in scope")
        tag = 3
    }
}
