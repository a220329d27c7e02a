import CellSimLanguages
import Foundation

/// Translates the texts of a document with string tables next to it, in a language folder or a string catalogue. Their
/// keys consist of the object ID and the property, for example `"aBc-dE-123.text" = "Hallo";`.
struct NibLocalization {
    private let textsByKey: [String: LocalizedText]
    private let language: InterfaceLanguage?

    /// Reads the translations of a document. Returns nil if texts aren't translated: at design time, if there is no table,
    /// and on the command line unless a language was specified.
    @MainActor init?(_ template: NibTemplate, options: NibOptions) {
        language = .current
        guard options.purpose == .runTime, options.policy == .library || language != nil else { return nil }
        let path = template.path as NSString
        var folder = path.deletingLastPathComponent
        let folderName = (folder as NSString).lastPathComponent
        if folderName.hasSuffix(".lproj") {
            folder = (folder as NSString).deletingLastPathComponent
            let isTranslated = folderName != "Base.lproj" && folderName != "mul.lproj"
            let selectedLanguage = StringTables.languages(of: folder.isEmpty ? "." : folder).searchFolders(
                for: language
            ).first
            if isTranslated, selectedLanguage == String(folderName.dropLast(6)), language?.pseudo == nil { return nil }
        }
        let name = (path.lastPathComponent as NSString).deletingPathExtension
        // A document that isn't a file has no tables.
        let hasFile = !name.isEmpty && !template.path.hasPrefix("<")
        let tableFolder = folder.isEmpty ? "." : folder
        textsByKey = hasFile ? StringTables.table(name, folder: tableFolder, language: language) : [:]
        if textsByKey.isEmpty, language?.pseudo == nil { return nil }
    }

    /// Returns the translation of a text.
    /// - Parameters:
    ///   - text: The text in the document.
    ///   - owner: The object ID.
    ///   - name: The name of the property in string tables; nil if they don't contain it.
    func text(_ text: String, of owner: String?, _ name: String?) -> String {
        let translation = owner.flatMap { owner in name.flatMap { textsByKey["\(owner).\($0)"] } }
        return StringTables.string(translation, else: text, language: language)
    }
}
