import CellSimAutoLayout
import Foundation

/// The constraints and layout guides of a stack view for its current arranged views.
///
/// The rules are based on the names and priorities of UIKit's constraints in its logs (facts, section 3.6).
@MainActor struct StackConstraintBuilder {
    private typealias Attribute = NSLayoutConstraint.Attribute

    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var guides: [UILayoutGuide] = []
    private let stack: UIStackView
    private let arrangedViews: [UIView]
    private let visibleViews: [UIView]
    private let isHorizontal: Bool

    init(_ stack: UIStackView) {
        self.stack = stack
        arrangedViews = stack.arrangedSubviews
        visibleViews = arrangedViews.filter { !$0.isHidden }
        isHorizontal = stack.axis == .horizontal
        guard !visibleViews.isEmpty else {
            addFitConstraint(main: true)
            addFitConstraint(main: false)
            collapseHiddenViews()
            return
        }
        addEndConstraints()
        addSpacingConstraints()
        addDistributionConstraints()
        addAlignmentConstraints()
        collapseHiddenViews()
        disambiguateTextWidths()
    }

    private var startEdge: Attribute { isHorizontal ? .leading : .top }
    private var endEdge: Attribute { isHorizontal ? .trailing : .bottom }
    private var lengthAttribute: Attribute { isHorizontal ? .width : .height }
    private var centerAttribute: Attribute { isHorizontal ? .centerX : .centerY }
    private var crossStartEdge: Attribute { isHorizontal ? .top : .leading }
    private var crossEndEdge: Attribute { isHorizontal ? .bottom : .trailing }
    private var crossLengthAttribute: Attribute { isHorizontal ? .height : .width }
    private var crossCenterAttribute: Attribute { isHorizontal ? .centerY : .centerX }

    private func marginAttribute(_ attribute: Attribute) -> Attribute {
        guard stack.isLayoutMarginsRelativeArrangement else { return attribute }
        switch attribute {
        case .leading: return .leadingMargin
        case .trailing: return .trailingMargin
        case .top: return .topMargin
        case .bottom: return .bottomMargin
        case .centerX: return .centerXWithinMargins
        case .centerY: return .centerYWithinMargins
        default: return attribute
        }
    }

