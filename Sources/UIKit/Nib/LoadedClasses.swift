/// Looks through the type records of every image of the process for classes of a name.
enum LoadedClasses {
    /// The modules, sorted, that declare a top-level class of that name that is not generic.
    static func modules(ofClassNamed name: String) -> [String] {
        guard !name.isEmpty, !name.contains(".") else { return [] }
        let search = Search(name: Array(name.utf8))
        unsafe swift_enumerateAllMetadataSections(
            { sections, context in
                guard let context = unsafe context, let sections = unsafe sections else { return true }
                unsafe Unmanaged<Search>.fromOpaque(context).takeUnretainedValue().visit(sections)
                return true
            }, Unmanaged.passUnretained(search).toOpaque())
        return search.modules.sorted()
    }

    private final class Search {
        let name: [UInt8]
        var modules: Set<String> = []

        init(name: [UInt8]) { self.name = name }

        /// Walks over one image's list of nominal types.
        func visit(_ sections: UnsafeRawPointer) {
            let start = unsafe sections.load(fromByteOffset: Layout.typesInSections, as: UnsafeRawPointer?.self)
            let length = unsafe sections.load(fromByteOffset: Layout.typesInSections + 8, as: Int.self)
            guard let start = unsafe start else { return }
            for position in stride(from: 0, to: length, by: Layout.recordSize) {
                guard let descriptor = unsafe LoadedClasses.typeDescriptor(at: start + position) else { continue }
                if let module = unsafe module(of: descriptor) { modules.insert(module) }
            }
        }

        /// The module of a top-level class of the wanted name.
        private func module(of descriptor: UnsafeRawPointer) -> String? {
            let flags = unsafe descriptor.load(as: UInt32.self)
            guard flags & Layout.kindMask == Layout.classKind, flags & Layout.genericFlag == 0,
                let text = unsafe LoadedClasses.relative(descriptor + Layout.nameInDescriptor), unsafe matches(text),
                let parent = unsafe LoadedClasses.indirectable(descriptor + Layout.parentInDescriptor),
                unsafe parent.load(as: UInt32.self) & Layout.kindMask == Layout.moduleKind,
                let module = unsafe LoadedClasses.relative(parent + Layout.nameInDescriptor)
            else { return nil }
            return unsafe String(cString: module.assumingMemoryBound(to: CChar.self))
        }

        private func matches(_ text: UnsafeRawPointer) -> Bool {
            for index in name.indices where unsafe text.load(fromByteOffset: index, as: UInt8.self) != name[index] {
                return false
            }
            return unsafe text.load(fromByteOffset: name.count, as: UInt8.self) == 0
        }
    }

    /// Offsets and flags that the Swift ABI fixes.
    private enum Layout {
        static let typesInSections = 64
        static let recordSize = 4
        static let parentInDescriptor = 4
        static let nameInDescriptor = 8
        static let kindMask: UInt32 = 0x1F
        static let classKind: UInt32 = 16
        static let moduleKind: UInt32 = 0
        static let genericFlag: UInt32 = 0x80
    }

    private static func relative(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = unsafe pointer.load(as: Int32.self)
        return distance == 0 ? nil : unsafe pointer + Int(distance)
    }

    /// A relative pointer whose lowest bit says that it leads to a pointer.
    private static func indirectable(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = unsafe pointer.load(as: Int32.self)
        guard distance != 0 else { return nil }
        let target = unsafe pointer + Int(distance & ~1)
        return distance & 1 == 0 ? unsafe target : unsafe target.load(as: UnsafeRawPointer?.self)
    }

    /// The type descriptor of a type record, whose two lowest bits say how it is referred to.
    private static func typeDescriptor(at record: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = unsafe record.load(as: Int32.self)
        let target = unsafe record + Int(distance & ~3)
        switch distance & 3 {
        case 0: return unsafe target
        case 1: return unsafe target.load(as: UnsafeRawPointer?.self)
        default: return nil
        }
    }
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func swift_enumerateAllMetadataSections(
    _ body: @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Bool, _ context: UnsafeMutableRawPointer?)
