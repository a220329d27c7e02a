import ArgumentParser
import CellSimHost
import CellSimProcess
import Foundation

/// The path of each picture.
struct OutputPlan {
    /// Paths of the pictures, one per document; with `--separate` the prefix of `-0001.png`.
    let paths: [String]
    /// The folders that were created for the pictures.
    let madeFolders: CreatedFolders?
    /// Whether one path was named for the one picture there is to be.
    let isOnePicture: Bool
    private let separate: Bool

    /// - Throws: `ValidationError` if two documents would have the same picture path, `InputError` if a folder cannot
    ///   be created.
    init(documents: [DocumentSearch.Match], output: String?, folder: String?, separate: Bool) throws {
        self.separate = separate
        isOnePicture = output != nil
        if let output {
            (paths, madeFolders) = ([output], nil)
            return
        }
        let stems = try OutputPlan.stems(of: documents, inFolder: folder != nil).map { stem in
            folder.map { ($0 as NSString).appendingPathComponent(stem) } ?? stem
        }
        paths = stems.map { separate ? $0 : $0 + ".png" }
        do {
            madeFolders = try CreatedFolders(Set(paths.map(\.parentFolder)).union(folder.map { [$0] } ?? []).sorted())
        } catch {
            throw InputError(path: error.path, "the folder cannot be created: \(error.reason)")
        }
    }

    /// Names without endings, no two the same.
    private static func stems(of documents: [DocumentSearch.Match], inFolder: Bool) throws -> [String] {
        let names = documents.map(DocumentNames.plain)
        let distinct = DocumentNames.distinct(documents)
        if let distinct, inFolder || distinct == names { return distinct }
        var owners: [String: String] = [:]
        for (document, name) in zip(documents, names) {
            guard let other = owners.updateValue(document.path, forKey: name) else { continue }
            let remedy = distinct == nil ? "a document is named twice" : "--output-directory keeps their folders"
            throw ValidationError("\(other) and \(document.path) would both be written to \(name).png: \(remedy)")
        }
        throw ValidationError("a document is named twice")
    }

    /// The picture of a document's view, or of one of its scenes, by name.
    func path(document: Int, scene: String?) -> String {
        guard let scene, !isOnePicture else { return paths[document] }
        return (paths[document] as NSString).deletingPathExtension + "-" + OutputPlan.fileName(scene) + ".png"
    }

    /// A scene's name as a part of a file's.
    static func fileName(_ scene: String) -> String {
        // A slash stays one whatever mark follows it.
        String(String.UnicodeScalarView(scene.unicodeScalars.map { $0 == "/" || $0 == "\0" ? "_" : $0 }))
    }

    /// The picture of a row, counted from 0, of a document; its number has at least four digits.
    func path(document: Int, row: Int, of count: Int) -> String {
        guard separate else { return paths[document] }
        let digits = max(4, String(count).count)
        let number = String(row + 1)
        return "\(paths[document])-\(String(repeating: "0", count: max(0, digits - number.count)))\(number).png"
    }
}
