/// Finds overrides of methods that Apple's `NSObject` has and Linux's lacks.
///
/// A plain object declares them without `override`, and conforms to the protocol through which they are called. UIKit's classes declare
/// them, so overrides in their subclasses keep the keyword.
enum ObjectHooks {
    /// The protocols by method signature; empty for methods that are never called.
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
    /// The accessibility members in UIKit's extension of `NSObject`. UIKit only reads them from its own classes.
    private static let accessibility = [
        "accessibilityActivate()", "accessibilityContainerType", "accessibilityCustomActions",
        "accessibilityCustomContent", "accessibilityCustomRotors", "accessibilityElements",
        "accessibilityElementsHidden", "accessibilityFrame", "accessibilityHint", "accessibilityIdentifier",
        "accessibilityLabel", "accessibilityTraits", "accessibilityValue", "isAccessibilityElement",
    ]
    /// Foundation's classes that apps inherit from.
    private static let roots: Set<String> = [
        "NSObject", "Formatter", "NumberFormatter", "DateFormatter", "Operation", "Thread", "URLProtocol",
        "InputStream",
        "OutputStream", "Stream", "XMLParser", "NSValue", "NSPredicate", "Bundle",
    ]

    /// Whether no superclass in CellSim has the member that a class's override overrides.
    static func isHook(_ signature: String, in type: String, _ table: ModuleTable) -> Bool {
        guard protocols[signature] != nil else { return false }
        let superclasses = table.ancestors(of: type)
        guard let root = superclasses.last, roots.contains(root) else { return false }
        return !superclasses.contains { table.members[$0]?[signature] != nil }
    }

    /// Returns the protocols that a class conforms to because of its declarations.
    static func conformances(of type: SourceFacts.TypeDeclaration, _ table: ModuleTable) -> [String] {
        guard type.kind == .class else { return [] }
        return type.methods.filter { $0.isOverride && isHook($0.signature, in: type.name, table) }
            .compactMap { protocols[$0.signature] }.filter { !$0.isEmpty }
    }
}
