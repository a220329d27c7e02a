/// A stored property of a class, found by reflection.
package struct ReflectedField {
    package enum Ownership: Sendable { case strong, weak, unowned }

    package let name: String
    /// The offset of the property's storage from the object's address, in bytes.
    package let offset: Int
    /// The type; for a weak property, the optional type.
    package let type: Any.Type
    package let ownership: Ownership
    package let isVariable: Bool
}

// MARK: - Storage

extension ReflectedField {
    /// Replaces the property's value in `object`, whose class must have this property. Property observers aren't called.
    /// - Parameter value: the new value, which must have the property's type.
    package func store<T>(_ value: T, in object: AnyObject) {
        precondition(T.self == type, "\(name) contains a \(type), not a \(T.self)")
        let address = unsafe Unmanaged.passUnretained(object).toOpaque() + offset
        if ownership == .weak {
            unsafe storeWeak(value, at: address)
        } else {
            unsafe address.assumingMemoryBound(to: T.self).pointee = value
        }
    }

    /// Returns the property's value in `object`, whose class must have this property. It has the property's type; for a
    /// weak property, it is the object itself.
    package func load(from object: AnyObject) -> Any? {
        func loadValue<T>(_ type: T.Type) -> Any? {
            let address = unsafe Unmanaged.passUnretained(object).toOpaque() + offset
            if ownership == .weak { return unsafe address.assumingMemoryBound(to: WeakReference.self).pointee.object }
            return unsafe address.assumingMemoryBound(to: type).pointee
        }
        return _openExistential(type, do: loadValue)
    }

    private struct WeakReference {
        weak var object: AnyObject?
    }

    /// Stores a weak reference, which is the first word of the optional. If the type is a protocol, its witness tables follow.
    private func storeWeak<T>(_ value: T, at address: UnsafeMutableRawPointer) {
        let wordSize = MemoryLayout<UInt>.size
        precondition(MemoryLayout<T>.size >= wordSize, "\(name) contains no reference")
        let object = unsafe withUnsafeBytes(of: value) { bytes in
            unsafe bytes.load(as: Unmanaged<AnyObject>?.self)?.takeUnretainedValue()
        }
        unsafe address.assumingMemoryBound(to: WeakReference.self).pointee.object = object
        guard MemoryLayout<T>.size > wordSize else { return }
        unsafe withUnsafeBytes(of: value) { bytes in
            for position in stride(from: wordSize, to: MemoryLayout<T>.size, by: wordSize) {
                let witnessTable = unsafe bytes.load(fromByteOffset: position, as: UInt.self)
                unsafe address.storeBytes(of: witnessTable, toByteOffset: position, as: UInt.self)
            }
        }
    }
}

/// Returns whether a type is optional, from the kind in its metadata. A cast to a protocol of optional types would search
/// all conformances of the program, once for each type.
package func isOptional(_ type: Any.Type) -> Bool {
    unsafe unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == 0x202
}

/// Returns whether a type is an existential such as `any P`, from the kind in its metadata.
package func isExistential(_ type: Any.Type) -> Bool {
    unsafe unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == 0x303
}

/// Returns the value as an object; nil if it isn't one. A cast to `AnyObject` would search all conformances of the program,
/// once for each class.
package func reference(in value: Any) -> AnyObject? {
    guard type(of: value) is AnyClass else { return nil }
    return unsafe withUnsafeBytes(of: value) { unsafe $0.load(as: Unmanaged<AnyObject>.self).takeUnretainedValue() }
}
