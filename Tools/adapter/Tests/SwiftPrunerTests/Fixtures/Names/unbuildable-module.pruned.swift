// swift-format-ignore-file
import enum UIKit.CellSimPruned; import UIKit 
import UIKit

final class Row: UIView {
    func layOut() {
        CellSimPruned.statement(6, "cannot find 'pinEdges' in scope")
        backgroundColor = .red
    }
}
