import Foundation

/// The distance between two anchors, as a guide that extends from one to the other. Only its owner's layout has it, and only
/// once a constraint that uses it is active.
final class OffsetGuide: UILayoutGuide {
    private var edges: [NSLayoutConstraint] = []
    /// The edges' constraints name the guide too.
    private var isInstalling = false

    /// Adds the edges' constraints to a view once all of their views are in one tree.
    func install() {
        guard !isInstalling, let first = edges.first, !first.isActive else { return }
        isInstalling = true
        NSLayoutConstraint.activate(edges)
        isInstalling = false
    }

    static func make(_ owner: UIView?, _ makeEdges: (OffsetGuide) -> [NSLayoutConstraint]) -> OffsetGuide {
        let guide = OffsetGuide()
        guide.identifier = "UIKit-anchorOffset"
        owner?.addLayoutGuide(guide)
        guide.edges = makeEdges(guide)
        return guide
    }
}

extension NSLayoutXAxisAnchor {
    /// Returns the distance from this anchor to another one, as a dimension for constraints. It is never negative;
    /// Apple's can be.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        let guide = OffsetGuide.make((item as? UIView) ?? (item as? UILayoutGuide)?.owningView) { guide in
            let isAbsolute = attribute.isAbsolute
            let (start, end) =
                isAbsolute ? (guide.leftAnchor, guide.rightAnchor) : (guide.leadingAnchor, guide.trailingAnchor)
            return [start.constraint(equalTo: self), end.constraint(equalTo: otherAnchor)]
        }
        return guide.widthAnchor
    }
}

extension NSLayoutYAxisAnchor {
    /// Returns the distance from this anchor to another one, as a dimension for constraints. It is never negative;
    /// Apple's can be.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        let guide = OffsetGuide.make((item as? UIView) ?? (item as? UILayoutGuide)?.owningView) { guide in
            [guide.topAnchor.constraint(equalTo: self), guide.bottomAnchor.constraint(equalTo: otherAnchor)]
        }
        return guide.heightAnchor
    }
}

extension NSLayoutConstraint {
    /// Includes the distances that the constraint uses in layout from now on.
    func installOffsets() {
        (firstItem as? OffsetGuide)?.install()
        (secondItem as? OffsetGuide)?.install()
    }
}
