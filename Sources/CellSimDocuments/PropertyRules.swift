import CellSimInterfaceBuilder

/// Rules that determine which properties Interface Builder computes, and which values have the same meaning.
enum PropertyRules {
    /// Attributes that record the state of the tools, by element name; the empty name applies to all elements.
    private static let derivedAttributes: [String: Set<String>] = [
        "": ["ambiguous", "misplaced"], "document": ["systemVersion", "toolsVersion", "variant"],
        "outlet": ["id"], "outletCollection": ["id"], "action": ["id"],
    ]

    /// Elements whose content is derived from the rest of the document or from the project.
    private static let derivedElements: Set<String> = [
        "dependencies", "designables", "device", "inferredMetricsTieBreakers", "resources",
        "simulatedMetricsContainer",
    ]

    /// Returns whether Interface Builder computes all properties of an element and its content.
    static func isDerived(_ node: DocumentNode) -> Bool { derivedElements.contains(node.name) }

    /// Returns whether Interface Builder computes a property of an element.
    /// - Parameters:
    ///   - name: The name of the property with a leading `@`.
    ///   - node: The element.
    ///   - hasAutoLayout: Whether the document uses Auto Layout.
    static func isDerived(_ name: String, of node: DocumentNode, hasAutoLayout: Bool) -> Bool {
        let key = name.dropFirst()
        if key == "canvasLocation" || key.hasPrefix("simulated") { return true }
        if key == "frame" { return hasAutoLayout && node["fixedFrame"] != "YES" }
        return derivedAttributes[""]?.contains(String(key)) == true
            || derivedAttributes[node.name]?.contains(String(key)) == true
    }

    /// Returns whether two values have the same text.
    static func isEqual(_ left: ObjectIndex.Value?, _ right: ObjectIndex.Value?) -> Bool {
        switch (left, right) {
        case (nil, nil): true
        case (.attribute(let left)?, .attribute(let right)?): left == right
        case (.element(let left)?, .element(let right)?): isEqual(left, right)
        default: false
        }
    }

    /// Returns whether two elements are equal, ignoring comments and the order of attributes.
    private static func isEqual(_ left: DocumentNode, _ right: DocumentNode) -> Bool {
        guard left.name == right.name, left.text == right.text, left.attributes.count == right.attributes.count,
            left.attributes.allSatisfy({ right[$0.key] == $0.value })
        else { return false }
        let (inner, other) = (left.children, right.children)
        return inner.count == other.count && zip(inner, other).allSatisfy { isEqual($0, $1) }
    }

    /// Returns whether two values have the same meaning. Versions of Interface Builder round numbers and name colour spaces
    /// differently, and store text in attributes or elements.
    ///
    /// - Parameters:
    ///   - left: The first value.
    ///   - right: The second value.
    ///   - name: The name of the property with a leading `@`.
    static func isEquivalent(_ left: ObjectIndex.Value?, _ right: ObjectIndex.Value?, _ name: String) -> Bool {
        switch (left, right) {
        case (nil, nil): true
        case (.attribute(let left)?, .attribute(let right)?):
            left == right || numericAttributes.contains(String(name.dropFirst())) && isSameNumber(left, right)
        case (.element(let left)?, .element(let right)?): isSame(left, right)
        case (.attribute(let text)?, .element(let node)?), (.element(let node)?, .attribute(let text)?):
            node.name.hasSuffix("tring") && node.children.isEmpty && node.text == text
        default: false
        }
    }

    private static func isSame(_ left: DocumentNode, _ right: DocumentNode) -> Bool {
        guard left.name == right.name, left.text == right.text else { return false }
        let (mine, other) = (normalizedAttributes(left), normalizedAttributes(right))
        guard mine.count == other.count,
            mine.allSatisfy({ key, value in other[key].map { value == $0 || isSameNumber(value, $0) } ?? false })
        else { return false }
        let (leftChildren, rightChildren) = (left.children, right.children)
        return leftChildren.count == rightChildren.count
            && zip(leftChildren, rightChildren).allSatisfy { isSame($0, $1) }
    }

    /// Returns the attributes of an element. In a colour, colour spaces with the same components get the same name.
    private static func normalizedAttributes(_ node: DocumentNode) -> [String: String] {
        var attributes: [String: String] = [:]
        for attribute in node.attributes where attribute.key != "customColorSpace" {
            attributes[attribute.key] = attribute.value
        }
        guard node.name == "color", let space = attributes["colorSpace"] else { return attributes }
        // Except for device colour spaces and Display P3, the components determine the name.
        let custom = node["customColorSpace"] ?? ""
        switch (space, custom) {
        case ("calibratedWhite", _), ("custom", "genericGamma22GrayColorSpace"), ("custom", "calibratedWhite"):
            attributes["colorSpace"] = "grey"
        case ("calibratedRGB", _), ("custom", "sRGB"), ("custom", "calibratedRGB"): attributes["colorSpace"] = "sRGB"
        case ("custom", _): attributes["colorSpace"] = custom
        default: break
        }
        return attributes
    }

    /// The attributes with fractional numbers.
    private static let numericAttributes: Set<String> = [
        "alpha", "constant", "estimatedRowHeight", "lineSpacing", "maxValue", "minimumFontSize", "minimumScaleFactor",
        "minValue", "multiplier", "pointSize", "progress", "rowHeight", "sectionFooterHeight", "sectionHeaderHeight",
        "spacing",
    ]

    private static func isSameNumber(_ left: String, _ right: String) -> Bool {
        guard let first = IBValue.number(left), let second = IBValue.number(right) else { return false }
        return abs(first - second) <= 1e-6 * max(1, abs(first))
    }
}
