import Foundation
import UIKit

/// The names of a cell's views and constraints, taken from the properties that refer to them.
@MainActor struct ObjectNames {
    private var names: [ObjectIdentifier: String] = [:]
    private var customName: ((AnyObject) -> String?)?

    /// Collects names from the properties of the cells' classes, of their superclasses, and of the app's own views that
    /// they refer to.
    init(of cells: [UIView]) { for cell in cells { add(Mirror(reflecting: cell), prefix: "", depth: 0) } }

    /// Creates names that a closure provides.
    init(known: @escaping (AnyObject) -> String?) { self.customName = known }

    subscript(object: AnyObject) -> String? { customName.map { $0(object) } ?? names[ObjectIdentifier(object)] }

    private mutating func add(_ mirror: Mirror, prefix: String, depth: Int) {
        var current: Mirror? = mirror
        var objects: [(name: String, object: AnyObject)] = []
        while let mirror = current, !Self.isUIKitType(mirror.subjectType) {
            for child in mirror.children {
                guard let label = child.label else { continue }
                objects += Self.objects(child.value, prefix + Self.withoutStoragePrefix(label))
            }
            current = mirror.superclassMirror
        }
        // A view that has a short name doesn't also get a longer path.
        let unnamedObjects = objects.filter { names[ObjectIdentifier($0.object)] == nil }
        for (name, object) in unnamedObjects where names[ObjectIdentifier(object)] == nil {
            names[ObjectIdentifier(object)] = name
        }
        guard depth < 3 else { return }
        for (name, object) in unnamedObjects where object is UIView {
            add(Mirror(reflecting: object), prefix: name + ".", depth: depth + 1)
        }
    }

    private static func objects(_ value: Any, _ name: String) -> [(name: String, object: AnyObject)] {
        if let views = value as? [UIView] { return views.enumerated().map { ("\(name)[\($0.offset)]", $0.element) } }
        if let constraints = value as? [NSLayoutConstraint] {
            return constraints.enumerated().map { ("\(name)[\($0.offset)]", $0.element) }
        }
        let object: AnyObject? = (value as? UIView) ?? (value as? NSLayoutConstraint)
        return object.map { [(name, $0)] } ?? []
    }

    /// Returns a property's label without the compiler's prefix for the storage of lazy and wrapped properties.
    private static func withoutStoragePrefix(_ label: String) -> String {
        let lazyPrefix = "$__lazy_storage_$_"
        if label.hasPrefix(lazyPrefix) { return String(label.dropFirst(lazyPrefix.count)) }
        return label.hasPrefix("_") ? String(label.dropFirst()) : label
    }

    private static func isUIKitType(_ type: Any.Type) -> Bool { UIKitModules.isDeclared(type) }
}
