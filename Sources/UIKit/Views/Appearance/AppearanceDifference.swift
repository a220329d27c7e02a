import CellSimProcess
import CellSimReflection
import Foundation

/// Applies an appearance proxy to an object: all properties whose values differ from those of a proxy in its initial
/// state.
///
/// A property is set only if the object still has the initial value, or a value from an appearance.
@MainActor package struct AppearanceDifference {
    let proxy, initialObject: AnyObject

    private static var propertyCache: [ObjectIdentifier: [KeyValueProperty]] = [:]
    private static var fieldCache: [ObjectIdentifier: [ReflectedField]] = [:]

    /// Applies the properties.
    ///
    /// - Parameters:
    ///   - object: The object to change.
    ///   - taken: The keys of the properties that an appearance has set.
    func apply(to object: AnyObject, taken: inout Set<AnyHashable>) {
        for property in Self.properties(of: type(of: proxy)) {
            applyValue(property.key, property.get, to: object, &taken) { try property.set?(object, $0) }
        }
        for field in Self.fields(of: type(of: proxy)) {
            applyValue(field.name, field.load, to: object, &taken) {
                try KeyValueCoding.setDirectly($0, forKey: field.name, of: object)
                Self.reportSkippedObservers(of: field, in: type(of: proxy))
            }
        }
        guard let proxyView = proxy as? UIView, let initialProxy = initialObject as? UIView,
            let view = object as? UIView
        else {
            return
        }
        for key in Self.ofLayers {
            guard let property = KeyValueTable.property(key, of: CALayer.self) else { continue }
            applyValue(
                "layer." + key, { ($0 as? UIView).flatMap { property.get($0.layer) } }, to: view, &taken
            ) { try property.set?(view.layer, $0) }
        }
        view.copyStates(of: proxyView, unless: initialProxy, taken: &taken)
    }

    private func applyValue(
        _ key: String, _ get: (AnyObject) -> Any?, to object: AnyObject, _ appliedKeys: inout Set<AnyHashable>,
        _ set: (Any?) throws -> Void
    ) {
        let value = KeyValueConversion.unwrapped(get(proxy))
        guard Self.areDifferent(value, KeyValueConversion.unwrapped(get(initialObject))) else { return }
        let currentValue = KeyValueConversion.unwrapped(get(object))
        guard Self.areDifferent(currentValue, value) else { return }
        guard
            appliedKeys.contains(key)
                || !Self.areDifferent(currentValue, KeyValueConversion.unwrapped(get(initialObject)))
        else { return }
        do {
            try set(value)
            appliedKeys.insert(key)
        } catch {
            // Properties that can't be set by name are ignored here.
        }
    }

    /// Returns whether two values are known to differ. Values that can't be compared are treated as equal.
    private static func areDifferent(_ firstValue: Any?, _ secondValue: Any?) -> Bool {
        guard let firstValue, let secondValue else { return (firstValue == nil) != (secondValue == nil) }
        guard let first = firstValue as? AnyHashable, let second = secondValue as? AnyHashable else { return false }
        return first != second
    }

    private static func properties(of type: AnyClass) -> [KeyValueProperty] {
        if let cachedProperties = propertyCache[ObjectIdentifier(type)] { return cachedProperties }
        let ownProperties =
            ((type as? any KeyValueCodable.Type)?.keyValueProperties ?? [])
            + AdaptedClasses.appearanceProperties(of: type)
        let names = Set(ownProperties.map(\.key))
        let inheritedProperties = KeyValueTable.keys(of: type).filter { !names.contains($0) }.compactMap {
            KeyValueTable.property($0, of: type)
        }
        let isView = type is UIView.Type
        let settableProperties = (ownProperties + inheritedProperties).filter {
            $0.set != nil && !withheld.contains($0.key) && !(isView && handedOtherwise.contains($0.key))
        }
        propertyCache[ObjectIdentifier(type)] = settableProperties
        return settableProperties
    }

    /// Returns the stored properties that classes outside UIKit declare, except those with known setters.
    private static func fields(of type: AnyClass) -> [ReflectedField] {
        if let cachedFields = fieldCache[ObjectIdentifier(type)] { return cachedFields }
        var base: AnyClass? = type
        while let next = base, !UIKitModules.isDeclared(next) { base = _getSuperclass(next) }
        let inheritedCount = base.map { FieldReflection.fields(of: $0).count } ?? 0
        let names = Set(
            ((type as? any KeyValueCodable.Type)?.keyValueProperties ?? []).map(\.key)
                + AdaptedClasses.appearanceProperties(of: type).map(\.key))
        let ownFields = FieldReflection.fields(of: type).dropFirst(inheritedCount).filter { field in
            field.isVariable && field.ownership == .strong && !field.name.hasPrefix("$") && !field.name.hasPrefix("_")
                && !names.contains(field.name) && !isView(field.type)
        }
        fieldCache[ObjectIdentifier(type)] = Array(ownFields)
        return Array(ownFields)
    }

    /// Returns whether a type is a view, an optional view or an array of views. Such properties are not copied, because each
    /// instance has its own subviews.
    private static func isView(_ type: Any.Type) -> Bool {
        func isViewType<T>(_ type: T.Type) -> Bool {
            type is UIView.Type || type is UIView?.Type || type is [UIView].Type
        }
        return _openExistential(type, do: isViewType) || "\(type)".hasSuffix("View>")
    }

    private static func reportSkippedObservers(of field: ReflectedField, in type: AnyClass) {
        Notice.report(
            .once,
            "the appearance of \(type) sets '\(field.name)' without calling its observers; to call them, list it in"
                + " keyValueProperties (KeyValueCodable)\(SupportName.suffix("UIAppearance"))")
    }
}
