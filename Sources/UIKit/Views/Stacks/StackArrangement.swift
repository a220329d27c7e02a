import CellSimAutoLayout
import Foundation

/// The constraints and layout guides of a stack view for its current arranged views.
///
/// The rules are based on the names and priorities of UIKit's constraints in its logs (facts, section 3.6).
@MainActor struct StackArrangement {
    private typealias Attribute = NSLayoutConstraint.Attribute

    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var guides: [UILayoutGuide] = []
    private let stack: UIStackView
    private let arrangedViews: [UIView]
    private let visible: [UIView]
    private let isHorizontal: Bool

    init(_ stack: UIStackView) {
        self.stack = stack
        arrangedViews = stack.arrangedSubviews
        visible = arrangedViews.filter { !$0.isHidden }
        isHorizontal = stack.axis == .horizontal
        guard !visible.isEmpty else {
            addFitConstraint(main: true)
            addFitConstraint(main: false)
            collapseHidden()
            return
        }
        connectEnds()
        addSpacingConstraints()
        distribute()
        align()
        collapseHidden()
        disambiguateTextWidths()
    }

    private var startEdge: Attribute { isHorizontal ? .leading : .top }
    private var endEdge: Attribute { isHorizontal ? .trailing : .bottom }
    private var size: Attribute { isHorizontal ? .width : .height }
    private var middle: Attribute { isHorizontal ? .centerX : .centerY }
    private var crossStartEdge: Attribute { isHorizontal ? .top : .leading }
    private var crossEndEdge: Attribute { isHorizontal ? .bottom : .trailing }
    private var crossSize: Attribute { isHorizontal ? .height : .width }
    private var crossMiddle: Attribute { isHorizontal ? .centerY : .centerX }

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

