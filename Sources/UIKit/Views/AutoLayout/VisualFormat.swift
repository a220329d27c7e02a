import Foundation

/// A parsed visual format string such as `H:|-[icon(32)]-(>=8)-[title]-|`.
struct VisualFormat {
    /// A constraint on a size or spacing, such as `>=40@750`.
    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        /// A number (points), or the name of a metric or view.
        var term: String
        /// The factor after the term, as in `view*2`.
        var multiplier: CGFloat = 1
        var constant: CGFloat = 0
        /// A number or the name of a metric; nil for the required priority.
        var priority: String?
    }

    enum Item {
        case superview
        case view(name: String, size: [Predicate])
    }

    enum Spacing {
        case none, standard
        case predicates([Predicate])
    }

    private(set) var axis = NSLayoutConstraint.Axis.horizontal
    private(set) var elements: [Item] = []
    /// The gaps between consecutive elements.
    private(set) var gaps: [Spacing] = []

    struct ParseError: Error { let reason: String }

    private var remainingText: Substring

    init(_ text: String) throws(ParseError) {
        remainingText = text.filter { !$0.isWhitespace }[...]
        if consume("V:") { axis = .vertical } else { _ = consume("H:") }
        try parseElement()
        while !remainingText.isEmpty {
            try parseGap()
            try parseElement()
        }
        for (index, element) in elements.enumerated() {
            guard case .superview = element, index > 0, index < elements.count - 1 else { continue }
            throw ParseError(reason: "The superview can only be at the ends of the format.")
        }
    }

    private mutating func consume(_ token: String) -> Bool {
        guard remainingText.hasPrefix(token) else { return false }
        remainingText.removeFirst(token.count)
        return true
    }

    private mutating func parseIdentifier() -> String {
        let identifier = remainingText.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        remainingText.removeFirst(identifier.count)
        return String(identifier)
    }

    private mutating func parseElement() throws(ParseError) {
        if consume("|") { return elements.append(.superview) }
        guard consume("[") else { throw ParseError(reason: "Expected a view.") }
        let name = parseIdentifier()
        guard !name.isEmpty else { throw ParseError(reason: "View name is missing.") }
        let size = remainingText.hasPrefix("(") ? try parsePredicates() : []
        guard consume("]") else {
            throw ParseError(reason: "Expected a ']' here. That is how you give the end of a view.")
        }
        elements.append(.view(name: name, size: size))
    }

    private mutating func parseGap() throws(ParseError) {
        guard consume("-") else { return gaps.append(.none) }
        if remainingText.hasPrefix("[") || remainingText.hasPrefix("|") { return gaps.append(.standard) }
        let predicates = remainingText.hasPrefix("(") ? try parsePredicates() : [try parsePredicate()]
        guard consume("-") else { throw ParseError(reason: "Expected a '-' after the space between views.") }
        gaps.append(.predicates(predicates))
    }

    private mutating func parsePredicates() throws(ParseError) -> [Predicate] {
        _ = consume("(")
        var predicates = [try parsePredicate()]
        while consume(",") { predicates.append(try parsePredicate()) }
        guard consume(")") else { throw ParseError(reason: "Expected a ')' here.") }
        return predicates
    }

    private mutating func parsePredicate() throws(ParseError) -> Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if consume(">=") {
            relation = .greaterThanOrEqual
        } else if consume("<=") {
            relation = .lessThanOrEqual
        } else {
            _ = consume("==")
        }
        let sign = consume("-") ? "-" : ""
        let term = sign + parseIdentifier()
        guard term.count > sign.count else { throw ParseError(reason: "Expected a number, a metric or a view here.") }
        var predicate = Predicate(relation: relation, term: term)
        if consume("*") { predicate.multiplier = try parseNumber() }
        if consume("/") { predicate.multiplier /= try parseNumber() }
        if consume("+") {
            predicate.constant = try parseNumber()
        } else if term.first?.isLetter == true, startsNumber(after: "-"), consume("-") {
            predicate.constant = -(try parseNumber())
        }
        if consume("@") {
            let priority = parseIdentifier()
            guard !priority.isEmpty else { throw ParseError(reason: "Expected a priority after '@'.") }
            predicate.priority = priority
        }
        return predicate
    }

    /// Returns whether the next character is a sign that is followed by a digit. It distinguishes `view-10` from the
    /// hyphen in `metric-[view]`.
    private func startsNumber(after sign: Character) -> Bool {
        guard remainingText.first == sign, let next = remainingText.dropFirst().first else { return false }
        return next.isNumber
    }

    private mutating func parseNumber() throws(ParseError) -> CGFloat {
        guard let number = Double(parseIdentifier()) else { throw ParseError(reason: "Expected a number here.") }
        return CGFloat(number)
    }
}
