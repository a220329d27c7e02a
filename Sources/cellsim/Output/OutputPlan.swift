import ArgumentParser
import CellSimHost
import Foundation

/// Which picture goes where.
struct OutputPlan {
    /// Paths of the pictures, one a document; with `--separate` what comes before `-0001.png`.
    let paths: [String]
    private let separate: Bool

    /// - Throws: `ValidationError` when two documents would become one picture, `InputError` when the folder cannot
    ///   be made.
    init(documents: [String], output: String?, folder: String?, separate: Bool) throws {
        self.separate = separate
        if let output {
            paths = [output]
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
        if let folder { try OutputPlan.make(folder) }
    }

    /// Makes the folder unless it is there.
    private static func make(_ folder: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw InputError(path: folder, "the folder cannot be made")
        }
    }

    /// The picture of a row, counted from 0, of a document; its number has at least four digits.
    func path(document: Int, row: Int, of count: Int) -> String {
        guard separate else { return paths[document] }
        let digits = max(4, String(count).count)
        let number = String(row + 1)
        return "\(paths[document])-\(String(repeating: "0", count: max(0, digits - number.count)))\(number).png"
    }
}
