import Foundation
@MainActor final class HeaderTitleContent {
    var isShown: Bool { false }
    func layout(in view: UITableViewHeaderFooterView) {}
    func height(in view: UITableViewHeaderFooterView, width: CGFloat) -> CGFloat { 0 }
}
extension UITableViewHeaderFooterView { func showTitle(_ title: String?) {} }
