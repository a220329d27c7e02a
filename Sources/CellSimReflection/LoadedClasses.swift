/// Searches the type records of all loaded images for classes with a certain name.
package enum LoadedClasses {
    /// Returns the names of the modules that declare a non-generic top-level class with a name, sorted.
    ///
    /// The first call verifies the layout of the Swift runtime. If it is unexpected, the process ends with a message.
    package static func modules(ofClassNamed name: String) -> [String] {
        RuntimeCheck.sectionsCheck
        return modules(ofClassNamed: name, .current)
    }

    static func modules(ofClassNamed name: String, _ layout: MetadataLayout) -> [String] {
        guard !name.isEmpty, !name.contains(".") else { return [] }
        let search = ClassSearch(name: Array(name.utf8), layout)
        unsafe swift_enumerateAllMetadataSections(
            { sections, context in
                guard let context = unsafe context, let sections = unsafe sections else { return true }
                unsafe Unmanaged<ClassSearch>.fromOpaque(context).takeUnretainedValue().visit(sections)
                return true
            }, Unmanaged.passUnretained(search).toOpaque())
        return search.modules.sorted()
    }

    /// A search for classes with a name, and the modules in which they were found.
    private final class ClassSearch {
        let name: [UInt8]
        let layout: MetadataLayout
        var modules: Set<String> = []

        init(name: [UInt8], _ layout: MetadataLayout) { (self.name, self.layout) = (name, layout) }

        /// Searches an image's list of nominal types.
        func visit(_ sections: UnsafeRawPointer) {
            guard layout.sectionsVersions.contains(unsafe sections.load(as: Int.self)) else { return }
            let start = unsafe sections.load(fromByteOffset: layout.typesInSections, as: UnsafeRawPointer?.self)
            let length = unsafe sections.load(fromByteOffset: layout.typesInSections + 8, as: Int.self)
            guard let start = unsafe start else { return }
            for position in stride(from: 0, to: length, by: layout.typeRecordSize) {
                guard let descriptor = unsafe MetadataPointer.typeDescriptor(at: start + position) else { continue }
                if let module = unsafe module(of: descriptor) { modules.insert(module) }
            }
        }

        /// Returns the module of the class with a type descriptor; nil if it isn't a top-level class with the requested name.
        private func module(of descriptor: UnsafeRawPointer) -> String? {
            let flags = unsafe descriptor.load(as: UInt32.self)
            guard flags & layout.kindMask == layout.classKind, flags & layout.genericFlag == 0,
                let text = unsafe MetadataPointer.relative(descriptor + layout.nameInDescriptor),
                unsafe MetadataPointer.isName(name, at: text),
                let parent = unsafe MetadataPointer.indirectable(descriptor + layout.parentInDescriptor),
                unsafe parent.load(as: UInt32.self) & layout.kindMask == layout.moduleKind,
                let module = unsafe MetadataPointer.relative(parent + layout.nameInDescriptor)
            else { return nil }
            return unsafe String(cString: module.assumingMemoryBound(to: CChar.self))
        }
    }
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func swift_enumerateAllMetadataSections(
    _ body: @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Bool, _ context: UnsafeMutableRawPointer?)
