import Foundation

/// Storage for the accessibility properties of an object, allocated on first use to keep objects small.
@MainActor final class AccessibilityValues {
    var isElement: Bool?
    var label: String? { didSet { if attributedLabel?.string != label { attributedLabel = nil } } }
    var hint: String? { didSet { if attributedHint?.string != hint { attributedHint = nil } } }
    var value: String? { didSet { if attributedValue?.string != value { attributedValue = nil } } }
    var attributedLabel: NSAttributedString? {
        didSet { if let attributedLabel, label != attributedLabel.string { label = attributedLabel.string } }
    }
    var attributedHint: NSAttributedString? {
        didSet { if let attributedHint, hint != attributedHint.string { hint = attributedHint.string } }
    }
    var attributedValue: NSAttributedString? {
        didSet { if let attributedValue, value != attributedValue.string { value = attributedValue.string } }
    }
    var traits: UIAccessibilityTraits?
    var identifier, language: String?
    var userInputLabels: [String]?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var containerType = UIAccessibilityContainerType.none
    var elements, headerElements: [Any]?
    var respondsToUser: Bool?
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var customContent: [AXCustomContent]?
}

/// The accessibility values of objects outside UIKit.
@MainActor enum ExternalAccessibilityValues {
    private struct Entry {
        weak var object: NSObject?
        var values: AccessibilityValues
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which entries of deallocated objects are removed.
    private static var cleanupThreshold = 64

    /// Returns the values of an object, or nil if none were set. Values of a deallocated object with the same address are
    /// ignored.
    static func values(of object: NSObject) -> AccessibilityValues? {
        guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
        return entry.values
    }

    static func findOrMakeValues(of object: NSObject) -> AccessibilityValues {
        if let values = values(of: object) { return values }
        if entries.count >= cleanupThreshold {
            entries = entries.filter { $0.value.object != nil }
            cleanupThreshold = max(entries.count * 2, 64)
        }
        let newValues = AccessibilityValues()
        entries[ObjectIdentifier(object)] = Entry(object: object, values: newValues)
        return newValues
    }
}
