import CellSimProcess
import Foundation

/// The objects of an Xcode project file, keyed by identifier.
struct ProjectObjects {
    /// An object of a project file.
    struct Object {
        let id: String
        let line: Int
        let entries: PropertyDictionary
        var isa: String { entries["isa"]?.string ?? "" }

        subscript(key: String) -> String? { entries[key]?.string }
    }

    /// The path of the project file.
    let file: String
    let rootID: String
    let notes: ProjectNotes
    private let entries: PropertyDictionary

    /// Reads a project file. If reading fails and the file has changed afterwards, it is read again, because another program may be
    /// writing it.
    /// - Parameters:
    ///   - path: the path of `project.pbxproj`.
    ///   - notes: collects problems.
    ///   - pause: waits for the program that is writing the file.
    init(
        path: String, notes: ProjectNotes, pause: () -> Void = { Thread.sleep(forTimeInterval: 0.3) }
    ) throws(ProjectError) {
        var contents = Self.read(path)
        for _ in 0..<3 {
            do throws(ProjectError) {
                self = try ProjectObjects(try contents.get(), path: path, notes: notes)
                return
            } catch {
                pause()
                let newer = Self.read(path)
                guard newer != contents else { throw error }
                contents = newer
            }
        }
        self = try ProjectObjects(try contents.get(), path: path, notes: notes)
    }

    private static func read(_ path: String) -> Result<[UInt8], ProjectError> {
        do throws(FileInputError) { return .success(try FileReader.read(path)) } catch {
            return .failure(ProjectError(path, nil, "cannot be read: \(error.reason)"))
        }
    }

    private init(_ input: [UInt8], path: String, notes: ProjectNotes) throws(ProjectError) {
        let bytes = ConflictMarkers.resolvingToFirstSide(of: input, file: path, notes: notes)
        let propertyList =
            XMLPropertyListParser.isXML(bytes)
            ? try XMLPropertyListParser.parse(bytes, file: path, notes: notes)
            : try OldPropertyListParser.parse(bytes, file: path, notes: notes)
        guard let top = propertyList.dictionary else {
            throw ProjectError(path, propertyList.line, "expected a dictionary, found \(propertyList.kind)")
        }
        guard let objects = top["objects"]?.dictionary else {
            throw ProjectError(path, propertyList.line, "there is no dictionary 'objects'; this is not a project file")
        }
        guard let root = top["rootObject"]?.string else {
            throw ProjectError(path, propertyList.line, "there is no 'rootObject', which refers to the project")
        }
        (file, self.notes, entries, rootID) = (path, notes, objects, root)
    }

    /// Returns the object with an identifier.
    func object(_ id: String) -> Object? {
        guard let value = entries[id], let dictionary = value.dictionary else { return nil }
        return Object(id: id, line: value.line, entries: dictionary)
    }

    /// Returns the object that an entry refers to, and reports a missing object.
    func object(_ key: String, of owner: Object) -> Object? {
        guard let value = owner.entries[key] else { return nil }
        return resolve(value, by: key, of: owner)
    }

    /// Returns the objects that an entry with a list refers to, and reports missing objects.
    func objects(_ key: String, of owner: Object) -> [Object] {
        guard let value = owner.entries[key] else { return [] }
        guard let list = value.array else {
            notes.add(
                .warning, file, value.line, "'\(key)' of \(owner.isa) \(owner.id) is \(value.kind), not a list")
            return []
        }
        return list.compactMap { resolve($0, by: key, of: owner) }
    }

    /// Returns the strings of an entry with a list.
    func strings(_ key: String, of owner: Object) -> [String] {
        owner.entries[key]?.array?.compactMap(\.string) ?? []
    }

    private func resolve(_ value: PropertyList, by key: String, of owner: Object) -> Object? {
        guard let id = value.string else {
            notes.add(.warning, file, value.line, "'\(key)' of \(owner.isa) \(owner.id) is \(value.kind), not a name")
            return nil
        }
        if let target = object(id) { return target }
        notes.add(
            .warning, file, value.line,
            "'\(key)' of \(owner.isa) \(owner.id) refers to \(id), which does not exist; skipped")
        return nil
    }
}
