// swift-format-ignore-file
import CellSimAdapted; import UIKit

@resultBuilder enum Views {
    static func buildBlock(_ views: UIView...) -> [UIView] { views }
}
func stack(@Views _ views: () -> [UIView]) -> UIStackView { UIStackView(arrangedSubviews: views()) }

let view = stack {
    UILabel()
    UIButton()
}
precondition(view.arrangedSubviews.count == 2)
