import UIKit

/// A view that tables or collection views reuse: a cell, a header or a footer.
@preconcurrency @MainActor public protocol ReusableView: UIView {}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}
extension UICollectionReusableView: ReusableView {}
