// swift-format-ignore-file
import enum UIKit.CellSimPruned; import UIKit
import UIKit

func show(_ view: UIView) {
    CellSimPruned.statement(5, "cannot find 'Event' in scope")
    CellSimPruned.statement(6, "needs line 5, which is left out: cannot find 'Event' in scope")
    view.tag = 3
}
