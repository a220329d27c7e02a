import CellSimInterfaceBuilder
import Foundation
import UIKit

/// The reason why a property cannot be set. Messages append it to the key.
struct HydrationError: Error {
    var message: String
}

/// A property that records set, with a closure that restores the document's value.
@MainActor final class HydratedProperty {
    private let target: Target
    /// Restores the document's value.
    let restore: @MainActor () -> Void

    /// The object and its property.
    private enum Target {
        case named(AnyObject, String, takes: Any.Type)
        /// The title of a button in its normal state.
        case title(UIButton)

        var type: Any.Type {
            switch self {
            case .named(_, _, let type): type
            case .title: String.self
            }
        }
    }

    /// Finds the property for a key of a record.
    /// - Throws: `HydrationError` if the object does not have the property, or if it is read-only.
    init(_ key: HydrationKey, of object: AnyObject) throws {
        do {
            let (object, name) = try HydratedProperty.resolve(key, of: object)
            if let button = object as? UIButton, name == HydratedProperty.normalTitleKey {
                (target, restore) = (.title(button), PropertyRestoration.restoration(ofTitleOf: button))
            } else {
                restore = try PropertyRestoration.makeRestoration(ofKey: name, of: object)
                target = .named(object, name, takes: KeyValueCoding.settableType(ofKey: name, in: object) ?? Any.self)
            }
        } catch let error as KeyValueError { throw HydrationError(message: error.message) }
    }

    /// Sets the first interpretation of the value that is valid for the property's type.
    /// - Throws: `HydrationError`.
    func set(_ value: RecordValue, images: RecordImages) throws {
        do {
            try UIKitException.catching {
                switch target {
                case .title(let button): button.setTitle(value.text, for: .normal)
                case .named(let object, let name, let type):
                    try HydratedProperty.set(
                        ValueInterpretation.all(value, for: type), forKey: name, of: object, images: images)
                }
            }
        } catch let error as KeyValueError {
            throw HydrationError(message: error.message + ValueInterpretation.hint(for: value, target.type))
        } catch let exception as UIKitException {
            throw HydrationError(message: "raises an exception: \(exception.reason)")
        }
    }

    private static func set(
        _ interpretations: [ValueInterpretation], forKey name: String, of object: AnyObject, images: RecordImages
    )
        throws
    {
        var firstError: KeyValueError?
        for interpretation in interpretations {
            let value = try interpretation.value(images)
            try check(value, for: KeyValueCoding.settableType(ofKey: name, in: object))
            do { return try KeyValueCoding.setDirectly(value, forKey: name, of: object) } catch let error
                as KeyValueError
            {
                firstError = firstError ?? error
                guard error.isValueError else { break }
            }
        }
        if let firstError { throw firstError }
    }

    /// Checks that a length is in the supported range.
    /// - Throws: `HydrationError` if it isn't.
    private static func check(_ value: Any?, for type: Any.Type?) throws {
        guard type == CGFloat.self || type == CGFloat?.self else { return }
        guard let number = value as? Double ?? (value as? Int).map({ Double($0) }), !IBLimits.points.contains(number)
        else { return }
        let limitText = IBLimits.rangeMessage(IBLimits.points)
        throw HydrationError(message: "\(limitText.message): \(number) (\(limitText.remedy))")
    }

    /// The key for a button's title, which is set by `setTitle(_:for:)` and not a property.
    private static let normalTitleKey = "title(for: .normal)"

    /// Returns the object and property for a key. A key without a path refers to the object's main content.
    private static func resolve(_ key: HydrationKey, of object: AnyObject) throws -> (object: AnyObject, key: String) {
        guard key.path.isEmpty else { return try KeyValueCoding.target(ofPath: key.path, from: object) }
        switch object {
        case is UIButton: return (object, normalTitleKey)
        case is UIImageView: return (object, "image")
        default: break
        }
        for name in [
            "text", "isOn", "value", "progress", "currentPage", "selectedSegmentIndex", "date", "title", "constant",
        ]
        where KeyValueCoding.hasKey(name, in: object) { return (object, name) }
        guard object is UIView else {
            throw HydrationError(message: "has no default property for data; add a key path")
        }
        return (object, "backgroundColor")
    }
}

extension KeyValueError {
    /// A Boolean value that indicates whether setting another value could succeed.
    var isValueError: Bool {
        switch self {
        case .wrongType, .notOptional: true
        default: false
        }
    }
}
