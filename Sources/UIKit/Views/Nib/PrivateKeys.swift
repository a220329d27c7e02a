import CellSimProcess
import Foundation

/// Handles private keys of UIKit's classes, which apps access with key-value coding.
///
/// A key works if CellSim has a corresponding property. Otherwise it is reported once and has no effect. `_name` is
/// equivalent to `name`, because key-value coding also finds instance variables. Each module lists the keys of its own
/// classes.
@MainActor package enum PrivateKeys {
    /// Returns the property with a name in a class or its superclasses, and the class that has it.
    static func findProperty(_ key: String, of type: AnyClass) -> (property: KeyValueProperty, holder: AnyClass)? {
        let name = key.hasPrefix("_") ? String(key.dropFirst()) : key
        var current: AnyClass? = type
        while let next = current {
            if let property = propertiesByClass[ObjectIdentifier(next)]?[name] { return (property, next) }
            current = _getSuperclass(next)
        }
        return nil
    }

    /// Handles an unknown key. For classes of the app, raises. A key of a UIKit class may exist on a device, so it is only
    /// reported unless the exception would be caught.
    static func handleUndefined(_ key: String, of object: AnyObject, setting: Bool) {
        let name = KeyValueCoding.className(of: object)
        handle(.undefinedKey(key, of: name, setting: setting), key, of: name)
    }

    /// Handles an error in the same way.
    static func handle(_ error: KeyValueError) {
        switch error {
        case .undefinedKey(let key, let name), .brokenPath(let key, _, let name): handle(error.exception, key, of: name)
        default: UIKitException.raiseOrRecord(error.exception)
        }
    }

    private static func handle(_ exception: UIKitException, _ key: String, of className: String) {
        guard className.hasPrefix("UIKit."), !UIKitException.isCaught else {
            return UIKitException.raiseOrRecord(exception)
        }
        report(key, of: String(className.dropFirst("UIKit.".count)))
    }

    /// Returns whether a key path starts with a key without effect, and reports the key.
    static func reportIfIgnored(_ path: String, of object: AnyObject) -> Bool {
        guard let key = path.split(separator: ".").first.map(String.init), key != path,
            KeyValueCoding.isIgnored(key, of: object)
        else { return false }
        _ = try? KeyValueCoding.value(forKey: key, of: object)
        return true
    }

    private static func report(_ key: String, of className: String) {
        Notice.report(
            .once,
            "\(className) has no key '\(key)' here: setting it has no effect, and its value is nil. Use public API instead."
                + SupportName.suffix("private keys"))
    }

    /// Creates properties for keys without effect.
    package static func ignoredProperties<Root: AnyObject>(_ type: Root.Type, _ keys: String...) -> [KeyValueProperty] {
        keys.map { key in
            var property = KeyValueProperty(
                key, of: type,
                { _ -> Any? in
                    report(key, of: "\(Root.self)")
                    return nil
                }, { _, _ in report(key, of: "\(Root.self)") })
            property.isIgnored = true
            return property
        }
    }

    private static let propertiesByClass: [ObjectIdentifier: [String: KeyValueProperty]] = {
        var result: [ObjectIdentifier: [String: KeyValueProperty]] = [:]
        for (type, properties): (AnyClass, [KeyValueProperty]) in viewProperties + MemberTables.all.privateKeys() {
            result[ObjectIdentifier(type), default: [:]].merge(properties.map { ($0.key, $0) }) { $1 }
        }
        return result
    }()

    private static var viewProperties: [(AnyClass, [KeyValueProperty])] {
        [
            (UIView.self, [KeyValueProperty(readOnly: "viewDelegate", \UIView.owningController)]),
            (UIBarItem.self, ignoredProperties(UIBarItem.self, "view")),
            (
                UIApplication.self,
                ignoredProperties(UIApplication.self, "statusBar", "statusBarWindow", "statusBarManager")
            ),
            (UIDevice.self, ignoredProperties(UIDevice.self, "orientation")),
            (UIScreen.self, ignoredProperties(UIScreen.self, "displayCornerRadius")),
        ]
    }
}
