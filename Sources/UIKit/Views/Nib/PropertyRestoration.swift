import Foundation

/// Restores properties, including other state that their setters change. For example, setting plain text replaces
/// attributed text, and setting a slider's range clamps its value.
@MainActor package enum PropertyRestoration {
    /// Returns a closure that restores the current value of a property, and all other state that its setter may change.
    ///
    /// - Throws: `KeyValueError` if the property is unknown or read-only.
    package static func makeRestoration(ofKey key: String, of object: AnyObject) throws -> @MainActor () -> Void {
        let originalValue = try KeyValueCoding.value(forKey: key, of: object)
        guard KeyValueCoding.settableType(ofKey: key, in: object) != nil else {
            throw KeyValueError.readOnly(key: key, className: KeyValueCoding.className(of: object))
        }
        if let stateRestoration = MemberTables.all.stateRestoration(key, object) { return stateRestoration }
        return {
            do { try KeyValueCoding.setDirectly(originalValue, forKey: key, of: object) } catch {
                preconditionFailure("a value cannot be restored: \(error)")
            }
        }
    }

    // MARK: Used by the catalogue of members

    package static func geometry(of view: UIView) -> @MainActor () -> Void {
        let (bounds, center, transform) = (view.bounds, view.center, view.transform)
        return { (view.transform, view.bounds, view.center) = (transform, bounds, center) }
    }

    package static func content(of label: UILabel) -> @MainActor () -> Void {
        let content = label.content
        return {
            label.change(metrics: true) { $0 = content }
            label.updateFontForTextSize()
        }
    }
}
