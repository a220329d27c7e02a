import CellSimLanguages
import Foundation

/// Translates the texts of a document. String tables next to the document contain the translations by object and
/// property (`"aBc-dE-123.text" = "Hallo";`), in a language folder or a string catalogue.
struct NibLocalization {
    private let textsByKey: [String: LocalizedText]
    private let language: InterfaceLanguage?

    /// Creates the translations; returns nil if texts stay untranslated: on the design canvas, without any table, and
    /// on the command line unless a language was requested.
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
        // A document without a file has no tables next to it.
        let hasFile = !name.isEmpty && !template.path.hasPrefix("<")
        let tableFolder = folder.isEmpty ? "." : folder
        textsByKey = hasFile ? StringTables.table(name, folder: tableFolder, language: language) : [:]
        if textsByKey.isEmpty, language?.pseudo == nil { return nil }
    }

    /// Returns the translation of a text.
    /// - Parameters:
    ///   - text: The text in the document.
    ///   - owner: The id of the object.
    ///   - name: The name of the property in string tables; nil if they have no entry for it.
    func text(_ text: String, of owner: String?, _ name: String?) -> String {
        let translation = owner.flatMap { owner in name.flatMap { textsByKey["\(owner).\($0)"] } }
        return StringTables.string(translation, else: text, language: language)
    }
}
