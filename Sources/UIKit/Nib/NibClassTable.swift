import Foundation

/// The UIKit class of each XML element that stands for an object: one line an element, in alphabetical order.
@MainActor enum NibClassTable {
    /// The class that an element makes when it names no custom one.
    static let classes: [String: AnyClass] = [
        "button": UIButton.self,
        "control": UIControl.self,
        "customObject": NSObject.self,
        "imageView": UIImageView.self,
        "label": UILabel.self,
        "scrollView": UIScrollView.self,
        "stackView": UIStackView.self,
        "tableView": UITableView.self,
        "tableViewCell": UITableViewCell.self,
        "tableViewCellContentView": UITableViewCellContentView.self,
        "view": UIView.self,
    ]
}
