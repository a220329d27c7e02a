import Foundation
import UIKit

/// A view that loads its content from the nib with the name of its class, no matter which initialiser creates it.
///
/// Subclass it, set the subclass as File's Owner of the nib, and connect the outlets to File's Owner. The nib's top-level
/// view remains a plain view, which fills the bounds of this view. Instances can therefore be created in code with
/// `MyView(frame:)`, and by other nibs in which the class is a view's custom class.
@preconcurrency @MainActor open class NibLoadingView: UIView {
    /// The top-level view of the nib, a subview that fills the bounds.
    public private(set) weak var view: UIView!

    /// The nib. By default, it has the name of the class and is in the bundle of the class.
    open class var nib: UINib { UINib(nibName: String(describing: self), bundle: Bundle(for: self)) }

    /// The classes whose nibs are being loaded, outermost first.
    private static var loadingClasses: [NibLoadingView.Type] = []

    /// Creates a view with a frame in points and loads its content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        loadFromNib()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        loadFromNib()
    }

    private func loadFromNib() {
        let type = type(of: self)
        if let reason = NibLoadingView.recursionMessage(of: type, in: NibLoadingView.loadingClasses) {
            return UIKitException.raiseOrRecord("NSInternalInconsistencyException", reason)
        }
        NibLoadingView.loadingClasses.append(type)
        let objects = type.nib.instantiate(withOwner: self, options: nil)
        NibLoadingView.loadingClasses.removeLast()
        guard let content = objects.lazy.compactMap({ $0 as? UIView }).first else {
            return UIKitException.raiseOrRecord(
                "NSInternalInconsistencyException", "the nib of \(type) has no top-level view")
        }
        fill(with: content)
    }

    private func fill(with content: UIView) {
        backgroundColor = .clear
        view = content
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.translatesAutoresizingMaskIntoConstraints = true
        addSubview(content)
    }

    /// Returns an error message if the nib of a class contains a view of the same class, which would cause infinite recursion.
    static func recursionMessage(of type: NibLoadingView.Type, in loading: [NibLoadingView.Type]) -> String? {
        guard loading.contains(where: { $0 == type }) else { return nil }
        return "the nib of \(type) contains a view of class \(type), which loads the nib again;"
            + " set the class on File's Owner and leave the view's class empty"
    }
}
