import CellSimSolver
import Foundation

/// The constant of a row while its terms are collected.
struct Lowering {
    var constant = 0.0
    /// The views whose margins, safe areas, frames or baselines went into the constant.
    var sources: [UIView] = []
    var dependsOnGeometry: Bool { !sources.isEmpty }
    /// The fractions of sizes that attributes lie at; a baseline's may become another.
    var fractions: CGFloat = 0
    var usesBaseline = false
    /// Whether the baseline is that of another view than the constraint's item.
    var forwardsBaseline = false
    /// A view with a given frame whose inside has to be solved together with this island.
    var blockedBy: UIView?
}

extension LayoutEngine {
    /// Turns `first R m·second + c` into `Σ terms R constant` in the holder's coordinates.
    /// - Returns: false when an item is gone or lies outside the holder.
    func lower(_ constraint: NSLayoutConstraint, holder: UIView, into result: inout Lowering, terms wantsTerms: Bool)
        -> Bool
    {
        guard let first = constraint.firstItem else { return false }
        let second = constraint.secondItem
        let mirrored = isMirrored(constraint, holder)
        let sign: Double = mirrored ? -1 : 1
        var sum = 0.0
        guard
            add(first, constraint.firstAttribute, mirrored, other: second, holder, sign, &sum, &result, wantsTerms)
        else { return false }
        if constraint.secondAttribute != .notAnAttribute {
            guard let second else { return false }
            let factor = -sign * Double(constraint.multiplier)
            guard
                add(
                    second, constraint.secondAttribute, mirrored, other: first, holder, factor, &sum, &result,
                    wantsTerms)
            else { return false }
        }
        result.constant = Self.bounded(Double(constraint.constant) - sum)
        return true
    }

    /// Leading and trailing run the other way where the interface is read from right to left: as the view that holds the
    /// constraint says. An item that is itself forced to the other direction turns what it shows, not where it stands (three
    /// documents' recorded frames).
    private func isMirrored(_ constraint: NSLayoutConstraint, _ holder: UIView) -> Bool {
        guard constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional else { return false }
        return holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Adds `factor` × one attribute: origin + share × size + offset.
    private func add(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ mirrored: Bool, other: AnyObject?,
        _ holder: UIView,
        _ factor: Double, _ sum: inout Double, _ result: inout Lowering, _ wantsTerms: Bool
    ) -> Bool {
        guard var view = NSLayoutConstraint.view(of: item) else { return false }
        var place = AttributePlace(attribute, mirrored: mirrored)
        place.isVerticalGuide = attribute.axis == .vertical
        let guide = item as? UILayoutGuide
        if let guide { place.apply(guide, of: view, result: &result) }
        if guide == nil {
            if place.isBaseline {
                let owner = place.resolveBaseline(of: view)
                result.usesBaseline = true
                if owner !== view { result.forwardsBaseline = true }
                view = owner
            }
            place.apply(view, attribute, result: &result)
        }
        result.fractions = result.fractions * 3 + place.share
        let isVertical = attribute.axis == .vertical
        let isContent =
            guide?.role == .scrollContent
            || (guide == nil && view.hasScrollableContent && view === holder && place.isEdge
                && other.flatMap(NSLayoutConstraint.view(of:)) !== view && other != nil)
        sum += factor * Double(place.offset)
        // The size's share.
        if place.share != 0 {
            let share = factor * Double(place.share)
            if let guide, guide.role == .free {
                guard let index = itemIndex[ObjectIdentifier(guide)] else { return blocked(view, holder, &result) }
                append(isVertical ? items[Int(index)].height : items[Int(index)].width, share, wantsTerms)
            } else if isContent {
                guard let index = itemIndex[ObjectIdentifier(view)], let w = items[Int(index)].contentWidth,
                    let h = items[Int(index)].contentHeight
                else {
                    result.sources.append(view)
                    let size = (view as? UIScrollView)?.contentSize ?? view.bounds.size
                    sum += share * Double(isVertical ? size.height : size.width)
                    return addOrigin(
                        of: view, guide, place, isVertical, isContent, holder, factor, &sum, &result, wantsTerms)
                }
                append(isVertical ? h : w, share, wantsTerms)
            } else if let index = itemIndex[ObjectIdentifier(view)] {
                append(isVertical ? items[Int(index)].height : items[Int(index)].width, share, wantsTerms)
            } else {
                guard view.layoutState.translatesAutoresizingMask else { return blocked(view, holder, &result) }
                result.sources.append(view)
                sum += share * Double(isVertical ? view.bounds.height : view.bounds.width)
            }
        }
        return addOrigin(of: view, guide, place, isVertical, isContent, holder, factor, &sum, &result, wantsTerms)
    }

    /// The way from the item's origin up to the holder's coordinates.
    private func addOrigin(
        of itemView: UIView, _ guide: UILayoutGuide?, _ place: AttributePlace, _ isVertical: Bool, _ isContent: Bool,
        _ holder: UIView, _ factor: Double, _ sum: inout Double, _ result: inout Lowering, _ wantsTerms: Bool
    ) -> Bool {
        guard place.hasOrigin else { return true }
        if let guide, guide.role == .free {
            guard let index = itemIndex[ObjectIdentifier(guide)] else { return blocked(itemView, holder, &result) }
            append(isVertical ? items[Int(index)].y : items[Int(index)].x, factor, wantsTerms)
        }
        var view = itemView
        while view !== holder {
            guard let parent = view.superview else { return false }
            if view !== root, let index = itemIndex[ObjectIdentifier(view)] {
                append(isVertical ? items[Int(index)].y : items[Int(index)].x, factor, wantsTerms)
            } else {
                guard view.layoutState.translatesAutoresizingMask else { return blocked(view, holder, &result) }
                result.sources.append(view)
                sum += factor * Double(isVertical ? view.frame.minY : view.frame.minX)
            }
            if parent !== holder, !parent.hasScrollableContent {
                sum -= factor * Double(isVertical ? parent.bounds.minY : parent.bounds.minX)
            }
            view = parent
        }
        return true
    }

    /// Finds the given frame between the item and the holder that hides the item from this island.
    private func blocked(_ view: UIView, _ holder: UIView, _ result: inout Lowering) -> Bool {
        var current = view.superview
        while let candidate = current, candidate !== holder {
            if candidate.layoutState.translatesAutoresizingMask, !candidate.layoutState.isMerged {
                result.blockedBy = candidate
                return false
            }
            current = candidate.superview
        }
        return false
    }

    private func append(_ variable: Variable, _ coefficient: Double, _ wantsTerms: Bool) {
        guard wantsTerms else { return }
        for index in terms.indices where terms[index].variable == variable {
            terms[index].coefficient += coefficient
            if terms[index].coefficient == 0 { terms.remove(at: index) }
            return
        }
        terms.append(Term(variable, coefficient))
    }
}
