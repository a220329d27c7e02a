import Foundation
import UIKit

/// A view class that has a nib of its own: the nib's top-level view is of this class.
///
/// Set the class as the top-level view's custom class. Leave File's Owner alone, or set it to the class of the view that
/// puts this one into itself (see `UIView.insert(fromNib:)`), which then has the outlets.
@preconcurrency @MainActor public protocol NibOwner: UIView {
    /// The nib's name; the class's own name unless a class says otherwise.
    static var nibName: String { get }
    /// Where the nib lies; the class's bundle unless a class says otherwise.
    static var nibBundle: Bundle? { get }
    /// The nib. A class of which many instances are made keeps one in a `static let`, so that it is read once.
    static var nib: UINib { get }
}

extension NibOwner {
    public static var nibName: String { String(describing: Self.self) }
    public static var nibBundle: Bundle? { Bundle(for: Self.self) }
    public static var nib: UINib { UINib(nibName: nibName, bundle: nibBundle) }

    /// A new view from the class's nib.
    ///
    /// A nib that is missing or cannot be read raises, as `UINib.instantiate` does.
    /// - Parameter owner: File's Owner.
    /// - Returns: The first top-level object of this class; `nil` when the nib has none.
    public static func fromNib(owner: Any? = nil) -> Self? {
        nib.instantiate(withOwner: owner, options: nil).lazy.compactMap { $0 as? Self }.first
    }
}

extension UIView {
    /// Loads a view from its nib with this view as File's Owner, adds it and pins its four edges to this view's.
    ///
    /// Called from both of a view's initialisers, it makes a view that is designed in a nib usable from code and from
    /// other nibs alike. A nib without a view of the class raises.
    @discardableResult public func insert<Inner: NibOwner>(fromNib innerClass: Inner.Type) -> Inner {
        let inner =
            innerClass.fromNib(owner: self)
            ?? UIKitException.recovered(
                from: UIKitException(
                    name: "NSInternalInconsistencyException",
                    reason: "nib '\(innerClass.nibName)' has no top-level view of class \(innerClass)"),
                with: MadeView.standIn(for: innerClass))
        inner.translatesAutoresizingMaskIntoConstraints = false
        addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: topAnchor), inner.leadingAnchor.constraint(equalTo: leadingAnchor),
            bottomAnchor.constraint(equalTo: inner.bottomAnchor),
            trailingAnchor.constraint(equalTo: inner.trailingAnchor),
        ])
        return inner
    }
}
