/// Verifies this module's assumptions about the Swift runtime, once, before metadata is read. A wrong offset of a property
/// would corrupt memory.
enum RuntimeCheck {
    /// The versions of the Swift runtime that are supported. The checks of known classes show whether the metadata of a
    /// version has the layout in `MetadataLayout`.
    static let versions: Range<Version> = Version(major: 5, minor: 9)..<Version(major: 7, minor: 0)

    struct Version: Comparable, CustomStringConvertible {
        let major, minor: Int

        var description: String { "\(major).\(minor)" }

        static func < (left: Self, right: Self) -> Bool { (left.major, left.minor) < (right.major, right.minor) }

        /// The version of the runtime that the program uses.
        static var current: Self {
            let value = _SwiftStdlibVersion.current._value
            return Self(major: Int(value >> 16 & 0xFF), minor: Int(value >> 8 & 0xFF))
        }
    }

    /// Ends the process if the offsets of stored properties aren't as expected.
    static let fieldsCheck: Void = failIfPresent(problemWithFields(.current, version: .current))

    /// Ends the process if the lists of classes don't have the expected format.
    static let sectionsCheck: Void = failIfPresent(problemWithSections(.current, version: .current))

    private static func failIfPresent(_ problem: String?) {
        // Fatal: the memory of another runtime would be misinterpreted.
        if let problem { fatalError(problem) }
    }

    // MARK: Checks

    /// Returns a description of a difference between the expected and actual metadata of a class with one property of each
    /// kind; nil if there is none. Pointers are followed only after their locations have been verified.
    static func problemWithFields(_ layout: MetadataLayout, version: Version) -> String? {
        if let problem = problem(with: version) { return problem }
        guard hasExpectedClassLayout(layout) else { return message("a class's metadata", version) }
        let records = FieldRecords(layout)
        let expected: [FieldRecords.Record] = [
            .init(ownership: .strong, isVariable: false), .init(ownership: .weak, isVariable: true),
            .init(ownership: .unowned, isVariable: true), .init(ownership: .strong, isVariable: true),
        ]
        // Compare only addresses until they are equal to those that the runtime returns.
        guard unsafe records.locations(of: Probe.self, maximum: expected.count).count == expected.count,
            unsafe records.names(of: Probe.self) == FieldReflection.names(of: Probe.self).suffix(expected.count),
            records.records(of: Probe.self) == expected
        else { return message("the properties of a class", version) }
        guard canAccessValues() else { return message("the values of properties", version) }
        return nil
    }

    /// Returns a description of a difference in the lists of classes; nil if they contain the class in this file.
    static func problemWithSections(_ layout: MetadataLayout, version: Version) -> String? {
        if let problem = problem(with: version) { return problem }
        guard hasExpectedClassLayout(layout),
            LoadedClasses.modules(ofClassNamed: "ReflectionProbe", layout) == [moduleName]
        else { return message("the list of classes", version) }
        return nil
    }

    private static let moduleName = String(String(reflecting: ReflectionProbe.self).prefix { $0 != "." })

    private static func problem(with version: Version) -> String? {
        versions.contains(version) ? nil : message("a version", version)
    }

    private static func message(_ unreadablePart: String, _ version: Version) -> String {
        """
        CellSim cannot read \(unreadablePart) in this Swift runtime (\(version)), so it cannot find outlets and classes by name. \
        It supports Swift \(versions.lowerBound) up to, but not including, \(versions.upperBound). Build with a supported \
        toolchain, and remove other Swift libraries from LD_LIBRARY_PATH.
        """
    }

    /// Returns whether the class's metadata corresponds to the results of the runtime's own functions.
    private static func hasExpectedClassLayout(_ layout: MetadataLayout) -> Bool {
        let metadata = unsafe unsafeBitCast(Probe.self as AnyClass, to: UnsafeRawPointer.self)
        let superclass = unsafe unsafeBitCast(ReflectionProbe.self as AnyClass, to: UnsafeRawPointer.self)
        func word(_ offset: Int) -> UnsafeRawPointer? {
            unsafe metadata.load(fromByteOffset: offset, as: UnsafeRawPointer?.self)
        }
        // Don't read past the words that every class has.
        let offsets = [layout.superclassInClass, layout.descriptorInClass, layout.instanceSizeInClass]
        guard offsets.allSatisfy({ (0...48).contains($0) && $0 % 4 == 0 }),
            layout.superclassInClass % 8 == 0, layout.descriptorInClass % 8 == 0,
            unsafe word(layout.superclassInClass) == superclass,
            let descriptor = unsafe swift_getTypeContextDescriptor(metadata),
            unsafe word(layout.descriptorInClass) == descriptor,
            // The object's header of two words, the inherited integer, and four properties: an integer, two references and a string.
            unsafe metadata.load(fromByteOffset: layout.instanceSizeInClass, as: UInt32.self) == 16 + 8 + 8 + 8 + 8
                + 16,
            unsafe descriptor.load(as: UInt32.self) & layout.kindMask == layout.classKind
        else { return false }
        return true
    }

    private static func canAccessValues() -> Bool {
        let owner = ReflectionProbe()
        let probe = Probe(owner: owner)
        let fields = FieldReflection.uncheckedFields(of: Probe.self)
        guard fields.map(\.name) == ["number", "constant", "delegate", "owner", "text"],
            fields[0].load(from: probe) as? Int == 3, fields[1].load(from: probe) as? Int == 7,
            fields[2].load(from: probe) == nil, fields[4].load(from: probe) as? String == "text",
            fields[2].type == ReflectionProbe?.self, fields[4].type == String.self
        else { return false }
        fields[2].store(Optional(owner), in: probe)
        fields[4].store("other", in: probe)
        return probe.delegate === owner && probe.text == "other"
    }
}

/// A class that the check searches by name.
class ReflectionProbe {
    let number = 3
}

/// A class with one stored property of each kind.
private final class Probe: ReflectionProbe {
    let constant = 7
    weak var delegate: ReflectionProbe?
    unowned var owner: ReflectionProbe
    var text = "text"

    init(owner: ReflectionProbe) { self.owner = owner }
}

@_silgen_name("swift_getTypeContextDescriptor")
private func swift_getTypeContextDescriptor(_ metadata: UnsafeRawPointer) -> UnsafeRawPointer?
