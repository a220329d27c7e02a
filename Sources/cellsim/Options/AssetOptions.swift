import ArgumentParser
import CellSimHost
import Foundation
import UIKit

/// Where images and named colours come from.
struct AssetOptions: ParsableArguments {
    @Option(
        name: .customLong("assets"),
        help: ArgumentHelp(
            "A folder with asset catalogues or loose images, at any depth; repeatable. (default: the document's folder, without those below it)",
            valueName: "folder"))
    var paths: [String] = []

    /// - Throws: `InputError` for what is no folder.
    var folders: [ImageFolder] {
        get throws {
            for path in paths {
                var isFolder: ObjCBool = false
                guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
                else {
                    throw InputError(
                        path: path,
                        FileManager.default.fileExists(atPath: path)
                            ? "--assets: this is no folder" : "--assets: there is no such folder")
                }
            }
            return ImageFolder.folders(paths)
        }
    }
}
