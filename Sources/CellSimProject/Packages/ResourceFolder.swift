import CellSimLanguages
import CellSimProcess

/// Collects the resources of a product in the layout of an app bundle: in one folder, except for localised resources, which are in
/// language folders.
struct ResourceFolder {
    /// The contents of the files, keyed by relative path in the package.
    private(set) var files: [String: PackagePlan.Content] = [:]
    /// The original of each file, keyed by lowercase path, because Apple's file systems ignore case.
    private var origins: [String: AppProject.File] = [:]
    private let notes: ProjectNotes

    init(notes: ProjectNotes) { self.notes = notes }

    mutating func add(_ resources: [AppProject.File]) { for resource in resources { add(resource) } }

    private mutating func add(_ resource: AppProject.File) {
        if Paths.pathExtension(of: resource.path) == "lproj", Paths.isFolder(resource.path) {
            for name in Paths.contents(of: resource.path) where !name.hasPrefix(".") {
                var inner = resource
                inner.path += "/" + name
                add(inner)
            }
            return
        }
        let folder = Paths.lastComponent(Paths.folder(of: resource.path))
        let location = (folder.hasSuffix(".lproj") ? folder + "/" : "") + resource.name
        switch Paths.pathExtension(of: resource.path) {
        case "xcstrings": addStringTables(of: resource)
        case "xcdatamodeld", "xcdatamodel": addModel(resource)
        case "xcassets": addFile(.link(resource.path), at: uniquePath(location), resource)
        default: addFile(.link(resource.path), at: location, resource)
        }
    }

    /// Returns an unused path. Xcode merges asset catalogues with the same name, but the package keeps them separate.
    private func uniquePath(_ location: String) -> String {
        var (candidate, number) = (location, 2)
        while origins[candidate.lowercased()] != nil {
            candidate = "\(Paths.nameWithoutExtension(of: location))-\(number).xcassets"
            number += 1
        }
        return candidate
    }

    private mutating func addFile(_ content: PackagePlan.Content, at location: String, _ resource: AppProject.File) {
        if let first = origins[location.lowercased()] {
            guard first.path != resource.path else { return }
            if Paths.pathExtension(of: location) == "strings", mergeStrings(at: location, with: resource) { return }
            return notes.add(
                .warning, resource.path, nil,
                "has the same name as \(first.path), which the product uses; skipped")
        }
        origins[location.lowercased()] = resource
        files[PackagePlan.resourcesFolder + "/" + location] = content
    }

    /// Adds the strings of a framework to the app's table with the same name, because the framework has no bundle of its own, unlike in
    /// Xcode. The app's strings take precedence.
    /// - Returns: whether both tables are text files.
    private mutating func mergeStrings(at location: String, with resource: AppProject.File) -> Bool {
        // The system shows only the app's `InfoPlist` strings.
        if Paths.lastComponent(location) == "InfoPlist.strings" { return true }
        let key = PackagePlan.resourcesFolder + "/" + location
        func text(_ content: PackagePlan.Content?) -> [UInt8]? {
            switch content {
            case .text(let bytes): bytes
            case .link(let path): (try? FileReader.read(path)).flatMap(Self.textTable)
            case nil: nil
            }
        }
        guard let existing = text(files[key]), let added = text(.link(resource.path)) else { return false }
        // If a key occurs twice, the last entry is used.
        files[key] = .text(added + [0x0A] + existing)
        return true
    }

    /// Returns the bytes of a UTF-8 text table without the byte order mark, or nil for other formats.
    private static func textTable(_ bytes: [UInt8]) -> [UInt8]? {
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        guard !text.contains(0), !text.starts(with: Array("<?xml".utf8)), !text.starts(with: Array("bplist".utf8)),
            text.first != UInt8(ascii: "{"), String(validating: text, as: UTF8.self) != nil
        else { return nil }
        return text
    }

    /// Adds a data model at the same path as in an Xcode product, but in the editor's format instead of the compiled one.
    private mutating func addModel(_ resource: AppProject.File) {
        let model: DataModel
        do throws(ProjectError) { model = try DataModel(resource.path) } catch {
            return notes.add(
                .warning, error.note.file, error.note.line, error.note.message + "; the data model is skipped")
        }
        guard Paths.pathExtension(of: resource.path) == "xcdatamodeld" else {
            for version in model.versions { addFile(.link(version.contents), at: version.name + ".mom", resource) }
            return
        }
        // If several models have the same name, the first one is used.
        let folder = model.name + ".momd/"
        let versionInfo = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>NSManagedObjectModel_CurrentVersionName</key>\
            <string>\(StringTableText.escaped(model.current))</string></dict></plist>

            """
        addFile(.text(Array(versionInfo.utf8)), at: folder + "VersionInfo.plist", resource)
        for version in model.versions { addFile(.link(version.contents), at: folder + version.name + ".mom", resource) }
    }

    private mutating func addStringTables(of resource: AppProject.File) {
        do throws(LanguageFileError) {
            let catalog = try StringCatalog.read(resource.path)
            for (language, texts) in catalog.tables.sorted(by: { $0.key < $1.key }) {
                let location = "\(language).lproj/\(Paths.nameWithoutExtension(of: resource.path)).strings"
                // For a missing translation, the string in the source language is used.
                let source = catalog.tables[catalog.sourceLanguage] ?? [:]
                let table = StringTableText(source.merging(texts) { $1 })
                addFile(.text(table.strings), at: location, resource)
                if let dictionary = table.dictionary { addFile(.text(dictionary), at: location + "dict", resource) }
            }
        } catch {
            notes.add(.warning, error.file, error.line, error.message + "; its texts are skipped")
        }
    }
}
