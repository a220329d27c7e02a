import ArgumentParser
import CellSimHost
import Foundation
import Glibc

/// Which picture goes where.
struct OutputPlan {
    /// Paths of the pictures, one a document; with `--separate` what comes before `-0001.png`.
    let paths: [String]
    /// What was made for the pictures and was not there before, the innermost folder first.
    let madeFolders: [String]
    private let separate: Bool

    /// - Throws: `ValidationError` when two documents would become one picture, `InputError` when the folder cannot
    ///   be made.
    init(documents: [String], output: String?, folder: String?, separate: Bool) throws {
        self.separate = separate
        if let output {
            (paths, madeFolders) = ([output], [])
            return
        }
        var owners: [String: String] = [:]
        var paths: [String] = []
        for document in documents {
            let name = URL(fileURLWithPath: document).deletingPathExtension().lastPathComponent
            let stem = folder.map { ($0 as NSString).appendingPathComponent(name) } ?? name
            if let other = owners.updateValue(document, forKey: name) {
                throw ValidationError("\(other) and \(document) would both be drawn as \(stem).png")
            }
            paths.append(separate ? stem : stem + ".png")
        }
        self.paths = paths
        madeFolders = try folder.map { try OutputPlan.make($0) } ?? []
    }

    /// Makes the folder unless it is there, and tells which folders were missing.
    private static func make(_ folder: String) throws -> [String] {
        var missing: [String] = []
        var path = folder
        while !path.isEmpty, path != "/", !FileManager.default.fileExists(atPath: path) {
            missing.append(path)
            path = path.parentFolder
        }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            OutputPlan.remove(missing)
            throw InputError(path: folder, "the folder cannot be made")
        }
        return missing
    }

    /// Takes away what was made for the pictures, after a failure; a folder that holds anything stays.
    func removeMadeFolders() { OutputPlan.remove(madeFolders) }

    private static func remove(_ folders: [String]) {
        for folder in folders { _ = unsafe rmdir(folder) }
    }

    /// The picture of a row, counted from 0, of a document; its number has at least four digits.
    func path(document: Int, row: Int, of count: Int) -> String {
        guard separate else { return paths[document] }
        let digits = max(4, String(count).count)
        let number = String(row + 1)
        return "\(paths[document])-\(String(repeating: "0", count: max(0, digits - number.count)))\(number).png"
    }
}
