// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Outline: UIBezierPath {
    var fills = 0
             func _override_Outline_fill() { fills += 1 }
}

let outline = Outline()
let path: UIBezierPath = outline
path.fill()
path.fill(with: .normal, alpha: 1)
precondition(outline.fills == 1)

fileprivate extension UIBezierPath { func fill() { if let o = self as? Outline { return o._override_Outline_fill() }; return self.UIKit::fill() } }
