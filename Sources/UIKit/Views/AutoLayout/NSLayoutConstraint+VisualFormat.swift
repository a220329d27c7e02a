import Foundation

/// Creates constraints from visual format strings.
extension NSLayoutConstraint {
    /// The alignment of the views and the direction of a visual format.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Aligns the left edges of the views.
        public static let alignAllLeft = Self(rawValue: 1 << 1)
        /// Aligns the right edges of the views.
        public static let alignAllRight = Self(rawValue: 1 << 2)
        /// Aligns the top edges of the views.
        public static let alignAllTop = Self(rawValue: 1 << 3)
        /// Aligns the bottom edges of the views.
        public static let alignAllBottom = Self(rawValue: 1 << 4)
        /// Aligns the leading edges of the views.
        public static let alignAllLeading = Self(rawValue: 1 << 5)
        /// Aligns the trailing edges of the views.
        public static let alignAllTrailing = Self(rawValue: 1 << 6)
        /// Aligns the horizontal centres of the views.
        public static let alignAllCenterX = Self(rawValue: 1 << 9)
        /// Aligns the vertical centres of the views.
        public static let alignAllCenterY = Self(rawValue: 1 << 10)
        /// Aligns the last baselines of the views.
        public static let alignAllLastBaseline = Self(rawValue: 1 << 11)
        /// Aligns the first baselines of the views.
        public static let alignAllFirstBaseline = Self(rawValue: 1 << 12)
        /// The mask of the alignment options.
        public static let alignmentMask = Self(rawValue: 0xFFFF)
        /// The format runs from the leading to the trailing edge. This is the default.
        public static let directionLeadingToTrailing: Self = []
        /// The format always runs from left to right.
        public static let directionLeftToRight = Self(rawValue: 1 << 16)
        /// The format always runs from right to left.
        public static let directionRightToLeft = Self(rawValue: 2 << 16)
        /// The mask of the direction options.
        public static let directionMask = Self(rawValue: 3 << 16)
        /// Measures the spacing between edges. This is the default.
        public static let spacingEdgeToEdge: Self = []
        /// Measures the spacing between baselines. Stored without effect: it is always measured between edges.
        public static let spacingBaselineToBaseline = Self(rawValue: 1 << 19)
        /// The mask of the spacing options.
        public static let spacingMask = Self(rawValue: 1 << 19)

        /// The attributes of the alignment options, in bit order.
        fileprivate var attributes: [Attribute] {
            let attributesByOption: [(Self, Attribute)] = [
                (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
                (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
                (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
                (.alignAllFirstBaseline, .firstBaseline),
            ]
            return attributesByOption.filter { contains($0.0) }.map(\.1)
        }
    }

    /// Returns inactive constraints for a visual format, such as `V:|-[title]-8-[text(>=40@750)]|`.
    ///
    /// The standard spacing is 8 points between views, and the layout margin at the edges of the superview. Raises for
    /// invalid formats and unknown names.
    ///
    /// - Parameters:
    ///   - format: The visual format.
    ///   - options: The alignment of the views and the direction of the format.
    ///   - metrics: Lengths (points) and priorities, by name.
    ///   - views: Views and layout guides, by name.
    public class func constraints(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            return try VisualFormatConstraintBuilder(
                format: VisualFormat(format), options: options, metrics: metrics ?? [:], views: views
            )
            .constraints()
        } catch {
            UIKitException.raiseOrRecord(
                "NSInvalidArgumentException", "Unable to parse constraint format: \n\(error.reason) \n\(format)")
            return []
        }
    }
}

/// Creates the constraints of a parsed visual format.
@MainActor private struct VisualFormatConstraintBuilder {
    typealias Attribute = NSLayoutConstraint.Attribute

    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]

    /// The start and end edges of views in the direction of the format, and the corresponding margins of the superview.
    private var edges: (begin: Attribute, end: Attribute, beginMargin: Attribute, endMargin: Attribute) {
        if format.axis == .vertical { return (.top, .bottom, .topMargin, .bottomMargin) }
        if options.contains(.directionLeftToRight) { return (.left, .right, .leftMargin, .rightMargin) }
        if options.contains(.directionRightToLeft) { return (.right, .left, .rightMargin, .leftMargin) }
        return (.leading, .trailing, .leadingMargin, .trailingMargin)
    }