    private mutating func addConstraint(
        _ name: String, _ first: AnyObject, _ firstAttribute: Attribute,
        _ relation: NSLayoutConstraint.Relation = .equal,
        _ second: AnyObject? = nil, _ secondAttribute: Attribute = .notAnAttribute, times multiplier: CGFloat = 1,
        plus constant: CGFloat = 0,
        at priority: Float = 1000
    ) {
        let constraint = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
            multiplier: multiplier,
            constant: constant)
        constraint.identifier = "UISV-" + name
        constraint.priority = UILayoutPriority(priority)
        constraints.append(constraint)
    }

    private mutating func makeGuide(_ name: String) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = "UISV-" + name
        guide.owningView = stack
        guides.append(guide)
        return guide
    }

    private mutating func addEndConstraints() {
        addConstraint("canvas-connection", stack, marginAttribute(startEdge), .equal, visibleViews[0], startEdge)
        addConstraint(
            "canvas-connection", stack, marginAttribute(endEdge), .equal, visibleViews[visibleViews.count - 1], endEdge,
            at: endPriority
        )
    }

    /// The priority of the constraint at the end of the stack. It isn't required for a single view in a proportional
    /// distribution with margins. In this case, the view is as long as the whole stack, so the margins make it overflow.
    /// Source: a measurement on a device (mcmap.net, question 1871613).
    private var endPriority: Float {
        guard stack.distribution == .fillProportionally, stack.isLayoutMarginsRelativeArrangement,
            visibleViews.count == 1
        else { return 1000 }
        return (naturalLength(of: visibleViews[0]) ?? 0) > 0 ? 999.9 : 1000
    }

    private mutating func addFitConstraint(main: Bool) {
        addConstraint("canvas-fit", stack, main ? lengthAttribute : crossLengthAttribute, plus: 0, at: 49)
    }

    /// Adds the spacing between consecutive views. A hidden view divides the spacing between its visible neighbours into
    /// two halves.
    private mutating func addSpacingConstraints() {
        let usesExactSpacing = [.fill, .fillEqually, .fillProportionally].contains(stack.distribution)
        let firstVisible = arrangedViews.firstIndex { !$0.isHidden } ?? 0
        let lastVisible = arrangedViews.lastIndex { !$0.isHidden } ?? 0
        guard arrangedViews.count > 1 else { return }
        let widestGapIndex = stack.distribution == .equalSpacing ? indexAfterWidestGap : nil
        for index in 1..<arrangedViews.count {
            let (previous, next) = (arrangedViews[index - 1], arrangedViews[index])
            if let widestGapIndex, index != widestGapIndex, !previous.isHidden, !next.isHidden { continue }
            var gapLength = stack.spacing(after: previous)
            if previous.isHidden || next.isHidden {
                if index <= firstVisible || index > lastVisible {
                    gapLength = 0
                } else {
                    gapLength = previous.isHidden && next.isHidden ? 0 : spacingAcrossHiddenViews(index) / 2
                }
            }
            let usesBaselines = !isHorizontal && stack.isBaselineRelativeArrangement && usesExactSpacing
            addConstraint(
                "spacing", next, usesBaselines ? .firstBaseline : startEdge,
                usesExactSpacing ? .equal : .greaterThanOrEqual,
                previous,
                usesBaselines ? .lastBaseline : endEdge, plus: gapLength)
        }
    }

    /// The index of the view after the gap with the largest minimum length; nil if there is no gap between visible views.
    ///
    /// If all gaps have the same length, the inequality of this gap implies those of all others. Additional inequalities
    /// would make the solver's rows as long as the stack.
    private var indexAfterWidestGap: Int? {
        let gaps = arrangedViews.indices.dropFirst().filter {
            !arrangedViews[$0 - 1].isHidden && !arrangedViews[$0].isHidden
        }
        return gaps.max { stack.spacing(after: arrangedViews[$0 - 1]) < stack.spacing(after: arrangedViews[$1 - 1]) }
    }

    /// Returns the spacing across hidden views: that after the last visible view before the index.
    private func spacingAcrossHiddenViews(_ index: Int) -> CGFloat {
        let previousVisible = arrangedViews[..<index].last { !$0.isHidden }
        return previousVisible.map { stack.spacing(after: $0) } ?? 0
    }

    private mutating func addDistributionConstraints() {
        switch stack.distribution {
        case .fill: break
        case .fillEqually:
            for view in visibleViews.dropFirst() {
                addConstraint("fill-equally", view, lengthAttribute, .equal, visibleViews[0], lengthAttribute)
            }
        case .fillProportionally: addProportionalConstraints()
        case .equalSpacing, .equalCentering: addEqualGapConstraints()
        }
    }

    /// Adds constraints that make the lengths of views proportional to their natural lengths, so that a stack of its natural
    /// size doesn't change them. Empty views remain empty. If some natural lengths are unknown, content priorities
    /// determine the lengths instead. If none is positive, the views of unknown length get equal lengths, or all views if
    /// there are none.
    private mutating func addProportionalConstraints() {
        let naturalLengths = visibleViews.map(naturalLength)
        let lengths = naturalLengths.map { $0 ?? 0 }
        let total = lengths.reduce(0, +)
        guard total > 0 else {
            let isMixed = naturalLengths.contains(nil) && naturalLengths.contains(0)
            for (view, length) in zip(visibleViews, naturalLengths) where isMixed && length == 0 {
                addConstraint(
                    "fill-proportionally", view, lengthAttribute, .equal, stack, lengthAttribute, times: 0, at: 999.5)
            }
            let viewsOfUnknownLength =
                isMixed ? zip(visibleViews, naturalLengths).filter { $0.1 == nil }.map(\.0) : visibleViews
            for view in viewsOfUnknownLength.dropFirst() {
                addConstraint(
                    "fill-equally", view, lengthAttribute, .equal, viewsOfUnknownLength[0], lengthAttribute, at: 999)
            }
            return
        }
        guard !naturalLengths.contains(nil) else { return }
        let totalSpacing = visibleViews.dropLast().map(proportionalSpacing).reduce(0, +)
        var priority: Float = visibleViews.count == 1 && totalSpacing == 0 ? 1000 : 999
        for (view, length) in zip(visibleViews, lengths) {
            let viewPriority = length == 0 ? 999.5 : priority
            addConstraint(
                "fill-proportionally", view, lengthAttribute, .equal, stack, lengthAttribute,
                times: length / (total + totalSpacing), at: viewPriority)
            // The priorities determine the order in which views shrink. Their number is limited, because each additional
            // priority has a cost in the solver.
            if priority > 960 { priority -= 1 }
        }
    }

    /// Returns the spacing that is included in the total length for proportions. The system spacing counts as 0, because it
    /// is a marker value; two recorded rows and columns confirm this.
    private func proportionalSpacing(after view: UIView) -> CGFloat {
        let explicitSpacing = stack.customSpacing(after: view)
        let effectiveSpacing = explicitSpacing == UIStackView.spacingUseDefault ? stack.spacing : explicitSpacing
        return effectiveSpacing == UIStackView.spacingUseSystem ? 0 : effectiveSpacing
    }

    /// Returns the natural length of a view: its intrinsic length, or the length from the constraints inside. It is 0 for
    /// empty views, such as a label without text, and nil if it is unknown.
    ///
    /// An iOS screenshot confirms that constraints inside of plain views count: three views with natural lengths of 72,
    /// 134.5 and 72 points divide 375 points into 97, 181 and 97.
    private func naturalLength(of view: UIView) -> CGFloat? {
        let intrinsicSize = view.naturalContentSize
        let length = isHorizontal ? intrinsicSize.width : intrinsicSize.height
        if length >= 0 { return length }
        guard Self.measuresConstraints(view, along: stack.axis) else { return nil }
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let fittedLength = isHorizontal ? size.width : size.height
        return fittedLength > 0 || view is UIStackView ? fittedLength : nil
    }

    /// Returns whether the natural length of a view is determined by the constraints inside.
    static func measuresConstraints(_ view: UIView, along axis: NSLayoutConstraint.Axis) -> Bool {
        let intrinsic = view.naturalContentSize
        guard (axis == .horizontal ? intrinsic.width : intrinsic.height) < 0 else { return false }
        return view is UIStackView || view.layoutAdjustments?.measuresIntrinsicLengthOnly != true
    }

    private mutating func addEqualGapConstraints() {
        guard visibleViews.count > 1 else { return addFitConstraint(main: true) }
        let usesCentres = stack.distribution == .equalCentering
        var firstGuide: UILayoutGuide?
        for (previous, next) in zip(visibleViews, visibleViews.dropFirst()) {
            let gapGuide = makeGuide("distributing-guide")
            if let firstGuide {
                addConstraint(
                    "fill-equally", gapGuide, lengthAttribute, .equal, firstGuide, lengthAttribute,
                    at: usesCentres ? 149 : 1000)
            } else {
                firstGuide = gapGuide
            }
            addConstraint(
                "distributing-edge", gapGuide, startEdge, .equal, previous, usesCentres ? centerAttribute : endEdge)
            addConstraint(
                "distributing-edge", gapGuide, endEdge, .equal, next, usesCentres ? centerAttribute : startEdge)
        }
        addFitConstraint(main: true)
    }

    /// Aligns the views across the axis. Hidden views are included, because only their length along the axis is 0; if they
    /// are centred, they don't affect the size of the stack.
    private mutating func addAlignmentConstraints() {
        switch stack.alignment {
        case .fill:
            for view in arrangedViews {
                addConstraint("alignment", view, crossStartEdge, .equal, stack, marginAttribute(crossStartEdge))
                addConstraint("alignment", view, crossEndEdge, .equal, stack, marginAttribute(crossEndEdge))
            }
        case .leading: alignToEdge(crossStartEdge, weak: crossEndEdge, .greaterThanOrEqual)
        case .trailing: alignToEdge(crossEndEdge, weak: crossStartEdge, .lessThanOrEqual)
        case .center:
            for view in arrangedViews {
                addConstraint(
                    "alignment", view, crossCenterAttribute, .equal, stack, marginAttribute(crossCenterAttribute))
            }
            for view in visibleViews {
                addConstraint(
                    "canvas-connection", stack, marginAttribute(crossStartEdge), .lessThanOrEqual, view, crossStartEdge)
                addConstraint(
                    "canvas-connection", stack, marginAttribute(crossEndEdge), .greaterThanOrEqual, view, crossEndEdge)
            }
            addAmbiguitySuppression()
        case .firstBaseline where isHorizontal:
            alignBaselines(.firstBaseline, strong: .top, weak: .bottom, .greaterThanOrEqual)
        case .lastBaseline where isHorizontal:
            alignBaselines(.lastBaseline, strong: .bottom, weak: .top, .lessThanOrEqual)
        case .firstBaseline, .lastBaseline: alignToEdge(crossStartEdge, weak: crossEndEdge, .greaterThanOrEqual)
        }
    }

    private mutating func alignToEdge(
        _ alignedEdge: Attribute, weak: Attribute, _ relation: NSLayoutConstraint.Relation
    ) {
        for view in arrangedViews {
            addConstraint("alignment", view, alignedEdge, .equal, stack, marginAttribute(alignedEdge))
            addConstraint("canvas-connection", stack, marginAttribute(weak), relation, view, weak)
        }
        addAmbiguitySuppression()
    }

    private mutating func alignBaselines(
        _ baseline: Attribute, strong: Attribute, weak: Attribute, _ relation: NSLayoutConstraint.Relation
    ) {
        for view in arrangedViews.dropFirst() {
            addConstraint("alignment", view, baseline, .equal, arrangedViews[0], baseline)
        }
        addConstraint("canvas-connection", stack, marginAttribute(strong), .equal, arrangedViews[0], strong)
        for view in arrangedViews {
            addConstraint("canvas-connection", stack, marginAttribute(weak), relation, view, weak)
        }
        addAmbiguitySuppression()
    }

    /// Keeps the stack as small across its axis as its views allow, and the views as small as their content.
    private mutating func addAmbiguitySuppression() {
        addConstraint("spanning-fit", stack, crossLengthAttribute, plus: 0, at: visibleViews.count > 1 ? 51 : 49)
        for view in visibleViews { addConstraint("ambiguity-suppression", view, crossLengthAttribute, plus: 0, at: 25) }
    }

    private mutating func collapseHiddenViews() {
        for view in arrangedViews where view.isHidden { addConstraint("hiding", view, lengthAttribute, plus: 0) }
    }

    /// Returns the priorities for determining the widths of several multiline labels in a row: one for each visible view, 0
    /// for other views. Empty if the widths are already determined.
    static func wrappingPriorities(in stack: UIStackView) -> [Float] {
        guard stack.axis == .horizontal, stack.distribution == .fill else { return [] }
        let priorities = stack.arrangedSubviews.lazy.filter { !$0.isHidden }.map { view in
            view is UILabel && view.wrapsContentToWidth ? view.nodeState.compressionHorizontal + 10 : 0
        }
        return priorities.count { $0 > 0 } > 1 ? Array(priorities) : []
    }

    /// Adds constraints that divide the width equally between several multiline labels in a row, unless stronger constraints
    /// determine the widths.
    private mutating func disambiguateTextWidths() {
        let priorities = Self.wrappingPriorities(in: stack)
        guard !priorities.isEmpty else { return }
        let count = CGFloat(visibleViews.count)
        let totalSpacing = visibleViews.dropLast().map { stack.spacing(after: $0) }.reduce(0, +)
        for (view, priority) in zip(visibleViews, priorities) where priority > 0 {
            addConstraint(
                "text-width-disambiguation", view, .width, .equal, stack, .width, times: 1 / count,
                plus: -totalSpacing / count,
                at: min(priority, 999))
        }
    }
}
