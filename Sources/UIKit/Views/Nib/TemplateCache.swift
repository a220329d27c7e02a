import CellSimInterfaceBuilder
import Foundation

/// Caches nib documents by file, so that a `UINib` created for every cell does not parse its document again.
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
                // Parsing the document reports the errors of the file.
                return nil
            }
        }

        var isComplete: Bool { modificationDate != nil && size != nil && fileNumber != nil }
    }

    /// The maximum number of cached documents; a full cache is emptied.
    static let maximumTemplates = 256

    /// The number of cached documents.
    static var count: Int { templates.count }

    private static var templates: [String: (stamp: FileFingerprint, template: NibTemplate)] = [:]

    /// Returns the document in a file. It is parsed if it is not cached, or if the file has changed.
    static func template(ofFile path: String) throws(DocumentError) -> NibTemplate {
        let fingerprint = FileFingerprint(path)
        if let cached = templates[path], cached.stamp == fingerprint, fingerprint.isComplete { return cached.template }
        let template = NibTemplate(try IBDocument(contentsOfFile: path))
        if templates.count >= maximumTemplates, templates[path] == nil { templates.removeAll(keepingCapacity: true) }
        templates[path] = (fingerprint, template)
        return template
    }
}
