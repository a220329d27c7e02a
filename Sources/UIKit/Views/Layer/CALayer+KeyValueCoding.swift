import Foundation

/// Key-value coding of layers. It supports properties, components of transforms and geometry such as
/// `transform.rotation.z` and `bounds.size.width`, and custom keys, whose values are stored.
extension CALayer {
    /// Returns the value of a property, or the value that was stored for a custom key.
    public func value(forKey key: String) -> Any? {
        if key == "transform" { return transform }
        return (try? KeyValueCoding.value(forKey: key, of: self)) ?? undefinedKeyValues?[key]
    }

    /// Sets a property, or stores a value for a custom key.
    public func setValue(_ value: Any?, forKey key: String) {
        if key == "transform", let value = value as? CATransform3D { return transform = value }
        do { try KeyValueCoding.setDirectly(value, forKey: key, of: self) } catch KeyValueError.undefinedKey {
            undefinedKeyValues = undefinedKeyValues ?? [:]
            undefinedKeyValues?[key] = value
        } catch let error as KeyValueError {
            UIKitException.raiseOrRecord(error.exception)
        } catch {
            UIKitException.raiseOrRecord(UIKitException(name: "NSInternalInconsistencyException", reason: "\(error)"))
        }
    }

    /// Returns the value for a key path. Components of transforms and geometry are numbers; angles are in radians.
    public func value(forKeyPath keyPath: String) -> Any? {
        let pathComponents = keyPath.split(separator: ".").map(String.init)
        guard let first = pathComponents.first, pathComponents.count > 1 else { return value(forKey: keyPath) }
        let remainingPath = Array(pathComponents.dropFirst())
        switch value(forKey: first) {
        case let transform as CATransform3D: return TransformComponents(transform).value(remainingPath)
        case let transform as CGAffineTransform:
            return TransformComponents(CATransform3DMakeAffineTransform(transform)).value(remainingPath)
        case let point as CGPoint: return GeometryComponents.value(of: point, remainingPath)
        case let size as CGSize: return GeometryComponents.value(of: size, remainingPath)
        case let rect as CGRect: return GeometryComponents.value(of: rect, remainingPath)
        case let layer as CALayer: return layer.value(forKeyPath: remainingPath.joined(separator: "."))
        case nil: return undefinedKeyValues?[keyPath]
        default: return valueByPath(keyPath)
        }
    }

    /// Sets the value for a key path.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let pathComponents = keyPath.split(separator: ".").map(String.init)
        guard let first = pathComponents.first, pathComponents.count > 1 else {
            return setValue(value, forKey: keyPath)
        }
        let remainingPath = Array(pathComponents.dropFirst())
        switch self.value(forKey: first) {
        case let transform as CATransform3D:
            var components = TransformComponents(transform)
            if components.set(value, remainingPath) { setValue(components.transform, forKey: first) }
        case var point as CGPoint:
            if GeometryComponents.set(value, of: &point, remainingPath) { setValue(point, forKey: first) }
        case var size as CGSize:
            if GeometryComponents.set(value, of: &size, remainingPath) { setValue(size, forKey: first) }
        case var rect as CGRect:
            if GeometryComponents.set(value, of: &rect, remainingPath) { setValue(rect, forKey: first) }
        case let layer as CALayer: layer.setValue(value, forKeyPath: remainingPath.joined(separator: "."))
        case nil:
            undefinedKeyValues = undefinedKeyValues ?? [:]
            undefinedKeyValues?[keyPath] = value
        default: setByPath(value, keyPath)
        }
    }
}

/// Converts a value of a numeric Swift type, or an `NSNumber`. Returns nil for other values.
private func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
}

/// Reads and writes the components of points, sizes and rectangles by name.
private enum GeometryComponents {
    static func value(of point: CGPoint, _ path: [String]) -> Any? {
        switch path {
        case ["x"]: point.x
        case ["y"]: point.y
        default: nil
        }
    }

    static func value(of size: CGSize, _ path: [String]) -> Any? {
        switch path {
        case ["width"]: size.width
        case ["height"]: size.height
        default: nil
        }
    }

    static func value(of rect: CGRect, _ path: [String]) -> Any? {
        switch path.first {
        case "origin": path.count == 1 ? rect.origin : value(of: rect.origin, Array(path.dropFirst()))
        case "size": path.count == 1 ? rect.size : value(of: rect.size, Array(path.dropFirst()))
        default: nil
        }
    }

    static func set(_ value: Any?, of point: inout CGPoint, _ path: [String]) -> Bool {
        guard let number = number(value) else { return false }
        switch path {
        case ["x"]: point.x = number
        case ["y"]: point.y = number
        default: return false
        }
        return true
    }

