import UIKit

final class Outline: UIBezierPath {
    var fills = 0
    override func fill() { fills += 1 }
}

let outline = Outline()
let path: UIBezierPath = outline
path.fill()
path.fill(with: .normal, alpha: 1)
precondition(outline.fills == 1)
