// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Cell: UICollectionViewCell {
              private var title: UILabel!
    override init(frame: CGRect) {
        super.init(frame: frame)
        title = UILabel()
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    func show(_ text: String) { title.text = text }
    var text: String? { title.text }
}

let cell = Cell()
cell.show("a")
precondition(cell.text == "a")
