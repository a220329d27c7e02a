import ArgumentParser
import CellSimHost
import CellSimProcess
import Foundation

/// Determines the paths of the pictures to write.
struct OutputPlan {
    /// The paths of the pictures, one for each document. With `--separate`, the paths without the suffix `-0001.png`.
    let paths: [String]
    /// The folders that were created for the pictures, or nil if the path was specified.
    let createdFolders: CreatedFolders?
    /// A Boolean value that indicates whether the path of the only picture was specified.
    let isOnePicture: Bool
    private let separate: Bool

    /// Determines the paths, and creates missing folders.
    /// - Throws: `ValidationError` if two documents would have the same picture, or `InputError` if a folder can't be created.
    init(documents: [DocumentSearch.Match], output: String?, folder: String?, separate: Bool) throws {
        self.separate = separate
        isOnePicture = output != nil
        if let output {
            (paths, createdFolders) = ([output], nil)
            return
        }
        let stems = try OutputPlan.stems(of: documents, inFolder: folder != nil).map { stem in
            folder.map { ($0 as NSString).appendingPathComponent(stem) } ?? stem
        }
        paths = stems.map { separate ? $0 : $0 + ".png" }
        do {
            createdFolders = try CreatedFolders(
                Set(paths.map(\.parentFolder)).union(folder.map { [$0] } ?? []).sorted())
        } catch {
            throw InputError(path: error.path, "the folder cannot be created: \(error.reason)")
        }
    }

    /// Returns a unique name without an extension for each document.
    private static func stems(of documents: [DocumentSearch.Match], inFolder: Bool) throws -> [String] {
        let names = documents.map(DocumentNames.baseName)
        let distinct = DocumentNames.uniqueNames(documents)
        if let distinct, inFolder || distinct == names { return distinct }
        var owners: [String: String] = [:]
        for (document, name) in zip(documents, names) {
            guard let other = owners.updateValue(document.path, forKey: name) else { continue }
            let remedy = distinct == nil ? "a document is named twice" : "--output-directory keeps their folders"
            throw ValidationError("\(other) and \(document.path) would both be written to \(name).png: \(remedy)")
        }
        throw ValidationError("a document is named twice")
    }

    /// Returns the picture's path for a document, or for a scene or view in it.
    func path(document: Int, scene: String?) -> String {
        guard let scene, !isOnePicture else { return paths[document] }
        return (paths[document] as NSString).deletingPathExtension + "-" + OutputPlan.fileName(scene) + ".png"
    }

    /// Returns the name of a scene with characters replaced that aren't valid in file names.
    static func fileName(_ scene: String) -> String {
        // Compares Unicode scalars instead of characters, because a slash can be followed by a combining mark.
        String(String.UnicodeScalarView(scene.unicodeScalars.map { $0 == "/" || $0 == "\0" ? "_" : $0 }))
    }

    /// Returns the path of the picture of a row. Rows are counted from 0, and the number in the path has at least four digits.
    func path(document: Int, row: Int, of count: Int) -> String {
        guard separate else { return paths[document] }
        let digits = max(4, String(count).count)
        let number = String(row + 1)
        return "\(paths[document])-\(String(repeating: "0", count: max(0, digits - number.count)))\(number).png"
    }
}
