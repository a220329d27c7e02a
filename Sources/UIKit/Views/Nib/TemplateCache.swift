import CellSimInterfaceBuilder
import Foundation

/// The documents of nibs by name, so that a `UINib` created for every cell does not read its document again.
@MainActor enum TemplateCache {
    /// The data that shows that a file has not changed since it was read.
    private struct Stamp: Equatable {
        var changed: Date?
        var size: Int?
        var number: Int?

        init(_ path: String) {
            guard let attributes = Stamp.attributes(path) else { return }
            changed = attributes[.modificationDate] as? Date
            size = (attributes[.size] as? NSNumber)?.intValue
            number = (attributes[.systemFileNumber] as? NSNumber)?.intValue
        }

        private static func attributes(_ path: String) -> [FileAttributeKey: Any]? {
            do { return try FileManager.default.attributesOfItem(atPath: path) } catch {
                // Reading the document reports its errors.
                return nil
            }
        }

        var isKnown: Bool { changed != nil && size != nil && number != nil }
    }

    /// The maximum number of cached documents; beyond it, the cache is emptied.
    static let maximumTemplates = 256

    /// The number of cached documents.
    static var count: Int { templates.count }

    private static var templates: [String: (stamp: Stamp, template: NibTemplate)] = [:]

    /// The document of a file, read when it was not or when the file changed since.
    static func template(ofFile path: String) throws(DocumentError) -> NibTemplate {
        let stamp = Stamp(path)
        if let known = templates[path], known.stamp == stamp, stamp.isKnown { return known.template }
        let template = NibTemplate(try IBDocument(contentsOfFile: path))
        if templates.count >= maximumTemplates, templates[path] == nil { templates.removeAll(keepingCapacity: true) }
        templates[path] = (stamp, template)
        return template
    }
}
