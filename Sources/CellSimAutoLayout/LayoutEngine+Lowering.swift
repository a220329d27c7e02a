import CellSimSolver
import Foundation

/// The intermediate result of converting a constraint to a row: the constant and its inputs.
struct Lowering {
    var constant = 0.0
    /// The views whose margins, safe areas, frames or baselines contribute to the constant.
    var sources: [LayoutNodeState] = []
    var dependsOnGeometry: Bool { !sources.isEmpty }
    /// A hash of the fractions of sizes in the attributes' positions. A baseline's fraction may change.
    var fractionHash: CGFloat = 0
    var usesBaseline = false
    /// A Boolean value that indicates whether the baseline belongs to a view other than the constraint's item.
    var forwardsBaseline = false
    /// A view with a constant frame whose content has to be solved together with this island.
    var blockingNode: LayoutNodeState?
}

/// Converts constraints to rows: a constant and terms of the items' variables.
extension LayoutEngine {
    /// Converts `first R m·second + c` to `Σ terms R constant` in the holder's coordinates.
    /// - Returns: False if an item was deallocated or is outside the holder.
    func lower(
        _ constraint: any LayoutConstraint, holder: LayoutNodeState, into result: inout Lowering, terms wantsTerms: Bool
    ) -> Bool {
        let sides = constraint.sides
        guard let first = sides.first else { return false }
        let mirrored = isMirrored(sides, holder)
        let sign: Double = mirrored ? -1 : 1
        var sum = 0.0
        let hasSecond = sides.secondAttribute != .none
        let second = hasSecond ? sides.second : nil
        let firstNode = first.node
        let otherNode = sides.second?.node
        guard
            add(
                first, firstNode, sides.firstAttribute, mirrored, other: otherNode, holder, sign, wantsTerms, &sum,
                &result)
        else { return false }
        if hasSecond {
            guard let second else { return false }
            let factor = -sign * Double(sides.multiplier)
            guard
                add(
                    second, otherNode, sides.secondAttribute, mirrored, other: firstNode, holder, factor, wantsTerms,
                    &sum, &result)
            else { return false }
        }
        result.constant = Self.bounded(Double(constraint.constant) - sum)
        return true
    }

    /// Returns whether leading and trailing are swapped. This depends on the view that owns the constraint. An item with a
    /// forced direction mirrors its content, not its position (confirmed by recorded frames in three documents).
    private func isMirrored(_ sides: LayoutSides, _ holder: LayoutNodeState) -> Bool {
        guard sides.firstAttribute.isDirectional || sides.secondAttribute.isDirectional else { return false }
        return holder.view.readsRightToLeft
    }

    /// Adds `factor` times an attribute, which is origin + fraction × size + offset.
    private func add(
        _ item: LayoutTarget, _ itemNode: LayoutNodeState?, _ attribute: LayoutAttribute, _ mirrored: Bool,
        other: LayoutNodeState?, _ holder: LayoutNodeState, _ factor: Double, _ wantsTerms: Bool, _ sum: inout Double,
        _ result: inout Lowering
    ) -> Bool {
        guard var node = itemNode else { return false }
        var location = AttributeLocation(attribute, mirrored: mirrored)
        let isVertical = attribute.axis == .vertical
        location.isVerticalGuide = isVertical
        if let role = item.role {
            location.apply(role, of: node, result: &result)
        } else {
            if location.isBaseline {
                let owner = location.resolveBaseline(of: node)
                result.usesBaseline = true
                if owner !== node { result.forwardsBaseline = true }
                node = owner
            }
            location.apply(node, attribute, result: &result)
        }
        result.fractionHash = result.fractionHash * 3 + location.fraction
        let isContent =
            item.role == .scrollContent
            || (item.role == nil && location.isEdge && node === holder && other != nil && other !== node
                && node.scrollsContent)
        sum += factor * Double(location.offset)
        if location.fraction != 0 {
            let fraction = factor * Double(location.fraction)
            guard addSize(of: item, node, fraction, isVertical, isContent: isContent, holder, wantsTerms, &sum, &result)
            else {
                return false
            }
        }
        return addOrigin(of: node, item, location, isVertical, holder, factor, wantsTerms, &sum, &result)
    }

    /// Adds `fraction` times the size of an item or of its scrollable content.
    private func addSize(
        of item: LayoutTarget, _ node: LayoutNodeState, _ fraction: Double, _ isVertical: Bool, isContent: Bool,
        _ holder: LayoutNodeState, _ wantsTerms: Bool, _ sum: inout Double, _ result: inout Lowering
    ) -> Bool {
        if item.role == .free {
            guard let index = itemIndex[ObjectIdentifier(item)] else {
                return recordBlockingNode(node, holder, &result)
            }
            append(isVertical ? items[Int(index)].height : items[Int(index)].width, fraction, wantsTerms)
        } else if isContent {
            if let index = index(of: node), let width = items[index].contentWidth,
                let height = items[index].contentHeight
            {
                append(isVertical ? height : width, fraction, wantsTerms)
            } else {
                result.sources.append(node)
                let size = node.view.scrolledSize
                sum += fraction * Double(isVertical ? size.height : size.width)
            }
        } else if let index = index(of: node) {
            append(isVertical ? items[index].height : items[index].width, fraction, wantsTerms)
        } else {
            guard node.translatesAutoresizingMask else { return recordBlockingNode(node, holder, &result) }
            result.sources.append(node)
            let bounds = node.view.nodeBounds
            sum += fraction * Double(isVertical ? bounds.height : bounds.width)
        }
        return true
    }

    /// Adds the item's origin in the holder's coordinates.
    private func addOrigin(
        of start: LayoutNodeState, _ item: LayoutTarget, _ location: AttributeLocation, _ isVertical: Bool,
        _ holder: LayoutNodeState, _ factor: Double, _ wantsTerms: Bool, _ sum: inout Double, _ result: inout Lowering
    ) -> Bool {
        guard location.hasOrigin else { return true }
        if item.role == .free {
            guard let index = itemIndex[ObjectIdentifier(item)] else {
                return recordBlockingNode(start, holder, &result)
            }
            append(isVertical ? items[Int(index)].y : items[Int(index)].x, factor, wantsTerms)
        }
        var node = start
        while node !== holder {
            guard let parent = node.parent else { return false }
            if node !== root, let index = index(of: node) {
                append(isVertical ? items[index].y : items[index].x, factor, wantsTerms)
            } else {
                guard node.translatesAutoresizingMask else { return recordBlockingNode(node, holder, &result) }
                result.sources.append(node)
                let frame = node.view.nodeFrame
                sum += factor * Double(isVertical ? frame.minY : frame.minX)
            }
            if parent !== holder, !parent.scrollsContent {
                let bounds = parent.view.nodeBounds
                sum -= factor * Double(isVertical ? bounds.minY : bounds.minX)
            }
            node = parent
        }
        return true
    }

    /// Finds the view with a constant frame that separates the item from the holder, and stores it in the result.
    private func recordBlockingNode(_ node: LayoutNodeState, _ holder: LayoutNodeState, _ result: inout Lowering)
        -> Bool
    {
        var current = node.parent
        while let candidate = current, candidate !== holder {
            if candidate.translatesAutoresizingMask, !candidate.isMerged {
                result.blockingNode = candidate
                return false
            }
            current = candidate.parent
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
