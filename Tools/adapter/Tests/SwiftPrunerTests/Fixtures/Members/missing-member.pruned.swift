// swift-format-ignore-file
import Foundation; import UIKit; import UIKit
import UIKit

func show(_ view: UIView) {
    view.startTracking()
    view.tag = 3
}

extension UIView { func `startTracking`() { CellSimPruned.statement(5, "value of type 'UIView' has no member 'startTracking'", file: "missing-member.swift") } }