import Foundation

/// The UIKit class of each XML element that stands for an object: one line an element.
@MainActor enum NibClassTable {
    /// The class that an element makes when it names no custom one.
    static let classes: [String: AnyClass] = [
        "customObject": NSObject.self,
        "scrollView": UIScrollView.self,
        "stackView": UIStackView.self,
        "view": UIView.self,
    ]
}
