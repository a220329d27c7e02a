import ArgumentParser
import CellSimHost
import Foundation
import UIKit

/// The sources of images and named colours.
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

/// The folders with images for each document: only those of the flag, otherwise those that the nearest `cellsim.yml`
/// names. Files are read, and folders searched, once.
final class AssetLookup {
    private let options: AssetOptions
    private var configurations: [String: ProjectConfiguration] = [:]
    /// By the folders that documents lie in: all documents of one have the same.
    private var files: [String: String?] = [:]
    private var folders: [[String]: [ImageFolder]] = [:]

    /// - Throws: `InputError` for flags that name no folder.
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

    /// The folders for a document; without any, the document's own.
    /// - Throws: `InputError` for a `cellsim.yml` that cannot be read.
    func folders(for document: String) throws -> [ImageFolder] {
        let paths = try paths(for: document)
        if let known = folders[paths] { return known }
        let found = ImageFolder.folders(paths)
        folders[paths] = found
        return found
    }

    /// The same as they are named, without those below them.
    func paths(for document: String) throws -> [String] {
        guard options.paths.isEmpty else { return options.paths }
        return try configuration(for: document)?.assets ?? []
    }

    /// The folders with fonts that the nearest `cellsim.yml` names.
    /// - Throws: `InputError` for a `cellsim.yml` that cannot be read.
    func fonts(for document: String) throws -> [String] { try configuration(for: document)?.fonts ?? [] }

    /// The appearance of a document, with the system of the nearest `cellsim.yml` as the default.
    /// - Throws: `InputError` for a `cellsim.yml` that cannot be read.
    func completed(_ choice: AppearanceOverrides, for document: String) throws -> AppearanceOverrides {
        var choice = choice
        choice.system = try choice.system ?? configuration(for: document)?.system
        return choice
    }

    /// The nearest `cellsim.yml`, which all documents of a folder share.
    private func nearest(to document: String) -> String? {
        let folder = document == "-" ? "-" : document.parentFolder
        let file = files[folder] ?? ConfigurationSearch.file(for: document)
        files[folder] = file
        return file
    }

    private func configuration(for document: String) throws -> ProjectConfiguration? {
        guard !options.ignoresConfiguration else { return nil }
        guard let file = options.configuration ?? nearest(to: document) else { return nil }
        if let known = configurations[file] { return known }
        let read = try ProjectConfiguration(path: file, isNamed: options.configuration != nil)
        configurations[file] = read
        return read
    }
}
