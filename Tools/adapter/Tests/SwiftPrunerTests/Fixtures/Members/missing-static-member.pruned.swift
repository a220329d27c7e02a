// swift-format-ignore-file
import enum UIKit.CellSimPruned; import UIKit
import UIKit

func show(_ view: UIView) {
    CellSimPruned.statement(5, "type 'UIColor' has no member 'brandColor'")
    view.tag = 3
}
