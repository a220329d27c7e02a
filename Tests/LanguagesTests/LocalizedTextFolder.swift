import CellSimLanguages
import Foundation
import XCTest

/// A temporary folder of localized string tables.
final class LocalizedTextFolder {
    let path: String

    init(_ files: [String: String]) throws {
        path = NSTemporaryDirectory() + "cellsim-texts-\(UUID().uuidString)"
        for (name, text) in files {
            let file = URL(fileURLWithPath: path + "/" + name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Returns the text of a key in a language, or the key if the table lacks it.
    func text(_ key: String, _ language: String?, table: String? = nil) -> String {
        StringTables.string(
            key, value: nil, table: table, folder: path, language: language.flatMap { InterfaceLanguage(named: $0) })
    }

    /// Returns the text of a key with integer arguments.
    func text(_ key: String, _ language: String?, _ numbers: Int...) -> String {
        let format = text(key, language)
        let (plain, values) = LocalizedFormats.expanded(format, numbers) ?? (format, numbers)
        return unsafe withVaList(values) { unsafe NSString(format: plain, arguments: $0).description }
    }
}
