import Foundation
import UIKit

/// Why a property cannot take a value; follows the key in a message.
struct HydrationProblem: Error {
    var message: String
}

/// One property of one object that records set, with the value that its document gave.
@MainActor final class HydratedProperty {
    private let place: Place
    private let original: Any?

    /// How the property is reached.
    private enum Place {
        case named(AnyObject, String)
        /// The title that a button shows at rest.
        case title(UIButton)
    }

    /// - Throws: `HydrationProblem` when the object has no such property.
    init(_ key: HydrationKey, of object: AnyObject) throws {
        place = try HydratedProperty.place(key, of: object)
        switch place {
        case .named(let object, let name):
            do { original = try KeyValueCoding.value(forKey: name, of: object) } catch let error as KeyValueError {
                throw HydrationProblem(message: error.message)
            }
        case .title(let button): original = button.title(for: .normal)
        }
    }

    func restore() {
        switch place {
        case .named(let object, let name):
            do { try KeyValueCoding.set(original, forKey: name, of: object) } catch {
                preconditionFailure("a value that was read cannot be put back: \(error)")
            }
        case .title(let button): button.setTitle(original as? String, for: .normal)
        }
    }

    /// Sets what the value can be read as: the first reading that the property's type takes.
    /// - Throws: `HydrationProblem`.
    func set(_ value: RecordValue, images: DataImages) throws {
        switch place {
        case .title(let button): button.setTitle(value.text, for: .normal)
        case .named(let object, let name):
            var problem: HydrationProblem?
            for reading in ValueReading.all(value) {
                do {
                    try KeyValueCoding.set(try reading.value(images), forKey: name, of: object)
                    return
                } catch let error as KeyValueError {
                    if problem == nil { problem = HydrationProblem(message: error.message) }
                    guard error.isAboutTheValue else { throw problem ?? HydrationProblem(message: error.message) }
                } catch let error as HydrationProblem {
                    // The reading of last resort says best what is wrong: the file of an image.
                    problem = error
                }
            }
            throw problem ?? HydrationProblem(message: "takes no such value")
        }
    }

    /// The property that a key without a path means: what the object shows.
    private static func place(_ key: HydrationKey, of object: AnyObject) throws -> Place {
        guard key.path.isEmpty else {
            do {
                let target = try KeyValueCoding.target(ofPath: key.path, from: object)
                return .named(target.object, target.key)
            } catch let error as KeyValueError { throw HydrationProblem(message: error.message) }
        }
        switch object {
        case let button as UIButton: return .title(button)
        case is UIImageView: return .named(object, "image")
        default: break
        }
        for name in ["text", "isOn", "value", "progress", "currentPage", "selectedSegmentIndex", "date", "title", "constant"]
        where KeyValueCoding.hasKey(name, in: object) { return .named(object, name) }
        guard object is UIView else { throw HydrationProblem(message: "shows nothing that data can set: add a key path") }
        return .named(object, "backgroundColor")
    }
}

extension KeyValueError {
    /// Whether another value might have fitted.
    var isAboutTheValue: Bool {
        switch self {
        case .wrongType, .notOptional: true
        default: false
        }
    }
}
