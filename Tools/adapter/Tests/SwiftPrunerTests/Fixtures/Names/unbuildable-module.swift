import Layout
import UIKit

final class Row: UIView {
    func layOut() {
        pinEdges(to: self)
        backgroundColor = .red
    }
}