    static func set(_ value: Any?, of size: inout CGSize, _ path: [String]) -> Bool {
        guard let number = number(value) else { return false }
        switch path {
        case ["width"]: size.width = number
        case ["height"]: size.height = number
        default: return false
        }
        return true
    }

    static func set(_ value: Any?, of rect: inout CGRect, _ path: [String]) -> Bool {
        if path == ["origin"], let point = value as? CGPoint {
            rect.origin = point
        } else if path == ["size"], let size = value as? CGSize {
            rect.size = size
        } else if path.first == "origin" {
            return set(value, of: &rect.origin, Array(path.dropFirst()))
        } else if path.first == "size" {
            return set(value, of: &rect.size, Array(path.dropFirst()))
        } else {
            return false
        }
        return true
    }
}

/// A transform decomposed into a scale, rotations about x, y and z in this order (radians), and a translation (points).
private struct TransformComponents {
    private var scale: [CGFloat]
    private var rotation: [CGFloat]
    private var translation: [CGFloat]
    private static let axes = ["x": 0, "y": 1, "z": 2]

    init(_ t: CATransform3D) {
        translation = [t.m41, t.m42, t.m43]
        var scales = [
            (t.m11 * t.m11 + t.m12 * t.m12 + t.m13 * t.m13).squareRoot(),
            (t.m21 * t.m21 + t.m22 * t.m22 + t.m23 * t.m23).squareRoot(),
            (t.m31 * t.m31 + t.m32 * t.m32 + t.m33 * t.m33).squareRoot(),
        ]
        // A negative determinant means a reflection, which is represented by a negative y-scale.
        let partialDeterminant = t.m11 * (t.m22 * t.m33 - t.m23 * t.m32) - t.m12 * (t.m21 * t.m33 - t.m23 * t.m31)
        if partialDeterminant + t.m13 * (t.m21 * t.m32 - t.m22 * t.m31) < 0 { scales[1] = -scales[1] }
        let divisors = scales
        func normalized(_ value: CGFloat, _ axis: Int) -> CGFloat { divisors[axis] == 0 ? 0 : value / divisors[axis] }
        scale = scales
        rotation = [
            atan2(normalized(t.m23, 1), normalized(t.m33, 2)), asin(min(max(-normalized(t.m13, 0), -1), 1)),
            atan2(normalized(t.m12, 0), normalized(t.m11, 0)),
        ]
    }

    var transform: CATransform3D {
        var t = CATransform3DMakeScale(scale[0], scale[1], scale[2])
        t = CATransform3DConcat(t, CATransform3DMakeRotation(rotation[0], 1, 0, 0))
        t = CATransform3DConcat(t, CATransform3DMakeRotation(rotation[1], 0, 1, 0))
        t = CATransform3DConcat(t, CATransform3DMakeRotation(rotation[2], 0, 0, 1))
        return CATransform3DConcat(t, CATransform3DMakeTranslation(translation[0], translation[1], translation[2]))
    }

    /// Returns a component. Without an axis, `translation` is a size, `rotation` is the rotation about z, and `scale` is
    /// the mean of the three scales.
    func value(_ path: [String]) -> Any? {
        let axis = path.count == 2 ? Self.axes[path[1]] : nil
        guard path.count == 1 || axis != nil else { return nil }
        switch path[0] {
        case "translation":
            return axis.map { translation[$0] } ?? CGSize(width: translation[0], height: translation[1])
        case "scale": return axis.map { scale[$0] } ?? scale.reduce(0, +) / 3
        case "rotation": return rotation[axis ?? 2]
        default: return nil
        }
    }

    /// Sets a component.
    /// - Returns: False for unknown components and invalid values.
    mutating func set(_ value: Any?, _ path: [String]) -> Bool {
        let axis = path.count == 2 ? Self.axes[path[1]] : nil
        guard path.count == 1 || axis != nil else { return false }
        if path == ["translation"] {
            switch value {
            case let size as CGSize: (translation[0], translation[1]) = (size.width, size.height)
            case let point as CGPoint: (translation[0], translation[1]) = (point.x, point.y)
            default: return false
            }
            return true
        }
        guard let number = number(value) else { return false }
        switch (path[0], axis) {
        case ("translation", let axis?): translation[axis] = number
        case ("scale", let axis?): scale[axis] = number
        case ("scale", nil): scale = [number, number, number]
        case ("rotation", _): rotation[axis ?? 2] = number
        default: return false
        }
        return true
    }
}
