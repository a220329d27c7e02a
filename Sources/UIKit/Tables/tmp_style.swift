import Foundation
@MainActor final class CellStyleContent {
    var isShown: Bool { false }
    func height(in cell: UITableViewCell) -> CGFloat { 0 }
    func layout(in cell: UITableViewCell) {}
    func textStart(in cell: UITableViewCell) -> CGFloat { 0 }
}
extension UITableViewCell { func adoptStyleViews(from nib: NibCoder) {} }