    func constraints() throws(VisualFormat.ParseError) -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        for element in format.elements {
            guard case .view(let name, let size) = element else { continue }
            for predicate in size { result.append(try sizeConstraint(view(name), predicate)) }
        }
        for (index, gap) in format.gaps.enumerated() { result += try gapConstraints(index, gap) }
        var namedViews: [AnyObject] = []
        for case .view(let name, _) in format.elements { namedViews.append(try view(name)) }
        for attribute in options.attributes {
            for (firstView, secondView) in zip(namedViews, namedViews.dropFirst()) {
                result.append(
                    NSLayoutConstraint(firstView, attribute, .equal, secondView, attribute, multiplier: 1, constant: 0))
            }
        }
        return result
    }

    private func sizeConstraint(_ view: AnyObject, _ predicate: VisualFormat.Predicate) throws(VisualFormat.ParseError)
        -> NSLayoutConstraint
    {
        let attribute: Attribute = format.axis == .vertical ? .height : .width
        let constraint: NSLayoutConstraint
        if let points = metricValue(predicate.term) {
            let size = points * predicate.multiplier + predicate.constant
            constraint = NSLayoutConstraint(
                view, attribute, predicate.relation, nil, .notAnAttribute, multiplier: 1, constant: size)
        } else {
            let (secondItem, secondAttribute) = try resolveSizeTerm(predicate.term, attribute)
            constraint = NSLayoutConstraint(
                view, attribute, predicate.relation, secondItem, secondAttribute, multiplier: predicate.multiplier,
                constant: predicate.constant)
        }
        constraint.priority = try priority(predicate)
        return constraint
    }

    /// Returns the item and the attribute of a term such as `view`, `view.width` or `view.height`.
    private func resolveSizeTerm(_ term: String, _ attribute: Attribute) throws(VisualFormat.ParseError) -> (
        AnyObject, Attribute
    ) {
        let components = term.split(separator: ".", maxSplits: 1).map(String.init)
        guard components.count == 2 else { return (try view(term), attribute) }
        switch components[1] {
        case "width": return (try view(components[0]), .width)
        case "height": return (try view(components[0]), .height)
        default: throw VisualFormat.ParseError(reason: "\(components[1]) is not a size of a view.")
        }
    }

    private func gapConstraints(_ index: Int, _ gap: VisualFormat.Spacing) throws(VisualFormat.ParseError)
        -> [NSLayoutConstraint]
    {
        let (first, second) = (format.elements[index], format.elements[index + 1])
        let (firstItem, secondItem) = (try item(first, nextTo: second), try item(second, nextTo: first))
        var (end, begin) = (isSuperview(first) ? edges.begin : edges.end, isSuperview(second) ? edges.end : edges.begin)
        var predicates: [VisualFormat.Predicate] = []
        switch gap {
        case .none: predicates = [VisualFormat.Predicate(term: "0")]
        case .predicates(let explicitPredicates): predicates = explicitPredicates
        case .standard:
            let isAtSuperviewEdge = isSuperview(first) || isSuperview(second)
            if isSuperview(first) { end = edges.beginMargin }
            if isSuperview(second) { begin = edges.endMargin }
            predicates = [VisualFormat.Predicate(term: isAtSuperviewEdge ? "0" : "8")]
        }
        let isRightToLeft = options.contains(.directionRightToLeft) && format.axis == .horizontal
        var result: [NSLayoutConstraint] = []
        for predicate in predicates {
            guard let points = metricValue(predicate.term) else {
                throw VisualFormat.ParseError(reason: "\(predicate.term) is not a key in the metrics dictionary.")
            }
            let spacing = points * predicate.multiplier + predicate.constant
            let (largerSide, smallerSide) =
                isRightToLeft ? ((firstItem, end), (secondItem, begin)) : ((secondItem, begin), (firstItem, end))
            let constraint = NSLayoutConstraint(
                largerSide.0, largerSide.1, predicate.relation, smallerSide.0, smallerSide.1, multiplier: 1,
                constant: spacing)
            constraint.priority = try priority(predicate)
            result.append(constraint)
        }
        return result
    }

    private func isSuperview(_ element: VisualFormat.Item) -> Bool {
        if case .superview = element { return true }
        return false
    }

    private func item(_ element: VisualFormat.Item, nextTo neighbour: VisualFormat.Item) throws(VisualFormat
        .ParseError)
        -> AnyObject
    {
        if case .view(let name, _) = element { return try view(name) }
        guard case .view(let name, _) = neighbour else { throw VisualFormat.ParseError(reason: "Expected a view.") }
        let view = try view(name)
        if let parent = (view as? UIView)?.superview ?? (view as? UILayoutGuide)?.owningView { return parent }
        throw VisualFormat.ParseError(
            reason: "Unable to interpret '|' character, because the related view doesn't have a superview.")
    }

    private func view(_ name: String) throws(VisualFormat.ParseError) -> AnyObject {
        guard let view = views[name] else {
            throw VisualFormat.ParseError(reason: "\(name) is not a key in the views dictionary.")
        }
        return view as AnyObject
    }

    private func metricValue(_ term: String) -> CGFloat? {
        if let number = Double(term) { return CGFloat(number) }
        switch metrics[term] {
        case let number as CGFloat: return number
        case let number as Double: return CGFloat(number)
        case let number as Float: return CGFloat(number)
        case let number as Int: return CGFloat(number)
        case let number as NSNumber: return CGFloat(number.doubleValue)
        case let priority as UILayoutPriority: return CGFloat(priority.rawValue)
        default: return nil
        }
    }

    private func priority(_ predicate: VisualFormat.Predicate) throws(VisualFormat.ParseError) -> UILayoutPriority {
        guard let term = predicate.priority else { return .required }
        guard let number = metricValue(term) else {
            throw VisualFormat.ParseError(reason: "\(term) is not a key in the metrics dictionary.")
        }
        return UILayoutPriority(rawValue: Float(number))
    }
}
