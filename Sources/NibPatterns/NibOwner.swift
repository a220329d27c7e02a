import Foundation
import UIKit

/// A view class with its own nib, whose top-level view has this class.
///
/// Set the class as the top-level view's custom class. Leave File's Owner unset, or set it to the class of the view
/// that inserts this view; see `UIView.insert(fromNib:)`. That view then has the outlets.
@preconcurrency @MainActor public protocol NibOwner: UIView {
    /// The nib's name; by default the class's name.
    static var nibName: String { get }
    /// The bundle that contains the nib; by default the class's bundle.
    static var nibBundle: Bundle? { get }
    /// The nib. If you create many instances of a class, store the nib in a `static let`, so that it is read once.
    static var nib: UINib { get }
}

extension NibOwner {
    public static var nibName: String { String(describing: Self.self) }
    public static var nibBundle: Bundle? { Bundle(for: Self.self) }
    public static var nib: UINib { UINib(nibName: nibName, bundle: nibBundle) }

    /// Creates a view from the class's nib.
    ///
    /// A nib that is missing or can't be read raises an exception, as in `UINib.instantiate`.
    /// - Parameter owner: File's Owner.
    /// - Returns: The first top-level object of this class; `nil` if the nib has none.
    public static func fromNib(owner: Any? = nil) -> Self? {
        nib.instantiate(withOwner: owner, options: nil).lazy.compactMap { $0 as? Self }.first
    }
}

extension UIView {
    /// Loads a view from its nib with this view as File's Owner, adds it as a subview and pins its edges to this view's.
    ///
    /// Call it from both of a view's initialisers to use a view designed in a nib from code and from other nibs. A nib without a view of
    /// the class raises an exception.
    @discardableResult public func insert<Inner: NibOwner>(fromNib innerClass: Inner.Type) -> Inner {
        let innerView =
            innerClass.fromNib(owner: self)
            ?? UIKitException.recovered(
                from: UIKitException(
                    name: "NSInternalInconsistencyException",
                    reason: "nib '\(innerClass.nibName)' has no top-level view of class \(innerClass)"),
                with: ClassFactory.view(of: innerClass))
        innerView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(innerView)
        NSLayoutConstraint.activate([
            innerView.topAnchor.constraint(equalTo: topAnchor),
            innerView.leadingAnchor.constraint(equalTo: leadingAnchor),
            bottomAnchor.constraint(equalTo: innerView.bottomAnchor),
            trailingAnchor.constraint(equalTo: innerView.trailingAnchor),
        ])
        return innerView
    }
}
