import ArgumentParser
import CellSimHost
import Foundation
import UIKit

/// Where images and named colours come from.
struct AssetOptions: ParsableArguments {
    @Option(
        name: .customLong("assets"),
        help: ArgumentHelp(
            "A folder with asset catalogues or loose images, at any depth; repeatable. (default: what the nearest cellsim.yml above the document says, else the document's folder, without those below it)",
            valueName: "folder"))
    var paths: [String] = []

    @Flag(
        name: .customLong("no-config"),
        help: "Look for no cellsim.yml in the folders above a document and above the working directory.")
    var ignoresConfiguration = false
}

/// The folders with images for each document: those of the flag alone, else those that the nearest `cellsim.yml` names.
/// Files are read, and folders searched, once.
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
                        ? "--assets: this is no folder" : "--assets: there is no such folder")
            }
        }
    }

    /// The folders for a document; without any, its own is meant.
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

    /// How a document is shown, with the system that the nearest `cellsim.yml` names where none was said.
    /// - Throws: `InputError` for a `cellsim.yml` that cannot be read.
    func completed(_ choice: AppearanceChoice, for document: String) throws -> AppearanceChoice {
        var choice = choice
        choice.system = try choice.system ?? configuration(for: document)?.system
        return choice
    }

    private func configuration(for document: String) throws -> ProjectConfiguration? {
        guard !options.ignoresConfiguration else { return nil }
        let folder = document == "-" ? "-" : document.parentFolder
        let file = files[folder] ?? ConfigurationSearch.file(for: document)
        files[folder] = file
        guard let file else { return nil }
        if let known = configurations[file] { return known }
        let read = try ProjectConfiguration(path: file)
        configurations[file] = read
        return read
    }
}
