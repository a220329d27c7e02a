import CellSimProcess
import Foundation
import Glibc
import Synchronization

/// A cache of the string tables in bundles' folders.
///
/// A table named `Localizable` consists of `Localizable.strings` and `Localizable.stringsdict` in a language folder
/// (`de.lproj`), or of `Localizable.xcstrings` next to such folders. As in Foundation, one language is selected per folder.
/// Missing keys aren't searched in other languages, except in the source language of a catalogue.
public enum StringTables {
    private struct TableKey: Hashable {
        var folder: String
        var table: String
        var language: InterfaceLanguage?
    }

    /// A cached table, and the messages that were reported when it was read.
    private struct CacheEntry {
        var texts: [String: LocalizedText]
        var notices: [Notice]
    }

    private static let tables = Mutex<[TableKey: CacheEntry]>([:])
    private static let folders = Mutex<[String: FolderLanguages]>([:])
    /// The maximum number of cached tables, and of cached folders.
    private static let maximumTables = 512

    /// Empties the cache. Call this method in programs that keep running while files change.
    public static func removeAll() {
        tables.withLock { $0 = [:] }
        folders.withLock { $0 = [:] }
    }

    /// Returns the texts of a table by key; empty if the table doesn't exist.
    /// - Parameters:
    ///   - table: the table's name without suffix.
    ///   - folder: the folder that contains `*.lproj` folders, or an `.lproj` folder.
    public static func table(
        _ table: String, folder: String, language: InterfaceLanguage? = .current
    ) -> [String: LocalizedText] {
        let name = TableKey(folder: folder, table: table, language: language)
        if let cachedEntry = tables.withLock({ $0[name] }) {
            Notice.replay(cachedEntry.notices)
            return cachedEntry.texts
        }
        let loaded = Notice.collecting { entries(name) }
        tables.withLock {
            if $0.count >= maximumTables { $0 = [:] }
            $0[name] = CacheEntry(texts: loaded.result, notices: loaded.notices)
        }
        return loaded.result
    }

    /// Returns the text for a key, like `NSLocalizedString`. For a missing key, returns `value`, or the key if `value` is
    /// empty. If its words depend on numbers, `LocalizedFormats` expands it.
    public static func string(
        _ key: String, value: String?, table: String?, folder: String, language: InterfaceLanguage? = .current
    ) -> String {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        let text = self.table(name, folder: folder, language: language)[key]
        return string(text, else: value.flatMap { $0.isEmpty ? nil : $0 } ?? key, language: language)
    }

    /// Returns the string for a text from a table, or for another text if it is missing.
    public static func string(
        _ text: LocalizedText?, else other: String, language: InterfaceLanguage? = .current
    ) -> String {
        switch text {
        case .text(let text)?: untranslated(text, language: language)
        case .format(let format)?: LocalizedFormats.tagged(format, language?.pseudo)
        case nil: untranslated(other, language: language)
        }
    }

    /// Returns a text that isn't in a table. If a pseudolanguage is selected, converts it.
    public static func untranslated(_ text: String, language: InterfaceLanguage? = .current) -> String {
        language?.pseudo.map { PseudoLanguage.pseudolocalized(text, $0) } ?? text
    }

    /// Returns the texts of a `.strings` file.
    /// - Throws: `LanguageFileError` with the line.
    public static func file(_ path: String) throws(LanguageFileError) -> [String: String] { try StringsFile.read(path) }

    /// Returns the languages of a folder. The folder is read again if it has changed.
    public static func languages(of folder: String) -> FolderLanguages {
        let stamp = FolderLanguages.ModificationTime(folder)
        if let cachedLanguages = folders.withLock({ $0[folder] }), cachedLanguages.stamp == stamp {
            return cachedLanguages
        }
        let newLanguages = FolderLanguages(folder, stamp)
        folders.withLock {
            if $0.count >= maximumTables { $0 = [:] }
            $0[folder] = newLanguages
        }
        return newLanguages
    }

