/// The part of `ModuleTable` that finds the classes of members that are looked up in `AnyObject`.
extension ModuleTable {
    /// Returns the class that a member of `AnyObject` belongs to; nil if unrelated classes have such a member.
    func lookupClass(of member: String) -> String? {
        if let knownClass = ModuleTable.knownLookups[member] { return knownClass }
        if ModuleTable.anchorNames.contains(member) { return "any LookedUpLayoutItem" }
        let names = Set(foreignClasses.keys).union(classes.keys).filter { type in
            (members[type] ?? [:]).keys.contains { $0 == member || $0.hasPrefix(member + "(") } || has(member, in: type)
        }
        let roots = names.filter { names.isDisjoint(with: ancestors(of: $0)) }
        return roots.count == 1 ? roots.first : nil
    }

    /// The anchors that both views and layout guides have.
    private static let anchorNames: Set = [
        "bottomAnchor", "centerXAnchor", "centerYAnchor", "heightAnchor", "leadingAnchor", "leftAnchor", "rightAnchor",
        "topAnchor", "trailingAnchor", "widthAnchor",
    ]

    /// Members of Foundation's classes, and members of several classes that apps look up.
    private static let knownLookups = [
        "boolValue": "NSNumber",
        "cgPointValue": "NSValue",
        "cgRectValue": "NSValue",
        "cgSizeValue": "NSValue",
        "doubleValue": "NSNumber",
        "floatValue": "NSNumber",
        "intValue": "NSNumber",
        "integerValue": "NSNumber",
        "isEqual": "NSObject",
        "isKind": "NSObject",
        "priority": "any LookedUpConstraint",
        "responds": "NSObject",
        "stringValue": "NSNumber",
        "tag": "UIView",
    ]
}
