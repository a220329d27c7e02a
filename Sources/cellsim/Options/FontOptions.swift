import ArgumentParser
import CellSimHost
import Foundation
import UIKit

/// The user's own fonts for text.
struct FontOptions: ParsableArguments {
    @Option(
        name: .customLong("font-directory"),
        help: ArgumentHelp("A folder with fonts that documents name; repeatable.", valueName: "dir"))
    var paths: [String] = []

    /// Registers the fonts of the folders, then those of the folders that the nearest `cellsim.yml` of each document
    /// names, and those that the documents' projects name; reports problems.
    /// - Throws: `InputError` if the path is not a folder.
    @MainActor func register(documents: [String] = [], _ lookup: AssetLookup? = nil) throws {
        for path in paths {
            var isFolder: ObjCBool = false
            guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
                throw InputError(
                    path: path,
                    FileManager.default.fileExists(atPath: path)
                        ? "--font-directory: not a folder" : "--font-directory: no such folder")
            }
            for problem in UIFont.addFonts(folder: path) { logMessage(problem) }
        }
        var known = Set(paths)
        for document in documents {
            for path in try lookup?.fonts(for: document) ?? [] where known.insert(path).inserted {
                for problem in UIFont.addFonts(folder: path) { logMessage(problem) }
            }
        }
        for problem in ProjectFonts.add(documents: documents) { logMessage(problem) }
    }
}
