import CellSimAutoLayout
import CellSimInterfaceBuilder
import Foundation

/// A decoded `<constraint>` element.
struct NibConstraint {
    let element: IBElement
    /// The element of the first item.
    let firstItemElement: IBElement
    /// The element of the second item; nil for a constant width or height.
    let secondItemElement: IBElement?
    let firstAttribute: NSLayoutConstraint.Attribute
    let secondAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let multiplier: CGFloat
    /// The constant, in points.
    let constant: CGFloat
    let priority: Float
    let identifier: String?
    /// Whether the document specifies a custom class for the constraint.
    let hasCustomClass: Bool
    /// Whether the constraint is active: no variation excludes it. Excluded constraints are also created, because outlets
    /// may refer to them.
    let isInstalled: Bool
    /// The element of the nearest common ancestor of both items; nil if it can't be determined from the document.
    let commonAncestor: IBElement?

    /// Returns all constraints of a document, in document order. Placeholder constraints are included only at design time.
    @MainActor static func all(
        in template: NibTemplate, options: NibOptions, findings: inout [Diagnostic]
    ) -> [NibConstraint] {
        var constraints: [NibConstraint] = []
        for owner in template.constraintOwners {
            let excludedIDs =
                owner.hasVariations
                ? IBVariations(of: owner, for: options.variationTraits).excludedIDs(from: "constraints") : []
            for element in owner.child(named: "constraints")?.children ?? [] where element.name == "constraint" {
                if element["placeholder"] == "YES", options.purpose == .runTime { continue }
                let decoder = Decoder(
                    element.varied(for: options.variationTraits), owner: owner, document: template.document)
                if let constraint = decoder.constraint(isInstalled: !excludedIDs.contains(element.id ?? "")) {
                    constraints.append(constraint)
                }
                findings += decoder.diagnostics
            }
        }
        return constraints
    }
}

extension NibConstraint {
    /// The known attributes of `<constraint>` elements.
    static let knownAttributes: Set<String> = [
        "firstItem", "firstAttribute", "secondItem", "secondAttribute", "relation", "multiplier", "constant",
        "priority",
        "identifier", "id", "symbolic", "placeholder", "userLabel", "customClass", "customModule",
        "customModuleProvider",
        "colorLabel", "type",
    ]