    private mutating func add(
        _ name: String, _ first: AnyObject, _ a: Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
        _ second: AnyObject? = nil, _ b: Attribute = .notAnAttribute, times multiplier: CGFloat = 1,
        plus constant: CGFloat = 0,
        at priority: Float = 1000
    ) {
        let constraint = NSLayoutConstraint(
            item: first, attribute: a, relatedBy: relation, toItem: second, attribute: b, multiplier: multiplier,
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

    private mutating func connectEnds() {
        add("canvas-connection", stack, marginAttribute(startEdge), .equal, visible[0], startEdge)
        add(
            "canvas-connection", stack, marginAttribute(endEdge), .equal, visible[visible.count - 1], endEdge,
            at: endPriority
        )
    }

    /// The priority of the constraint at the end of the stack. It isn't required for a single view in a proportional
    /// distribution with margins: the view is as long as the whole stack, so the margins make it overflow (measured on a
    /// device by a reader of mcmap.net, question 1871613).
    private var endPriority: Float {
        guard stack.distribution == .fillProportionally, stack.isLayoutMarginsRelativeArrangement, visible.count == 1
        else { return 1000 }
        return (naturalLength(of: visible[0]) ?? 0) > 0 ? 999.9 : 1000
    }

    private mutating func addFitConstraint(main: Bool) {
        add("canvas-fit", stack, main ? size : crossSize, plus: 0, at: 49)
    }

    /// Adds the spacing between consecutive views. A hidden view divides the spacing between its visible neighbours into
    /// two halves.
    private mutating func addSpacingConstraints() {
        let isExact = [.fill, .fillEqually, .fillProportionally].contains(stack.distribution)
        let firstVisible = arrangedViews.firstIndex { !$0.isHidden } ?? 0
        let lastVisible = arrangedViews.lastIndex { !$0.isHidden } ?? 0
        guard arrangedViews.count > 1 else { return }
        let widest = stack.distribution == .equalSpacing ? widestGap : nil
        for index in 1..<arrangedViews.count {
            let (previous, next) = (arrangedViews[index - 1], arrangedViews[index])
            if let widest, index != widest, !previous.isHidden, !next.isHidden { continue }
            var space = stack.spacing(after: previous)
            if previous.isHidden || next.isHidden {
                if index <= firstVisible || index > lastVisible {
                    space = 0
                } else {
                    space = previous.isHidden && next.isHidden ? 0 : gapAcrossHidden(index) / 2
                }
            }
            let byBaseline = !isHorizontal && stack.isBaselineRelativeArrangement && isExact
            add(
                "spacing", next, byBaseline ? .firstBaseline : startEdge, isExact ? .equal : .greaterThanOrEqual,
                previous,
                byBaseline ? .lastBaseline : endEdge, plus: space)
        }
    }

    /// The index of the view after the gap with the largest minimum length; nil if there is no gap between visible views.
    ///
    /// If all gaps have the same length, the inequality of this gap implies those of all others. Additional inequalities
    /// would make the solver's rows as long as the stack.
    private var widestGap: Int? {
        let gaps = arrangedViews.indices.dropFirst().filter {
            !arrangedViews[$0 - 1].isHidden && !arrangedViews[$0].isHidden
        }
        return gaps.max { stack.spacing(after: arrangedViews[$0 - 1]) < stack.spacing(after: arrangedViews[$1 - 1]) }
    }

    /// Returns the spacing across hidden views: that after the last visible view before the index.
    private func gapAcrossHidden(_ index: Int) -> CGFloat {
        let previousVisible = arrangedViews[..<index].last { !$0.isHidden }
        return previousVisible.map { stack.spacing(after: $0) } ?? 0
    }

    private mutating func distribute() {
        switch stack.distribution {
        case .fill: break
        case .fillEqually:
            for view in visible.dropFirst() { add("fill-equally", view, size, .equal, visible[0], size) }
        case .fillProportionally: fillProportionally()
        case .equalSpacing, .equalCentering: equalizeGaps()
        }
    }

    /// Adds constraints that make the lengths of views proportional to their natural lengths, so that a stack of its natural
    /// size doesn't change them. Empty views remain empty. If some natural lengths are unknown, content priorities
    /// determine the lengths instead. If none is positive, the views of unknown length get equal lengths, or all views if
    /// there are none.
    private mutating func fillProportionally() {
        let naturalLengths = visible.map(naturalLength)
        let lengths = naturalLengths.map { $0 ?? 0 }
        let total = lengths.reduce(0, +)
        guard total > 0 else {
            let isMixed = naturalLengths.contains(nil) && naturalLengths.contains(0)
            for (view, length) in zip(visible, naturalLengths) where isMixed && length == 0 {
                add("fill-proportionally", view, size, .equal, stack, size, times: 0, at: 999.5)
            }
            let open = isMixed ? zip(visible, naturalLengths).filter { $0.1 == nil }.map(\.0) : visible
            for view in open.dropFirst() { add("fill-equally", view, size, .equal, open[0], size, at: 999) }
            return
        }
        guard !naturalLengths.contains(nil) else { return }
        let spaces = visible.dropLast().map(countedSpacing).reduce(0, +)
        var priority: Float = visible.count == 1 && spaces == 0 ? 1000 : 999
        for (view, length) in zip(visible, lengths) {
            let strength = length == 0 ? 999.5 : priority
            add("fill-proportionally", view, size, .equal, stack, size, times: length / (total + spaces), at: strength)
            // The priorities determine the order in which views shrink. Their number is limited, because each additional
            // priority has a cost in the solver.
            if priority > 960 { priority -= 1 }
        }
    }

    /// Returns the spacing that is included in the total length for proportions. The system spacing counts as 0, because it
    /// is a marker value; two recorded rows and columns confirm this.
    private func countedSpacing(after view: UIView) -> CGFloat {
        let custom = stack.customSpacing(after: view)
        let effectiveSpacing = custom == UIStackView.spacingUseDefault ? stack.spacing : custom
        return effectiveSpacing == UIStackView.spacingUseSystem ? 0 : effectiveSpacing
    }

    /// Returns the natural length of a view: its intrinsic length, or the length from the constraints inside. It is 0 for
    /// empty views, such as a label without text, and nil if it is unknown.
    ///
    /// An iOS screenshot confirms that constraints inside of plain views count: three views with natural lengths of 72,
    /// 134.5 and 72 points divide 375 points into 97, 181 and 97.
    private func naturalLength(of view: UIView) -> CGFloat? {
        let intrinsic = view.naturalContentSize
        let length = isHorizontal ? intrinsic.width : intrinsic.height
        if length >= 0 { return length }
        guard Self.isMeasured(view, along: stack.axis) else { return nil }
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let fitted = isHorizontal ? size.width : size.height
        return fitted > 0 || view is UIStackView ? fitted : nil
    }

    /// Returns whether the natural length of a view is determined by the constraints inside.
    static func isMeasured(_ view: UIView, along axis: NSLayoutConstraint.Axis) -> Bool {
        let intrinsic = view.naturalContentSize
        guard (axis == .horizontal ? intrinsic.width : intrinsic.height) < 0 else { return false }
        return view is UIStackView || view.layoutAdjustments?.measuresIntrinsicLengthOnly != true
    }

    private mutating func equalizeGaps() {
        guard visible.count > 1 else { return addFitConstraint(main: true) }
        let byCentres = stack.distribution == .equalCentering
        var first: UILayoutGuide?
        for (previous, next) in zip(visible, visible.dropFirst()) {
            let gap = makeGuide("distributing-guide")
            if let first {
                add("fill-equally", gap, size, .equal, first, size, at: byCentres ? 149 : 1000)
            } else {
                first = gap
            }
            add("distributing-edge", gap, startEdge, .equal, previous, byCentres ? middle : endEdge)
            add("distributing-edge", gap, endEdge, .equal, next, byCentres ? middle : startEdge)
        }
        addFitConstraint(main: true)
    }

    /// Aligns the views across the axis. Hidden views are included, because only their length along the axis is 0; if they
    /// are centred, they don't affect the size of the stack.
    private mutating func align() {
        switch stack.alignment {
        case .fill:
            for view in arrangedViews {
                add("alignment", view, crossStartEdge, .equal, stack, marginAttribute(crossStartEdge))
                add("alignment", view, crossEndEdge, .equal, stack, marginAttribute(crossEndEdge))
            }
        case .leading: alignToEdge(crossStartEdge, weak: crossEndEdge, .greaterThanOrEqual)
        case .trailing: alignToEdge(crossEndEdge, weak: crossStartEdge, .lessThanOrEqual)
        case .center:
            for view in arrangedViews {
                add("alignment", view, crossMiddle, .equal, stack, marginAttribute(crossMiddle))
            }
            for view in visible {
                add("canvas-connection", stack, marginAttribute(crossStartEdge), .lessThanOrEqual, view, crossStartEdge)
                add("canvas-connection", stack, marginAttribute(crossEndEdge), .greaterThanOrEqual, view, crossEndEdge)
            }
            suppressAmbiguity()
        case .firstBaseline where isHorizontal:
            alignBaselines(.firstBaseline, strong: .top, weak: .bottom, .greaterThanOrEqual)
        case .lastBaseline where isHorizontal:
            alignBaselines(.lastBaseline, strong: .bottom, weak: .top, .lessThanOrEqual)
        case .firstBaseline, .lastBaseline: alignToEdge(crossStartEdge, weak: crossEndEdge, .greaterThanOrEqual)
        }
    }

    private mutating func alignToEdge(_ strong: Attribute, weak: Attribute, _ relation: NSLayoutConstraint.Relation) {
        for view in arrangedViews {
            add("alignment", view, strong, .equal, stack, marginAttribute(strong))
            add("canvas-connection", stack, marginAttribute(weak), relation, view, weak)
        }
        suppressAmbiguity()
    }

    private mutating func alignBaselines(
        _ baseline: Attribute, strong: Attribute, weak: Attribute, _ relation: NSLayoutConstraint.Relation
    ) {
        for view in arrangedViews.dropFirst() { add("alignment", view, baseline, .equal, arrangedViews[0], baseline) }
        add("canvas-connection", stack, marginAttribute(strong), .equal, arrangedViews[0], strong)
        for view in arrangedViews { add("canvas-connection", stack, marginAttribute(weak), relation, view, weak) }
        suppressAmbiguity()
    }

    /// Keeps the stack as small across its axis as its views allow, and the views as small as their content.
    private mutating func suppressAmbiguity() {
        add("spanning-fit", stack, crossSize, plus: 0, at: visible.count > 1 ? 51 : 49)
        for view in visible { add("ambiguity-suppression", view, crossSize, plus: 0, at: 25) }
    }

    private mutating func collapseHidden() {
        for view in arrangedViews where view.isHidden { add("hiding", view, size, plus: 0) }
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
        let count = CGFloat(visible.count)
        let spaces = visible.dropLast().map { stack.spacing(after: $0) }.reduce(0, +)
        for (view, priority) in zip(visible, priorities) where priority > 0 {
            add(
                "text-width-disambiguation", view, .width, .equal, stack, .width, times: 1 / count,
                plus: -spaces / count,
                at: min(priority, 999))
        }
    }
}
