import ArgumentParser
import CellSimHost
import Foundation
import UIKit

/// The option for folders with the user's own fonts.
struct FontOptions: ParsableArguments {
    @Option(
        name: .customLong("font-directory"),
        help: ArgumentHelp("A folder with fonts that documents name; repeatable.", valueName: "dir"))
    var paths: [String] = []

    /// Registers the fonts in the folders of the option, in the folders that the nearest `cellsim.yml` of each document lists, and in the
    /// documents' projects. Reports problems.
    /// - Throws: `InputError` if a path is not a folder.
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
        var registeredPaths = Set(paths)
        for document in documents {
            for path in try lookup?.fonts(for: document) ?? [] where registeredPaths.insert(path).inserted {
                for problem in UIFont.addFonts(folder: path) { logMessage(problem) }
            }
        }
        for problem in ProjectFonts.add(documents: documents) { logMessage(problem) }
    }
}