    private static func entries(_ name: TableKey) -> [String: LocalizedText] {
        let path = "\(name.folder)/\(name.table)"
        if name.folder.hasSuffix(".lproj") {
            let language = String(name.folder.split(separator: "/").last?.dropLast(6) ?? "en")
            return texts(at: path, language: language)
        }
        let folderLanguages = languages(of: name.folder)
        // Files outside language folders take precedence.
        let plain = texts(at: path, language: name.language?.identifier ?? "en")
        if !plain.isEmpty { return plain }
        for location in [path, "\(name.folder)/mul.lproj/\(name.table)"] {
            if let catalogTexts = catalog(at: location + ".xcstrings", name.language, folderLanguages) {
                return catalogTexts
            }
        }
        for language in folderLanguages.searchFolders(for: name.language) {
            let languageTexts = texts(at: "\(name.folder)/\(language).lproj/\(name.table)", language: language)
            if !languageTexts.isEmpty { return languageTexts }
        }
        return [:]
    }

    private static func catalog(
        at path: String, _ language: InterfaceLanguage?, _ folder: FolderLanguages
    ) -> [String: LocalizedText]? {
        guard fileExists(path) else { return nil }
        do throws(LanguageFileError) {
            let catalog = try StringCatalog.read(path)
            let source = catalog.tables[catalog.sourceLanguage] ?? [:]
            let all = Array(Set(catalog.tables.keys).union(folder.localizations)).sorted()
            guard let match = (language ?? .english).bestMatch(among: all), let texts = catalog.tables[match] else {
                return source
            }
            return source.merging(texts) { $1 }
        } catch {
            report(error)
            return nil
        }
    }

    private static func texts(at path: String, language: String) -> [String: LocalizedText] {
        var result: [String: LocalizedText] = [:]
        let language = language == "Base" ? "en" : LanguageTag(language)?.identifier ?? "en"
        do throws(LanguageFileError) {
            if fileExists(path + ".strings") {
                result = try StringsFile.read(path + ".strings").mapValues { .text($0) }
            }
            if fileExists(path + ".stringsdict") {
                result.merge(try StringsDictionary.read(path + ".stringsdict", language: language)) { $1 }
            }
        } catch {
            report(error)
        }
        return result
    }

    private static func fileExists(_ path: String) -> Bool {
        InputLog.record(location: path)
        return FileManager.default.fileExists(atPath: path)
    }

    private static func report(_ error: LanguageFileError) {
        Notice.report(.once, "warning: \(error); its texts are skipped")
    }
}

/// The languages for which a folder contains texts.
public struct FolderLanguages: Sendable {
    /// The names of the language folders, without `Base` and `mul`, in alphabetical order.
    public let localizations: [String]
    /// Whether the folder contains `Base.lproj`.
    let hasBase: Bool
    /// The app's development language, from its `Info.plist`.
    let developmentRegion: String?

    /// The modification time of the folder.
    struct ModificationTime: Equatable {
        private var seconds = 0
        private var nanoseconds = 0

        init(_ folder: String) {
            var info = stat()
            guard unsafe stat(folder, &info) == 0 else { return }
            (seconds, nanoseconds) = (info.st_mtim.tv_sec, info.st_mtim.tv_nsec)
        }
    }

    let stamp: ModificationTime

    init(_ folder: String, _ stamp: ModificationTime) {
        self.stamp = stamp
        let entryNames = try? FileManager.default.contentsOfDirectory(atPath: folder)
        InputLog.record(names: entryNames, in: folder)
        let names = entryNames ?? []
        let languages = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
        localizations = languages.filter { $0 != "Base" && $0 != "mul" }.sorted()
        hasBase = languages.contains("Base")
        developmentRegion = names.contains("Info.plist") ? Self.region(ofList: folder + "/Info.plist") : nil
    }

    private static func region(ofList path: String) -> String? {
        guard let bytes = try? StringsFile.bytes(path), PropertyListFile.isPropertyList(bytes),
            let propertyList = try? PropertyListFile.read(bytes, path) as? [String: Any]
        else { return nil }
        return propertyList["CFBundleDevelopmentRegion"] as? String
    }

    /// Returns the folders to search, in order: that of the language (or English), otherwise that of the development
    /// language; then `Base`.
    public func searchFolders(for language: InterfaceLanguage?) -> [String] {
        var selectedFolders = [(language ?? .english).bestMatch(among: localizations)].compactMap { $0 }
        if selectedFolders.isEmpty {
            let development = developmentRegion.flatMap { InterfaceLanguage(named: $0) } ?? .english
            selectedFolders = [development.bestMatch(among: localizations)].compactMap { $0 }
        }
        if hasBase { selectedFolders.append("Base") }
        return selectedFolders.isEmpty ? Array(localizations.prefix(1)) : selectedFolders
    }
}
