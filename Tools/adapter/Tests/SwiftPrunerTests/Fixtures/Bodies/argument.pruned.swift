// swift-format-ignore-file
import Foundation; import UIKit; import enum UIKit.CellSimPruned; import UIKit
import UIKit

final class Card: UIView {
    var banner = { () -> Banner in CellSimPruned.statement(5, "argument passed to call that takes no arguments"); return Banner() }()
    func show() {
        banner.show(in: self)
        tag = 3
    }
}

open class Banner: NSObject {  }
extension Banner { public func `show`(in p0: Any?) { CellSimPruned.statement(7, "value of type 'Banner' has no member 'show'", file: "argument.swift") } }