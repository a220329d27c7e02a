// swift-format-ignore-file
import Foundation; import UIKit; import UIKit
import UIKit

func show(_ view: UIView) {
    if view.isTracked { view.tag = 3 }
    view.tag = 4
}

extension UIView { var `isTracked`: Bool { CellSimPruned.statement(5, "value of type 'UIView' has no member 'isTracked'", file: "condition.swift"); return false } }