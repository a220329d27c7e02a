import CellSimLanguages
import Foundation

/// The translations of a document's texts: tables next to it have them by object and property (`"aBc-dE-123.text" =
/// "Hallo";`), in the folder of a language or as a catalogue.
struct NibTexts {
    private let table: [String: LocalizedText]
    private let language: InterfaceLanguage?

    /// Returns nil if texts stay untranslated: on the design canvas, without any table, and on the command line unless a
    /// language was requested.
    @MainActor init?(_ template: NibTemplate, options: NibOptions) {
        language = .current
        guard options.purpose == .runTime, options.policy == .library || language != nil else { return nil }
        let path = template.path as NSString
        var folder = path.deletingLastPathComponent
        let own = (folder as NSString).lastPathComponent
        if own.hasSuffix(".lproj") {
            folder = (folder as NSString).deletingLastPathComponent
            let isTranslated = own != "Base.lproj" && own != "mul.lproj"
            let chosen = StringTables.languages(of: folder.isEmpty ? "." : folder).chosen(for: language).first
            if isTranslated, chosen == String(own.dropLast(6)), language?.pseudo == nil { return nil }
        }
        let name = (path.lastPathComponent as NSString).deletingPathExtension
        // A document without a file has no neighbouring tables.
        let hasLocation = !name.isEmpty && !template.path.hasPrefix("<")
        let tables = folder.isEmpty ? "." : folder
        table = hasLocation ? StringTables.table(name, folder: tables, language: language) : [:]
        if table.isEmpty, language?.pseudo == nil { return nil }
    }

    /// - Parameters:
    ///   - owner: the object's id.
    ///   - name: the property's name in string tables; nil if they have none for it.
    func text(_ text: String, of owner: String?, _ name: String?) -> String {
        let found = owner.flatMap { owner in name.flatMap { table["\(owner).\($0)"] } }
        return StringTables.string(found, else: text, language: language)
    }
}