    private static let attributesByName: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
        "notAnAttribute": .notAnAttribute,
    ]

    private static let relationsByName: [String: NSLayoutConstraint.Relation] = [
        "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
    ]

    private final class Decoder {
        let element: IBElement
        let owner: IBElement
        let document: IBDocument
        var diagnostics: [Diagnostic] = []

        init(_ element: IBElement, owner: IBElement, document: IBDocument) {
            self.element = element
            self.owner = owner
            self.document = document
        }

        /// Returns the constraint, or nil if it is invalid. Unknown object IDs aren't reported here: parsing the document
        /// already reported them.
        func constraint(isInstalled: Bool) -> NibConstraint? {
            for attribute in element.attributes where !NibConstraint.knownAttributes.contains(attribute.key) {
                report(.warning, attribute.key, attribute.value, "is unknown", "ignored")
            }
            guard let first = item("firstItem", default: owner),
                let firstAttribute = attribute("firstAttribute"), firstAttribute != .notAnAttribute
            else { return nil }
            let second = element["secondItem"] == nil ? nil : item("secondItem", default: nil)
            if element["secondItem"] != nil, second == nil { return nil }
            let secondAttribute = second == nil ? .notAnAttribute : attribute("secondAttribute")
            guard let secondAttribute, second == nil || secondAttribute != .notAnAttribute else { return nil }
            guard second != nil || firstAttribute == .width || firstAttribute == .height else {
                report(.error, "firstAttribute", element["firstAttribute"], "needs a second item", "skipped")
                return nil
            }
            guard
                !LayoutSides(nil, firstAttribute.layoutAttribute, .equal, nil, secondAttribute.layoutAttribute)
                    .mixesAxes
            else {
                let firstAttributeName = element["firstAttribute"] ?? ""
                report(
                    .error, "secondAttribute", element["secondAttribute"],
                    "is on a different axis from the first attribute, '\(firstAttributeName)'", "skipped")
                return nil
            }
            return NibConstraint(
                element: element, firstItemElement: first, secondItemElement: second, firstAttribute: firstAttribute,
                secondAttribute: secondAttribute,
                relation: enumValue("relation", NibConstraint.relationsByName) ?? .equal,
                multiplier: multiplier(), constant: constant(),
                priority: priority(), identifier: element["identifier"],
                hasCustomClass: !(element["customClass"] ?? "").isEmpty, isInstalled: isInstalled,
                commonAncestor: commonAncestor(of: first, second))
        }

        /// Returns the nearest common ancestor of the items; nil if the hierarchy has variations below it.
        private func commonAncestor(of first: IBElement, _ second: IBElement?) -> IBElement? {
            guard let second else { return viewAndSuperviews(from: first).first }
            let candidates = Set(viewAndSuperviews(from: second).map(\.index))
            return viewAndSuperviews(from: first).first { candidates.contains($0.index) }
        }

        /// Returns the view of an item and its superviews, up to the first view with variations.
        private func viewAndSuperviews(from item: IBElement) -> [IBElement] {
            var ancestors: [IBElement] = []
            var current: IBElement? = IBElement.guideNames.contains(item.name) ? document.parent(of: item) : item
            while let view = current, !view.hasVariations, let parent = document.parent(of: view) {
                ancestors.append(view)
                if view.key == "contentView" {
                    current = parent
                } else {
                    current = parent.name == "subviews" ? document.parent(of: parent) : nil
                }
            }
            return ancestors
        }

        private func item(_ key: String, default fallback: IBElement?) -> IBElement? {
            guard let id = element[key] else { return fallback }
            return document.element(withID: id)
        }

        private func attribute(_ key: String) -> NSLayoutConstraint.Attribute? {
            guard element[key] != nil else {
                report(.error, key, nil, "is missing", "skipped")
                return nil
            }
            return enumValue(key, NibConstraint.attributesByName, remedy: "skipped")
        }

        private func multiplier() -> CGFloat {
            guard let value = value("multiplier", IBValue.multiplier, "is not a multiplier") else { return 1 }
            let clampedValue = IBLimits.limitedFactor(value)
            if clampedValue != value { report(of: "multiplier", IBLimits.rangeMessage(IBLimits.factors)) }
            return CGFloat(clampedValue)
        }

        private func constant() -> CGFloat {
            guard let value = value("constant", IBValue.number, "is not a number") else { return 0 }
            let clampedValue = IBLimits.limited(value, to: IBLimits.points)
            if clampedValue != value { report(of: "constant", IBLimits.rangeMessage(IBLimits.points)) }
            return CGFloat(clampedValue)
        }

        private func priority() -> Float {
            guard let value = value("priority", IBValue.number, "is not a number") else { return 1000 }
            guard value > 0, value <= 1000 else {
                report(.error, "priority", element["priority"], "is not between 1 and 1000", "using 1000")
                return 1000
            }
            return Float(value)
        }

        /// Returns the value for a keyword. Unknown keywords come from newer versions of Interface Builder.
        private func enumValue<Value>(_ key: String, _ valuesByName: [String: Value], remedy: String = "ignored")
            -> Value?
        {
            guard let text = element[key] else { return nil }
            if valuesByName[text] == nil { report(.warning, key, text, "has an unknown value", remedy) }
            return valuesByName[text]
        }

        private func value<Value>(_ key: String, _ convert: (String) -> Value?, _ message: String) -> Value? {
            guard let text = element[key] else { return nil }
            if let value = convert(text) { return value }
            report(.error, key, text, message, "ignored")
            return nil
        }

        /// Reports a number that is out of range.
        private func report(of key: String, _ limitMessage: (message: String, remedy: String)) {
            report(.error, key, element[key], limitMessage.message, limitMessage.remedy, .limit)
        }

        private func report(
            _ severity: Diagnostic.Severity, _ key: String, _ value: String?, _ message: String, _ remedy: String,
            _ rule: Diagnostic.Rule = .document
        ) {
            diagnostics.append(
                Diagnostic(
                    severity, file: document.path, line: element.line, element: "constraint", key: key, value: value,
                    message: message, remedy: remedy, rule: rule))
        }
    }
}
