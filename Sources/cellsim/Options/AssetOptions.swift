import ArgumentParser
import CellSimHost
import Foundation
import UIKit

/// Where images and named colours come from.
struct AssetOptions: ParsableArguments {
    @Option(
        name: .customLong("assets"),
        help: ArgumentHelp(
            "A folder with asset catalogues or loose images, at any depth; may be given again. (default: the document's folder, without those inside of it)",
            valueName: "folder"))
    var paths: [String] = []

    /// - Throws: `InputError` for what is no folder.
    var folders: [ImageFolder] {
        get throws {
            try paths.flatMap { path in
                var isFolder: ObjCBool = false
                guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
                    throw InputError(path: path, "there is no such folder")
                }
                return ImageFolder.folders(below: path)
            }
        }
    }
}
