@_spi(Reflection) import Swift

/// Finds the stored properties of classes, including inherited and private ones.
package enum FieldReflection {
    /// Returns all stored properties; those of superclasses are first.
    ///
    /// The first call verifies the layout of the Swift runtime. If it is unexpected, the process ends with a message.
    package static func fields(of type: AnyClass) -> [ReflectedField] {
        RuntimeCheck.fieldsCheck
        return uncheckedFields(of: type)
    }

    static func uncheckedFields(of type: AnyClass) -> [ReflectedField] {
        var reflectedProperties: [(name: String, offset: Int, type: Any.Type)] = []
        _ = unsafe _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { name, offset, fieldType, _ in
            reflectedProperties.append((unsafe String(cString: name), offset, fieldType))
            return true
        }
        let records = classes(from: type).flatMap(FieldRecords(.current).records)
        guard records.count == reflectedProperties.count else {
            return reflectedProperties.map {
                ReflectedField(name: $0.name, offset: $0.offset, type: $0.type, ownership: .unowned, isVariable: false)
            }
        }
        return zip(reflectedProperties, records).map { basic, record in
            ReflectedField(
                name: basic.name, offset: basic.offset, type: basic.type, ownership: record.ownership,
                isVariable: record.isVariable)
        }
    }

    /// Returns the addresses at which the runtime stores the names of the properties.
    static func names(of type: AnyClass) -> [UnsafeRawPointer?] {
        var names: [UnsafeRawPointer?] = unsafe []
        _ = unsafe _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { name, _, _, _ in
            unsafe names.append(UnsafeRawPointer(name))
            return true
        }
        return unsafe names
    }

    /// Returns the class and its superclasses, starting with the root class.
    private static func classes(from type: AnyClass) -> [AnyClass] {
        var hierarchy: [AnyClass] = []
        var current: AnyClass? = type
        while let next = current {
            hierarchy.append(next)
            current = _getSuperclass(next)
        }
        return hierarchy.reversed()
    }
}

/// Reads the field records of a class for information that the standard library's reflection doesn't provide: whether a
/// property is weak, and whether it is a variable.
struct FieldRecords {
    /// The information in one field record.
    struct Record: Equatable {
        let ownership: ReflectedField.Ownership
        let isVariable: Bool
    }

    private let layout: MetadataLayout

    init(_ layout: MetadataLayout) { self.layout = layout }

    /// Returns the records of the properties that a class adds to those of its superclass.
    func records(of type: AnyClass) -> [Record] {
        unsafe locations(of: type).map { record in
            let flags = unsafe record.load(as: UInt32.self)
            let type = unsafe MetadataPointer.relative(record + layout.typeInRecord)
            return unsafe Record(ownership: ownership(mangled: type), isVariable: flags & layout.variableFlag != 0)
        }
    }

    /// Returns the addresses of the names of these properties.
    func names(of type: AnyClass) -> [UnsafeRawPointer?] {
        unsafe locations(of: type).map { unsafe MetadataPointer.relative($0 + layout.nameInRecord) }
    }

    /// Returns the addresses of the records.
    /// - Parameter maximum: the maximum plausible number of records. If there are more, the result is empty.
    func locations(of type: AnyClass, maximum: Int = .max) -> [UnsafeRawPointer] {
        let metadata = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
        let descriptor = unsafe metadata.load(fromByteOffset: layout.descriptorInClass, as: UnsafeRawPointer?.self)
        guard let descriptor = unsafe descriptor,
            let fields = unsafe MetadataPointer.relative(descriptor + layout.fieldsInDescriptor)
        else { return unsafe [] }
        let size = Int(unsafe fields.load(fromByteOffset: layout.recordSizeInFields, as: UInt16.self))
        let count = Int(unsafe fields.load(fromByteOffset: layout.countInFields, as: UInt32.self))
        guard count <= maximum else { return unsafe [] }
        return unsafe (0..<count).map { unsafe fields + layout.recordsInFields + $0 * size }
    }

    /// Returns the ownership. A mangled type name that ends with `Xw`, `Xo` or `Xu` means weak, unowned or unmanaged.
    private func ownership(mangled name: UnsafeRawPointer?) -> ReflectedField.Ownership {
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
