import Foundation

/// The distance between two anchors, as a guide that extends from one to the other. Only its owner's layout includes
/// it, and only after a constraint that uses it is activated.
final class OffsetGuide: UILayoutGuide {
    private var edgeConstraints: [NSLayoutConstraint] = []
    /// Whether the guide is being installed, because the edges' constraints refer to the guide too.
    private var isInstalling = false

    /// Adds the edges' constraints to a view as soon as all of their views are in one tree.
    func install() {
        guard !isInstalling, let first = edgeConstraints.first, !first.isActive else { return }
        isInstalling = true
        NSLayoutConstraint.activate(edgeConstraints)
        isInstalling = false
    }

    static func make(_ owner: UIView?, _ makeEdges: (OffsetGuide) -> [NSLayoutConstraint]) -> OffsetGuide {
        let guide = OffsetGuide()
        guide.identifier = "UIKit-anchorOffset"
        owner?.addLayoutGuide(guide)
        guide.edgeConstraints = makeEdges(guide)
        return guide
    }
}

extension NSLayoutXAxisAnchor {
    /// Returns the distance from this anchor to another one, as a dimension for constraints. Unlike Apple's, it is
    /// never negative.
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
    /// Returns the distance from this anchor to another one, as a dimension for constraints. Unlike Apple's, it is
    /// never negative.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        let guide = OffsetGuide.make((item as? UIView) ?? (item as? UILayoutGuide)?.owningView) { guide in
            [guide.topAnchor.constraint(equalTo: self), guide.bottomAnchor.constraint(equalTo: otherAnchor)]
        }
        return guide.heightAnchor
    }
}

extension NSLayoutConstraint {
    /// Adds the distances that the constraint uses to the layout.
    func installOffsetGuides() {
        (firstItem as? OffsetGuide)?.install()
        (secondItem as? OffsetGuide)?.install()
    }
}
