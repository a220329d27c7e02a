/// The offsets in Swift's metadata, in bytes, on 64-bit systems without an Objective-C runtime.
///
/// Swift doesn't guarantee them on Linux. `RuntimeCheck` verifies them with known classes before they are used.
struct MetadataLayout: Sendable {
    // Offsets in the metadata of a class.
    var superclassInClass = 8
    var instanceSizeInClass = 24
    var descriptorInClass = 40

    // Offsets in the descriptor of a type or module. Both have their name and parent at the same offsets.
    var parentInDescriptor = 4
    var nameInDescriptor = 8
    var fieldsInDescriptor = 16
    var kindMask: UInt32 = 0x1F
    var moduleKind: UInt32 = 0
    var classKind: UInt32 = 16
    var genericFlag: UInt32 = 0x80

    // Offsets in a field descriptor and its records.
    var recordSizeInFields = 10
    var countInFields = 12
    var recordsInFields = 16
    var typeInRecord = 4
    var nameInRecord = 8
    var variableFlag: UInt32 = 2

    // Offsets in the list of an image's sections.
    var sectionsVersions = 4...5
    var typesInSections = 64
    var typeRecordSize = 4

    static let current = MetadataLayout()
}

/// Decodes the pointer formats of metadata.
enum MetadataPointer {
    /// Follows a relative pointer, which is an offset from its own address.
    static func relative(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = unsafe pointer.load(as: Int32.self)
        return distance == 0 ? nil : unsafe pointer + Int(distance)
    }

    /// Follows a relative pointer whose lowest bit indicates that it leads to another pointer.
    static func indirectable(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = unsafe pointer.load(as: Int32.self)
        guard distance != 0 else { return nil }
        let target = unsafe pointer + Int(distance & ~1)
        return distance & 1 == 0 ? unsafe target : unsafe target.load(as: UnsafeRawPointer?.self)
    }

    /// Returns the type descriptor to which a type record refers. The two lowest bits of a record are the kind of reference.
    static func typeDescriptor(at record: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = unsafe record.load(as: Int32.self)
        let target = unsafe record + Int(distance & ~3)
        switch distance & 3 {
        case 0: return unsafe target
        case 1: return unsafe target.load(as: UnsafeRawPointer?.self)
        default: return nil
        }
    }

    /// Returns whether the bytes at an address are `name` followed by a zero.
    static func isName(_ name: [UInt8], at text: UnsafeRawPointer) -> Bool {
        for index in name.indices where unsafe text.load(fromByteOffset: index, as: UInt8.self) != name[index] {
            return false
        }
        return unsafe text.load(fromByteOffset: name.count, as: UInt8.self) == 0
    }
}
