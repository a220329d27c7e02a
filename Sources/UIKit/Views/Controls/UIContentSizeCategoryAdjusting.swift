import Foundation

/// A view with text that can adapt to the content size category.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// A Boolean value that indicates whether fonts for text styles adapt when the content size category changes.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
