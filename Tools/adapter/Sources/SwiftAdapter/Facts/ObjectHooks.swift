/// Methods that classes override of Apple's `NSObject` and that Linux's does not have.
///
/// A plain object writes them without `override`, and conforms to the protocol through which it is called. UIKit's classes
/// have them themselves: there an override stays one.
enum ObjectHooks {
    /// The protocols by the methods' signatures; none for methods that nothing calls.
    private static let protocols: [String: String] = [
        "awakeFromNib()": "NibAwakening",
        "setValue(_:forKey:)": "KeyValueReceiving",
        "observeValue(forKeyPath:of:change:context:)": "KeyValueObserving",
        "responds(to:)": "SelectorAnswering",
        "forwardingTarget(for:)": "SelectorForwarding",
        "getObjectValue(_:for:errorDescription:)": "ObjectValueReading",
        "getObjectValue(_:for:range:)": "RangedObjectValueReading",
        "value(forUndefinedKey:)": "",
        "setValue(_:forUndefinedKey:)": "",
        "doesNotRecognizeSelector(_:)": "",
        "static automaticallyNotifiesObservers(forKey:)": "",
        "static keyPathsForValuesAffectingValue(forKey:)": "",
        "static resolveInstanceMethod(_:)": "",
    ].merging(accessibility.map { ($0, "") }) { first, _ in first }
    /// The members of UIKit's extension of all objects. UIKit only reads them of its own classes.
    private static let accessibility = [
        "accessibilityActivate()", "accessibilityContainerType", "accessibilityCustomActions",
        "accessibilityCustomContent", "accessibilityCustomRotors", "accessibilityElements",
        "accessibilityElementsHidden", "accessibilityFrame", "accessibilityHint", "accessibilityIdentifier",
        "accessibilityLabel", "accessibilityTraits", "accessibilityValue", "isAccessibilityElement",
    ]
    /// Foundation's classes that apps derive from.
    private static let roots: Set<String> = [
        "NSObject", "Formatter", "NumberFormatter", "DateFormatter", "Operation", "Thread", "URLProtocol",
        "InputStream",
        "OutputStream", "Stream", "XMLParser", "NSValue", "NSPredicate", "Bundle",
    ]

    /// Whether a class's override with that signature has no superclass's member in CellSim.
    static func isHook(_ signature: String, in type: String, _ table: ModuleTable) -> Bool {
        guard protocols[signature] != nil else { return false }
        let above = table.ancestors(of: type)
        guard let root = above.last, roots.contains(root) else { return false }
        return !above.contains { table.members[$0]?[signature] != nil }
    }

    /// The protocols that a class conforms to because of its declarations.
    static func conformances(of type: SourceFacts.TypeDeclaration, _ table: ModuleTable) -> [String] {
        guard type.kind == .class else { return [] }
        return type.methods.filter { $0.isOverride && isHook($0.signature, in: type.name, table) }
            .compactMap { protocols[$0.signature] }.filter { !$0.isEmpty }
    }
}
