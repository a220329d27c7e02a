import CellSimInterfaceBuilder
import Foundation

/// Sets the user-defined runtime attributes of the objects in a nib.
extension NibSession {
    /// Sets the runtime attributes in document order. As in UIKit, unknown keys are reported and skipped.
    func setRuntimeAttributes() {
        for group in template.runtimeAttributes {
            guard
                let object = group.owner.name == "placeholder"
                    ? self.object(for: group.owner) : objects[group.owner.index]
            else { continue }
            var localizedCount = 0
            for attribute in group.attributes {
                let coder = coder(for: attribute)
                guard let path = coder.string("keyPath"),
                    let value = value(of: coder, texts: &localizedCount, owner: group.owner)
                else { continue }
                let content = clampedLength(value.content, path, on: object, attribute)
                setRuntimeAttribute(content, path, on: object, attribute: attribute, owner: group.owner)
            }
        }
    }

    /// Clamps a length of a UIKit class to the range for documents, and reports it. Values for the app's classes aren't
    /// changed.
    private func clampedLength(_ value: Any?, _ path: String, on object: AnyObject, _ attribute: IBElement) -> Any? {
        guard let number = value as? Double, !IBLimits.points.contains(number) else { return value }
        do {
            let target = try KeyValueCoding.target(ofPath: path, from: object)
            guard KeyValueTable.property(target.key, of: type(of: target.object))?.isLength ?? false else {
                return value
            }
        } catch {
            // Setting the value reports the error.
            return value
        }
        let limitMessage = IBLimits.rangeMessage(IBLimits.points)
        report(
            .error, at: attribute, key: path, value: "\(number)", message: limitMessage.message,
            remedy: limitMessage.remedy,
            rule: .limit)
        return IBLimits.limited(number, to: IBLimits.points)
    }

    private func setRuntimeAttribute(
        _ value: Any?, _ path: String, on object: AnyObject, attribute: IBElement, owner: IBElement
    ) {
        do {
            try UIKitException.catching {
                if let responder = object as? UIResponder {
                    responder.setValue(value, forKeyPath: path)
                } else {
                    let target = try KeyValueCoding.target(ofPath: path, from: object)
                    try KeyValueCoding.setValue(value, forKey: target.key, to: target.object)
                }
            }
        } catch {
            if usesBaseClass(owner) { return }
            let keyValueError = error as? KeyValueError ?? (error as? UIKitException)?.cause
            // On the command line, properties in the app's extensions of UIKit's classes are unknown.
            report(
                options.policy == .commandLine && keyValueError?.isUndefinedKey ?? true ? .note : .warning,
                at: attribute,
                key: path,
                message:
                    "Failed to set (\(path)) user defined inspected property on (\(KeyValueCoding.className(of: object))): "
                    + (keyValueError?.exception.reason ?? (error as? UIKitException)?.reason ?? "\(error)"),
                remedy: keyValueError?.remedy, rule: .connection)
        }
    }

    private struct DecodedValue {
        let content: Any?
    }

    /// Returns the value of a runtime attribute. Returns nil if it is invalid, and reports it.
    /// - Parameters:
    ///   - coder: The coder of the attribute.
    ///   - texts: The number of the owner's localisable attributes so far, which is part of their keys in string tables.
    ///   - owner: The element of the object.
    private func value(of coder: NibCoder, texts: inout Int, owner: IBElement) -> DecodedValue? {
        switch coder.string("type") {
        case "string": return DecodedValue(content: coder.string("value") ?? "")
        case "localizedString":
            let name = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(texts)]"
            texts += 1
            return DecodedValue(content: coder.localized(coder.string("value") ?? "", named: name, of: owner))
        case "boolean": return DecodedValue(content: coder.bool("value") ?? false)
        // Interface Builder doesn't write a value for a number, colour or image that isn't set.
        case "number":
            return coder.contains("value")
                ? coder.double("value").map { DecodedValue(content: $0) } : DecodedValue(content: nil)
        case "color": return DecodedValue(content: coder.color("value"))
        case "image": return DecodedValue(content: coder.image("value"))
        case "point": return DecodedValue(content: coder.point("value") ?? .zero)
        case "size": return DecodedValue(content: coder.size("value") ?? .zero)
        case "rect": return DecodedValue(content: coder.rect("value") ?? .zero)
        case "range": return DecodedValue(content: range(of: coder))
        case "nil": return DecodedValue(content: nil)
        case let type:
            coder.warn("has an unknown value", key: "type", value: type ?? "", remedy: "skipped")
            return nil
        }
    }

    private func range(of coder: NibCoder) -> NSRange {
        guard let rangeCoder = coder.coder(forKeyed: "value") else { return NSRange() }
        return NSRange(location: rangeCoder.int("location") ?? 0, length: rangeCoder.int("length") ?? 0)
    }
}
