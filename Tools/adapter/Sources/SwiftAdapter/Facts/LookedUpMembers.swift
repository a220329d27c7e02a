extension ModuleTable {
    /// The class that a member's name means on `AnyObject`; nil where unrelated classes have such a member.
    func lookupClass(of member: String) -> String? {
        if let known = ModuleTable.knownLookups[member] { return known }
        if ModuleTable.anchors.contains(member) { return "any LookedUpLayoutItem" }
        let names = Set(foreignClasses.keys).union(classes.keys).filter { type in
            (members[type] ?? [:]).keys.contains { $0 == member || $0.hasPrefix(member + "(") } || has(member, in: type)
        }
        let roots = names.filter { names.isDisjoint(with: ancestors(of: $0)) }
        return roots.count == 1 ? roots.first : nil
    }

    /// The anchors of both views and layout guides.
    private static let anchors: Set = [
        "bottomAnchor", "centerXAnchor", "centerYAnchor", "heightAnchor", "leadingAnchor", "leftAnchor", "rightAnchor",
        "topAnchor", "trailingAnchor", "widthAnchor",
    ]

    /// Members of Foundation's classes, and those that several classes have and apps look up.
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
