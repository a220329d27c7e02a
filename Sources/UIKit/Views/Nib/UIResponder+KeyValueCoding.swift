import Foundation

/// Key-value coding of all `NSObject` subclasses.
extension NSObjectProtocol where Self: NSObject {
    /// Sets a property by name, with its setter if it is known, otherwise directly in storage.
    ///
    /// Raises `NSUnknownKeyException` for an unknown key of a class of the app and, unlike UIKit, for a value of the wrong
    /// type. Unknown keys of UIKit's classes are only reported.
    @preconcurrency @MainActor public func setValue(_ value: Any?, forKey key: String) { setByKey(value, key) }

    /// Returns the value of a property by name. Raises for an unknown key of a class of the app.
    @preconcurrency @MainActor public func value(forKey key: String) -> Any? { valueByKey(key) }

    /// Sets the property at a key path, for example `layer.cornerRadius`.
    @preconcurrency @MainActor public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        setByPath(value, keyPath)
    }

    /// Returns the value at a key path.
    @preconcurrency @MainActor public func value(forKeyPath keyPath: String) -> Any? { valueByPath(keyPath) }
}

/// Key-value coding of user defaults, whose keys are arbitrary.
extension UserDefaults {
    /// Sets the value for a key; nil removes it.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// Returns the value for a key.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}

@MainActor extension NSObjectProtocol where Self: NSObject {
    /// The implementation of `setValue(_:forKey:)`.
    func setByKey(_ value: Any?, _ key: String) {
        do {
            try KeyValueCoding.setDirectly(value, forKey: key, of: self)
            (self as? UIResponder)?.keyValueObservers?.notify(key, of: self, value: value)
        } catch KeyValueError.undefinedKey(let key, let name) {
            if let responder = self as? UIResponder { return responder.setValue(value, forUndefinedKey: key) }
            PrivateKeys.handle(.undefinedKey(key: key, className: name))
        } catch let error as KeyValueError {
            UIKitException.raiseOrRecord(error.exception)
        } catch {
            UIKitException.raiseOrRecord(UIKitException(name: "NSInternalInconsistencyException", reason: "\(error)"))
        }
    }

    /// The implementation of `value(forKey:)`.
    func valueByKey(_ key: String) -> Any? {
        do {
            return try KeyValueCoding.value(forKey: key, of: self)
        } catch KeyValueError.undefinedKey(let key, _) {
            if let responder = self as? UIResponder { return responder.value(forUndefinedKey: key) }
            PrivateKeys.handleUndefined(key, of: self, setting: false)
        } catch let error as KeyValueError {
            UIKitException.raiseOrRecord(error.exception)
        } catch {
            UIKitException.raiseOrRecord(UIKitException(name: "NSInternalInconsistencyException", reason: "\(error)"))
        }
        return nil
    }

    func setByPath(_ value: Any?, _ path: String) {
        guard let target = KeyPathTarget(path, from: self) else { return }
        target.set(value)
        if target.object !== self { (self as? UIResponder)?.keyValueObservers?.notify(path, of: self, value: value) }
    }

    func valueByPath(_ path: String) -> Any? { KeyPathTarget(path, from: self)?.value }
}

/// The object and the key for the last component of a key path. Creating it raises if the path is invalid.
@MainActor private struct KeyPathTarget {
    let object: AnyObject
    let key: String

    init?(_ path: String, from root: AnyObject) {
        if PrivateKeys.reportIfIgnored(path, of: root) { return nil }
        do {
            (object, key) = try KeyValueCoding.target(ofPath: path, from: root)
        } catch let error as KeyValueError {
            PrivateKeys.handle(error)
            return nil
        } catch {
            return nil
        }
    }

    func set(_ value: Any?) {
        do {
            try KeyValueCoding.setValue(value, forKey: key, to: object)
        } catch let error as KeyValueError {
            UIKitException.raiseOrRecord(error.exception)
        } catch {
            UIKitException.raiseOrRecord(UIKitException(name: "NSInternalInconsistencyException", reason: "\(error)"))
        }
    }

    var value: Any? {
        if let responder = object as? UIResponder { return responder.value(forKey: key) }
        return (object as? NSObject)?.valueByKey(key)
    }
}
