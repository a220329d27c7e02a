import CellSimHost
import CellSimProcess
import Foundation

/// The documents of an entry in `cases`, selected by name, folder or pattern, and their selected scenes.
struct CaseDocuments {
    /// A document, or one of its scenes.
    struct SelectedDocument {
        var path: String
        /// The part of the case's name that identifies the document, such as `Cells/Element`.
        var name: String
        /// The scene to draw.
        var scene: String?
        /// The scene's name as used in the name of the case.
        var sceneName: String?
        /// A Boolean value that indicates whether the document's scenes are unknown, because the document can't be read.
        var isUnresolved = false
    }

    private let documents: [(found: DocumentSearch.Match, name: String)]
    private let scenes: [String]
    /// A Boolean value that indicates whether the names of cases must contain the document. It is true for a pattern or folder even with
    /// one match, because a later run could find more documents.
    let needsDocumentNames: Bool

    /// Finds the documents of an entry.
    /// - Throws: `InputError` for a name or pattern that matches no document.
    init(_ reader: ConfigurationReader, _ folder: String) throws {
        guard let items = try reader.texts("document") else { throw reader.error("document", "is missing") }
        let exclusions = try CaseDocuments.exclusions(reader, items, folder)
        var allMatches: [DocumentSearch.Match] = []
        var hasSearch = false
        for item in items where !item.text.hasPrefix("!") {
            let (documents, isSearch) = try CaseDocuments.matches(item, reader, folder)
            let included = documents.filter { document in !exclusions.contains { $0.matches(document.path) } }
            if isSearch, included.isEmpty {
                let problem = documents.isEmpty ? "finds no XIB or storyboard" : "finds only excluded documents"
                throw reader.error("document", "'\(item.text)' \(problem)", line: item.line)
            }
            allMatches += included
            hasSearch = hasSearch || isSearch
        }
        var visitedPaths: Set<String> = []
        let unique = hasSearch ? allMatches.filter { visitedPaths.insert($0.path).inserted } : allMatches
        guard !unique.isEmpty else { throw reader.error("document", "names only excluded documents") }
        let names = DocumentNames.uniqueNames(unique) ?? unique.map(DocumentNames.baseName)
        documents = Array(zip(unique, CaseDocuments.withoutLanguageFolders(names)))
        needsDocumentNames = hasSearch || unique.count > 1
        let objects = try reader.strings("object")
        if objects != nil, reader.node("scene") != nil {
            throw reader.error("object", "is another name for 'scene'; use one of them")
        }
        scenes = try objects ?? reader.strings("scene") ?? []
    }

    /// Returns names without language folders, such as `Main` for `Base.lproj/Main`. A name keeps its language folder if it would not be
    /// unique otherwise.
    private static func withoutLanguageFolders(_ names: [String]) -> [String] {
        let shortNames = names.map { name in
            name.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
        }
        let counts = Dictionary(shortNames.map { ($0, 1) }, uniquingKeysWith: +)
        return zip(names, shortNames).map { name, short in counts[short, default: 0] > 1 ? name : short }
    }

    /// Returns the excluded patterns: those under `exclude`, and those in `document` that begin with an exclamation mark.
    private static func exclusions(
        _ reader: ConfigurationReader, _ items: [ConfigurationReader.Text], _ folder: String
    ) throws -> [PathPattern] {
        var texts = try (reader.texts("exclude") ?? []).map { (key: "exclude", item: $0, text: $0.text) }
        texts += items.filter { $0.text.hasPrefix("!") }.map {
            (key: "document", item: $0, text: String($0.text.dropFirst()))
        }
        return try texts.flatMap { key, item, text in
            // If a folder is excluded, its contents are excluded too.
            let fullPattern = SnapshotPlan.join(folder, text)
            return [try pattern(fullPattern, key, item, reader), try pattern(fullPattern + "/**", key, item, reader)]
        }
    }

    private static func pattern(
        _ text: String, _ key: String, _ item: ConfigurationReader.Text, _ reader: ConfigurationReader
    ) throws -> PathPattern {
        do { return try PathPattern(text) } catch let problem {
            throw reader.error(key, "'\(item.text)' \(problem)", line: item.line)
        }
    }

    /// Returns the documents that a name, folder or pattern selects, and whether a search was needed.
    private static func matches(
        _ item: ConfigurationReader.Text, _ reader: ConfigurationReader, _ folder: String
    ) throws -> ([DocumentSearch.Match], isSearch: Bool) {
        let path = SnapshotPlan.join(folder, item.text)
        var isFolder: ObjCBool = false
        let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        do {
            if exists, isFolder.boolValue { return (try DocumentSearch.matchesInFolder(path), true) }
            guard !exists, PathPattern.isPattern(item.text) else {
                return ([.init(path: path, name: (path as NSString).lastPathComponent)], false)
            }
            let pattern = try pattern(path, "document", item, reader)
            guard FileManager.default.fileExists(atPath: pattern.folder.isEmpty ? "." : pattern.folder) else {
                return ([], true)
            }
            return (try DocumentSearch.matchesInFolder(pattern.folder).filter { pattern.matches($0.path) }, true)
        } catch let error as InputError where error.path != reader.path {
            throw reader.error("document", "'\(item.text)': \(error.message)", line: item.line)
        }
    }

    /// Returns the selected documents, or the selected scenes of each document.
    func selectedDocuments() -> [SelectedDocument] {
        documents.flatMap { document, name in
            func selection(_ scene: String?, _ sceneName: String?) -> SelectedDocument {
                SelectedDocument(path: document.path, name: name, scene: scene, sceneName: sceneName)
            }
            if scenes.isEmpty { return [selection(nil, nil)] }
            return scenes.flatMap { scene in
                guard scene == "all" else { return [selection(scene, scene)] }
                do {
                    let all = try CaseDocuments.allScenes(of: document.path)
                    return zip(all, SceneNames.uniqueNames(all)).map { selection($0.key, $1) }
                } catch {
                    var unresolved = selection(nil, nil)
                    unresolved.isUnresolved = true
                    return [unresolved]
                }
            }
        }
    }

    /// Returns a storyboard's scenes, or the top-level views of a XIB. For a XIB with only one view, returns one scene without a key and a
    /// name.
    /// - Throws: an error if the document can't be read.
    static func allScenes(of path: String) throws -> [SceneNames.Scene] {
        // Records the file accesses, so that they are not attributed to a case: the scenes are read again in each run.
        try InputLog.recording { try MainActor.assumeIsolated { try sceneNames(of: path) } }.result
    }

    @MainActor private static func sceneNames(of path: String) throws -> [SceneNames.Scene] {
        let file = try InterfaceFile(path: path)
        guard file.isStoryboard else {
            let views = try TopLevelViews(file).all
            return views.count > 1
                ? views.map { SceneNames.Scene(key: $0.name, name: $0.readableName) } : [.init(key: nil, name: nil)]
        }
        let scenes = StoryboardScenes(file)
        return try scenes.controllers(named: ["all"]).map {
            SceneNames.Scene(key: scenes.name(of: $0), name: scenes.readableName(of: $0))
        }
    }
}
