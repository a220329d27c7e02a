import CellSimInterfaceBuilder
import Foundation

/// A cache of parsed nib documents, so that code that creates a `UINib` for every cell doesn't parse its file each time.
@MainActor enum TemplateCache {
    /// The file attributes that indicate whether a file has changed since it was read.
    private struct FileFingerprint: Equatable {
        var modificationDate: Date?
        var size: Int?
        var fileNumber: Int?

        init(_ path: String) {
            guard let attributes = FileFingerprint.attributes(path) else { return }
            modificationDate = attributes[.modificationDate] as? Date
            size = (attributes[.size] as? NSNumber)?.intValue
            fileNumber = (attributes[.systemFileNumber] as? NSNumber)?.intValue
        }

        private static func attributes(_ path: String) -> [FileAttributeKey: Any]? {
            do { return try FileManager.default.attributesOfItem(atPath: path) } catch {
                // Parsing the document reports the error.
                return nil
            }
        }

        var isComplete: Bool { modificationDate != nil && size != nil && fileNumber != nil }
    }

    /// The maximum number of cached documents. A full cache is emptied.
    static let maximumTemplates = 256

    /// The number of cached documents.
    static var count: Int { templates.count }

    private static var templates: [String: (stamp: FileFingerprint, template: NibTemplate)] = [:]

    /// Returns the document in a file. It is parsed if it isn't cached or the file has changed.
    static func template(ofFile path: String) throws(DocumentError) -> NibTemplate {
        let fingerprint = FileFingerprint(path)
        if let cached = templates[path], cached.stamp == fingerprint, fingerprint.isComplete { return cached.template }
        let template = NibTemplate(try IBDocument(contentsOfFile: path))
        if templates.count >= maximumTemplates, templates[path] == nil { templates.removeAll(keepingCapacity: true) }
        templates[path] = (fingerprint, template)
        return template
    }
}
