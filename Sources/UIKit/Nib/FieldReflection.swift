@_spi(Reflection) import Swift

/// One stored property of a class, found by the standard library's reflection.
struct ReflectedField {
    enum Ownership { case strong, weak, unowned }

    let name: String
    /// The distance of its storage from the object's address, in bytes.
    let offset: Int
    /// The type; of a weak property the optional one.
    let type: Any.Type
    let ownership: Ownership
    let isVariable: Bool
}

/// Finds the stored properties of classes, inherited and private ones included.
enum FieldReflection {
    /// All stored properties, those of superclasses first.
    static func fields(of type: AnyClass) -> [ReflectedField] {
        var basics: [(name: String, offset: Int, type: Any.Type)] = []
        _ = unsafe _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { name, offset, fieldType, _ in
            basics.append((unsafe String(cString: name), offset, fieldType))
            return true
        }
        let records = classes(from: type).flatMap(Self.records)
        guard records.count == basics.count else {
            return basics.map {
                ReflectedField(name: $0.name, offset: $0.offset, type: $0.type, ownership: .unowned, isVariable: false)
            }
        }
        return zip(basics, records).map { basic, record in
            ReflectedField(
                name: basic.name, offset: basic.offset, type: basic.type, ownership: record.ownership,
                isVariable: record.isVariable)
        }
    }

    /// The root class first.
    private static func classes(from type: AnyClass) -> [AnyClass] {
        var chain: [AnyClass] = []
        var current: AnyClass? = type
        while let next = current {
            chain.append(next)
            current = _getSuperclass(next)
        }
        return chain.reversed()
    }

    private struct Record {
        let ownership: ReflectedField.Ownership
        let isVariable: Bool
    }

    /// Reads the field records of one class's type descriptor, whose layout the Swift ABI fixes.
    private static func records(of type: AnyClass) -> [Record] {
        let metadata = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
        let descriptor = unsafe metadata.load(fromByteOffset: Layout.descriptorInClass, as: UnsafeRawPointer?.self)
        guard let descriptor = unsafe descriptor,
            let fields = unsafe relative(descriptor + Layout.fieldsInDescriptor)
        else { return [] }
        let size = Int(unsafe fields.load(fromByteOffset: Layout.recordSizeInFields, as: UInt16.self))
        let count = Int(unsafe fields.load(fromByteOffset: Layout.countInFields, as: UInt32.self))
        return (0..<count).map { index in
            let record = unsafe fields + Layout.recordsInFields + index * size
            let flags = unsafe record.load(as: UInt32.self)
            let name = unsafe relative(record + Layout.typeInRecord)
            return unsafe Record(ownership: ownership(mangled: name), isVariable: flags & Layout.variableFlag != 0)
        }
    }

    /// Offsets in bytes for 64-bit systems without an Objective-C runtime.
    private enum Layout {
        static let descriptorInClass = 40
        static let fieldsInDescriptor = 16
        static let recordSizeInFields = 10
        static let countInFields = 12
        static let recordsInFields = 16
        static let typeInRecord = 4
        static let variableFlag: UInt32 = 2
    }

    /// Follows a relative pointer.
    private static func relative(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = unsafe pointer.load(as: Int32.self)
        return distance == 0 ? nil : unsafe pointer + Int(distance)
    }

    /// `Xw`, `Xo` and `Xu` at the end of a mangled type name stand for weak, unowned and unmanaged.
    private static func ownership(mangled name: UnsafeRawPointer?) -> ReflectedField.Ownership {
        guard var position = unsafe name else { return .strong }
        var last: UInt8 = 0
        var beforeLast: UInt8 = 0
        while true {
            let byte = unsafe position.load(as: UInt8.self)
            if byte == 0 { break }
            unsafe position += byte <= 0x17 ? 5 : byte <= 0x1F ? 9 : 1
            (beforeLast, last) = (last, byte)
        }
        guard beforeLast == UInt8(ascii: "X") else { return .strong }
        switch last {
        case UInt8(ascii: "w"): return .weak
        case UInt8(ascii: "o"), UInt8(ascii: "u"): return .unowned
        default: return .strong
        }
    }
}

// MARK: - Storage

extension ReflectedField {
    /// Whether a value could be stored.
    enum Stored {
        case done
        case wrongType
        case notOptional
    }

    /// Replaces the property's value in `object`. Observers of the property do not run.
    func store(_ value: Any?, in object: AnyObject) -> Stored {
        func open<T>(_ type: T.Type) -> Stored {
            switch KeyValueConversion.convert(value, to: type) {
            case .wrongType: return .wrongType
            case .notOptional: return .notOptional
            case .value(let converted):
                let address = unsafe Unmanaged.passUnretained(object).toOpaque() + offset
                if ownership == .weak {
                    unsafe storeWeak(converted, at: address)
                } else {
                    unsafe address.assumingMemoryBound(to: type).pointee = converted
                }
                return .done
            }
        }
        return _openExistential(type, do: open)
    }

    /// The property's value in `object`.
    func load(from object: AnyObject) -> Any? {
        func open<T>(_ type: T.Type) -> Any? {
            let address = unsafe Unmanaged.passUnretained(object).toOpaque() + offset
            if ownership == .weak { return unsafe address.assumingMemoryBound(to: WeakReference.self).pointee.object }
            return KeyValueConversion.unwrapped(unsafe address.assumingMemoryBound(to: type).pointee)
        }
        return _openExistential(type, do: open)
    }

    private struct WeakReference {
        weak var object: AnyObject?
    }

    /// Stores a weak reference; an existential's witness tables follow the reference word by word.
    private func storeWeak<T>(_ value: T, at address: UnsafeMutableRawPointer) {
        let object = KeyValueConversion.unwrapped(value).map { $0 as AnyObject }
        unsafe address.assumingMemoryBound(to: WeakReference.self).pointee.object = object
        let word = MemoryLayout<UInt>.size
        guard MemoryLayout<T>.size > word else { return }
        unsafe withUnsafeBytes(of: value) { bytes in
            for position in stride(from: word, to: MemoryLayout<T>.size, by: word) {
                let table = unsafe bytes.load(fromByteOffset: position, as: UInt.self)
                unsafe address.storeBytes(of: table, toByteOffset: position, as: UInt.self)
            }
        }
    }
}
