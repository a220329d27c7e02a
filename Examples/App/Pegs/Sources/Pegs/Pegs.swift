import UIKit

/// Creates the layout constraints ("pegs") of a view, and stores them so that they can be changed later.
@objc public final class Pegs: NSObject {
    private weak var view: UIView?
    private var constraints: [String: NSLayoutConstraint] = [:]

    init(_ view: UIView) {
        self.view = view
        super.init()
    }

    /// Constrains an edge to an edge of another view, at a distance.
    @discardableResult
    @objc public func to(_ edge: NSLayoutConstraint.Attribute, of other: UIView, _ distance: CGFloat) -> Pegs {
        put(edge, other, edge, distance)
    }

    /// Constrains the top edge to the bottom edge of another view.
    @discardableResult
    @objc public func below(_ other: UIView, _ distance: CGFloat) -> Pegs { put(.top, other, .bottom, distance) }

    /// Constrains the trailing edge to the leading edge of another view.
    @discardableResult
    @objc public func before(_ other: UIView, _ distance: CGFloat) -> Pegs {
        put(.trailing, other, .leading, -distance)
    }

    /// Changes the distance of an existing peg.
    @objc(moveEdge:toDistance:) public func move(_ edge: NSLayoutConstraint.Attribute, to distance: CGFloat) {
        constraints["\(edge.rawValue)"]?.constant = distance
    }

    private func put(
        _ edge: NSLayoutConstraint.Attribute, _ other: UIView, _ otherEdge: NSLayoutConstraint.Attribute,
        _ distance: CGFloat
    ) -> Pegs {
        guard let view else { return self }
        view.translatesAutoresizingMaskIntoConstraints = false
        let constraint = NSLayoutConstraint(
            item: view, attribute: edge, relatedBy: .equal, toItem: other, attribute: otherEdge, multiplier: 1,
            constant: distance)
        constraint.isActive = true
        constraints["\(edge.rawValue)"] = constraint
        return self
    }
}
