// swift-format-ignore-file
import enum UIKit.CellSimPruned; import UIKit
import UIKit

final class Card: UIView {
    var count: Int { get { CellSimPruned.function(7, "'self.count' is not initialized without line 7: cannot find 'Counter' in scope") } set { } }
    init() {
        CellSimPruned.statement(7, "cannot find 'Counter' in scope")
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
}
