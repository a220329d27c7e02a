import Foundation

/// A layout guide that represents the distance between two anchors: it extends from one to the other. It is part of the
/// layout only after a constraint that uses it was activated.
final class OffsetGuide: UILayoutGuide {
    private var edgeConstraints: [NSLayoutConstraint] = []
    /// Whether `install()` is running. It prevents recursion, because the edge constraints also refer to the guide.
    private var isInstalling = false

    /// Activates the edge constraints.
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
    /// Returns the distance from this anchor to another one, as a dimension for constraints. Unlike in UIKit, it can't be
    /// negative.
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
    /// Returns the distance from this anchor to another one, as a dimension for constraints. Unlike in UIKit, it can't be
    /// negative.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        let guide = OffsetGuide.make((item as? UIView) ?? (item as? UILayoutGuide)?.owningView) { guide in
            [guide.topAnchor.constraint(equalTo: self), guide.bottomAnchor.constraint(equalTo: otherAnchor)]
        }
        return guide.heightAnchor
    }
}

extension NSLayoutConstraint {
    /// Installs the offset guides that the constraint refers to.
    func installOffsetGuides() {
        (firstItem as? OffsetGuide)?.install()
        (secondItem as? OffsetGuide)?.install()
    }
}
