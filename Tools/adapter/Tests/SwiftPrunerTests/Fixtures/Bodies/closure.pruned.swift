// swift-format-ignore-file
import enum UIKit.CellSimPruned; import UIKit
import UIKit

func show(_ view: UIView) {
    UIView.animate(withDuration: 1) {
        view.tag = 1
        CellSimPruned.statement(7, "cannot find 'Tracker' in scope")
        view.tag = 2
    }
}
