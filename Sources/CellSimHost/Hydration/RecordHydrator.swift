import CellSimInterfaceBuilder
import Foundation
import UIKit

/// Fills the objects of a document with the values of records. A key is an outlet's name or `outlet.keyPath`.
///
/// Properties that a record does not contain have the document's value, regardless of earlier records.
@preconcurrency @MainActor package final class RecordHydrator {
    private let file: RecordFile
    private let keys: [HydrationKey]
    private let images: RecordImages

    /// Creates a hydrator and checks that the keys of the records match outlets.
    /// - Parameters:
    ///   - file: The records.
    ///   - content: One instantiation of the document, which determines the outlets.
    /// - Throws: `InputError` for a key without an outlet.
    package init(_ file: RecordFile, content: InterfaceFile.Content) throws {
        self.file = file
        images = RecordImages(nextTo: file.path)
        let outlets = OutletTable(content)
        keys = try file.keys.map { field in
            let key = HydrationKey(field.key, line: field.line)
            guard !outlets.objects(key.outlet).isEmpty else {
                let names = outlets.names
                let list = names.isEmpty ? "it has no outlets" : "its outlets are: " + names.joined(separator: ", ")
                throw InputError(
                    path: file.path, line: field.line,
                    "'\(key.outlet)' is not an outlet of \(content.instance.template.path); \(list)\(NearestNames.hint(key.outlet, among: names))"
                )
            }
            return key
        }
    }

    /// Returns a target for setting records in an instantiation, whose objects must have the document's values.
    package func makeTarget(_ content: InterfaceFile.Content) throws -> HydrationTarget {
        let outlets = OutletTable(content)
        let properties = try keys.map { key in
            try outlets.objects(key.outlet).map { object in
                do { return try HydratedProperty(key, of: object) } catch let problem as HydrationError {
                    throw InputError(path: file.path, line: key.line, "'\(key.text)' \(problem.message)")
                }
            }
        }
        return HydrationTarget(properties: Dictionary(uniqueKeysWithValues: zip(keys.map(\.text), properties)))
    }

    /// Restores the document's values, then sets the values of a record.
    /// - Throws: `InputError` for a value with the wrong type.
    func fill(_ target: HydrationTarget, withRecordAt index: Int) throws {
        for key in keys { for property in target.properties[key.text] ?? [] { property.restore() } }
        try set(recordAt: index, in: target)
    }

    /// Sets the values of a record. Other properties stay unchanged.
    /// - Throws: `InputError` for a value with the wrong type.
    package func set(recordAt index: Int, in target: HydrationTarget) throws {
        for field in try file.record(at: index % max(file.count, 1)).fields {
            for property in target.properties[field.key] ?? [] {
                do { try property.set(field.value, images: images) } catch let problem as HydrationError {
                    throw InputError(path: file.path, line: field.line, "'\(field.key)' \(problem.message)")
                }
            }
        }
    }
}

/// The properties of one instantiation that records set, keyed by the records' keys.
@MainActor package struct HydrationTarget {
    var properties: [String: [HydratedProperty]]
}

/// A key of a record, divided into an outlet and a key path.
struct HydrationKey {
    var text: String
    /// The line of the key's first occurrence in the data.
    var line: Int
    var outlet: String
    /// The key path; empty if the key refers to the outlet's object itself.
    var path: String

    init(_ text: String, line: Int) {
        (self.text, self.line) = (text, line)
        let dot = text.firstIndex(of: ".")
        outlet = String(text[..<(dot ?? text.endIndex)])
        path = dot.map { String(text[text.index(after: $0)...]) } ?? ""
    }
}

/// The objects connected to the outlets of the selected view and the File's Owner.
@MainActor package struct OutletTable {
    /// The outlet names in document order, with those of the view first.
    package let names: [String]
    private let objectsByName: [String: [AnyObject]]

    package init(_ content: InterfaceFile.Content) {
        var (names, byName): ([String], [String: [AnyObject]]) = ([], [:])
        for outlet in content.instance.outlets(of: content.view) + content.instance.ownerOutlets
        where byName[outlet.name] == nil {
            names.append(outlet.name)
            byName[outlet.name] = outlet.objects
        }
        (self.names, self.objectsByName) = (names, byName)
    }

    package func objects(_ name: String) -> [AnyObject] { objectsByName[name] ?? [] }
}
