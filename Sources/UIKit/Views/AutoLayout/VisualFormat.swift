import Foundation

/// A parsed visual format string such as `H:|-[icon(32)]-(>=8)-[title]-|`.
struct VisualFormat {
    /// A relation to a number or to another view's size.
    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        /// A number of points, or the name of a metric or view.
        var term: String
        /// The number after a view's name: `view*2`, `view+10`.
        var multiplier: CGFloat = 1
        var constant: CGFloat = 0
        /// A number, or the name of a metric.
        var priority: String?
    }

    enum Place {
        case superview
        case view(name: String, size: [Predicate])
    }

    enum Gap {
        case none, standard
        case predicates([Predicate])
    }

    private(set) var axis = NSLayoutConstraint.Axis.horizontal
    private(set) var locations: [Place] = []
    /// The gaps between neighbouring locations; there is one fewer than locations.
    private(set) var gaps: [Gap] = []

    struct Failure: Error { let reason: String }

    private var rest: Substring

    init(_ text: String) throws(Failure) {
        rest = text.filter { !$0.isWhitespace }[...]
        if take("V:") { axis = .vertical } else { _ = take("H:") }
        try parseLocation()
        while !rest.isEmpty {
            try parseGap()
            try parseLocation()
        }
        for (index, location) in locations.enumerated() {
            guard case .superview = location, index > 0, index < locations.count - 1 else { continue }
            throw Failure(reason: "The superview can only be at the ends of the format.")
        }
    }

    private mutating func take(_ word: String) -> Bool {
        guard rest.hasPrefix(word) else { return false }
        rest.removeFirst(word.count)
        return true
    }

    private mutating func word() -> String {
        let found = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        rest.removeFirst(found.count)
        return String(found)
    }

    private mutating func parseLocation() throws(Failure) {
        if take("|") { return locations.append(.superview) }
        guard take("[") else { throw Failure(reason: "Expected a view.") }
        let name = word()
        guard !name.isEmpty else { throw Failure(reason: "View name is missing.") }
        let size = rest.hasPrefix("(") ? try parsePredicates() : []
        guard take("]") else { throw Failure(reason: "Expected a ']' here. That is how you give the end of a view.") }
        locations.append(.view(name: name, size: size))
    }

    private mutating func parseGap() throws(Failure) {
        guard take("-") else { return gaps.append(.none) }
        if rest.hasPrefix("[") || rest.hasPrefix("|") { return gaps.append(.standard) }
        let predicates = rest.hasPrefix("(") ? try parsePredicates() : [try parsePredicate()]
        guard take("-") else { throw Failure(reason: "Expected a '-' after the space between views.") }
        gaps.append(.predicates(predicates))
    }

    private mutating func parsePredicates() throws(Failure) -> [Predicate] {
        _ = take("(")
        var predicates = [try parsePredicate()]
        while take(",") { predicates.append(try parsePredicate()) }
        guard take(")") else { throw Failure(reason: "Expected a ')' here.") }
        return predicates
    }

    private mutating func parsePredicate() throws(Failure) -> Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if take(">=") {
            relation = .greaterThanOrEqual
        } else if take("<=") {
            relation = .lessThanOrEqual
        } else {
            _ = take("==")
        }
        let sign = take("-") ? "-" : ""
        let term = sign + word()
        guard term.count > sign.count else { throw Failure(reason: "Expected a number, a metric or a view here.") }
        var predicate = Predicate(relation: relation, term: term)
        if take("*") { predicate.multiplier = try number() }
        if take("/") { predicate.multiplier /= try number() }
        if take("+") {
            predicate.constant = try number()
        } else if term.first?.isLetter == true, startsNumber(after: "-"), take("-") {
            predicate.constant = -(try number())
        }
        if take("@") {
            let priority = word()
            guard !priority.isEmpty else { throw Failure(reason: "Expected a priority after '@'.") }
            predicate.priority = priority
        }
        return predicate
    }

    /// Returns whether a sign is an arithmetic operator rather than the hyphen in `metric-[view]`.
    private func startsNumber(after sign: Character) -> Bool {
        guard rest.first == sign, let next = rest.dropFirst().first else { return false }
        return next.isNumber
    }

    private mutating func number() throws(Failure) -> CGFloat {
        guard let number = Double(word()) else { throw Failure(reason: "Expected a number here.") }
        return CGFloat(number)
    }
}
