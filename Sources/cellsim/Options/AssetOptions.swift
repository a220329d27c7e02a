import ArgumentParser
import CellSimHost
import Foundation
import UIKit

/// The options for the folders of images and named colours.
struct AssetOptions: ParsableArguments {
    @Option(
        name: .customLong("assets"),
        help: ArgumentHelp("Image folder; repeatable. (default: the document's)", valueName: "folder"))
    var paths: [String] = []

    @Option(
        name: [.customShort("c"), .customLong("config")],
        help: ArgumentHelp("The cellsim.yml to use. (default: the nearest)", valueName: "file"))
    var configuration: String?

    @Flag(name: .customLong("no-config"), help: "Do not look for a cellsim.yml.")
    var ignoresConfiguration = false

    func validate() throws {
        guard let configuration else { return }
        if ignoresConfiguration { throw ValidationError("use either --config or --no-config") }
        if configuration.isEmpty { throw ValidationError("--config needs the name of a file") }
    }
}

/// Finds the image folders of documents: those of the option `--assets`, or otherwise those in the nearest `cellsim.yml`. Each file is
/// read and each folder is searched only once.
final class AssetLookup {
    private let options: AssetOptions
    private var configurations: [String: ProjectConfiguration] = [:]
    /// The paths of the nearest `cellsim.yml`, keyed by the folder of a document. The value is nil if there is no such file.
    private var configurationPaths: [String: String?] = [:]
    private var folders: [[String]: [ImageFolder]] = [:]

    /// Creates a lookup for the options.
    /// - Throws: `InputError` if a value of `--assets` is not a folder.
    init(_ options: AssetOptions) throws {
        self.options = options
        for path in options.paths {
            var isFolder: ObjCBool = false
            guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
            else {
                throw InputError(
                    path: path,
                    FileManager.default.fileExists(atPath: path)
                        ? "--assets: not a folder" : "--assets: no such folder")
            }
        }
    }

    /// Returns the image folders for a document, including their subfolders. If there are none, the document's own folder is used.
    /// - Throws: `InputError` if the nearest `cellsim.yml` can't be read.
    func folders(for document: String) throws -> [ImageFolder] {
        let paths = try paths(for: document)
        if let cached = folders[paths] { return cached }
        let imageFolders = ImageFolder.folders(paths)
        folders[paths] = imageFolders
        return imageFolders
    }

    /// Returns the paths of the folders as specified, without their subfolders.
    func paths(for document: String) throws -> [String] {
        guard options.paths.isEmpty else { return options.paths }
        return try configuration(for: document)?.assets ?? []
    }

    /// Returns the font folders in the nearest `cellsim.yml`.
    /// - Throws: `InputError` if the nearest `cellsim.yml` can't be read.
    func fonts(for document: String) throws -> [String] { try configuration(for: document)?.fonts ?? [] }

    /// Returns an appearance in which the iOS version in the nearest `cellsim.yml` is the default.
    /// - Throws: `InputError` if the nearest `cellsim.yml` can't be read.
    func applyingDefaults(_ choice: AppearanceOverrides, for document: String) throws -> AppearanceOverrides {
        var choice = choice
        choice.system = try choice.system ?? configuration(for: document)?.system
        return choice
    }

    /// Returns the path of the nearest `cellsim.yml`. All documents in a folder have the same one.
    private func nearestConfiguration(to document: String) -> String? {
        let folder = document == "-" ? "-" : document.parentFolder
        let file = configurationPaths[folder] ?? ConfigurationSearch.file(for: document)
        configurationPaths[folder] = file
        return file
    }

    private func configuration(for document: String) throws -> ProjectConfiguration? {
        guard !options.ignoresConfiguration else { return nil }
        guard let file = options.configuration ?? nearestConfiguration(to: document) else { return nil }
        if let cached = configurations[file] { return cached }
        let loaded = try ProjectConfiguration(path: file, isNamed: options.configuration != nil)
        configurations[file] = loaded
        return loaded
    }
}
